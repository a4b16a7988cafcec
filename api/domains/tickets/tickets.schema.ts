import { NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';
import { UserErrorInterface, userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { giveObstacle } from './gifts.ts';
import { COUNTED } from './held-ticket.ts';
import { returnObstacle, returnsUntil } from './returns.ts';
import { PaymentRequired } from './ticket-errors.ts';
import { ticketBought, ticketWanted } from './ticket-events.ts';
import { TicketPaymentType, TicketStateType } from './ticket-state.schema.ts';
import { MatchNotOnSaleError, SoldOutError, TicketAlreadyOwnedError, purchaseTicket } from './tickets.ts';

/** The admission that counts, if there is one. */
const USE = { admissions: { where: COUNTED, select: { admittedAt: true, gate: true } } };

const TicketAdmission = builder.objectRef<{ admittedAt: Date; gate: string }>('TicketAdmission').implement({
  description: 'That somebody came in with a ticket.',
  fields: (t) => ({
    at: t.expose('admittedAt', { type: 'DateTime' }),
    gate: t.exposeString('gate'),
  }),
});

builder.prismaObject('Ticket', {
  description:
    'A seat at a match. Only its holder may read it: the code admits its bearer while the ticket is valid.',
  authScopes: ({ userId }, { viewer }) => viewer !== null && viewer.id === userId,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Random, so that it cannot be guessed.' }),
    qrCode: t.exposeString('qrCode', { description: 'What the QR code holds: `ticket:` and the id.' }),
    purchaseDate: t.expose('purchaseDate', {
      type: 'DateTime',
      description: 'When the seat was bought; a ticket that was passed on keeps it.',
    }),
    state: t.expose('state', { type: TicketStateType }),
    pricePaid: t.expose('pricePaid', {
      type: 'Decimal',
      description: 'Euros; 0 for a complimentary ticket.',
    }),
    paidBy: t.expose('paidBy', { type: TicketPaymentType }),
    gift: t.relation('gift', {
      nullable: true,
      description: 'To whom the holder has offered the ticket, if nobody has accepted it yet.',
    }),
    admission: t.field({
      type: TicketAdmission,
      nullable: true,
      description:
        'When and where its holder came in with it; null if they did not. Then it can be neither returned nor passed on.',
      select: USE,
      resolve: ({ admissions }) => admissions[0] ?? null,
    }),
    canReturn: t.boolean({
      description: 'Whether it can be returned now.',
      select: { state: true, match: true, ...USE },
      resolve: ({ state, match, admissions }) =>
        state === 'valid' && returnObstacle(match, admissions.length > 0) === null,
    }),
    returnObstacle: t.string({
      nullable: true,
      description: 'Why a valid ticket cannot be returned; null if it can.',
      select: { match: true, ...USE },
      resolve: ({ match, admissions }) => returnObstacle(match, admissions.length > 0),
    }),
    returnsUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it can be returned; null while the match is postponed.',
      select: { match: true },
      resolve: ({ match }) => returnsUntil(match),
    }),
    canGive: t.boolean({
      description: 'Whether it can be passed on to somebody now.',
      select: { state: true, match: true, ...USE },
      resolve: ({ state, match, admissions }) =>
        state === 'valid' && giveObstacle(match, admissions.length > 0) === null,
    }),
    giveObstacle: t.string({
      nullable: true,
      description: 'Why a valid ticket cannot be passed on; null if it can.',
      select: { match: true, ...USE },
      resolve: ({ match, admissions }) => giveObstacle(match, admissions.length > 0),
    }),
    match: t.relation('match'),
    holder: t.relation('user', { description: 'Whose it is.', onNull: 'error' }),
  }),
});

