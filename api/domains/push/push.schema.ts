import { NotFoundError, ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import {
  SubscribeToPushInput,
  UnsubscribeFromPushInput,
  UpdatePushPreferencesInput,
} from './push-inputs.schema.ts';
import { changePreferences, ownDevice, readPreferences, subscribe, unsubscribe } from './push.ts';
import type { PushPreferences } from './push.input.ts';

const PushPreferencesType = builder.objectRef<PushPreferences>('PushPreferences').implement({
  description: 'The notifications that a device wants.',
  fields: (t) => ({
    matchUpdates: t.exposeBoolean('matchUpdates', {
      description: 'A match starts, ends a quarter, ends, is postponed or cancelled.',
    }),
    teamNews: t.exposeBoolean('teamNews', { description: 'An article appears.' }),
    membershipOffers: t.exposeBoolean('membershipOffers', { description: 'The club has an offer.' }),
    gameReminders: t.exposeBoolean('gameReminders', {
      description: 'A match is near that the person has a ticket for.',
    }),
  }),
});

const PushSubscriptionType = builder.prismaObject('PushSubscription', {
  description: 'A browser that shows the club’s notifications. Only its owner may read it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    preferences: t.field({
      type: PushPreferencesType,
      select: { preferences: true },
      resolve: ({ preferences }) => readPreferences(preferences),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expirationTime: t.expose('expirationTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When the browser’s push service ends it; usually null.',
    }),
  }),
});

function subscriptionSuccess(name: string, description: string) {
  return builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      subscription: t.prismaField({
        type: PushSubscriptionType,
        nullable: true,
        description: 'Null if it has ended in the meantime.',
        resolve: (query, { id }, _args, { database, viewer }) =>
          database.pushSubscription.findFirst({ ...query, where: { id, userId: requireViewer(viewer).id } }),
      }),
    }),
  });
}

const UnsubscribeFromPushSuccess = builder
  .objectRef<{ endpoint: string }>('UnsubscribeFromPushSuccess')
  .implement({
    description: 'The device gets no more notifications.',
    fields: (t) => ({
      endpoint: t.exposeString('endpoint', { description: 'The endpoint, as it was sent.' }),
    }),
  });

builder.queryFields((t) => ({
  vapidPublicKey: t.string({
    description:
      'The key that a browser subscribes with (`applicationServerKey`), in base64url. It is no secret.',
    resolve: (_root, _args, { vapidPublicKey }) => vapidPublicKey,
  }),
}));

builder.prismaObjectFields('User', (t) => ({
  pushSubscription: t.prismaField({
    type: PushSubscriptionType,
    nullable: true,
    description: 'One of the own devices by its endpoint, or null. Only the person may read it.',
    args: { endpoint: t.arg.string({ required: true }) },
    authScopes: ({ id }, _args, { viewer }) => viewer?.id === id,
    resolve: (query, { id }, { endpoint }, { database }) =>
      database.pushSubscription.findFirst({ ...query, where: ownDevice(id, endpoint) }),
  }),
}));

builder.mutationFields((t) => ({
  subscribeToPush: t.field({
    type: subscriptionSuccess('SubscribeToPushSuccess', 'The preferences are saved.'),
    description:
      'Subscribes a device, or renews it. An account can have twenty; one more replaces the oldest.',
    authScopes: { signedIn: true },
    extensions: creates,
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: SubscribeToPushInput, required: true }) },
    resolve: async (_root, { input }, { database, config, viewer }) => ({
      id: await subscribe(database, config.pushServices, requireViewer(viewer).id, input),
    }),
  }),
  unsubscribeFromPush: t.field({
    type: UnsubscribeFromPushSuccess,
    description: 'Ends the subscription of one of the own devices.',
    authScopes: { signedIn: true },
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: UnsubscribeFromPushInput, required: true }) },
    resolve: async (_root, { input: { endpoint } }, { database, viewer }) => {
      await unsubscribe(database, requireViewer(viewer).id, endpoint);
      return { endpoint };
    },
  }),
  updatePushPreferences: t.field({
    type: subscriptionSuccess('UpdatePushPreferencesSuccess', 'The device’s preferences are changed.'),
    description: 'Changes the preferences of one of the own devices.',
    authScopes: { signedIn: true },
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: UpdatePushPreferencesInput, required: true }) },
    resolve: async (_root, { input: { endpoint, preferences } }, { database, viewer }) => ({
      id: await changePreferences(database, requireViewer(viewer).id, endpoint, preferences),
    }),
  }),
}));
