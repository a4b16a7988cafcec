import { club } from '../../../../api/club/club.ts';
import type { MembershipCard_MembershipFragment } from '../../../gql/graphql.ts';

/** What a member card says, on the page and in what is saved for the way without a network. */
export function cardTexts({
  memberNumber,
  type,
  activationDate,
  expiryDate,
}: MembershipCard_MembershipFragment) {
  return {
    kicker: `${club.name} · Carnet de socio`,
    facts: [
      { label: 'N.º de socio', value: memberNumber },
      { label: 'Tipo', value: type },
      { label: 'Temporada', value: club.cardSeason },
    ],
    days: [
      { label: 'Válido desde', at: Date.parse(activationDate) },
      // It is valid until before its expiry: midnight belongs to the day that ends.
      { label: 'Válido hasta', at: Date.parse(expiryDate) - 1 },
    ],
    codeAlt: 'Código QR de tu carnet de socio',
    notes: ['Enséñalo en el acceso', memberNumber] as const,
  };
}
