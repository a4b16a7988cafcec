import {
  EditConflictError,
  NotFoundError,
  ValidationError,
  parseId,
  parseUuid,
} from '../../platform/errors.ts';
import { builder, type InputFields } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { refundsOf, type Refund } from './refunds.ts';
import {
  PersonHasTicketError,
  cancelTicket,
  issueComplimentary,
  updateTicketSettings,
} from './staff-tickets.ts';
import { TicketEndedError } from './ticket-errors.ts';
import { TICKET_STAFF } from './ticket-sales.ts';
import { TicketPaymentType } from './ticket-state.schema.ts';
import { MatchNotOnSaleError, SoldOutError } from './tickets.ts';
import { TICKET_LIMITS } from './tickets.input.ts';
import { readWaitingList, type WaitingPerson } from './waiting-list.ts';

const authScopes = { role: TICKET_STAFF };

builder.objectType(
  PersonHasTicketError,
  userError('PersonHasTicketError', 'The account already has a ticket for the match.'),
);

builder.prismaObjectFields('Match', (t) => ({
  returnHours: t.exposeInt('returnHours', {
    description: 'Hours before the match at which returns and offers end. Only for staff of tickets.',
    authScopes,
  }),
  offerMinutes: t.exposeInt('offerMinutes', {
    description: 'How long a seat is offered to one person. Only for staff of tickets.',
    authScopes,
  }),
  hasWaitingList: t.exposeBoolean('hasWaitingList', {
    description: 'Whether people may wait once it is sold out. Only for staff of tickets.',
    authScopes,
  }),
}));

const WaitingPersonType = builder.objectRef<WaitingPerson>('WaitingPerson').implement({
  description: 'A person who waits for a seat.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    since: t.expose('since', {
      type: 'DateTime',
      description: 'When they joined, or when the seat was offered.',
    }),
    offeredUntil: t.expose('offeredUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when a seat is held for them; null while they wait.',
    }),
  }),
});

const RefundType = builder.objectRef<Refund>('Refund').implement({
  description: 'What one person paid for a ticket of a cancelled match.',
  fields: (t) => ({
    ticketId: t.exposeID('ticketId'),
    name: t.exposeString('name', { nullable: true, description: 'Null if the account is closed.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null if the account is closed.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'Euros.' }),
    paidBy: t.expose('paidBy', { type: TicketPaymentType }),
  }),
});

/** Whole lists of short rows: one operation may ask for a few of them. */
const WHOLE_LIST_COST = { field: 1000, multiplier: 1 };

builder.queryFields((t) => ({
  waitingList: t.field({
    type: [WaitingPersonType],
    description:
      'Who waits for a seat of a match, those with an offer first; at most 1,000. Administrators and the commercial manager.',
    authScopes,
    complexity: WHOLE_LIST_COST,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) => readWaitingList(database, parseId(matchId) ?? 0),
  }),
  refunds: t.field({
    type: [RefundType],
    description:
      'What is to be paid back for a cancelled match, and to whom; empty for others. Administrators and the commercial manager.',
    authScopes,
    complexity: WHOLE_LIST_COST,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) => refundsOf(database, parseId(matchId) ?? 0),
  }),
}));

const IssueTicketInput = builder.inputType('IssueTicketInput', {
  description: 'A ticket at no price.',
  fields: (t) => ({
    matchId: t.id({ required: true }),
    email: t.string({ required: true, description: 'Of the account that gets it.' }),
  }),
});

const CancelTicketInput = builder.inputType('CancelTicketInput', {
  description: 'Which ticket, and why.',
  fields: (t) => ({
    ticketId: t.id({ required: true }),
    reason: t.string({
      required: true,
      description: `Its holder reads it; at most ${TICKET_LIMITS.reason} characters.`,
    }),
  }),
});

const { least, most } = TICKET_LIMITS.offerMinutes;
const settable = (t: InputFields) => ({
  returnHours: t.int({ description: `Hours before the match, 0 to ${TICKET_LIMITS.returnHours}.` }),
  offerMinutes: t.int({ description: `${least} to ${most} minutes.` }),
  hasWaitingList: t.boolean(),
});

const TicketSettingsBase = builder.inputType('TicketSettingsBase', {
  description: 'The changed settings as they were before.',
  fields: settable,
});

const TicketSettingsInput = builder.inputType('TicketSettingsInput', {
  description: 'How tickets of a match are returned and offered; omitted fields do not change.',
  fields: (t) => ({
    matchId: t.id({ required: true }),
    base: t.field({ type: TicketSettingsBase, description: BASE_FIELD }),
    ...settable(t),
  }),
});

/** A result with the id of the ticket: staff do not read the tickets of others. */
const ticketSuccess = (name: string, description: string) =>
  builder.objectRef<{ ticketId: string }>(name).implement({
    description,
    fields: (t) => ({ ticketId: t.exposeID('ticketId') }),
  });

const TicketSettingsSuccess = builder
  .objectRef<{ matchId: number }>('UpdateTicketSettingsSuccess')
  .implement({
    description: 'The settings are stored.',
    fields: (t) => ({
      match: t.prismaField({
        type: 'Match',
        resolve: (query, { matchId }, _args, { database }) =>
          database.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
      }),
    }),
  });

builder.mutationFields((t) => ({
  issueComplimentaryTicket: t.field({
    type: ticketSuccess('IssueComplimentaryTicketSuccess', 'The person has the ticket and a mail.'),
    description: 'Gives a ticket to an account at no price. Administrators and the commercial manager.',
    authScopes,
    extensions: creates,
    errors: {
      types: [ValidationError, NotFoundError, MatchNotOnSaleError, SoldOutError, PersonHasTicketError],
    },
    args: { input: t.arg({ type: IssueTicketInput, required: true }) },
    resolve: (_root, { input }, { database, viewer }) =>
      issueComplimentary(database, requireViewer(viewer), parseId(input.matchId), input),
  }),
  cancelTicket: t.field({
    type: ticketSuccess(
      'CancelTicketSuccess',
      'The ticket does not admit any more, and its holder gets a mail.',
    ),
    description: 'Cancels one ticket. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, TicketEndedError] },
    args: { input: t.arg({ type: CancelTicketInput, required: true }) },
    resolve: (_root, { input }, { database, viewer }) =>
      cancelTicket(database, requireViewer(viewer), parseUuid(input.ticketId), input),
  }),
  updateTicketSettings: t.field({
    type: TicketSettingsSuccess,
    description: 'Sets returns and the waiting list of a match. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, EditConflictError] },
    args: { input: t.arg({ type: TicketSettingsInput, required: true }) },
    resolve: (_root, { input: { matchId, ...settings } }, { database, viewer }) =>
      updateTicketSettings(database, requireViewer(viewer), parseId(matchId), settings),
  }),
}));
