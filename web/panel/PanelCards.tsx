import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import type { IconProps } from '../ui/icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { formatNumber } from '../ui/text.ts';

export interface PanelCard {
  title: string;
  /** A description of the screen. */
  text: string;
  Icon: ComponentType<IconProps>;
  /** Left out for a screen that does not exist yet: the card says «Próximamente». */
  to?: string;
  /** The number of items, null while it is loading; «34 partidos». */
  count?: { value: number | null; unit: readonly [one: string, many: string] };
}

/** Links to the screens of a tab. */
export function PanelCards({ label, cards }: { label: string; cards: readonly PanelCard[] }) {
  return (
    <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <Card key={card.title} as="li" linked={card.to !== undefined} className="flex gap-4 p-5">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
            <card.Icon size={24} />
          </span>
          <div className="grid min-w-0 content-start gap-1">
            <h2 className="headline text-xl">
              {card.to === undefined ? (
                card.title
              ) : (
                <Link to={card.to} className="card-link">
                  {card.title}
                </Link>
              )}
            </h2>
            <p className="text-[0.9375rem] text-muted">{card.text}</p>
            {card.to === undefined && <Badge className="mt-1">Próximamente</Badge>}
            {card.count && <Count {...card.count} />}
          </div>
        </Card>
      ))}
    </ul>
  );
}

function Count({ value, unit: [one, many] }: NonNullable<PanelCard['count']>) {
  if (value === null) return <Skeleton className="mt-1 h-5 w-24" />;
  return (
    <p className="mt-1 text-sm font-semibold tabular-nums">
      {formatNumber(value)} {value === 1 ? one : many}
    </p>
  );
}
