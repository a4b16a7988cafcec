import { builder } from '../../platform/graphql/builder.ts';

const PushKeysInput = builder.inputType('PushKeysInput', {
  description: 'What messages for the device are encrypted with (RFC 8291), in base64url.',
  fields: (t) => ({
    p256dh: t.string({ required: true, description: 'An uncompressed point of P-256, 65 bytes.' }),
    auth: t.string({ required: true, description: '16 bytes.' }),
  }),
});

const PushDeviceInput = builder.inputType('PushDeviceInput', {
  description: 'Names by which the user recognises the device, up to 60 characters each.',
  fields: (t) => ({ browser: t.string(), system: t.string() }),
});

export const SubscribeToPushInput = builder.inputType('SubscribeToPushInput', {
  description: 'A browser’s subscription, as returned by its `toJSON()`.',
  fields: (t) => ({
    endpoint: t.string({ required: true, description: 'Of a push service that the site knows or trusts.' }),
    keys: t.field({ type: PushKeysInput, required: true }),
    expirationTime: t.field({ type: 'DateTime' }),
    deviceInfo: t.field({ type: PushDeviceInput }),
  }),
});

export const UnsubscribeFromPushInput = builder.inputType('UnsubscribeFromPushInput', {
  description: 'The own device to unsubscribe.',
  fields: (t) => ({ endpoint: t.string({ required: true }) }),
});

const PushPreferencesInput = builder.inputType('PushPreferencesInput', {
  description: 'The changed preferences; omitted ones stay.',
  fields: (t) => ({
    matchUpdates: t.boolean(),
    teamNews: t.boolean(),
    membershipOffers: t.boolean(),
    gameReminders: t.boolean(),
  }),
});

export const UpdatePushPreferencesInput = builder.inputType('UpdatePushPreferencesInput', {
  description: 'A change of the preferences of an own device.',
  fields: (t) => ({
    endpoint: t.string({ required: true }),
    preferences: t.field({ type: PushPreferencesInput, required: true }),
  }),
});
