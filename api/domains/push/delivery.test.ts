import dns from 'node:dns';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startPushReceiver, type PushBehaviour, type PushReceiver } from '../../testing/push-receiver.ts';
import { deliver, readRetryAfter } from './delivery.ts';
import { SENDING, topicOf, type PushNotification } from './notification.ts';
import { openPushSender, type PushSender, type SenderOptions } from './push-sender.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-delivery-'));
const senders: PushSender[] = [];
let receiver: PushReceiver;

const config = () => readConfig({ DATA_DIR: dataDir, PUSH_SERVICES: receiver.host });
function openSender(options: SenderOptions = {}): PushSender {
  const sender = openPushSender(config(), { certificates: receiver.certificate, ...options });
  senders.push(sender);
  return sender;
}

beforeEach(async () => {
  receiver = await startPushReceiver();
});
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.close();
  expect(receiver.problems).toEqual([]);
  await receiver.close();
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const GOAL: PushNotification = {
  title: '¡Final del primer cuarto!',
  body: 'PMB 24 – 19 HM · «Som-hi» 🏀',
  url: '/partidos/12',
  tag: 'match-12',
};

/** Creates a device whose push service responds like this. */
function device(behaviour?: PushBehaviour) {
  const { endpoint, keys } = receiver.subscribe(behaviour);
  return { endpoint, ...keys };
}

describe('a message', () => {
  test('arrives encrypted for the device, signed by the site, with everything needed to show it', async () => {
    const sender = openSender();
    const to = device();
    expect(await deliver(sender, to, GOAL, SENDING.matchUpdates)).toEqual({ is: 'delivered' });
    const { vapid } = sender;
    expect(receiver.received).toEqual([
      {
        endpoint: to.endpoint,
        text: expect.any(String),
        vapid: { publicKey: vapid.publicKey, subject: vapid.subject },
        timeToLive: 3600,
        urgency: 'high',
        topic: topicOf('match-12'),
      },
    ]);
    expect(JSON.parse(receiver.received[0]?.text ?? '')).toEqual({
      ...GOAL,
      icon: '/icon-192.png',
      badge: '/icon-monochrome-512.png',
    });
  });

  test('that is too long is cut between characters, and fits', async () => {
    const long = {
      ...GOAL,
      title: '🏀'.repeat(100),
      body: '👩‍👩‍👧‍👦 ñ'.repeat(500),
      url: `/noticias/1?x=${'y'.repeat(300)}`,
    };
    expect(await deliver(openSender(), device(), long, SENDING.teamNews)).toEqual({ is: 'delivered' });
    const { title, body } = JSON.parse(receiver.received[0]?.text ?? '');
    expect([...title]).toHaveLength(80);
    expect(title).toMatch(/^(🏀)+…$/u);
    expect([...body].length).toBeLessThanOrEqual(240);
  });

  test('with the same tag has the same topic, with another tag another topic', () => {
    expect(topicOf('match-12')).toBe(topicOf('match-12'));
    expect(topicOf('match-12')).not.toBe(topicOf('match-13'));
    expect(topicOf('a tag – with everything')).toMatch(/^[\w-]{32}$/);
  });

  test('uses a keep-alive connection and a cached signature', async () => {
    const sender = openSender();
    for (let sent = 0; sent < 5; sent += 1) await deliver(sender, device(), GOAL, SENDING.teamNews);
    expect(receiver.received).toHaveLength(5);
    expect(receiver.connections).toBe(1);
    const { origin } = new URL(`https://${receiver.host}`);
    expect(sender.authorization(origin)).toBe(sender.authorization(origin));
  });
});

