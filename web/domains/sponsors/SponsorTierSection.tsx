import type { ReactNode } from 'react';
import type { SponsorCategory } from '../../gql/graphql.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { SponsorTier } from './sponsor-tiers.ts';

/** Number of columns: the higher the tier, the fewer. */
const COLUMNS: Record<SponsorCategory, string> = {
  PLATINO: 'md:grid-cols-2',
  ORO: 'sm:grid-cols-2 lg:grid-cols-3',
  PLATA: 'sm:grid-cols-2 lg:grid-cols-4',
  BRONCE: 'md:grid-cols-3 xl:grid-cols-5',
  COLABORADOR: 'md:grid-cols-3 xl:grid-cols-5',
};

const METALS: Record<SponsorCategory, string> = {
  PLATINO: 'bg-platinum',
  ORO: 'bg-gold',
  PLATA: 'bg-silver',
  BRONCE: 'bg-bronze',
  COLABORADOR: 'bg-accent',
};

interface SponsorTierSectionProps {
  tier: SponsorTier;
  count: number;
  /** Whether small cards are shown in pairs on narrow screens. */
  brief: boolean;
  /** The cards, as list items. */
  children: ReactNode;
}

/** The tiers with many sponsors. */
export function isSmall({ category }: SponsorTier): boolean {
  return category === 'BRONCE' || category === 'COLABORADOR';
}

/** A tier of the wall: its name with a bar in its metal, and its sponsors. */
export function SponsorTierSection({ tier, count, brief, children }: SponsorTierSectionProps) {
  const id = `nivel-${tier.slug}`;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-b-3 border-fg pb-2.5">
        <h2 id={id} className="display flex items-center gap-3 text-display-sm">
          <span aria-hidden="true" className={cx('h-[0.8em] w-2.5 rounded-[2px]', METALS[tier.category])} />
          {tier.label}
        </h2>
        <p className="text-sm text-muted">{count === 1 ? '1 empresa' : `${count} empresas`}</p>
      </div>
      <ul
        className={cx(
          'grid gap-4',
          isSmall(tier) && (brief ? 'grid-cols-2' : 'sm:grid-cols-2'),
          COLUMNS[tier.category],
        )}
      >
        {children}
      </ul>
    </section>
  );
}

/** Skeletons of one tier's cards. */
export function TierSkeletons({ category, count }: { category: SponsorCategory; count: number }) {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-11" />
      <div className={cx('grid gap-4', COLUMNS[category])}>
        {Array.from({ length: count }, (_, at) => (
          <Skeleton key={at} className={category === 'PLATINO' ? 'h-88' : 'h-68'} />
        ))}
      </div>
    </div>
  );
}
