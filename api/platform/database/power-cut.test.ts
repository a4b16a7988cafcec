import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { startChild } from '../../testing/child-process.ts';
import { openDatabase } from './open.ts';
import { createPglite } from './pglite.ts';

// A power cut loses everything that was not synced to the disk.

const cutSchema = z.object({ name: z.string(), tickets: z.array(z.string()) });
let folder: string;
let early: unknown;
let cuts: z.infer<typeof cutSchema>[];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-power-cut-'));
  const dataDir = path.join(folder, 'data');
  fs.mkdirSync(dataDir);
  const archive = new Blob([fs.readFileSync(inject('pgliteTemplates').migrated)]);
  const made = await createPglite({ dataDir: path.join(dataDir, 'pglite'), loadDataDir: archive });
  await made.close();
  const seller = await startChild(import.meta.glob('/api/testing/programs/sell-until-power-cuts.ts'), [
    dataDir,
    path.join(folder, 'cuts'),
  ]);
  expect(await seller.untilExit(), seller.lines.join('\n')).toBe(0);
  const lines = seller.lines.map((line) => JSON.parse(line) as unknown);
  early = lines.pop();
  cuts = lines.map((line) => cutSchema.parse(line));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('no other file is written before the log is on the disk', () => {
  expect(early).toEqual({ early: 0 });
});

describe.each([
  'while tickets are sold',
  'while a checkpoint writes',
  'while a checkpoint syncs',
  'after a checkpoint',
  'at the end',
])('a power cut %s', (name) => {
  test.each(['only-synced', 'unsynced-files-ahead-of-the-log'])(
    'loses no acknowledged sale, and the database opens: %s',
    async (left) => {
      const cut = cuts.find((each) => each.name === name);
      expect(cut?.tickets.length).toBeGreaterThanOrEqual(40);
      const database = await openDatabase({
        databaseUrl: undefined,
        dataDir: path.join(folder, 'cuts', name, left),
      });
      const tickets = await database.prisma.ticket.findMany({ select: { id: true } });
      expect(tickets.map(({ id }) => id)).toEqual(expect.arrayContaining(cut?.tickets ?? []));
      const { ticketsAvailable } = await database.prisma.match.findFirstOrThrow();
      expect(ticketsAvailable + tickets.length).toBe(240);
      expect(await database.prisma.mail.count()).toBe(tickets.length);
      // This writes every changed page.
      await database.close();
    },
  );
});
