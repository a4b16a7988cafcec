import { ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { countersOf, messageAudience, sendMessage, writersOf, type MessageAudience } from './composing.ts';
import { SentNotification } from './notifications.schema.ts';

const MessagePreferenceType = builder.enumType('MessagePreference', {
  description:
    'The subject of a message, which decides its receivers: devices with that preference, or all devices.',
  values: {
    TEAM_NEWS: { value: 'teamNews' },
    MEMBERSHIP_OFFERS: { value: 'membershipOffers' },
    ALL: { value: 'all' },
  } as const,
});

const NotificationAudience = builder.objectRef<MessageAudience>('NotificationAudience').implement({
  description: 'The number of receivers if a message were sent now.',
  fields: (t) => ({
    devices: t.exposeInt('devices'),
    people: t.exposeInt('people', { description: 'Owners of these devices.' }),
  }),
});

builder.queryField('notificationAudience', (t) =>
  t.field({
    type: NotificationAudience,
    description:
      'The number of receivers of a message. Only for users who may send it, and, about the team, for those who publish news.',
    authScopes: (_root, { preference }) => ({ role: countersOf(preference) }),
    args: { preference: t.arg({ type: MessagePreferenceType, required: true }) },
    resolve: (_root, { preference }, { database }) => messageAudience(database, preference),
  }),
);

const SendNotificationInput = builder.inputType('SendNotificationInput', {
  description: 'A message to devices. Plain text: HTML means nothing to a device.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'A new UUID for each message: the same one is sent once.' }),
    preference: t.field({ type: MessagePreferenceType, required: true }),
    title: t.string({ required: true, description: 'At most 80 characters.' }),
    body: t.string({ required: true, description: 'At most 240 characters.' }),
    url: t.string({
      required: true,
      defaultValue: '/',
      description: 'The page that it opens: a path of the site, such as `/partidos/12`.',
    }),
  }),
});

const SendNotificationSuccess = builder
  .objectRef<{ notificationId: number }>('SendNotificationSuccess')
  .implement({
    description: 'The message is queued.',
    fields: (t) => ({
      notification: t.prismaField({
        type: SentNotification,
        resolve: (query, { notificationId }, _args, { database }) =>
          database.notificationHistory.findUniqueOrThrow({ ...query, where: { id: notificationId } }),
      }),
    }),
  });

builder.mutationField('sendNotification', (t) =>
  t.field({
    type: SendNotificationSuccess,
    description:
      'Sends a message to devices. Administrators and the commercial manager; editors about the team only.',
    authScopes: (_root, { input }) => ({ role: writersOf(input.preference) }),
    extensions: creates,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: SendNotificationInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      notificationId: await sendMessage(database, requireViewer(viewer), input),
    }),
  }),
);
