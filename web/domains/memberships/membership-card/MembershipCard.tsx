import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { formatShortDate, isoInstant } from '../../../ui/dates.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Stub } from '../../../ui/Stub.tsx';
import { cardTexts } from './card-texts.ts';

export const MembershipCard_membership = graphql(`
  fragment MembershipCard_membership on Membership {
    id
    qrCode
    type
    memberNumber
    season
    activationDate
    expiryDate
  }
`);

interface MembershipCardProps {
  membership: FragmentType<typeof MembershipCard_membership>;
  holder: string;
}

/** The member card, as shown at the gate or printed. */
export function MembershipCard({ membership: key, holder }: MembershipCardProps) {
  const membership = getFragment(MembershipCard_membership, key);
  const { kicker, facts, days, codeAlt, notes } = cardTexts(membership);
  return (
    <Stub
      as="h3"
      kicker={kicker}
      title={holder}
      facts={facts}
      tear={
        <>
          <QrCode text={membership.qrCode} alt={codeAlt} />
          <p className="mt-1 font-semibold">{notes[0]}</p>
          <p className="caption">{notes[1]}</p>
        </>
      }
    >
      <dl className="flex flex-wrap gap-x-7 gap-y-4 border-t border-hairline pt-5">
        {days.map((day) => (
          <Day key={day.label} {...day} />
        ))}
      </dl>
    </Stub>
  );
}

function Day({ label, at }: { label: string; at: number }) {
  return (
    <div className="grid gap-1">
      <dt className="caption text-muted">{label}</dt>
      <dd className="headline text-xl">
        <time dateTime={isoInstant(at)}>{formatShortDate(at)}</time>
      </dd>
    </div>
  );
}
