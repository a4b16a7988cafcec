import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyPostgres } from '../api/testing/postgres.ts';
import { cleanEnvironment, newDataDir, startSite } from './site-process.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const PASSWORD = 'bota-la-pelota-9';
const WHO = ['--email', 'Presidenta@Club.test', '--name', 'Antònia Mas'];

/** The longest time between the last output of a command and its end, in milliseconds. */
const END_LIMIT = 5000;

/**
 * Runs the command; `typed` is its standard input. Fails if the command goes on after its last output.
 * @returns its exit code and output lines.
 */
async function createAdmin(env: Record<string, string>, args: string[], typed = '') {
  const child = spawn(process.execPath, ['scripts/admin-create.js', ...args], {
    cwd: ROOT,
    env: cleanEnvironment(env),
    stdio: 'pipe',
  });
  child.stdin.end(typed);
  let said = '';
  let lastOutput = performance.now();
  const read = (chunk: unknown) => {
    said += String(chunk);
    lastOutput = performance.now();
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', read);
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(performance.now() - lastOutput, 'time to end').toBeLessThan(END_LIMIT);
  return { code, lines: said.trim().split('\n') };
}

/** Starts the site on the database and signs in. @returns the user as the site returns it. */
async function logIn(env: Record<string, string>) {
  const site = startSite(env);
  onTestFinished(async () => {
    site.process.kill('SIGKILL');
    await site.untilExit();
  });
  const response = await fetch(`${await site.untilListening()}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'presidenta@club.test', password: PASSWORD }),
  });
  return { status: response.status, user: await response.json() };
}

function dataDir(): string {
  const folder = newDataDir();
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const administrator = { email: 'presidenta@club.test', name: 'Antònia Mas', role: 'admin', roles: ['admin'] };

test('creates the first administrator of an embedded database, with the password from standard input', async () => {
  const env = { DATA_DIR: dataDir() };
  const made = await createAdmin(env, WHO, `${PASSWORD}\n`);
  expect(made).toEqual({ code: 0, lines: ['presidenta@club.test is an administrator now.'] });

  const again = await createAdmin(env, WHO, `${PASSWORD}\n`);
  expect(again).toEqual({ code: 1, lines: ['Ya existe una cuenta con este email'] });

  // The database has a user now, so the demonstration is not added.
  expect(await logIn(env)).toEqual({ status: 200, user: expect.objectContaining(administrator) });
  const held = await createAdmin(env, WHO, `${PASSWORD}\n`);
  expect(held).toEqual({ code: 1, lines: [expect.stringContaining('is in use by process')] });
});

test('creates the first administrator on PostgreSQL, with ADMIN_PASSWORD', async () => {
  const env = { DATABASE_URL: await emptyPostgres(), DATA_DIR: dataDir() };
  const made = await createAdmin({ ...env, ADMIN_PASSWORD: PASSWORD }, WHO);
  expect(made).toEqual({ code: 0, lines: ['presidenta@club.test is an administrator now.'] });
  expect(await logIn(env)).toEqual({ status: 200, user: expect.objectContaining(administrator) });
});

test('reports invalid input in one or two lines and creates no account', async () => {
  const env = { DATABASE_URL: await emptyPostgres(), DATA_DIR: dataDir() };
  const usage = expect.stringContaining('Usage: npm run admin:create');
  expect(await createAdmin(env, ['--email', 'a@club.test'], PASSWORD)).toMatchObject({
    code: 1,
    lines: [usage, {}],
  });
  expect(await createAdmin(env, ['--password', PASSWORD])).toMatchObject({ code: 1, lines: [usage, {}] });
  expect(await createAdmin(env, WHO, '')).toMatchObject({ code: 1, lines: [usage, {}] });
  expect(await createAdmin(env, WHO, '12345\n')).toEqual({
    code: 1,
    lines: ['password: La contraseña debe tener al menos 6 caracteres'],
  });
  expect(await createAdmin(env, ['--email', 'club', '--name', 'A'], `${PASSWORD}\n`)).toEqual({
    code: 1,
    lines: ['name: El nombre debe tener al menos 2 caracteres; email: Email inválido'],
  });
  expect(await createAdmin({ DATABASE_URL: 'postgresql://127.0.0.1:1/pmb' }, WHO, `${PASSWORD}\n`)).toEqual({
    code: 1,
    lines: [expect.stringContaining('Cannot use the PostgreSQL database')],
  });
  expect((await logIn(env)).status).toBe(401);
});
