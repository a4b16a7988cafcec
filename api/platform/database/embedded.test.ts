import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChild, type Child } from '../../testing/child-process.ts';
import type { Database } from './client.ts';
import { DataFolderInUseError, openDatabase } from './open.ts';

type Queries = (database: Pick<Database, 'user'>) => Promise<void>;

let dataDir: string;
let writer: Child | undefined;

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-embedded-'));
});
afterAll(() => {
  writer?.process.kill('SIGKILL');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test(
  'only one process can open a folder; committed data survives a crash, and the next process opens it at once',
  { timeout: 120_000 },
  async () => {
    // Leftovers of an interrupted first start must not block the next one.
    fs.mkdirSync(path.join(dataDir, 'pglite.new', 'base'), { recursive: true });
    let acknowledged: number[] = [];
    for (const enough of [50, 25]) {
      writer = await startChild(import.meta.glob('/api/testing/programs/write-rows.ts'), [dataDir]);
      await writer.untilLine(/^open$/);
      const before = acknowledged.length;
      const second = openDatabase({ databaseUrl: undefined, dataDir });
      await expect(second).rejects.toThrow(DataFolderInUseError);
      await expect(second).rejects.toThrow(String(writer.process.pid));
      while (writtenBy(writer).length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
      writer.process.kill('SIGKILL');
      expect(await writer.untilExit()).toBe('SIGKILL');
      acknowledged = [...acknowledged, ...writtenBy(writer)];

      const database = await openDatabase({ databaseUrl: undefined, dataDir });
      const rows = await database.prisma.user.findMany({ select: { id: true } });
      expect(acknowledged.length).toBeGreaterThanOrEqual(before + enough);
      expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(acknowledged));
      await database.close();
      await database.close();
    }
  },
);

test.each([
  ['of its own', (database: Database, run: Queries) => run(database)],
  ['in a transaction', (database: Database, run: Queries) => database.$transaction(run)],
])(
  'other requests get their turn during a long series of queries %s',
  { timeout: 120_000 },
  async (_where, within) => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    let turns = 0;
    const requests = setInterval(() => (turns += 1), 0);
    try {
      await within(database.prisma, async ({ user }) => {
        for (let query = 0; query < 100; query++) await user.count();
      });
      expect(turns).toBeGreaterThan(20);
    } finally {
      clearInterval(requests);
      await database.close();
    }
  },
);

function writtenBy(child: Child): number[] {
  return child.lines.flatMap((line) => {
    const match = /^written (\d+)$/.exec(line);
    return match === null ? [] : [Number(match[1])];
  });
}
