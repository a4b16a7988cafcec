import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { SponsorCategory } from '../../gql/graphql.ts';
import { cx } from '../../ui/cx.ts';
import { tierOf } from './sponsor-tiers.ts';
import { SponsorLogo } from './SponsorLogo.tsx';

export const SponsorCard_sponsor = graphql(`
  fragment SponsorCard_sponsor on Sponsor {
    id
    name
    category
    logoUrl
    website
  }
`);

interface SponsorCardProps {
  sponsor: FragmentType<typeof SponsorCard_sponsor>;
  /** A fixed size, for a grid; otherwise sized by tier. */
  uniform?: boolean;
  className?: string;
}

/** Text styles of a drawn logo, by tier; the two highest also show the tier's name. */
const SIZES: Record<SponsorCategory, string> = {
  PLATINO: 'text-[1.75rem]',
  ORO: 'text-[1.375rem]',
  PLATA: 'text-lg',
  BRONCE: 'text-base',
  COLABORADOR: 'text-[0.9375rem]',
};

/** A sponsor's card, linking to its website if it has one. Fills its box. */
export function SponsorCard({ sponsor: key, uniform, className }: SponsorCardProps) {
  const { name, category, logoUrl, website } = getFragment(SponsorCard_sponsor, key);
  const { label } = tierOf(category);
  const large = uniform || category === 'PLATINO' || category === 'ORO';
  const look = cx(
    'flex size-full min-h-0 min-w-0 flex-col items-center justify-center rounded-md border border-hairline bg-surface text-fg',
    large ? 'gap-3 p-4' : 'px-4 py-2',
    // Logos are made for a light background.
    logoUrl && 'bg-white scheme-light',
    className,
  );
  const content = (
    <>
      {/* The logo takes the remaining space, so that nothing shifts when it loads. */}
      <span className={cx('flex min-h-0 max-w-full items-center justify-center', logoUrl && 'w-full flex-1')}>
        <SponsorLogo
          name={name}
          url={logoUrl}
          stacked={category === 'PLATINO'}
          className={uniform ? 'text-lg' : SIZES[category]}
        />
      </span>
      <span className={large ? 'caption text-muted' : 'sr-only'}>
        <span className="sr-only">, patrocinador </span>
        {label}
      </span>
    </>
  );
  if (!website) return <div className={look}>{content}</div>;
  return (
    <a
      href={website}
      target="_blank"
      rel="noopener sponsored"
      className={cx(
        look,
        'transition-[translate,border-color] duration-150 hover:-translate-y-0.5 hover:border-line',
      )}
    >
      {content}
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  );
}
