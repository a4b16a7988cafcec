import { useEffect } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import { useClientStore } from '../../graphql/client-store.tsx';
import { useAnnouncements } from './use-announcements.ts';

const AnnouncementsQuery = graphql(`
  query Announcements {
    viewer {
      id
      achievements {
        id
        ...useAnnouncements_achievement
      }
    }
  }
`);

/** What somebody does in one go is asked about once. */
const DELAY_MS = 1000;

/**
 * Announces what the signed-in person has earned, on whichever page: on arrival, and after whatever they did on the site
 * (a purchase, a comment, a season pass). Nothing is asked in between.
 */
export default function Announcements() {
  const clients = useClientStore();
  const [{ data }, ask] = useQuery({ query: AnnouncementsQuery, requestPolicy: 'network-only' });
  useAnnouncements(data?.viewer?.achievements);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = clients.onMutated(() => {
      clearTimeout(timer);
      timer = setTimeout(() => ask({ requestPolicy: 'network-only' }), DELAY_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [clients, ask]);
  return null;
}
