import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { makePushSecrets } from '../../testing/push-message.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

const ALL = { matchUpdates: true, teamNews: true, membershipOffers: true, gameReminders: true };

let site: TestSite;
let fan: Caller;
let stranger: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase(), { PUSH_SERVICES: 'push.club.example:8443' });
});
afterAll(() => site.close());
beforeEach(async () => {
  fan = await site.signedIn('visitor');
  stranger = await site.signedIn('visitor');
});

/** Like a browser's `toJSON()`. */
const newSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  expirationTime: null,
  keys: makePushSecrets().keys,
});
type Subscription = ReturnType<typeof newSubscription>;

const subscribe = (caller: Caller, subscription: object) =>
  caller.request('POST', '/api/push/subscribe', subscription);
const unsubscribe = (caller: Caller, { endpoint }: Pick<Subscription, 'endpoint'>) =>
  caller.request('POST', '/api/push/unsubscribe', { endpoint });
const preferences = (caller: Caller, { endpoint }: Pick<Subscription, 'endpoint'>) =>
  caller.request('GET', `/api/push/preferences?${new URLSearchParams({ endpoint }).toString()}`);
const change = (caller: Caller, { endpoint }: Pick<Subscription, 'endpoint'>, changes: unknown) =>
  caller.request('POST', '/api/push/preferences', { endpoint, preferences: changes });

async function subscribed(): Promise<Subscription> {
  const subscription = newSubscription();
  expect((await subscribe(fan, subscription)).status).toBe(201);
  return subscription;
}
const UNKNOWN = [404, { code: 'NOT_FOUND', message: 'No hay suscripción activa' }];
const statusAndBody = ({ status, body }: { status: number; body: unknown }) => [status, body];

test('GET /api/push/vapid-public-key returns the key that browsers subscribe with', async () => {
  for (const caller of [fan, site.visitor]) {
    const { status, body } = await caller.request('GET', '/api/push/vapid-public-key');
    expect([status, Object.keys(body)]).toEqual([200, ['publicKey']]);
    expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65);
  }
});

test.each(['base64', 'base64url'] as const)('keys may be written in %s, padded or not', async (form) => {
  for (const padded of [true, false]) {
    const subscription = newSubscription();
    const { p256dh, auth } = subscription.keys;
    const written = (key: string) => {
      const text = Buffer.from(key, 'base64url').toString(form).replaceAll('=', '');
      return padded ? text.padEnd(Math.ceil(text.length / 4) * 4, '=') : text;
    };
    const keys = { p256dh: written(p256dh), auth: written(auth) };
    expect((await subscribe(fan, { ...subscription, keys })).status).toBe(201);
    const { endpoint } = subscription;
    expect(await site.database.pushSubscription.findUnique({ where: { endpoint } })).toMatchObject({
      p256dh,
      auth,
    });
  }
});

test.each(['=', '===', '!', ' '])('a key that ends with «%s» is refused', async (end) => {
  const { keys, ...rest } = newSubscription();
  const { status, body } = await subscribe(fan, { ...rest, keys: { ...keys, auth: keys.auth + end } });
  expect([status, body.fields]).toEqual([
    400,
    [{ path: 'keys.auth', message: 'La suscripción no es válida' }],
  ]);
});

test('a device is subscribed to everything, changes what it wants, and unsubscribes', async () => {
  const subscription = newSubscription();
  expect(statusAndBody(await subscribe(fan, subscription))).toEqual([
    201,
    { success: true, preferences: ALL },
  ]);
  expect(statusAndBody(await preferences(fan, subscription))).toEqual([200, { preferences: ALL }]);

  const fewer = { ...ALL, teamNews: false };
  expect(statusAndBody(await change(fan, subscription, { teamNews: false }))).toEqual([
    200,
    { preferences: fewer },
  ]);
  const [one, other] = await Promise.all([
    change(fan, subscription, { matchUpdates: false }),
    change(fan, subscription, { gameReminders: false }),
  ]);
  expect([one?.status, other?.status]).toEqual([200, 200]);
  const fewest = { matchUpdates: false, teamNews: false, membershipOffers: true, gameReminders: false };
  expect((await preferences(fan, subscription)).body).toEqual({ preferences: fewest });

  // Subscribing again keeps the chosen preferences.
  expect((await subscribe(fan, subscription)).body.preferences).toEqual(fewest);
  expect(statusAndBody(await unsubscribe(fan, subscription))).toEqual([200, { success: true }]);
  expect(statusAndBody(await preferences(fan, subscription))).toEqual(UNKNOWN);
  expect(statusAndBody(await unsubscribe(fan, subscription))).toEqual(UNKNOWN);
});

