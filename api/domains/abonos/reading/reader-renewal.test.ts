import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AbonosReader } from './reader.ts';

// A program that reads nothing: it responds with its own number, and does not start while the file `hold` exists beside
// it.

const WHILE = { timeout: 30_000, interval: 20 };

let folder: string;
let reader: AbonosReader;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'renewal-'));
  const program = path.join(folder, 'program.cjs');
  await fs.writeFile(
    program,
    `const fs = require('node:fs');
     process.on('disconnect', () => process.exit(0));
     process.on('message', () =>
       process.send({ is: 'read', reading: { passes: [], pages: process.pid, method: 'text' } }));
     const hold = ${JSON.stringify(path.join(folder, 'hold'))};
     const timer = setInterval(() => {
       if (fs.existsSync(hold)) return fs.writeFileSync(hold + '-seen', String(process.pid));
       clearInterval(timer);
       process.send({ is: 'ready' });
     }, 20);`,
  );
  reader = new AbonosReader({ program, filesPerProcess: 2 });
});

afterEach(async () => {
  reader.close();
  await fs.rm(folder, { recursive: true });
});

/** The number of the process that does not start. */
const processHeld = () =>
  vi.waitFor(async () => {
    const number = Number(await fs.readFile(path.join(folder, 'hold-seen'), 'utf8'));
    expect(number).toBeGreaterThan(0);
    return number;
  }, WHILE);
const processThatReads = async () => (await reader.read('file.pdf')).pages;

test('a process at its limit of files continues until the next one is ready, so that no file waits for it', async () => {
  const first = await processThatReads();
  await fs.writeFile(path.join(folder, 'hold'), '');
  expect(await processThatReads()).toBe(first);
  const next = await processHeld();
  expect(next).not.toBe(first);
  expect(await processThatReads()).toBe(first);
  await fs.rm(path.join(folder, 'hold'));
  await vi.waitFor(async () => expect(await processThatReads()).toBe(next), WHILE);
  await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow('ESRCH'), WHILE);
});

test('closing ends a process that is still starting', async () => {
  await processThatReads();
  await fs.writeFile(path.join(folder, 'hold'), '');
  await processThatReads();
  const next = await processHeld();
  reader.close();
  await vi.waitFor(() => expect(() => process.kill(next, 0)).toThrow('ESRCH'), WHILE);
});
