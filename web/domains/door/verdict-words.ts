import type { DoorColour, DoorReason } from '../../gql/graphql.ts';
import { formatDateTime, formatTime } from '../../ui/dates.ts';

/** What the device shows of a scan. */
export interface Shown {
  colour: DoorColour;
  /** `NO_LIST`, `NOT_LISTED`: only without a connection. `REFUSED`: the server did not take the scan. */
  reason: DoorReason | 'NO_LIST' | 'NOT_LISTED' | 'REFUSED';
  type: string | null;
  name: string | null;
  number: string | null;
  gate: string | null;
  admittedAt: string | null;
  otherMatch: string | null;
  otherMatchDate: string | null;
  isOffline?: boolean;
  /** What the server said. */
  message?: string;
}

/** The word over the whole screen: never the colour alone. */
export const COLOUR_WORDS: Readonly<Record<DoorColour, string>> = {
  GREEN: 'Pasa',
  AMBER: 'Mira',
  RED: 'No pasa',
};

const at = (instant: string | null) => (instant ? formatTime(instant) : '');

/** One sentence that says why. */
export function reasonWords(shown: Shown): string {
  const { reason, gate, admittedAt, otherMatch, otherMatchDate, message } = shown;
  switch (reason) {
    case 'ADMITTED':
      return 'Adelante';
    case 'ALREADY_ADMITTED':
      return `Ya entró a las ${at(admittedAt)} por ${gate ?? 'otra puerta'}`;
    case 'CANCELLED':
      return 'Entrada anulada por el club';
    case 'RETURNED':
      return 'Entrada devuelta: ya no vale';
    case 'TRANSFERRED':
      return 'Entrada regalada: vale la de la otra persona';
    case 'OTHER_MATCH':
      return `Es para otro partido: ${otherMatch ?? ''}${otherMatchDate ? ` (${formatDateTime(otherMatchDate)})` : ''}`;
    case 'MOVED_MATCH':
      return `Es para un partido aplazado: ${otherMatch ?? ''}`;
    case 'OTHER_SEASON':
      return 'Es de otra temporada o ha caducado';
    case 'NOT_VERIFIED':
      return 'Abono sin verificar: compara el PDF o la tarjeta';
    case 'MATCH_CLOSED':
      return 'El partido está aplazado o cancelado';
    case 'MATCH_OVER':
      return 'El partido ya ha terminado';
    case 'AMBIGUOUS':
      return 'Este localizador es de varios abonos: escribe la referencia';
    case 'UNDONE':
      return 'El club anuló esta lectura: léela otra vez';
    case 'UNKNOWN':
      return 'No conocemos este código';
    case 'NOT_LISTED':
      return `No está en la lista de este móvil (descargada a las ${at(admittedAt)})`;
    case 'NO_LIST':
      return 'Sin conexión, y este móvil no tiene la lista del partido';
    case 'REFUSED':
      return message ?? 'El servidor no ha aceptado la lectura';
  }
}
