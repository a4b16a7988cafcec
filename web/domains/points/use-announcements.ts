import { useEffect } from 'react';
import { type Client, useClient, useMutation } from 'urql';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { toast } from '../../ui/toast.ts';

export const useAnnouncements_achievement = graphql(`
  fragment useAnnouncements_achievement on FanAchievement {
    id
    name
    points
    earnedAt
    announced
  }
`);

const MarkSeen = graphql(`
  mutation MarkAchievementsSeen($input: MarkAchievementsSeenInput!) {
    markAchievementsSeen(input: $input) {
      ids
    }
  }
`);

/** The achievements that this window has taken up, per signed-in user: several parts of a page load the same ones. */
const takenUp = new WeakMap<Client, Set<string>>();

function takenUpBy(client: Client): Set<string> {
  const known = takenUp.get(client) ?? new Set<string>();
  takenUp.set(client, known);
  return known;
}

const isTicketShown = () => document.querySelector('.ticket-shown') !== null;

/** Waits until no code is on the screen: somebody may be holding it to a reader. */
async function untilTicketIsAway(): Promise<void> {
  if (!isTicketShown()) return;
  await new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (isTicketShown()) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Shows a toast for each achievement earned since the last check. The server assigns each one to a single window, so
 * that several open windows do not all announce it. While a ticket is shown they wait; if the page is closed meanwhile,
 * the next visit shows them.
 */
export function useAnnouncements(
  keys: readonly FragmentType<typeof useAnnouncements_achievement>[] | undefined,
) {
  const [, markSeen] = useMutation(MarkSeen);
  const client = useClient();
  useEffect(() => {
    const taken = takenUpBy(client);
    const fresh = (keys ?? [])
      .map((key) => getFragment(useAnnouncements_achievement, key))
      .filter(({ id, earnedAt, announced }) => earnedAt !== null && !announced && !taken.has(id));
    if (fresh.length === 0) return;
    const ids = fresh.map(({ id }) => id);
    for (const id of ids) taken.add(id);
    const announce = async () => {
      await untilTicketIsAway();
      const { data, error } = await markSeen({ input: { ids } });
      // The next time that they are loaded, they are tried again.
      if (error) for (const id of ids) taken.delete(id);
      const ours = fresh.filter(({ id }) => data?.markAchievementsSeen.ids.includes(id));
      for (const { name, points } of ours) toast.success('¡Logro conseguido!', `${name}: +${points} puntos`);
    };
    void announce();
  }, [client, keys, markSeen]);
}
