import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { PrismaClient, type Database } from './client.ts';
import { lockFolder } from './folder-lock.ts';
import { sendThrough } from './prepared-query.ts';
import { createPglite } from './pglite.ts';
import { transactionOptions } from './transactions.ts';

export interface EmbeddedDatabase {
  kind: 'embedded';
  prisma: Database;
  pglite: PGlite;
  /** Checkpoints and lets the next process have the folder. Safe to call twice. */
  close(): Promise<void>;
}

const CHECKPOINT_MS = 5 * 60_000;
const VACUUM_MS = 60 * 60_000;

/**
 * Opens the embedded database in `<dataDir>/pglite`, making it where there is none (about 5 seconds).
 * @throws DataFolderInUseError when a living process has the folder open: two would silently lose each other's rows.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const pglite = await openFolder(path.join(dataDir, 'pglite'));
    return await fromPglite(pglite, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Wraps a PGlite that is open already; `release` runs once it is closed. */
export async function fromPglite(pglite: PGlite, release = () => {}): Promise<EmbeddedDatabase> {
  // The adapter writes times without a zone and reads them as UTC.
  await pglite.exec("SET TIME ZONE 'UTC'");
  const prisma = new PrismaClient({ adapter: new PrismaPGlite(pglite), transactionOptions });
  sendThrough(prisma, pglite);
  const stopCare = takeCare(pglite);
  let closing: Promise<void> | undefined;
  const close = async () => {
    stopCare();
    await prisma.$disconnect();
    if (!pglite.closed) {
      await pglite.exec('CHECKPOINT');
      await pglite.close();
    }
    release();
  };
  return { kind: 'embedded', prisma, pglite, close: () => (closing ??= close()) };
}

async function openFolder(folder: string): Promise<PGlite> {
  if (!fs.existsSync(folder)) {
    // Made beside and renamed, so that a first start that is cut short leaves no half-made database behind.
    const draft = `${folder}.new`;
    fs.rmSync(draft, { recursive: true, force: true });
    const made = await createPglite({ dataDir: draft });
    await made.close();
    fs.renameSync(draft, folder);
  }
  // Durable: a write is in the files before it is acknowledged, so it survives the death of the process.
  return createPglite({ dataDir: folder, relaxedDurability: false });
}

/** PostgreSQL's own checkpointer and autovacuum are processes, which PGlite has not: without them its log only grows. */
function takeCare(pglite: PGlite): () => void {
  const run = (sql: string) => () => {
    // A failure here loses nothing; the next round, or closing, does it again.
    if (!pglite.closed) pglite.exec(sql).catch(() => undefined);
  };
  const timers = [
    setInterval(run('CHECKPOINT'), CHECKPOINT_MS),
    setInterval(run('VACUUM (ANALYZE)'), VACUUM_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
