import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { FolderUnusableError } from './data-folder.ts';
import { makeFolderDurably, renameDurably, syncTree } from './durable-files.ts';
import { NOT_READ, PrismaClient, type Database } from './client.ts';
import { lockFolder } from './folder-lock.ts';
import { sendThrough } from './prepared-query.ts';
import { createPglite, openDurably } from './pglite.ts';
import { transactionOptions } from './transactions.ts';

export interface EmbeddedDatabase {
  kind: 'embedded';
  prisma: Database;
  pglite: PGlite;
  /** Writes a checkpoint and releases the folder for the next process. Safe to call twice. */
  close(): Promise<void>;
}

const CHECKPOINT_MS = 5 * 60_000;
const VACUUM_MS = 60 * 60_000;

/**
 * Opens the embedded database in `<dataDir>/pglite`; creates it if needed (about 5 seconds).
 * @throws DataFolderInUseError if a running process has the folder open: with two, data would be lost silently
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  makeFolderDurably(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const pglite = await openFolder(path.join(dataDir, 'pglite'));
    return await fromPglite(pglite, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Wraps an open PGlite; `release` runs after it is closed. */
export async function fromPglite(pglite: PGlite, release = () => {}): Promise<EmbeddedDatabase> {
  // The adapter writes times without a zone and reads them as UTC.
  await pglite.exec("SET TIME ZONE 'UTC'");
  const prisma = new PrismaClient({
    adapter: new PrismaPGlite(pglite),
    transactionOptions,
    omit: NOT_READ,
  });
  sendThrough(prisma, pglite);
  const stopCare = startMaintenance(pglite);
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
    // Created under another name and renamed, so that an interrupted first start leaves no incomplete database.
    const draft = `${folder}.new`;
    fs.rmSync(draft, { recursive: true, force: true });
    const made = await createPglite({ dataDir: draft });
    await made.close();
    syncTree(draft);
    renameDurably(draft, folder);
  }
  try {
    return await openDurably(folder, stopAtOnce);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FolderUnusableError(
      `Cannot open the embedded database in ${folder}: ${reason}. It is damaged or of another version; restore a backup into another DATA_DIR`,
      { cause: error },
    );
  }
}

/** What the disk refused may be lost, whatever it says later. The next start recovers from what it has. */
function stopAtOnce(error: Error): void {
  console.error(`The disk did not store a write, so the site stops: ${error.message}`);
  process.exit(1);
}

/** Runs checkpoints and vacuum regularly: PGlite has no background processes, so without them its log only grows. */
function startMaintenance(pglite: PGlite): () => void {
  const run = (sql: string) => () => {
    // A failure loses nothing; the next run or closing does it again.
    if (!pglite.closed) pglite.exec(sql).catch(() => undefined);
  };
  const timers = [
    setInterval(run('CHECKPOINT'), CHECKPOINT_MS),
    setInterval(run('VACUUM (ANALYZE)'), VACUUM_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
