import { useEffect } from 'react';
import { type FragmentType, getFragment } from '../../../gql/index.ts';
import { canShowOffline, type Pass, savePasses } from '../../../offline/saved-passes.ts';
import { formatShortDate } from '../../../ui/dates.ts';
import { drawQr } from '../../../ui/qr-drawing.ts';
import type { Viewer } from '../../users/viewer.tsx';
import { cardTexts } from './card-texts.ts';
import { MembershipCard_membership } from './MembershipCard.tsx';

type Membership = FragmentType<typeof MembershipCard_membership>;

/**
 * Saves the member card on this device each time it is viewed, and removes it if there is no active membership.
 * @param membership undefined until known
 */
export function useSavedCard(user: Viewer, membership: Membership | null | undefined): void {
  useEffect(() => {
    if (membership === undefined || !canShowOffline()) return undefined;
    let current = true;
    passesOf(membership, user)
      .then((passes) => current && savePasses(user.id, 'card', passes))
      .catch((error: unknown) => console.error('Failed to save the card', error));
    return () => {
      current = false;
    };
  }, [user, membership]);
}

async function passesOf(key: Membership | null, user: Viewer): Promise<Pass[]> {
  const membership = getFragment(MembershipCard_membership, key);
  if (!membership) return [];
  const { kicker, facts, days, codeAlt, notes } = cardTexts(membership);
  return [
    {
      kind: 'card',
      id: membership.id,
      kicker,
      title: user.name,
      facts: [...facts, ...days.map(({ label, at }) => ({ label, value: formatShortDate(at) }))],
      code: await drawQr(membership.qrCode),
      codeAlt,
      notes: [...notes],
      until: Date.parse(membership.expiryDate),
    },
  ];
}
