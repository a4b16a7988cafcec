import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewSubscription } from './renew-subscription.ts';

const CHOSEN = { matchUpdates: true, teamNews: false, membershipOffers: true, gameReminders: true };

type Fake = Parameters<typeof renewSubscription>[0]['oldSubscription'];

/** A fake of the browser's subscription, as far as the worker uses it. */
function subscription(endpoint: string) {
  const fake = {
    endpoint,
    options: { applicationServerKey: new ArrayBuffer(65), userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn<() => Promise<boolean>>().mockResolvedValue(true),
  };
  return { fake, given: fake as Partial<NonNullable<Fake>> as Fake };
}

const old = subscription('https://fcm.googleapis.com/old');
let calls: [string, unknown][];
let status: Record<string, number>;
const subscribe = vi.fn<(options: object) => Promise<Fake>>();
let fresh: ReturnType<typeof subscription>;

beforeEach(() => {
  calls = [];
  status = {};
  fresh = subscription('https://fcm.googleapis.com/fresh');
  subscribe.mockReset().mockImplementation(async () => fresh.given);
  vi.stubGlobal('self', { registration: { pushManager: { subscribe } } });
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const path = address.replace(/\?.*/, '');
    calls.push([address, body && JSON.parse(body)]);
    return Response.json({ preferences: CHOSEN, publicKey: 'key' }, { status: status[path] ?? 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('replaces the old subscription and keeps its preferences', async () => {
  await renewSubscription({ oldSubscription: old.given, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: old.fake.options.applicationServerKey,
  });
  expect(calls).toEqual([
    ['/api/push/preferences?endpoint=https%3A%2F%2Ffcm.googleapis.com%2Fold', undefined],
    ['/api/push/subscribe', fresh.fake.toJSON()],
    ['/api/push/preferences', { endpoint: fresh.fake.endpoint, preferences: CHOSEN }],
    ['/api/push/unsubscribe', { endpoint: old.fake.endpoint }],
  ]);
});

test('saves a subscription that the browser renewed itself', async () => {
  await renewSubscription({ oldSubscription: old.given, newSubscription: fresh.given });
  expect(subscribe).not.toHaveBeenCalled();
  expect(calls.map(([path]) => path)).toContain('/api/push/subscribe');
});

test.each([404, 401])('does not renew a subscription of another user or of no user (%i)', async (code) => {
  status['/api/push/preferences'] = code;
  await renewSubscription({ oldSubscription: old.given, newSubscription: null });
  expect(subscribe).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});

test('uses the site’s key if the browser no longer knows the old subscription', async () => {
  await renewSubscription({ oldSubscription: null, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(calls.map(([path]) => path)).toEqual(['/api/push/vapid-public-key', '/api/push/subscribe']);
});

test('does nothing if no user is signed in', async () => {
  status['/api/push/vapid-public-key'] = 401;
  await renewSubscription({ oldSubscription: null, newSubscription: null });
  expect(subscribe).not.toHaveBeenCalled();
});

test('unsubscribes again if saving fails', async () => {
  status['/api/push/subscribe'] = 500;
  await renewSubscription({ oldSubscription: old.given, newSubscription: null });
  expect(fresh.fake.unsubscribe).toHaveBeenCalledOnce();
  expect(calls.map(([path]) => path)).not.toContain('/api/push/unsubscribe');
});
