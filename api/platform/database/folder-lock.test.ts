import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild } from '../../testing/child-process.ts';
import { DataFolderInUseError, lockFolder } from './folder-lock.ts';
import { bootId, processNamespace, processStart } from './process-identity.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-lock-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

const self = {
  pid: process.pid,
  start: processStart(process.pid),
  boot: bootId(),
  namespace: processNamespace(),
  host: os.hostname(),
};

function heldBy(change: Partial<typeof self>): string {
  const file = path.join(folder, 'lock', '1');
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(file, JSON.stringify({ ...self, ...change }));
  return file;
}

test('a folder can be locked once, even within one process, and again after its release', async () => {
  const first = await lockFolder(folder);
  const refusal = await lockFolder(folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataFolderInUseError);
  expect(String(refusal)).toContain(`The data folder ${folder} is in use by process ${process.pid};`);
  first.release();
  first.release();
  (await lockFolder(folder)).release();
});

test('a reused pid does not hold the lock', async () => {
  heldBy({ start: 'long ago' });
  (await lockFolder(folder)).release();
});

test('a lock from before a reboot is not held', async () => {
  heldBy({ boot: 'another' });
  (await lockFolder(folder)).release();
});

test('a holder in another container is detected by its heartbeat', async () => {
  const file = heldBy({ namespace: 'pid:[1]', host: 'elsewhere' });
  let beats = 0;
  const heart = setInterval(() => fs.utimesSync(file, new Date(), new Date(Date.now() + (beats += 1))), 100);
  await expect(lockFolder(folder, 2_000)).rejects.toThrow('on elsewhere');
  clearInterval(heart);
  (await lockFolder(folder, 1_000)).release();
});

test(
  'many processes that take it, release it and die with it never hold it at the same time',
  { timeout: 120_000 },
  async () => {
    const program = import.meta.glob('/api/testing/programs/contend-for-lock.ts');
    const contenders = await Promise.all(
      Array.from({ length: 5 }, () => startChild(program, [folder, '5', '120'])),
    );
    const ends = await Promise.all(contenders.map((child) => child.untilExit()));
    const lines = contenders.flatMap((child) => child.lines);
    // Each process died while holding the lock, so each except the first took over a dead one.
    expect(ends).toEqual(contenders.map(() => 'SIGKILL'));
    expect(lines).toEqual(Array.from({ length: 5 * 120 }, () => 'inside'));
    (await lockFolder(folder)).release();
    expect(
      fs.readdirSync(path.join(folder, 'lock')).filter((name) => !name.startsWith('draft-')),
    ).toHaveLength(1);
  },
);
