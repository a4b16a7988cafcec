import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { SponsorCategory } from '../../gql/graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ArrowUpRight } from '../../ui/page-icons.tsx';
import { SponsorLogo } from './SponsorLogo.tsx';

export const SponsorProfile_sponsor = graphql(`
  fragment SponsorProfile_sponsor on Sponsor {
    id
    name
    category
    logoUrl
    website
    description
  }
`);

interface Size {
  /** Height of the logo's box. */
  plate: string;
  /** Text style of a drawn logo. */
  logo: string;
  text: string;
}

const SMALL = { text: 'p-3 text-[0.9375rem] sm:p-4' };
const SIZES: Record<SponsorCategory, Size> = {
  PLATINO: {
    plate: 'h-48 sm:h-60',
    logo: 'text-[2rem] sm:text-[2.5rem]',
    text: 'p-5 sm:p-6 sm:text-lg',
  },
  ORO: { plate: 'h-36 sm:h-44', logo: 'text-[1.75rem]', text: 'p-5' },
  PLATA: { plate: 'h-32', logo: 'text-[1.375rem]', ...SMALL },
  BRONCE: { plate: 'h-24', logo: 'text-[0.8125rem] sm:text-[1.0625rem]', ...SMALL },
  COLABORADOR: { plate: 'h-20', logo: 'text-[0.8125rem] sm:text-base', ...SMALL },
};

interface SponsorProfileProps {
  sponsor: FragmentType<typeof SponsorProfile_sponsor>;
  /** Heading level, to keep the page's outline correct. */
  heading: 'h2' | 'h3';
  /** Shows the logo on narrow screens only. */
  brief?: boolean;
}

/** A sponsor with its description, sized by tier. The whole card links to its website, if it has one. */
export function SponsorProfile({ sponsor: key, heading: Heading, brief }: SponsorProfileProps) {
  const { name, category, logoUrl, website, description } = getFragment(SponsorProfile_sponsor, key);
  const size = SIZES[category];
  const logo = (
    <SponsorLogo name={name} url={logoUrl} stacked={category === 'PLATINO'} className={size.logo} />
  );
  return (
    <Card linked={!!website} className="flex h-full flex-col">
      <Heading
        className={cx(
          'grid shrink-0 place-items-center border-b border-hairline px-3 sm:px-4',
          size.plate,
          brief && 'max-sm:border-b-0',
          // Logos are made for a light background.
          logoUrl && 'bg-white text-fg scheme-light',
        )}
      >
        {website ? (
          <a
            href={website}
            target="_blank"
            rel="noopener sponsored"
            className={cx('card-link max-w-full no-underline!', logoUrl && 'size-full')}
          >
            {logo}
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        ) : (
          logo
        )}
      </Heading>
      <div className={cx('flex grow flex-col justify-between gap-3', size.text, brief && 'max-sm:sr-only')}>
        {description && <p>{description}</p>}
        {website && URL.canParse(website) && (
          <p aria-hidden="true" className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
            <span className="truncate">{new URL(website).host.replace(/^www\./, '')}</span>
            <ArrowUpRight size={14} className="shrink-0" />
          </p>
        )}
      </div>
    </Card>
  );
}