describe('the response of the service', () => {
  const answered = (behaviour: PushBehaviour) =>
    deliver(openSender(), device(behaviour), GOAL, SENDING.teamNews);

  test.each([200, 201, 202, 204])('%i: delivered', async (status) => {
    expect(await answered({ status })).toEqual({ is: 'delivered' });
  });

  test.each([404, 410])('%i: gone', async (status) => {
    expect(await answered({ status })).toEqual({ is: 'gone' });
  });

  test('429: later, after the service’s Retry-After', async () => {
    const headers = { 'retry-after': '120' };
    expect(await answered({ status: 429, headers, body: 'slow\n down' })).toEqual({
      is: 'later',
      reason: '429 slow down',
      retryAfter: 120,
    });
    expect(await answered({ status: 429 })).toEqual({ is: 'later', reason: '429', retryAfter: null });
  });

  test.each([408, 500, 502, 503])('%i: later', async (status) => {
    expect(await answered({ status })).toEqual({ is: 'later', reason: String(status), retryAfter: null });
  });

  test.each([400, 401, 403, 413])('%i: refused', async (status) => {
    expect(await answered({ status, body: 'because' })).toEqual({
      is: 'refused',
      reason: `${status} because`,
    });
  });

  test.each([301, 302, 307, 308])('%i: refused, and not followed', async (status) => {
    const elsewhere = device();
    const { is } = await answered({ status, headers: { location: elsewhere.endpoint } });
    expect(is).toBe('refused');
    expect(receiver.called).not.toContain(elsewhere.endpoint);
  });

  test('only the beginning of a long body is read', async () => {
    const outcome = await answered({ status: 403, body: 'x'.repeat(5_000_000) });
    expect(outcome).toEqual({ is: 'refused', reason: `403 ${'x'.repeat(1024)}` });
  });

  test('no response: later, after the timeout', async () => {
    const began = Date.now();
    const outcome = await deliver(openSender({ timeLimit: 400 }), device('silence'), GOAL, SENDING.teamNews);
    expect(outcome).toEqual({ is: 'later', reason: 'no answer in time', retryAfter: null });
    expect(openSender().timeLimit).toBe(10_000);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  test('a service without a response does not delay others', async () => {
    const sender = openSender();
    let speak: (behaviour: PushBehaviour) => void = () => {};
    const silence = new Promise<PushBehaviour>((resolve) => (speak = resolve));
    const slow = Array.from({ length: 10 }, async () => {
      const to = device();
      receiver.behave(to, silence);
      return deliver(sender, to, GOAL, SENDING.teamNews);
    });
    expect(await deliver(sender, device(), GOAL, SENDING.teamNews)).toEqual({ is: 'delivered' });
    expect(receiver.received).toHaveLength(1);
    speak({ status: 201 });
    expect(await Promise.all(slow)).toEqual(slow.map(() => ({ is: 'delivered' })));
  });

  test('a response that ends after its status still counts', async () => {
    const headers = { 'content-length': '100' };
    expect(await answered({ status: 201, headers, body: 'cut' })).toEqual({ is: 'delivered' });
  });

  test('connection refused: later', async () => {
    const to = device();
    const sender = openSender();
    await receiver.close();
    expect(await deliver(sender, to, GOAL, SENDING.teamNews)).toMatchObject({
      is: 'later',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

describe('no message is sent', () => {
  test('to a service that is no longer trusted', async () => {
    const to = device();
    const sender = { ...openSender(), services: [] };
    expect(await deliver(sender, to, GOAL, SENDING.teamNews)).toMatchObject({ is: 'refused' });
    expect(receiver.called).toEqual([]);
  });

  test('to a known name that resolves to an address in the local network', async () => {
    const asked: string[] = [];
    const lookup = ((hostname, _options, callback) => {
      asked.push(hostname);
      const addresses = ['127.0.0.1', '10.0.0.8', '::1'].map((address) => ({ address, family: 4 }));
      (callback as (error: null, found: dns.LookupAddress[]) => void)(null, addresses);
    }) as typeof dns.lookup;
    const { keys } = receiver.subscribe();
    const to = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', ...keys };
    expect(await deliver(openSender({ lookup }), to, GOAL, SENDING.teamNews)).toEqual({
      is: 'later',
      reason: 'Error: fcm.googleapis.com leads to no public address',
      retryAfter: null,
    });
    expect(asked).toEqual(['fcm.googleapis.com']);
  });

  test('to a service with an untrusted certificate', async () => {
    const sender = openPushSender(config());
    senders.push(sender);
    const outcome = await deliver(sender, device(), GOAL, SENDING.teamNews);
    expect(outcome).toMatchObject({ is: 'later', reason: expect.stringMatching(/certificate/i) });
    expect(receiver.called).toEqual([]);
  });

  test('with keys that cannot be used for encryption', async () => {
    const to = { ...device(), p256dh: Buffer.alloc(65, 4).toString('base64url') };
    expect(await deliver(openSender(), to, GOAL, SENDING.teamNews)).toMatchObject({ is: 'refused' });
    expect(receiver.called).toEqual([]);
  });
});

test.each([
  [undefined, null],
  ['0', 0],
  ['17', 17],
  ['999999999', 86_400],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['Sat, 21 Nov 2099 12:00:00 GMT', 86_400],
  ['soon', null],
])('Retry-After %s is %s seconds', (value, seconds) => {
  expect(readRetryAfter(value, Date.UTC(2026, 10, 21, 12))).toBe(seconds);
});
