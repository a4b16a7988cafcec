import { builder } from '../../platform/graphql/builder.ts';
import {
  changedSince,
  contentOf,
  deliveryOf,
  holdersToTell,
  type NoticeContent,
  type NoticeDelivery,
} from './notices.ts';

const authScopes = { role: ['admin', 'sports_manager'] } as const;

const NoticeContentType = builder.objectRef<NoticeContent>('NoticeContent').implement({
  description: 'What a notice says.',
  fields: (t) => ({
    title: t.exposeString('title'),
    lines: t.exposeStringList('lines', { description: 'Sentences, the most important first.' }),
    people: t.exposeInt('people', { description: 'How many people get a mail.' }),
  }),
});

const NoticeDeliveryType = builder.objectRef<NoticeDelivery>('NoticeDelivery').implement({
  description: 'What became of the messages of a notice. The mails are counted for ninety days.',
  fields: (t) => ({
    sent: t.exposeInt('sent', { description: 'Mails that the mail server took.' }),
    failed: t.exposeInt('failed', { description: 'Refused by the mail server, or given up.' }),
    obsolete: t.exposeInt('obsolete', {
      description: 'Not sent, because a later notice tells more, or the ticket is gone.',
    }),
    waiting: t.exposeInt('waiting'),
    devices: t.exposeInt('devices', {
      nullable: true,
      description: 'Devices that got the push notification; null if there was none.',
    }),
  }),
});

const MatchNoticeType = builder.prismaObject('MatchNotice', {
  description: 'A message about changes of a match to the holders of its tickets.',
  fields: (t) => ({
    id: t.exposeID('id'),
    lastChangeAt: t.expose('lastChangeAt', {
      type: 'DateTime',
      description: 'The last change that it tells.',
    }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its mails were queued; null while it waits for further changes.',
    }),
    sentence: t.exposeString('sentence', { nullable: true, description: 'What staff added.' }),
    content: t.field({
      type: NoticeContentType,
      nullable: true,
      description: 'Null while it waits and the match is again what its holders were told: nothing is sent.',
      select: { id: true, matchId: true, settledAt: true, title: true, lines: true, people: true },
      resolve: (notice, _args, { database }) => contentOf(database, notice),
    }),
    delivery: t.field({
      type: NoticeDeliveryType,
      resolve: ({ id }, _args, { database }) => deliveryOf(database, id),
    }),
  }),
});

/** The panel shows the latest; each costs a statement. */
const MOST_NOTICES = 20;

builder.prismaObjectFields('Match', (t) => ({
  holdersToTell: t.int({
    description:
      'How many people a change of date, hour, place or state tells. Administrators and sports managers.',
    authScopes,
    select: { id: true, status: true },
    resolve: (match, _args, { database }) => holdersToTell(database, match),
  }),
  notices: t.relation('notices', {
    type: MatchNoticeType,
    description:
      'What the holders of its tickets were told, the latest first. Administrators and sports managers.',
    authScopes,
    query: { orderBy: { id: 'desc' }, take: MOST_NOTICES },
  }),
}));

const ChangedTicketType = builder
  .objectRef<{ matchDate: Date; location: string | null }>('TicketChange')
  .implement({
    description: 'When and where a match was to be played when a ticket was issued.',
    fields: (t) => ({
      matchDate: t.expose('matchDate', { type: 'DateTime' }),
      location: t.string({
        description: 'As `Match.location`.',
        resolve: ({ location }) => location?.trim() || 'TBD',
      }),
    }),
  });

builder.prismaObjectFields('Ticket', (t) => ({
  changedFrom: t.field({
    type: ChangedTicketType,
    nullable: true,
    description: 'Time and place of the match when the ticket was issued, if one of them is another now.',
    select: {
      purchaseDate: true,
      match: {
        select: { matchDate: true, location: true, changes: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
      },
    },
    resolve: ({ purchaseDate, match }) => changedSince(purchaseDate, match, match.changes),
  }),
}));