test('the data sent by the browser is stored', async () => {
  const expirationTime = Date.UTC(2027, 0, 1);
  const deviceInfo = { browser: 'Firefox', system: 'Android' };
  const subscription = { ...newSubscription(), expirationTime, deviceInfo };
  expect((await subscribe(fan, subscription)).status).toBe(201);
  const { endpoint, keys } = subscription;
  expect(await site.database.pushSubscription.findUnique({ where: { endpoint } })).toMatchObject({
    ...keys,
    userId: fan.user?.id,
    expirationTime: new Date(expirationTime),
    deviceInfo,
    preferences: ALL,
  });
});

describe('another account’s device', () => {
  test('is reported as unknown, like one that does not exist', async () => {
    const subscription = await subscribed();
    for (const asked of [subscription, newSubscription(), { endpoint: 'nonsense' }, { endpoint: '' }]) {
      expect(statusAndBody(await preferences(stranger, asked))).toEqual(UNKNOWN);
      expect(statusAndBody(await change(stranger, asked, { teamNews: false }))).toEqual(UNKNOWN);
      expect(statusAndBody(await unsubscribe(stranger, asked))).toEqual(UNKNOWN);
    }
    expect((await preferences(fan, subscription)).body).toEqual({ preferences: ALL });
  });

  test('cannot be taken over with other keys', async () => {
    const subscription = await subscribed();
    const { keys } = makePushSecrets();
    for (const stolen of [
      keys,
      { ...keys, auth: subscription.keys.auth },
      { ...subscription.keys, auth: keys.auth },
    ]) {
      expect(statusAndBody(await subscribe(stranger, { ...subscription, keys: stolen }))).toEqual(UNKNOWN);
    }
    expect((await preferences(fan, subscription)).status).toBe(200);
    expect(
      await site.database.pushSubscription.findUnique({ where: { endpoint: subscription.endpoint } }),
    ).toMatchObject(subscription.keys);
  });

  test('can be taken over with the same keys, without the previous owner’s preferences', async () => {
    const subscription = await subscribed();
    await change(fan, subscription, { teamNews: false });
    expect(statusAndBody(await subscribe(stranger, subscription))).toEqual([
      201,
      { success: true, preferences: ALL },
    ]);
    expect(statusAndBody(await preferences(fan, subscription))).toEqual(UNKNOWN);
    expect(await site.database.pushSubscription.count({ where: { endpoint: subscription.endpoint } })).toBe(
      1,
    );
  });

  test('is recognised in any spelling of its address', async () => {
    const subscription = await subscribed();
    const spelled = subscription.endpoint.replace('fcm.googleapis.com', 'FCM.googleapis.com:443');
    expect((await preferences(fan, { endpoint: spelled })).status).toBe(200);
    const { keys } = makePushSecrets();
    expect(statusAndBody(await subscribe(stranger, { endpoint: spelled, keys }))).toEqual(UNKNOWN);
  });
});

test('an own device may get new keys', async () => {
  const subscription = await subscribed();
  const { keys } = makePushSecrets();
  expect((await subscribe(fan, { ...subscription, keys })).status).toBe(201);
  const { endpoint } = subscription;
  expect(await site.database.pushSubscription.findUnique({ where: { endpoint } })).toMatchObject(keys);
});

test('the twenty-first device of an account replaces the oldest', async () => {
  const all: Subscription[] = [];
  for (let device = 0; device < 21; device += 1) all.push(await subscribed());
  const others = newSubscription();
  await subscribe(stranger, others);
  const [oldest, second] = all;
  if (!oldest || !second) throw new Error('nothing subscribed');
  expect(statusAndBody(await preferences(fan, oldest))).toEqual(UNKNOWN);
  expect((await preferences(fan, second)).status).toBe(200);
  expect(await site.database.pushSubscription.count({ where: { userId: fan.user?.id ?? 0 } })).toBe(20);
  expect((await preferences(stranger, others)).status).toBe(200);
});

