import { club } from '../../../../api/club/club.ts';
import { cardLabel } from '../../../../api/club/season-label.input.ts';
import type { MembershipCard_MembershipFragment } from '../../../gql/graphql.ts';

/** The texts of a member card, for the page and for the offline copy. */
export function cardTexts({
  memberNumber,
  type,
  season,
  activationDate,
  expiryDate,
}: MembershipCard_MembershipFragment) {
  return {
    kicker: `${club.name} · Carnet de socio`,
    facts: [
      { label: 'N.º de socio', value: memberNumber },
      { label: 'Tipo', value: type },
      { label: 'Temporada', value: cardLabel(season) },
    ],
    days: [
      { label: 'Válido desde', at: Date.parse(activationDate) },
      // The expiry is exclusive: midnight belongs to the last valid day.
      { label: 'Válido hasta', at: Date.parse(expiryDate) - 1 },
    ],
    codeAlt: 'Código QR de tu carnet de socio',
    notes: ['Enséñalo en el acceso', memberNumber] as const,
  };
}
