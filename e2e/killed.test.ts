import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { test, type TestContext } from 'vitest';
import { startPushReceiver, type PushReceiver } from '../api/testing/push-receiver.ts';
import { surviveMovedMatch } from '../faults/moved-match.ts';
import { demonstrationDataDir, demonstrationPostgres } from './demonstration.ts';
import { expectHeld } from './expect-held.ts';
import { newDataDir, startSite, type SiteProcess } from './site-process.ts';

// Confirmed actions survive a killed process. No browser here. The tests run concurrently: most of their time they wait
// until a dead process has been noticed.

const PASSWORD = 'demo1234';
/** Number of concurrent deliveries of one process, see `api/domains/notifications/notifications.background.ts`. */
const IN_HAND = 20;
/** Holders of tickets for one match. */
const HOLDERS = 600;

async function start(
  { onTestFinished }: TestContext,
  env: Record<string, string>,
): Promise<{ site: SiteProcess; address: string }> {
  const site = startSite({ DEMO: 'small', ...env });
  onTestFinished(() => kill(site));
  return { site, address: await site.untilListening() };
}

async function kill(site: SiteProcess): Promise<void> {
  site.process.kill('SIGKILL');
  await site.untilExit();
}

async function logIn(address: string, account: string): Promise<string> {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@pmb.test`, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`No session: ${response.status}`);
  return response.headers.getSetCookie().join('; ');
}

/** Waits until the job that reads an uploaded pass is queued. The site writes the file first, then the row and the job. */
async function untilQueued({ expect }: TestContext, address: string): Promise<void> {
  const metrics = async () => (await fetch(`${address}/metrics`)).text();
  await expect.poll(metrics, { timeout: 60_000, interval: 5 }).toMatch(/^pmb_jobs\{job="abonos.read",.+ 1$/m);
}

test.concurrent.for(['the embedded database', 'PostgreSQL'])(
  'an accepted season pass is read after the process was killed, on %s',
  async (kind, context) => {
    const { expect, onTestFinished } = context;
    const env: Record<string, string> =
      kind === 'PostgreSQL'
        ? { DATA_DIR: newDataDir(), DATABASE_URL: await demonstrationPostgres() }
        : { DATA_DIR: await demonstrationDataDir() };
    const folder = env['DATA_DIR'] ?? '';
    onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
    const pdf = fs.readFileSync(
      path.resolve(import.meta.dirname, '../api/domains/abonos/reading/samples/L1-scan-1.pdf'),
    );
    const taken = () => {
      const place = path.join(folder, 'abonos');
      return fs.existsSync(place) ? fs.readdirSync(place) : [];
    };
    const first = await start(context, env);
    const cookie = await logIn(first.address, 'visitor');
    const form = new FormData();
    form.append('pdf', new Blob([pdf], { type: 'application/pdf' }), 'abono.pdf');
    const upload = fetch(`${first.address}/api/abonos/upload`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    const answered = upload.then(
      () => true,
      () => false,
    );
    await expect.poll(taken, { timeout: 60_000, interval: 5 }).toHaveLength(1);
    await untilQueued(context, first.address);
    await kill(first.site);
    expect(await answered).toBe(false);

    const { address } = await start(context, env);
    const passes = async () => {
      const response = await fetch(`${address}/api/abonos`, { headers: { cookie } });
      return (await response.json()) as unknown[];
    };
    await expect.poll(passes, { timeout: 120_000, interval: 500 }).toHaveLength(1);
    expect(taken()).toHaveLength(1);
  },
);

/** Inserts devices as if that many browsers had subscribed, only to announcements for everyone. */
async function subscribeMany(database: pg.Client, receiver: PushReceiver, count: number) {
  const devices = Array.from({ length: count }, () => receiver.subscribe());
  await database.query(
    `INSERT INTO push_subscriptions (user_id, preferences, endpoint, p256dh, auth)
     SELECT (SELECT id FROM users WHERE email = 'visitor@pmb.test'), '{}', * FROM unnest($1::text[], $2::text[], $3::text[])`,
    [
      devices.map(({ endpoint }) => endpoint),
      devices.map(({ keys }) => keys.p256dh),
      devices.map(({ keys }) => keys.auth),
    ],
  );
  return devices;
}

test.concurrent('a process that is killed while sending notifications loses no device, and repeats only those in progress', async (context) => {
  const { expect, onTestFinished } = context;
  const folder = newDataDir();
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const [url, receiver] = await Promise.all([demonstrationPostgres(), startPushReceiver()]);
  onTestFinished(() => receiver.close());
  const certificate = path.join(folder, 'receiver.pem');
  fs.writeFileSync(certificate, receiver.certificate);
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: url,
    PUSH_SERVICES: receiver.host,
    NODE_EXTRA_CA_CERTS: certificate,
  };
  const first = await start(context, env);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  onTestFinished(() => database.end());
  const devices = await subscribeMany(database, receiver, 400);
  // Some deliveries are still in progress when the process is killed: their push service answers only afterwards.
  let answerNow = () => {};
  const held = new Promise<{ status: number }>((resolve) => {
    answerNow = () => resolve({ status: 201 });
  });
  for (const device of devices.slice(0, 5)) receiver.behave(device, held);

  const cookie = await logIn(first.address, 'commercial_manager');
  const query = `mutation { sendNotification(input: {
    id: "${crypto.randomUUID()}", preference: ALL, title: "Abonos", body: "Ya a la venta", url: "/" }) { __typename } }`;
  const sent = await fetch(`${first.address}/graphql`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect(await sent.json()).toEqual({
    data: { sendNotification: { __typename: 'SendNotificationSuccess' } },
  });
  await expect.poll(() => receiver.received.length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(100);
  await kill(first.site);
  expect(receiver.received.length).toBeLessThan(devices.length);
  answerNow();

  await start(context, env);
  const reached = () => new Set(receiver.received.map(({ endpoint }) => endpoint)).size;
  await expect.poll(reached, { timeout: 150_000, interval: 100 }).toBe(devices.length);
  const left = async () => {
    const { rows } = await database.query(
      "SELECT 1 FROM pgboss.job WHERE name = 'push.deliver' AND state <> 'completed'",
    );
    return rows.length;
  };
  await expect.poll(left, { timeout: 150_000, interval: 500 }).toBe(0);
  expect(receiver.problems).toEqual([]);
  // A duplicate replaces the first message, at the push service and on the device.
  expect(new Set(receiver.received.map(({ topic }) => topic)).size).toBe(1);
  expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1);
  expect(receiver.received.length - devices.length).toBeLessThanOrEqual(IN_HAND);
  const { rows } = await database.query(
    "SELECT devices, delivered, gone, failed FROM notification_history WHERE title = 'Abonos'",
  );
  expect(rows).toEqual([{ devices: 400, delivered: 400, gone: 0, failed: 0 }]);
}, 400_000);

test.concurrent('600 holders of a moved match are notified once each, although the process is killed while it notifies them', async () => {
  expectHeld(await surviveMovedMatch(HOLDERS));
}, 700_000);
