import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { test, type TestContext } from 'vitest';
import { startPushReceiver, type PushReceiver } from '../api/testing/push-receiver.ts';
import { startSmtpServer } from '../api/testing/smtp-server.ts';
import { demonstrationDataDir, demonstrationPostgres } from './demonstration.ts';
import { newDataDir, startSite, type SiteProcess } from './site-process.ts';

// Confirmed actions survive a killed process. No browser here. The tests run concurrently: most of their time they wait
// until a dead process has been noticed.

const PASSWORD = 'demo1234';
/** Number of concurrent deliveries of one process, see `api/domains/notifications/notifications.background.ts`. */
const IN_HAND = 20;
/** The same for mails, see `api/platform/jobs/mail-jobs.ts`. */
const MAILS_IN_HAND = 4;
/** Holders of tickets for one match. */
const HOLDERS = 600;

async function start(
  { onTestFinished }: TestContext,
  env: Record<string, string>,
): Promise<{ site: SiteProcess; address: string }> {
  const site = startSite({ DEMO: '1', ...env });
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

/** Sells tickets of the demonstration's next home match to people who are told by mail. @returns its id */
async function sellMany(database: pg.Client, count: number): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `UPDATE matches SET capacity = capacity + $1::int
      WHERE id = (SELECT id FROM matches WHERE is_home AND status = 'scheduled' AND match_date > now() + interval '2 days'
                   ORDER BY match_date LIMIT 1) RETURNING id`,
    [count],
  );
  const id = rows[0]?.id ?? 0;
  await database.query(
    `WITH fans AS (
       INSERT INTO users (name, email, password)
       SELECT 'Fan', 'aviso-' || number || '@prueba.test', 'x' FROM generate_series(1, $1::int) AS number RETURNING id)
     INSERT INTO tickets (id, user_id, match_id, qr_code)
     SELECT ticket, fan, $2::int, 'ticket:' || ticket FROM (SELECT id AS fan, gen_random_uuid() AS ticket FROM fans) AS sold`,
    [count, id],
  );
  return id;
}

test.concurrent('600 holders of a moved match are told once each, although the process is killed while it tells them', async (context) => {
  const { expect, onTestFinished } = context;
  const folder = newDataDir();
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const [url, server] = await Promise.all([demonstrationPostgres(), startSmtpServer()]);
  onTestFinished(() => server.close());
  const env = { DATA_DIR: folder, DATABASE_URL: url, SMTP_URL: server.url };
  const first = await start(context, env);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  onTestFinished(() => database.end());
  const matchId = await sellMany(database, HOLDERS);

  const cookie = await logIn(first.address, 'sports_manager');
  const query = `mutation { updateMatch(input: { id: ${matchId}, matchDate: "${new Date(Date.now() + 20 * 86_400_000).toISOString()}" }) { __typename } }`;
  const moved = await fetch(`${first.address}/graphql`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect(await moved.json()).toEqual({ data: { updateMatch: { __typename: 'UpdateMatchSuccess' } } });
  // Staff have been quiet for long enough.
  await database.query("UPDATE match_notices SET last_change_at = now() - interval '1 hour'");
  const told = () => server.received.filter(({ to }) => to.startsWith('aviso-'));
  await expect.poll(() => told().length, { timeout: 150_000, interval: 1 }).toBeGreaterThan(100);
  await kill(first.site);
  expect(told().length).toBeLessThan(HOLDERS);

  await start(context, env);
  const reached = () => new Set(told().map(({ to }) => to)).size;
  await expect.poll(reached, { timeout: 200_000, interval: 100 }).toBe(HOLDERS);
  const sent = async () => {
    const { rows } = await database.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM mails WHERE kind = 'match_notice' AND outcome = 'sent'",
    );
    return rows[0]?.count;
  };
  await expect.poll(sent, { timeout: 150_000, interval: 500 }).toBeGreaterThanOrEqual(HOLDERS);
  // Only what was under way is sent again, as the same mail.
  const ids = told().map(({ content }) => /^Message-ID: (.*)$/im.exec(content)?.[1]);
  expect(new Set(ids).size).toBe(HOLDERS);
  expect(ids.length - HOLDERS).toBeLessThanOrEqual(MAILS_IN_HAND);
  const { rows } = await database.query(
    'SELECT count(*)::int AS notices FROM match_notices WHERE match_id = $1 AND settled_at IS NOT NULL',
    [matchId],
  );
  expect(rows).toEqual([{ notices: 1 }]);
}, 500_000);
