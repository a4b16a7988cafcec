import { Suspense } from 'react';
import { useQuery } from 'urql';
import { club } from '../../../api/club/club.ts';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { AboutSection } from './AboutSection.tsx';
import { clubJsonLd } from './club-json-ld.ts';
import { Hero } from './Hero.tsx';
import { JoinSection } from './JoinSection.tsx';
import { MatchesSection } from './MatchesSection.tsx';
import { MatchStrip, MatchStripQuery } from '../matches/MatchStrip.tsx';
import { NewsSection } from './NewsSection.tsx';
import { SponsorsSection } from './SponsorsSection.tsx';
import { SportswearSection } from './SportswearSection.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';
import { ValuesSection } from './ValuesSection.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useViewer } from '../users/viewer.tsx';

/** Only for users, and after the page. */
const TicketToday = lazyPart(() => import('../tickets/TicketToday.tsx'));

const HomeQuery = graphql(`
  query HomePage {
    matches(filter: { upcoming: true }, page: 1, pageSize: 6) {
      items {
        ...MatchesSection_match
      }
    }
    news(page: 1, pageSize: 6) {
      items {
        ...NewsSection_article
      }
    }
    sponsors(orSamples: true) {
      ...SponsorsSection_sponsor
    }
  }
`);

/**
 * If a query fails, the lists are empty but the page still renders; only the status shows the failure.
 */
export const load: PageLoad = (client) =>
  Promise.all([preload(client, HomeQuery, {}), preload(client, MatchStripQuery, {})]).then(
    () => null,
    (failure: unknown) => failure,
  );

export default function HomePage() {
  const { origin } = useSite();
  const [{ data, error }] = useQuery({ query: HomeQuery });
  const none = error ? [] : undefined;
  return (
    <>
      <Seo
        description={`Web oficial del ${club.name} (${club.league}). Próximos partidos, entradas, noticias y todo para hacerte socio.`}
        jsonLd={clubJsonLd(origin)}
      />
      <MatchStrip />
      <Hero />
      <MatchesSection matches={data?.matches.items ?? none} />
      <NewsSection articles={data?.news.items ?? none} />
      <ValuesSection />
      <SportswearSection />
      <SponsorsSection sponsors={data?.sponsors ?? none} />
      <AboutSection />
      <TestimonialsSection />
      <JoinSection />
      <OwnTicketToday />
    </>
  );
}

/** On a match day, the user's ticket. */
function OwnTicketToday() {
  const { user } = useViewer();
  return (
    user && (
      <Suspense fallback={null}>
        <TicketToday />
      </Suspense>
    )
  );
}
