import { useSearchParams } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { SPONSOR_TIERS } from '../sponsors/sponsor-tiers.ts';
import { SponsorCard } from '../sponsors/SponsorCard.tsx';
import { SponsorWall } from '../sponsors/SponsorWall.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { EmptyList } from './EmptyList.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export const SponsorsSection_sponsor = graphql(`
  fragment SponsorsSection_sponsor on Sponsor {
    id
    category
    ...SponsorCard_sponsor
    ...SponsorWall_sponsor
  }
`);

const PARAMETER = 'patrocinadores';
const ALL = 'todos';
/** A filter shows its tier without platinum sponsors, which are only on the wall. */
const FILTERS = SPONSOR_TIERS.filter(({ category }) => category !== 'PLATINO');

const CHIPS = [{ value: ALL, label: 'Todos' }, ...FILTERS.map(({ slug, label }) => ({ value: slug, label }))];

interface SponsorsSectionProps {
  /** By tier and in the club's order; undefined while loading. */
  sponsors: readonly FragmentType<typeof SponsorsSection_sponsor>[] | undefined;
}

/** The sponsors: all on one wall, or one tier as a grid. */
export function SponsorsSection(props: SponsorsSectionProps) {
  const [search] = useSearchParams();
  const tier = FILTERS.find(({ slug }) => slug === search.get(PARAMETER));
  const sponsors = props.sponsors?.map((key) => getFragment(SponsorsSection_sponsor, key));
  const shown = sponsors?.filter(({ category }) => !tier || category === tier.category) ?? [];
  return (
    <section
      id={PARAMETER}
      aria-labelledby="titulo-patrocinadores"
      className="border-y border-hairline bg-sunken later-[53rem] sm:later-[45rem] lg:later-[41rem]"
    >
      <div className="wrap grid gap-6 py-12 sm:py-16">
        <SectionHeading
          id="titulo-patrocinadores"
          title="Nuestros patrocinadores"
          more={{ to: '/patrocinadores', label: 'Ver todos' }}
        />
        {/* The same height for every filter, so that the page below does not shift. */}
        <div className="grid min-h-[28.25rem] content-start gap-4 md:min-h-[24.5rem]">
          <FilterChips
            label="Categoría de patrocinio"
            items={CHIPS}
            value={tier?.slug ?? ALL}
            href={(value) => (value === ALL ? '/' : `/?${PARAMETER}=${value}`) + `#${PARAMETER}`}
            className="relative z-1 md:max-w-[70%]"
          />
          {!sponsors && <LoadingSponsors />}
          {/* Its buttons share the row of the chips if there is room. */}
          {sponsors && shown.length > 0 && !tier && <SponsorWall sponsors={sponsors} className="md:-mt-15" />}
          {sponsors && shown.length > 0 && tier && (
            <ul className="grid grid-cols-2 gap-3 md:mt-5 md:grid-cols-3">
              {shown.map((sponsor) => (
                <li key={sponsor.id} className="h-29 md:h-36">
                  <SponsorCard sponsor={sponsor} uniform />
                </li>
              ))}
            </ul>
          )}
          {sponsors && shown.length === 0 && (
            <EmptyList title="Aún no hay patrocinadores aquí">¿Será tu marca la primera?</EmptyList>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="max-w-[34.5em] text-muted">
            Empresas de las islas que juegan en nuestro equipo. Con ellas hay cantera, hay primera nacional y
            hay pabellón lleno.
          </p>
          <ButtonLink to="/hazte-patrocinador" variant="secondary">
            Hazte patrocinador
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function LoadingSponsors() {
  return (
    <SkeletonGroup label="Cargando patrocinadores..." className="max-md:mt-16">
      <Skeleton className="h-72" />
    </SkeletonGroup>
  );
}
