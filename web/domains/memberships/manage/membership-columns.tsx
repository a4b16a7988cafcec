import type { MembershipRow_MembershipFragment, MembershipState } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { formatShortDate } from '../../../ui/dates.ts';
import { mailto } from '../../../ui/mail-address.ts';

export const MembershipRow_membership = graphql(`
  fragment MembershipRow_membership on Membership {
    id
    type
    activationDate
    expiryDate
    state
    memberNumber
    holderName
    holderEmail
  }
`);

/** A membership card in the list, which the dialogs also use. */
export type MembershipRow = MembershipRow_MembershipFragment;

/** Labels of the states; the slug is used in URLs. */
export const MEMBERSHIP_STATES: Readonly<
  Record<MembershipState, { slug: string; label: string; tone: BadgeTone }>
> = {
  ACTIVE: { slug: 'vigor', label: 'En vigor', tone: 'ok' },
  UPCOMING: { slug: 'por-empezar', label: 'Por empezar', tone: 'sea' },
  EXPIRED: { slug: 'caducado', label: 'Caducado', tone: 'neutral' },
};
export const STATE_NAMES = Object.keys(MEMBERSHIP_STATES) as MembershipState[];

export const MEMBERSHIP_COLUMNS: readonly Column<MembershipRow>[] = [
  {
    id: 'socio',
    header: 'Socio',
    sortable: true,
    names: true,
    cell: ({ holderName, holderEmail }) => (
      <>
        {holderName}
        <a
          href={mailto(holderEmail)}
          className="flex min-h-6 w-fit items-center text-sm font-normal text-muted wrap-anywhere"
        >
          {holderEmail}
        </a>
      </>
    ),
  },
  {
    id: 'numero',
    header: 'Número',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ memberNumber }) => memberNumber,
  },
  { id: 'tipo', header: 'Tipo', sortable: true, cell: ({ type }) => type },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ state }) => <Badge tone={MEMBERSHIP_STATES[state].tone}>{MEMBERSHIP_STATES[state].label}</Badge>,
  },
  {
    id: 'desde',
    header: 'Desde',
    sortable: true,
    firstSort: 'desc',
    className: 'whitespace-nowrap',
    cell: ({ activationDate }) => formatShortDate(activationDate),
  },
  {
    id: 'hasta',
    header: 'Último día',
    sortable: true,
    firstSort: 'desc',
    className: 'whitespace-nowrap',
    // The stored instant is the first one at which the card is no longer valid.
    cell: ({ expiryDate }) => formatShortDate(new Date(expiryDate).getTime() - 1),
  },
];
