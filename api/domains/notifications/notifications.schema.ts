import { builder } from '../../platform/graphql/builder.ts';
import { pageRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById } from '../../platform/lists/arrivals.ts';
import { MESSAGE_STAFF } from './composing.ts';
import { preferenceOf } from './fan-out.ts';
import { LATEST_NOTIFICATIONS } from './notifications.ts';

const NotificationPreferenceType = builder.enumType('NotificationPreference', {
  description: 'The preferences of a device.',
  values: {
    MATCH_UPDATES: { value: 'matchUpdates' },
    TEAM_NEWS: { value: 'teamNews' },
    MEMBERSHIP_OFFERS: { value: 'membershipOffers' },
    GAME_REMINDERS: { value: 'gameReminders' },
  } as const,
});

export const SentNotification = builder.prismaObject('NotificationHistory', {
  name: 'SentNotification',
  description: 'A notification sent to devices, by the site itself or by staff.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
    url: t.exposeString('url', { description: 'The page that it opens, a path of the site.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    preference: t.field({
      type: NotificationPreferenceType,
      nullable: true,
      description: 'Null if it was sent to every device.',
      select: { preference: true },
      resolve: preferenceOf,
    }),
    queuedAt: t.expose('queuedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its deliveries were queued; null before that.',
    }),
    devices: t.exposeInt('devices', {
      description: 'Number of receiving devices. Those in none of the counts below are still pending.',
    }),
    delivered: t.exposeInt('delivered', { description: 'Taken by the device’s push service.' }),
    gone: t.exposeInt('gone', { description: 'The device no longer exists, or no longer wants it.' }),
    failed: t.exposeInt('failed', { description: 'Given up.' }),
  }),
});

const SentNotificationPage = pageType<typeof LATEST_NOTIFICATIONS>(
  'SentNotificationPage',
  'One page of what was sent.',
  (t) =>
    t.prismaField({
      type: [SentNotification],
      resolve: (query, source, _args, { database }) =>
        pageRows(source, { rows: (args) => database.notificationHistory.findMany({ ...query, ...args }) }),
    }),
);

builder.queryFields((t) => ({
  sentNotifications: t.field({
    type: SentNotificationPage,
    description: 'Sent notifications, the latest first. Only for users who may send messages.',
    authScopes: { role: MESSAGE_STAFF },
    complexity: pageComplexity,
    args: pageArgs(25),
    resolve: (_root, page, { database }) =>
      pageSource(LATEST_NOTIFICATIONS, page, {
        arrivals: arrivalsById(() => database.notificationHistory.findFirst(NEWEST_ID)),
        count: ({ where }) => database.notificationHistory.count({ where }),
      }),
  }),
}));
