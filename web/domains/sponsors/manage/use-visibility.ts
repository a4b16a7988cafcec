import { useChoices } from '../../../ui/use-choices.ts';
import type { ManagedSponsor } from './managed-sponsor.ts';
import { useUpdateSponsor } from './sponsor-mutations.ts';

/**
 * Shows and hides sponsors on the screen at once, before the response; a refusal restores the old value.
 * @param shown the list on the screen: a newer list replaces these values.
 */
export function useVisibility(shown: unknown) {
  const [save] = useUpdateSponsor(({ name, isVisible }) => [
    'Visibilidad actualizada',
    isVisible ? `${name} se ve en la web.` : `${name} ya no se ve en la web.`,
  ]);
  const { valueOf, choose } = useChoices({
    shown,
    storedOf: (sponsor: ManagedSponsor) => sponsor.isVisible,
    // Another click before the new list arrives follows the user's own change.
    save: ({ id, updatedAt }, isVisible, { isOwn }) =>
      save({ input: { id, isVisible, seen: isOwn ? null : updatedAt } }),
  });
  return {
    isVisible: valueOf,
    toggle: (sponsor: ManagedSponsor) => choose(sponsor, !valueOf(sponsor)),
  };
}
