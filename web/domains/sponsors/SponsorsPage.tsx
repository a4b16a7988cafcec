import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { club } from '../../../api/club/club.ts';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { PageBand } from '../../ui/PageBand.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { ALL_TIERS, EMPTY_MESSAGES, readTier, tierAddress } from './sponsor-filter.ts';
import { sponsorsJsonLd } from './sponsors-json-ld.ts';
import { SPONSOR_TIERS } from './sponsor-tiers.ts';
import { SponsorProfile } from './SponsorProfile.tsx';
import { LoadingSponsors, NoSponsors, SponsorInvitation, SponsorsFailure } from './SponsorStates.tsx';
import { isSmall, SponsorTierSection } from './SponsorTierSection.tsx';

const SponsorsQuery = graphql(`
  query SponsorsPage {
    sponsors {
      id
      category
      ...SponsorProfile_sponsor
      ...SponsorsJsonLd_sponsor
    }
  }
`);

const TABS = [
  { value: ALL_TIERS, label: 'Todos' },
  ...SPONSOR_TIERS.map(({ slug, label }) => ({ value: slug, label })),
];

/** Loads all sponsors at once: there are only dozens, and switching tabs then needs no request. */
export const load: PageLoad = (client) => preload(client, SponsorsQuery, {});

export default function SponsorsPage() {
  const { origin, season } = useSite();
  const [params] = useSearchParams();
  const [{ data, error }, ask] = useQuery({ query: SponsorsQuery });
  const chosen = readTier(params);
  const tab = chosen?.slug ?? ALL_TIERS;
  const tiers = SPONSOR_TIERS.filter((tier) => !chosen || tier === chosen)
    .map((tier) => ({
      tier,
      sponsors: data?.sponsors.filter(({ category }) => category === tier.category) ?? [],
    }))
    .filter(({ sponsors }) => sponsors.length > 0);
  return (
    <>
      <Seo
        title={chosen ? `Patrocinadores: ${chosen.label}` : 'Patrocinadores'}
        description={`Las empresas que hacen posible el ${club.name}${chosen ? ` en el nivel ${chosen.label}` : ': Platino, Oro, Plata, Bronce y Colaborador'}. Conócelas y descubre cómo sumar la tuya.`}
        canonical={tierAddress(tab)}
        {...(data && { jsonLd: sponsorsJsonLd(data.sponsors, origin) })}
      />
      <PageBand
        seed="patrocinadores"
        kicker={`Temporada ${season.label}`}
        title="Patrocinadores"
        foot={<ButtonLink to="/hazte-patrocinador">Hazte patrocinador</ButtonLink>}
      >
        <p>Detrás de cada canasta hay empresas de las islas que creen en este equipo. Son estas.</p>
      </PageBand>
      <div className="wrap grid gap-8 py-8 sm:gap-10 sm:py-10">
        <FilterChips label="Nivel de patrocinio" items={TABS} value={tab} href={tierAddress} />
        {error && !data && <SponsorsFailure onRetry={() => ask({ requestPolicy: 'network-only' })} />}
        {!error && !data && <LoadingSponsors />}
        {data && tiers.length === 0 && <NoSponsors {...EMPTY_MESSAGES[tab]} seed={tab} />}
        {tiers.map(({ tier, sponsors }) => (
          <SponsorTierSection key={tier.slug} tier={tier} count={sponsors.length} brief={!chosen}>
            {sponsors.map((sponsor) => (
              <li key={sponsor.id}>
                <SponsorProfile sponsor={sponsor} heading="h3" brief={!chosen && isSmall(tier)} />
              </li>
            ))}
          </SponsorTierSection>
        ))}
        {tiers.length > 0 && <SponsorInvitation />}
      </div>
    </>
  );
}
