import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { hasRole, useViewer } from '../../users/viewer.tsx';

const LiveNow = graphql(`
  query LiveNow {
    staffMatches(filter: { status: [LIVE] }, pageSize: 2) {
      items {
        id
      }
    }
  }
`);

const PHONE = '(max-width: 639px)';

/** Once in a visit: a user who leaves the scoreboard wants something else. */
let hasOpened = false;

/** On a phone with one match being played, opens its scoreboard in the place of this page. */
export function useOpenScoreboard(): void {
  const { user } = useViewer();
  const navigate = useNavigate();
  const client = useClient();
  const keepsScore = user !== null && hasRole(user, 'ADMIN', 'SPORTS_MANAGER');
  useEffect(() => {
    if (hasOpened || !keepsScore || !window.matchMedia(PHONE).matches) return;
    hasOpened = true;
    let isHere = true;
    const open = async () => {
      const { data } = await client.query(LiveNow, {}, { requestPolicy: 'network-only' });
      const [match, other] = data?.staffMatches.items ?? [];
      if (isHere && match && !other) void navigate(`/admin/sports/matches/${match.id}`, { replace: true });
    };
    void open();
    return () => {
      isHere = false;
    };
  }, [keepsScore, client, navigate]);
}