describe('a subscription is refused', () => {
  const refused: [string, object][] = [
    ['without anything', {}],
    ['of an unknown service', { ...newSubscription(), endpoint: 'https://push.evil.example/x' }],
    ['of an address on the local network', { ...newSubscription(), endpoint: 'https://127.0.0.1/x' }],
    ['without TLS', { ...newSubscription(), endpoint: 'http://fcm.googleapis.com/x' }],
    ['on another port', { ...newSubscription(), endpoint: 'https://fcm.googleapis.com:8443/x' }],
    [
      'of a trusted service on another port',
      { ...newSubscription(), endpoint: 'https://push.club.example/x' },
    ],
    ['with a password', { ...newSubscription(), endpoint: 'https://a:b@fcm.googleapis.com/x' }],
    [
      'with an endless address',
      { ...newSubscription(), endpoint: `https://fcm.googleapis.com/${'x'.repeat(1500)}` },
    ],
    ['without keys', { endpoint: newSubscription().endpoint }],
    ['with keys that are text', { ...newSubscription(), keys: 'p256dh' }],
    [
      'with a key of no curve',
      { ...newSubscription(), keys: { ...makePushSecrets().keys, p256dh: `BA${'A'.repeat(85)}` } },
    ],
    [
      'with a compressed key',
      { ...newSubscription(), keys: { ...makePushSecrets().keys, p256dh: `A${'A'.repeat(43)}` } },
    ],
    ['with a short secret', { ...newSubscription(), keys: { ...makePushSecrets().keys, auth: 'AAAA' } }],
    ['with a date of no calendar', { ...newSubscription(), expirationTime: 'soon' }],
    ['with an endless name', { ...newSubscription(), deviceInfo: { browser: 'x'.repeat(61) } }],
  ];
  test.each(refused)('%s', async (_what, subscription) => {
    const { status, body } = await subscribe(fan, subscription);
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body.message).not.toBe('');
    expect(await site.database.pushSubscription.count({ where: { userId: fan.user?.id ?? 0 } })).toBe(0);
  });

  test('but not for a service that the operator trusts', async () => {
    const endpoint = 'https://push.club.example:8443/x';
    expect((await subscribe(fan, { ...newSubscription(), endpoint })).status).toBe(201);
  });
});

test.each([
  [{}, 'No hay nada que cambiar'],
  [{ matchUpdates: 'true' }, 'preferences.matchUpdates: Debe ser true o false'],
  [{ matchUpdates: null }, 'preferences.matchUpdates: Debe ser true o false'],
  [{ teamNews: false, spam: true }, 'preferences.spam: Esta preferencia no existe'],
  ['all', 'No hay nada que cambiar'],
  [null, 'No hay nada que cambiar'],
])('POST /api/push/preferences answers 400 to %o', async (changes, message) => {
  const subscription = await subscribed();
  const { status, body } = await change(fan, subscription, changes);
  expect([status, body.message]).toEqual([400, message]);
  expect((await preferences(fan, subscription)).body).toEqual({ preferences: ALL });
});

test('GraphQL refuses a preference that is null', async () => {
  const { endpoint } = await subscribed();
  const { body } = await fan.graphql(
    `mutation ($endpoint: String!) {
      updatePushPreferences(input: { endpoint: $endpoint, preferences: { teamNews: null } }) {
        __typename
        ... on ValidationError { fields { path message } }
      }
    }`,
    { endpoint },
  );
  expect(body.data.updatePushPreferences).toEqual({
    __typename: 'ValidationError',
    fields: [{ path: 'teamNews', message: 'Debe ser true o false' }],
  });
});

test.each([
  ['POST', '/api/push/subscribe'],
  ['POST', '/api/push/unsubscribe'],
  ['GET', '/api/push/preferences?endpoint=x'],
])('%s %s answers 401 if no user is signed in', async (method, path) => {
  const answer = await site.visitor.request(method, path, method === 'POST' ? newSubscription() : undefined);
  expect([answer.status, answer.body.message]).toEqual([401, 'Inicia sesión para continuar']);
});

test('POST /api/push/preferences answers 401 if no user is signed in', async () => {
  expect((await change(site.visitor, newSubscription(), { teamNews: false })).status).toBe(401);
});

test('POST /api/push/subscribe cannot be called from another site', async () => {
  const answer = await fan.request('POST', '/api/push/subscribe', newSubscription(), {
    origin: 'https://evil.example',
  });
  expect(answer.status).toBe(403);
});