builder.prismaObject('TicketGift', {
  description: 'A ticket on its way to somebody else. Its holder does not learn the link.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Where the mail with the link went.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

/** Administrators may read accounts, but not their tickets. */
const isSelf = (user: { id: number }, _args: object, { viewer }: Context) => viewer?.id === user.id;

builder.prismaObjectFields('User', (t) => ({
  tickets: t.relation('tickets', {
    description: 'Own valid tickets, the latest match first. Only the person may read them.',
    authScopes: isSelf,
    query: { where: { state: 'valid' }, orderBy: [{ match: { matchDate: 'desc' } }, { matchId: 'desc' }] },
  }),
  ticketFor: t.prismaField({
    type: 'Ticket',
    nullable: true,
    description: 'The person’s ticket for one match, or null. Only the person may read it.',
    authScopes: isSelf,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (query, { id: userId }, { matchId }, { database }) =>
      database.ticket.findFirst({
        ...query,
        // Ids start at 1, so 0 matches nothing.
        where: { userId, matchId: parseId(matchId) ?? 0, state: 'valid' },
      }),
  }),
}));

builder.objectType(SoldOutError, userError('SoldOutError', 'No seats are left.'));
builder.objectType(
  MatchNotOnSaleError,
  userError(
    'MatchNotOnSaleError',
    'The match is away, has begun, was postponed or cancelled: `message` says which.',
  ),
);
builder.objectType(TicketAlreadyOwnedError, {
  name: 'TicketAlreadyOwnedError',
  description: 'One ticket per person and match; here is the one the person has.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    ticket: t.prismaField({
      type: 'Ticket',
      resolve: (query, { ticketId }, _args, { database }) =>
        database.ticket.findUniqueOrThrow({ ...query, where: { id: ticketId } }),
    }),
  }),
});

builder.objectType(PaymentRequired, {
  name: 'PaymentRequired',
  description:
    'No ticket yet: the seat is held, and `order` is to be paid at its address. Asking again while it is held gives the same order.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    order: t.prismaField({
      type: 'Order',
      resolve: (query, { orderId }, _args, { database }) =>
        database.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
  }),
});

const PurchaseTicketInput = builder.inputType('PurchaseTicketInput', {
  description: 'For which match the viewer wants a ticket.',
  fields: (t) => ({ matchId: t.id({ required: true }) }),
});

const PurchaseTicketSuccess = builder.objectRef<{ ticketId: string }>('PurchaseTicketSuccess').implement({
  description: 'The ticket is issued.',
  fields: (t) => ({
    ticket: t.prismaField({
      type: 'Ticket',
      resolve: (query, { ticketId }, _args, { database }) =>
        database.ticket.findUniqueOrThrow({ ...query, where: { id: ticketId } }),
    }),
  }),
});

/**
 * An invalid id cannot come from our pages, so it is a top-level error and no member of the result union.
 * @throws ValidationError
 */
function readMatchId(value: string): number {
  const matchId = parseId(value);
  if (matchId !== null) return matchId;
  throw new ValidationError([{ path: 'matchId', message: 'matchId: debe ser el número de un partido' }]);
}

builder.mutationField('purchaseTicket', (t) =>
  t.field({
    type: PurchaseTicketSuccess,
    description:
      'Buys one ticket for a match, or takes the seat that the waiting list offers. Where the site takes payments, a ticket that costs something is paid first: see `PaymentRequired`. Otherwise it is issued at once.',
    authScopes: { signedIn: true },
    extensions: creates,
    errors: {
      types: [PaymentRequired, TicketAlreadyOwnedError, SoldOutError, MatchNotOnSaleError, NotFoundError],
    },
    args: { input: t.arg({ type: PurchaseTicketInput, required: true }) },
    resolve: async (_root, { input }, { database, config, viewer }) => {
      if (!viewer) throw unauthenticated();
      const matchId = readMatchId(input.matchId);
      await Promise.all(ticketWanted.emit(database, config, { userId: viewer.id, matchId }));
      const ticketId = await purchaseTicket(database, viewer.id, matchId);
      ticketBought.emit(database, viewer.id);
      return { ticketId };
    },
  }),
);
