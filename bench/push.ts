// `npm run bench:push [-- --devices 10000]`: sends one message to that many devices. It runs the built site (`npm run
// build` first) on its own PostgreSQL, and a local push service in a separate process, which decrypts and checks each
// message. Prints how soon all deliveries were queued, the deliveries per second, and the times of the home page
// meanwhile.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../api/testing/postgres-server.ts';
import { startPushReceiver, type TestSubscription } from '../api/testing/push-receiver.ts';
import { newDataDir, startSite } from '../e2e/site-process.ts';
import { homeTimes, quantile } from './home-times.ts';

const { values } = parseArgs({ options: { devices: { type: 'string', default: '10000' } } });
const DEVICES = Number(values.devices);
const TITLE = 'Abonos 2026/27';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A message of the push service's process: its address, and at the end what it received. */
type Word =
  | { is: 'ready'; host: string; certificate: string; devices: TestSubscription[] }
  | { is: 'reached'; messages: number; problems: number; busiest: number };

async function receive(): Promise<void> {
  const receiver = await startPushReceiver();
  const { host, certificate } = receiver;
  const devices = Array.from({ length: DEVICES }, () => receiver.subscribe());
  process.send?.({ is: 'ready', host, certificate, devices } satisfies Word);
  const reached = () => new Set(receiver.received.map(({ endpoint }) => endpoint)).size;
  while (reached() < DEVICES) await pause(100);
  const { received, problems, busiest } = receiver;
  const counts = { messages: received.length, problems: problems.length, busiest };
  process.send?.({ is: 'reached', ...counts } satisfies Word);
}

async function subscribeAll(database: pg.Client, devices: readonly TestSubscription[]): Promise<void> {
  // They only subscribe to announcements for everyone, so that they get no news of the demonstration.
  await database.query(
    `INSERT INTO push_subscriptions (user_id, preferences, endpoint, p256dh, auth)
     SELECT (SELECT min(id) FROM users), '{}', * FROM unnest($1::text[], $2::text[], $3::text[])`,
    [
      devices.map(({ endpoint }) => endpoint),
      devices.map(({ keys }) => keys.p256dh),
      devices.map(({ keys }) => keys.auth),
    ],
  );
}

async function send(address: string): Promise<void> {
  const post = (to: string, body: object, cookie = '') =>
    fetch(address + to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const login = await post('/api/login', { email: 'commercial_manager@pmb.test', password: 'demo1234' });
  const query = `mutation { sendNotification(input: { id: "${crypto.randomUUID()}", preference: ALL,
    title: "${TITLE}", body: "Ya a la venta", url: "/" }) { __typename } }`;
  const answer = await post('/graphql', { query }, login.headers.getSetCookie().join('; '));
  const { data } = await answer.json();
  if (data?.sendNotification?.__typename !== 'SendNotificationSuccess') throw new Error(JSON.stringify(data));
}

async function untilQueued(database: pg.Client): Promise<number> {
  for (;;) {
    const { rows } = await database.query<{ ms: number | null }>(
      'SELECT (extract(epoch FROM queued_at - sent_at) * 1000)::int AS ms FROM notification_history WHERE title = $1',
      [TITLE],
    );
    if (typeof rows[0]?.ms === 'number') return rows[0].ms;
    await pause(20);
  }
}

async function measure(): Promise<void> {
  const dataDir = newDataDir();
  const child = fork(import.meta.filename, [`--devices=${DEVICES}`], {
    env: { ...process.env, BENCH_RECEIVER: '1' },
  });
  const hear = <Is extends Word['is']>(is: Is) =>
    new Promise<Extract<Word, { is: Is }>>((resolve) => {
      child.on('message', (word: Word) => word.is === is && resolve(word as Extract<Word, { is: Is }>));
    });
  const reached = hear('reached');
  const [server, { host, certificate, devices }] = await Promise.all([startPostgres(), hear('ready')]);
  const trusted = path.join(dataDir, 'receiver.pem');
  fs.writeFileSync(trusted, certificate);
  const url = server.url('postgres');
  const site = startSite({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DEMO: 'small',
    PUSH_SERVICES: host,
    NODE_EXTRA_CA_CERTS: trusted,
  });
  const database = new pg.Client({ connectionString: url });
  try {
    const address = await site.untilListening();
    await database.connect();
    await subscribeAll(database, devices);
    let isOver = false;
    const home = homeTimes(address, () => isOver);
    const start = performance.now();
    await send(address);
    console.log(
      `${DEVICES} devices: queued ${await untilQueued(database)} ms after the message was written down`,
    );
    const { messages, problems, busiest } = await reached;
    const seconds = (performance.now() - start) / 1000;
    isOver = true;
    const homes = await home;
    console.log(`all reached after ${seconds.toFixed(1)} s: ${Math.round(DEVICES / seconds)} a second`);
    console.log(`messages ${messages}, refused ${problems}, at once at most ${busiest}`);
    console.log(
      `home page meanwhile, ms: median ${quantile(homes, 0.5)}, p99 ${quantile(homes, 0.99)} of ${homes.length}`,
    );
  } finally {
    child.kill();
    await database.end();
    site.process.kill('SIGTERM');
    await site.untilExit();
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

await (process.env['BENCH_RECEIVER'] ? receive() : measure());
