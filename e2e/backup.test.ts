import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyPostgres } from '../api/testing/postgres.ts';
import { demonstrationDataDir } from './demonstration.ts';
import { cleanEnvironment, newDataDir, startSite } from './site-process.ts';

// `npm run backup` and `npm run restore`, as run in a terminal.

const ROOT = path.resolve(import.meta.dirname, '..');

async function run(script: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [`scripts/${script}.js`, ...args], {
    cwd: ROOT,
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

function dataDir(folder = newDataDir()): string {
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a backup moves a club from the embedded database to PostgreSQL', async () => {
  const env = { DATA_DIR: dataDir(await demonstrationDataDir()), DEMO: 'small' };
  const site = startSite(env);
  await site.untilListening();
  const file = path.join(dataDir(), 'club.tar.gz');
  expect(await run('backup', env, file)).toEqual({
    code: 1,
    said: expect.stringContaining('is in use by process'),
  });
  site.process.kill('SIGTERM');
  expect(await site.untilExit()).toBe(0);
  expect(await run('backup', env, file)).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ rows and \d+ files are in .+club\.tar\.gz$/),
  });

  const moved = { DATABASE_URL: await emptyPostgres(), DATA_DIR: dataDir() };
  expect(await run('restore', moved, file)).toEqual({
    code: 0,
    said: expect.stringMatching(/is back: \d+ rows and \d+ files, each compared\.$/),
  });
  expect(await run('restore', moved, file)).toEqual({
    code: 1,
    said: 'This database has accounts already: restore into an empty one',
  });
  const again = startSite(moved);
  onTestFinished(async () => {
    again.process.kill('SIGKILL');
    await again.untilExit();
  });
  const answer = await fetch(`${await again.untilListening()}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'visitor@pmb.test', password: 'demo1234' }),
  });
  expect(answer.status).toBe(200);
});
