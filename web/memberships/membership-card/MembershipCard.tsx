import { club } from '../../../api/club.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { formatShortDate, isoInstant } from '../../ui/dates.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { Stub } from '../../ui/Stub.tsx';

export const MembershipCard_membership = graphql(`
  fragment MembershipCard_membership on Membership {
    id
    qrCode
    type
    memberNumber
    activationDate
    expiryDate
  }
`);

interface MembershipCardProps {
  membership: FragmentType<typeof MembershipCard_membership>;
  holder: string;
}

/** The member card, as it is shown at the door or printed (spec section 2). */
export function MembershipCard({ membership: key, holder }: MembershipCardProps) {
  const membership = getFragment(MembershipCard_membership, key);
  return (
    <Stub
      as="h3"
      kicker={`${club.name} · Carnet de socio`}
      title={holder}
      facts={[
        { label: 'N.º de socio', value: membership.memberNumber },
        { label: 'Tipo', value: membership.type },
        { label: 'Temporada', value: club.cardSeason },
        { label: 'Válido desde', value: <Day at={membership.activationDate} /> },
        { label: 'Válido hasta', value: <Day at={membership.expiryDate} /> },
      ]}
      tear={
        <>
          <QrCode text={membership.qrCode} alt="Código QR de tu carnet de socio" />
          <p className="mt-1 font-semibold">Enséñalo en el acceso</p>
          <p className="caption">{membership.memberNumber}</p>
        </>
      }
    />
  );
}

function Day({ at }: { at: string }) {
  return <time dateTime={isoInstant(at)}>{formatShortDate(at)}</time>;
}
