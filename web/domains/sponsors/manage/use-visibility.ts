import { useState } from 'react';
import type { ActionProblem } from '../../../ui/use-action.ts';
import type { ManagedSponsor } from './managed-sponsor.ts';
import { useUpdateSponsor } from './sponsor-mutations.ts';

const NONE: ReadonlyMap<string, boolean> = new Map();

/**
 * Shows and hides sponsors on the screen at once, before the response; a refusal restores the old value.
 * @param shown the list on the screen: a newer list replaces these values.
 */
export function useVisibility(shown: unknown) {
  const [save] = useUpdateSponsor(({ name, isVisible }) => [
    'Visibilidad actualizada',
    isVisible ? `${name} se ve en la web.` : `${name} ya no se ve en la web.`,
  ]);
  const [ahead, setAhead] = useState(NONE);
  const [known, setKnown] = useState(shown);
  if (known !== shown) {
    setKnown(shown);
    setAhead(NONE);
  }

  async function toggle(sponsor: ManagedSponsor): Promise<ActionProblem | null> {
    // Another click before the new list arrives follows the user's own change.
    const seen = ahead.has(sponsor.id) ? null : sponsor.updatedAt;
    const isVisible = !(ahead.get(sponsor.id) ?? sponsor.isVisible);
    setAhead((before) => new Map(before).set(sponsor.id, isVisible));
    const problem = await save({ input: { id: sponsor.id, isVisible, seen } });
    if (problem) setAhead((before) => new Map([...before].filter(([id]) => id !== sponsor.id)));
    return problem;
  }

  return {
    isVisible: (sponsor: ManagedSponsor) => ahead.get(sponsor.id) ?? sponsor.isVisible,
    toggle,
  };
}
