import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import packageFile from '../package.json' with { type: 'json' };
import { emptyPostgres } from '../api/testing/postgres.ts';
import { newDataDir, type SiteProcess, startSite } from './site-process.ts';

// Starting with two commands, tested from outside the process. No browser here.

const sbom = z.object({ components: z.array(z.object({ name: z.string() })) });

function dataDir(): string {
  const folder = newDataDir();
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let prepared: Promise<string> | undefined;

/** A data folder with an empty, migrated database, copied quickly: creating one takes seconds and has its own test. */
async function preparedDataDir(): Promise<string> {
  prepared ??= prepare();
  const folder = dataDir();
  fs.cpSync(await prepared, folder, { recursive: true });
  return folder;
}

async function prepare(): Promise<string> {
  const folder = newDataDir();
  const site = startSite({ DATA_DIR: folder, DEMO: '0' });
  await site.untilListening();
  await stop(site);
  return folder;
}

afterAll(async () => fs.rmSync((await prepared) ?? '', { recursive: true, force: true }));

function start(...how: Parameters<typeof startSite>): SiteProcess {
  const site = startSite(...how);
  onTestFinished(async () => {
    site.process.kill('SIGKILL');
    await site.untilExit();
  });
  return site;
}

async function stop(site: SiteProcess): Promise<void> {
  site.process.kill('SIGTERM');
  expect(await site.untilExit()).toBe(0);
}

const logIn = (address: string, email = 'visitor@pmb.test', password = 'demo1234') =>
  post(`${address}/api/login`, { email, password });

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The files of the code and the build, with the time of their last change, and the names in the working folder. */
function filesOutsideData(): string[] {
  const root = path.resolve(import.meta.dirname, '..');
  const code = ['dist', 'prisma', 'public', 'scripts', 'api', 'web'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name} ${fs.statSync(path.join(root, folder, name)).ctimeMs}`),
  );
  return [...code, ...fs.readdirSync('.')];
}

test('a first start prints the address and the accounts, a second one keeps the data', async () => {
  const files = filesOutsideData();
  const env = { DATA_DIR: dataDir() };
  const first = start(env);
  const address = await first.untilListening();
  expect((await logIn(address, 'socio@pmb.test')).status).toBe(200);
  const said = first.lines.join('\n');
  expect(said).toContain('demo1234');
  for (const role of [
    'visitor',
    'socio',
    'blogger',
    'admin',
    'editor',
    'sports_manager',
    'commercial_manager',
  ]) {
    expect(said).toContain(`${role}@pmb.test`);
  }
  expect((await fetch(address)).status).toBe(200);
  await stop(first);
  // A container may be read-only, except for its data.
  expect(filesOutsideData()).toEqual(files);

  // The bench measures how fast.
  const again = start(env);
  const reopened = await again.untilListening();
  expect((await logIn(reopened)).status).toBe(200);
  await stop(again);
});

const badSettings: { what: string; env: Record<string, string>; says: RegExp }[] = [
  { what: 'a value that is no port', env: { PORT: 'ochenta' }, says: /PORT/ },
  { what: 'a value that is no address', env: { PUBLIC_URL: 'pmb' }, says: /PUBLIC_URL/ },
  {
    what: 'a database that is no PostgreSQL',
    env: { DATABASE_URL: 'mysql://localhost/pmb' },
    says: /DATABASE_URL/,
  },
  {
    what: 'a database that does not answer',
    env: { DATABASE_URL: 'postgresql://pmb:secreto@127.0.0.1:1/pmb' },
    says: /^(?!.*secreto).*PostgreSQL.*127\.0\.0\.1:1/,
  },
];

test.each(badSettings)('$what: one clear line, and exit 1', async ({ env, says }) => {
  const site = start({ DATA_DIR: dataDir(), ...env });
  expect(await site.untilExit()).toBe(1);
  expect(site.lines).toEqual([expect.stringMatching(says)]);
});

test('a port in use: one clear line, and exit 1', async () => {
  const other = net.createServer().listen(0);
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const site = start({ DATA_DIR: await preparedDataDir(), DEMO: '0', PORT: String(port) });
  expect(await site.untilExit()).toBe(1);
  expect(site.lines).toEqual([expect.stringContaining(`Port ${port} is already in use`)]);
});

test('a data folder in use: one clear line and exit 1, and its owner keeps running', async () => {
  const env = { DATA_DIR: await preparedDataDir(), DEMO: '0' };
  const holder = start(env);
  const address = await holder.untilListening();
  const second = start(env);
  expect(await second.untilExit()).toBe(1);
  expect(second.lines).toEqual([expect.stringContaining(`in use by process ${holder.process.pid}`)]);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('SIGTERM finishes running requests, accepts no new ones, and exits 0', async () => {
  const site = start({ DATA_DIR: await preparedDataDir(), DEMO: '0' });
  const address = await site.untilListening();
  const body = JSON.stringify({ query: '{ viewer { id } }' });
  const request = http.request(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const answer = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode, text });
    });
  });
  // Half a request; the rest is sent after the process was asked to stop.
  await new Promise<void>((resolve) => {
    request.write(body.slice(0, 5), () => resolve());
  });
  // Anything sent afterwards on another connection is read after it.
  await fetch(`${address}/livez`);
  site.process.kill('SIGTERM');
  const another = () => fetch(`${address}/livez`).then(String, ({ message }: Error) => message);
  await expect.poll(another).toBe('fetch failed');
  request.end(body.slice(5));
  expect(await answer).toEqual({ status: 200, text: '{"data":{"viewer":null}}' });
  expect(await site.untilExit()).toBe(0);
});

test('stopping `npm start` stops the site', async () => {
  const site = start({ DATA_DIR: await preparedDataDir(), DEMO: '0' }, ['npm', 'start']);
  const address = await site.untilListening();
  site.process.kill('SIGTERM');
  await site.untilExit();
  await expect(fetch(`${address}/livez`)).rejects.toThrow('fetch failed');
});

test('a build has a list of its packages: installed, bundled, and binaries', () => {
  const bill = sbom.parse(JSON.parse(fs.readFileSync('dist/sbom.json', 'utf8')));
  const names = bill.components.map(({ name }) => name);
  const installed = Object.keys(packageFile.dependencies);
  expect(names).toEqual(
    expect.arrayContaining([...installed, 'graphql-yoga', 'react', '@img/sharp-linux-x64']),
  );
});

const refusedRights: { what: string; sql: string; says: RegExp }[] = [
  {
    what: 'a role that may not create schemas',
    sql: 'GRANT CREATE ON SCHEMA public TO "ROLE"; CREATE EXTENSION pg_trgm',
    says: /may not create the schema of the job queue; run GRANT CREATE ON DATABASE/,
  },
  {
    what: 'a role without any rights',
    sql: 'SELECT 1',
    says: /may not create tables; run GRANT CREATE ON SCHEMA public/,
  },
];

test.each(refusedRights)('$what: one clear line, and exit 1', async ({ sql, says }) => {
  const url = new URL(await emptyPostgres());
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  const role = `guest_${url.pathname.slice(1)}`;
  await owner.query(`CREATE ROLE "${role}" LOGIN; ${sql.replaceAll('ROLE', role)}`);
  url.username = role;
  const site = start({ DATABASE_URL: url.href, DATA_DIR: dataDir() });
  expect(await site.untilExit()).toBe(1);
  expect(site.lines).toEqual([expect.stringMatching(says)]);
  const { rows } = await owner.query("SELECT FROM pg_tables WHERE schemaname IN ('public', 'pgboss')");
  await owner.end();
  expect(rows).toEqual([]);
});

test('kill -9 loses nothing that was confirmed', async () => {
  const env = { DATA_DIR: await preparedDataDir(), DEMO: '0' };
  const fan = { name: 'Pau Bonet', email: 'pau@prueba.test', password: 'canasta-triple' };
  const first = start(env);
  const registered = await post(`${await first.untilListening()}/api/register`, fan);
  expect(registered.ok).toBe(true);
  first.process.kill('SIGKILL');
  expect(await first.untilExit()).toBe('SIGKILL');
  const second = start(env);
  expect((await logIn(await second.untilListening(), fan.email, fan.password)).status).toBe(200);
});

test('the same site on PostgreSQL, where two simultaneous starts create one demonstration', async () => {
  const url = await emptyPostgres();
  const env = () => ({ DATABASE_URL: url, DATA_DIR: dataDir(), DEMO: 'small' });
  const sites = [start(env()), start(env())];
  const addresses = await Promise.all(sites.map((site) => site.untilListening()));
  const answers = await Promise.all(addresses.map((address) => logIn(address)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS count FROM users');
  await client.end();
  expect(rows).toEqual([{ count: 7 }]);

  // A session of one instance is valid on the other.
  const cookie = answers[0]?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const viewer = await fetch(`${addresses[1]}/api/user`, { headers: { cookie } });
  expect(await viewer.json()).toMatchObject({ email: 'visitor@pmb.test' });
  await Promise.all(sites.map(stop));
});

test('a real database gets no demonstration unless it is requested', async () => {
  const site = start({ DATABASE_URL: await emptyPostgres(), DATA_DIR: dataDir() });
  const address = await site.untilListening();
  expect(site.lines.join('\n')).not.toContain('demo1234');
  expect((await logIn(address)).status).toBe(401);
  await stop(site);
});

test('`npm run dev` serves the pages and the API from their sources', async () => {
  const site = start({ DATA_DIR: await preparedDataDir(), DEMO: '0' }, [
    process.execPath,
    '--import',
    'tsx',
    'scripts/dev.ts',
  ]);
  const address = await site.untilListening();
  const page = await fetch(address);
  expect(await page.text()).toContain('<h1');
  expect(page.status).toBe(200);
  const answer = await fetch(`${address}/api/matches`);
  expect(await answer.json()).toEqual(expect.any(Array));
});
