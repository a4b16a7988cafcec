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
 * Shows a toast for each achievement that was earned since the person last looked. The server says which of them are this
 * screen's to announce, so that several open at once announce each only once.
 */
export function useAnnouncements(
  keys: readonly FragmentType<typeof useAnnouncements_achievement>[] | undefined,
) {
  const [, markSeen] = useMutation(MarkSeen);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const fresh = (keys ?? [])
      .map((key) => getFragment(useAnnouncements_achievement, key))
      .filter(({ id, earnedAt, announced }) => earnedAt !== null && !announced && !asked.current.has(id));
    if (fresh.length === 0) return;
    const ids = fresh.map(({ id }) => id);
    for (const id of ids) asked.current.add(id);
    void markSeen({ input: { ids } }).then(({ data }) => {
      const ours = fresh.filter(({ id }) => data?.markAchievementsSeen.ids.includes(id));
      for (const { name, points } of ours) toast.success('¡Logro conseguido!', `${name}: +${points} puntos`);
    });
  }, [keys, markSeen]);
}
