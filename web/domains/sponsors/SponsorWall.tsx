import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Plus } from '../../ui/icons.tsx';
import { sponsorColumns } from './sponsor-columns.ts';
import { SponsorCard } from './SponsorCard.tsx';

export const SponsorWall_sponsor = graphql(`
  fragment SponsorWall_sponsor on Sponsor {
    id
    category
    ...SponsorCard_sponsor
  }
`);

/** Autoplay interval; it continues after the visitor moved the wall. */
const SPONSOR_MS = 4000;

interface SponsorWallProps {
  sponsors: readonly FragmentType<typeof SponsorWall_sponsor>[];
  className?: string;
}

/** All sponsors, sized by tier, in a carousel of equal columns. The last place invites the next sponsor. */
export function SponsorWall(props: SponsorWallProps) {
  const sponsors = props.sponsors.map((key) => getFragment(SponsorWall_sponsor, key));
  return (
    <Carousel
      label="Todos los patrocinadores"
      intervalMs={SPONSOR_MS}
      slideClass="h-72 w-60 later-[18rem] sm:w-[17.25rem]"
      {...(props.className && { className: props.className })}
    >
      {sponsorColumns(sponsors).map((column, at) => (
        <div key={at} className="flex h-full flex-col gap-3">
          {column.map(({ sponsor, weight }) => (
            <div key={sponsor?.id ?? 'libre'} className="min-h-0 basis-0" style={{ flexGrow: weight }}>
              {sponsor ? <SponsorCard sponsor={sponsor} /> : <FreePlace />}
            </div>
          ))}
        </div>
      ))}
    </Carousel>
  );
}

function FreePlace() {
  return (
    <Link
      to="/hazte-patrocinador"
      className="flex size-full items-center justify-center gap-3 rounded-md border-2 border-dashed border-line p-3 text-center font-display font-bold hover:border-accent hover:text-accent-text"
    >
      <Plus size={20} /> Tu marca, aquí
    </Link>
  );
}
