import { useEffect, useRef } from 'react';
import { useMutation } from 'urql';
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

/**
 * Shows a toast for each achievement earned since the last check. The server assigns each one to a single window, so
 * that several open windows do not all announce it.
 */
export function useAnnouncements(
  keys: readonly FragmentType<typeof useAnnouncements_achievement>[] | undefined,
) {
  const [, markSeen] = useMutation(MarkSeen);
  const requested = useRef(new Set<string>());
  useEffect(() => {
    const fresh = (keys ?? [])
      .map((key) => getFragment(useAnnouncements_achievement, key))
      .filter(({ id, earnedAt, announced }) => earnedAt !== null && !announced && !requested.current.has(id));
    if (fresh.length === 0) return;
    const ids = fresh.map(({ id }) => id);
    for (const id of ids) requested.current.add(id);
    void markSeen({ input: { ids } }).then(({ data }) => {
      const ours = fresh.filter(({ id }) => data?.markAchievementsSeen.ids.includes(id));
      for (const { name, points } of ours) toast.success('¡Logro conseguido!', `${name}: +${points} puntos`);
    });
  }, [keys, markSeen]);
}
