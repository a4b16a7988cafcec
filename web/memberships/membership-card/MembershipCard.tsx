import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { isoInstant } from '../../ui/dates.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { Stub } from '../../ui/Stub.tsx';
import { cardTexts } from './card-texts.ts';

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
  const { qrCode, type, memberNumber, activationDate, expiryDate } = getFragment(
    MembershipCard_membership,
    key,
  );
  // It is valid until before its expiry: midnight belongs to the day that ends.
  const lastMoment = Date.parse(expiryDate) - 1;
  return (
    <Stub
      as="h3"
      kicker={`${club.name} · Carnet de socio`}
      title={holder}
      facts={[
        { label: 'N.º de socio', value: memberNumber },
        { label: 'Tipo', value: type },
        { label: 'Temporada', value: club.cardSeason },
      ]}
      tear={
        <>
          <QrCode text={qrCode} alt="Código QR de tu carnet de socio" />
          <p className="mt-1 font-semibold">Enséñalo en el acceso</p>
          <p className="caption">{memberNumber}</p>
        </>
      }
    >
      <dl className="flex flex-wrap gap-x-7 gap-y-4 border-t border-hairline pt-5">
        <Day label="Válido desde" at={activationDate} />
        <Day label="Válido hasta" at={lastMoment} />
      </dl>
    </Stub>
  );
}

function Day({ label, at }: { label: string; at: string | number }) {
  return (
    <div className="grid gap-1">
      <dt className="caption text-muted">{label}</dt>
      <dd className="headline text-xl">
        <time dateTime={isoInstant(at)}>{formatShortDate(at)}</time>
      </dd>
    </div>
  );
}
