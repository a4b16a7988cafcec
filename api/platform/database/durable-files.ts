import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

// Files that must survive a power cut: their content is synced, and then the folder, which holds their name.

/** Syncs the content of a file, or the entries of a folder: files that were created, renamed or deleted in it. */
export function syncToDisk(place: string): void {
  const descriptor = fs.openSync(place, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Creates a folder and the missing ones above it, and syncs their entries. */
export function makeFolderDurably(folder: string): void {
  const first = fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  // `first` is the topmost folder that was missing.
  for (let made = path.resolve(folder); ; made = path.dirname(made)) {
    syncToDisk(path.dirname(made));
    if (made === path.resolve(first)) return;
  }
}

/** Syncs all files and folders below a folder. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(place);
    else syncToDisk(place);
  }
  syncToDisk(folder);
}

/** Renames a synced file, and syncs the folder of the new name. */
export function renameDurably(from: string, to: string): void {
  fs.renameSync(from, to);
  syncToDisk(path.dirname(to));
}

/**
 * Writes a file completely or not at all: under another name, which is renamed. It is on the disk when this returns.
 * @param draftFolder a folder on the same disk for the other name
 */
export async function writeDurably(
  file: string,
  content: Uint8Array | string,
  draftFolder = path.dirname(file),
): Promise<void> {
  makeFolderDurably(path.dirname(file));
  const draft = path.join(draftFolder, `.${randomUUID()}`);
  try {
    await fs.promises.writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true });
    await fs.promises.rename(draft, file);
    const folder = await fs.promises.open(path.dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await fs.promises.rm(draft, { force: true });
    throw error;
  }
}

/**
 * Creates a file that is never replaced, such as a key. If two processes create it at the same time, the first one
 * wins: link(2) fails if the file exists.
 */
export function createOnceDurably(file: string, content: string): void {
  makeFolderDurably(path.dirname(file));
  const draft = `${file}.${randomUUID()}`;
  try {
    fs.writeFileSync(draft, content, { mode: 0o600, flush: true });
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
  // Also if the other process was first: it may not have synced its name yet.
  syncToDisk(path.dirname(file));
}
