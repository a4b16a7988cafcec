import { NotFoundError, ValidationError, parseUuid } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { acceptGift, giveTicket, keepTicket, readGift, type OfferedGift } from './gifts.ts';
import { returnTicket } from './returns.ts';
import { TicketEndedError, TooLateError } from './ticket-errors.ts';
import { ticketBought } from './ticket-events.ts';
import { TicketAlreadyOwnedError } from './tickets.ts';

// What a holder does with a ticket: return it, or pass it on.

builder.objectType(
  TicketEndedError,
  userError('TicketEndedError', 'The ticket is not valid any more: returned, passed on or cancelled.'),
);
builder.objectType(
  TooLateError,
  userError(
    'TooLateError',
    'Tickets of the match can no longer be returned or passed on: `message` says why.',
  ),
);

const OfferedGiftType = builder.objectRef<OfferedGift>('OfferedGift').implement({
  description: 'A ticket that somebody offers with a link. Who has the link may read and accept it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    giverName: t.exposeString('giverName', { nullable: true, description: 'Null if the account is closed.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the viewer gives it.' }),
    obstacle: t.exposeString('obstacle', {
      nullable: true,
      description: 'Why it cannot be accepted any more, to be shown; null if it can.',
    }),
    match: t.prismaField({
      type: 'Match',
      resolve: (query, { matchId }, _args, { database }) =>
        database.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
    }),
  }),
});

builder.queryField('ticketGift', (t) =>
  t.field({
    type: OfferedGiftType,
    nullable: true,
    description: 'The ticket that a link offers; null if it was accepted or taken back.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { database, viewer }) =>
      readGift(database, requireViewer(viewer).id, parseUuid(id)),
  }),
);

const TicketIdInput = builder.inputType('TicketIdInput', {
  description: 'Which of the viewer’s tickets.',
  fields: (t) => ({ ticketId: t.id({ required: true }) }),
});

const GiveTicketInput = builder.inputType('GiveTicketInput', {
  description: 'Which of the viewer’s tickets, and to whom.',
  fields: (t) => ({
    ticketId: t.id({ required: true }),
    email: t.string({ required: true, description: 'It need not have an account yet.' }),
  }),
});

const GiftIdInput = builder.inputType('GiftIdInput', {
  description: 'Which offered ticket.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The last part of the link.' }) }),
});

/** A result with the ticket that was changed or issued. */
const ticketSuccess = (name: string, description: string) =>
  builder.objectRef<{ ticketId: string }>(name).implement({
    description,
    fields: (t) => ({
      ticket: t.prismaField({
        type: 'Ticket',
        resolve: (query, { ticketId }, _args, { database }) =>
          database.ticket.findUniqueOrThrow({ ...query, where: { id: ticketId } }),
      }),
    }),
  });

const ReturnTicketSuccess = builder.objectRef<{ matchId: number }>('ReturnTicketSuccess').implement({
  description: 'The ticket is no longer valid, and its seat is free.',
  fields: (t) => ({
    match: t.prismaField({
      type: 'Match',
      resolve: (query, { matchId }, _args, { database }) =>
        database.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
    }),
  }),
});

builder.mutationFields((t) => ({
  returnTicket: t.field({
    type: ReturnTicketSuccess,
    description: 'Gives a ticket back to the club, until the time that the match sets.',
    authScopes: { signedIn: true },
    errors: { types: [NotFoundError, TicketEndedError, TooLateError] },
    args: { input: t.arg({ type: TicketIdInput, required: true }) },
    resolve: (_root, { input }, { database, viewer }) =>
      returnTicket(database, requireViewer(viewer).id, parseUuid(input.ticketId)),
  }),
  giveTicket: t.field({
    type: ticketSuccess(
      'GiveTicketSuccess',
      'A mail with the link goes out. Until it is used, the ticket is the viewer’s.',
    ),
    description: 'Offers a ticket to somebody by e-mail. An earlier offer of the ticket ends.',
    authScopes: { signedIn: true },
    errors: { types: [ValidationError, NotFoundError, TicketEndedError, TooLateError] },
    args: { input: t.arg({ type: GiveTicketInput, required: true }) },
    resolve: (_root, { input }, { database, limits, viewer }) =>
      giveTicket(database, limits, requireViewer(viewer).id, {
        ...input,
        ticketId: parseUuid(input.ticketId),
      }),
  }),
  keepTicket: t.field({
    type: ticketSuccess('KeepTicketSuccess', 'The link is of no use any more.'),
    description: 'Takes the offer of a ticket back.',
    authScopes: { signedIn: true },
    errors: { types: [NotFoundError, TicketEndedError] },
    args: { input: t.arg({ type: TicketIdInput, required: true }) },
    resolve: (_root, { input }, { database, viewer }) =>
      keepTicket(database, requireViewer(viewer).id, parseUuid(input.ticketId)),
  }),
  acceptTicket: t.field({
    type: ticketSuccess(
      'AcceptTicketSuccess',
      'The viewer has a new ticket; the giver’s code is not valid any more.',
    ),
    description: 'Accepts a ticket that somebody offers.',
    authScopes: { signedIn: true },
    errors: { types: [ValidationError, NotFoundError, TooLateError, TicketAlreadyOwnedError] },
    args: { input: t.arg({ type: GiftIdInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      const { id } = requireViewer(viewer);
      const { ticketId, giverId } = await acceptGift(database, id, parseUuid(input.id));
      for (const person of [id, giverId]) if (person !== null) ticketBought.emit(database, person);
      return { ticketId };
    },
  }),
}));
