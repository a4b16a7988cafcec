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

/** Debounce delay, so that several actions in a row cause one request. */
const DELAY_MS = 1000;

/**
 * Announces new achievements of the signed-in user on any page: on arrival, and after each mutation (a purchase, a
 * comment, a season pass). There is no polling in between.
 */
export default function Announcements() {
  const clients = useClientStore();
  const [{ data }, refetch] = useQuery({ query: AnnouncementsQuery, requestPolicy: 'network-only' });
  useAnnouncements(data?.viewer?.achievements);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = clients.onMutated(() => {
      clearTimeout(timer);
      timer = setTimeout(() => refetch({ requestPolicy: 'network-only' }), DELAY_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [clients, refetch]);
  return null;
}
