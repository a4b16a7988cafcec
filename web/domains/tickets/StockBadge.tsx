import { type SaleState } from '../matches/match-state.ts';
import { Badge } from '../../ui/Badge.tsx';

/** Below this number of seats the badge urges to buy: just over one percent of the pavilion. */
const LAST_SEATS = 50;

interface StockBadgeProps {
  state: SaleState;
  /** Seats left. */
  available: number;
  className?: string;
}

/** The state of a match's sale, in two or three words. */
export function StockBadge({ state, available, className }: StockBadgeProps) {
  const { tone, text } = stockNotice(state, available);
  return (
    <Badge tone={tone} {...(className && { className })}>
      {text}
    </Badge>
  );
}

function stockNotice(state: SaleState, available: number) {
  switch (state) {
    case 'on-sale':
      if (available > LAST_SEATS) return { tone: 'ok', text: 'Entradas a la venta' } as const;
      return {
        tone: 'warn',
        text: available === 1 ? '¡Última entrada!' : `¡Últimas ${available} entradas!`,
      } as const;
    case 'sold-out':
      return { tone: 'error', text: 'Entradas agotadas' } as const;
    case 'live':
      return { tone: 'live', text: 'En directo' } as const;
    case 'postponed':
      return { tone: 'warn', text: 'Aplazado' } as const;
    case 'cancelled':
      return { tone: 'error', text: 'Cancelado' } as const;
    case 'finished':
      return { tone: 'neutral', text: 'Finalizado' } as const;
    case 'away':
      return { tone: 'neutral', text: 'Fuera de casa' } as const;
    case 'closed':
      return { tone: 'neutral', text: 'Venta cerrada' } as const;
  }
}
