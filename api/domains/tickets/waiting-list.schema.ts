import { NotFoundError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { closingTime } from './closing-time.ts';
import { WaitingListClosedError } from './ticket-errors.ts';
import { MatchNotOnSaleError, TicketAlreadyOwnedError } from './tickets.ts';
import { joinWaitingList, leaveWaitingList, readWaits, takesWaiting, type SeatWait } from './waiting-list.ts';

builder.objectType(
  WaitingListClosedError,
  userError('WaitingListClosedError', 'Nobody can wait for a seat of this match: `message` says why.'),
);

builder.prismaObjectFields('Match', (t) => ({
  isWaitingListOpen: t.boolean({
    description: 'Whether the match is sold out and people can wait for a seat.',
    resolve: (match) => match.ticketsAvailable === 0 && takesWaiting(match),
  }),
  ticketsCloseAt: t.field({
    type: 'DateTime',
    description: 'Until when tickets can be returned and seats are offered to those who wait.',
    resolve: closingTime,
  }),
}));

const SeatWaitType = builder.objectRef<SeatWait>('SeatWait').implement({
  description: 'A place in the waiting list of a match, or the seat that is offered.',
  fields: (t) => ({
    match: t.prismaField({
      type: 'Match',
      resolve: (query, { matchId }, _args, { database }) =>
        database.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
    }),
    place: t.exposeInt('place', {
      nullable: true,
      description: '1 for the next one; null while a seat is offered.',
    }),
    offeredUntil: t.expose('offeredUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when the offered seat is held: `purchaseTicket` takes it. Null while the person waits.',
    }),
  }),
});

/** Administrators may read accounts, but not what they wait for. */
const isSelf = (user: { id: number }, _args: object, { viewer }: Context) => viewer?.id === user.id;

builder.prismaObjectFields('User', (t) => ({
  seatWaits: t.field({
    type: [SeatWaitType],
    description:
      'Waiting lists with the person on them, the earliest match first. Only the person may read them.',
    authScopes: isSelf,
    resolve: ({ id }, _args, { database }) => readWaits(database, id),
  }),
  seatWait: t.field({
    type: SeatWaitType,
    nullable: true,
    description: 'The person’s place in the waiting list of one match, or null. Only the person may read it.',
    authScopes: isSelf,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: async ({ id }, { matchId }, { database }) =>
      (await readWaits(database, id, parseId(matchId) ?? 0))[0] ?? null,
  }),
}));

const WaitingListInput = builder.inputType('WaitingListInput', {
  description: 'Of which match.',
  fields: (t) => ({ matchId: t.id({ required: true }) }),
});

const success = (name: string, description: string) =>
  builder.objectRef<{ matchId: number; userId: number }>(name).implement({
    description,
    fields: (t) => ({
      wait: t.field({
        type: SeatWaitType,
        nullable: true,
        description: 'Where the viewer is now.',
        resolve: async ({ matchId, userId }, _args, { database }) =>
          (await readWaits(database, userId, matchId))[0] ?? null,
      }),
      match: t.prismaField({
        type: 'Match',
        resolve: (query, { matchId }, _args, { database }) =>
          database.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
      }),
    }),
  });

builder.mutationFields((t) => ({
  joinWaitingList: t.field({
    type: success('JoinWaitingListSuccess', 'The viewer waits for a seat, or has an offer already.'),
    description: 'Puts the viewer on the waiting list of a sold-out match.',
    authScopes: { signedIn: true },
    errors: { types: [NotFoundError, TicketAlreadyOwnedError, MatchNotOnSaleError, WaitingListClosedError] },
    args: { input: t.arg({ type: WaitingListInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      const { id: userId } = requireViewer(viewer);
      return { userId, ...(await joinWaitingList(database, userId, parseId(input.matchId))) };
    },
  }),
  leaveWaitingList: t.field({
    type: success(
      'LeaveWaitingListSuccess',
      'The viewer waits no longer; an offered seat goes to the next person.',
    ),
    description: 'Takes the viewer off the waiting list of a match, or declines the offered seat.',
    authScopes: { signedIn: true },
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: WaitingListInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      const { id: userId } = requireViewer(viewer);
      return { userId, ...(await leaveWaitingList(database, userId, parseId(input.matchId))) };
    },
  }),
}));
