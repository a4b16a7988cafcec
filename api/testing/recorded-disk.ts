import fs from 'node:fs';
import path from 'node:path';

/** A file, and what of it is on the disk. */
interface Recorded {
  /** Null: nothing was synced yet. */
  onDisk: Buffer | null;
  /** Written ranges that no sync has begun for: place and length. */
  unsynced: Range[];
  /** The ranges of the syncs that have begun and not ended, in their order. */
  running: Range[][];
}

type Range = [place: number, length: number];

/** What a power cut would leave of a folder. */
export interface RecordedDisk {
  /**
   * Writes the folder as a power cut at this moment may leave it.
   * @param keep files of which everything written reached the disk, although nobody asked for it; the others have only
   *   what was synced
   */
  cut(target: string, keep?: (file: string) => boolean): void;
  /** Whether everything written to these files is on the disk. */
  isSynced(isOf: (file: string) => boolean): boolean;
  /** Calls back after each write to a file and each sync of one. */
  watch(happened: (what: 'write' | 'sync', file: string) => void): void;
}

type Patched = Record<string, (...values: never[]) => unknown>;

/**
 * Records which writes of this process to files of a folder were synced, from now on; what is there counts as synced.
 * Folders are on the disk at once. The name of a file is on the disk once the file or its folder is synced, as on ext4,
 * XFS and Btrfs. Files that are open already are not recorded. It replaces functions of `node:fs`, so it needs a process of its own.
 */
export function recordDisk(folder: string): RecordedDisk {
  const files = new Map<string, Recorded>();
  const names = new Map<string, Recorded>();
  const paths = new Map<number, string>();
  const watchers: ((what: 'write' | 'sync', file: string) => void)[] = [];
  const happened = (what: 'write' | 'sync', file: string) => watchers.forEach((tell) => tell(what, file));

  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const recorded: Recorded = { onDisk: fs.readFileSync(file), unsynced: [], running: [] };
    files.set(file, recorded);
    names.set(file, recorded);
  }
  const within = (file: string) => file.startsWith(folder + path.sep);
  const created = (file: string) => {
    if (within(file) && !files.has(file)) files.set(file, { onDisk: null, unsynced: [], running: [] });
  };

  const real = {
    openSync: fs.openSync,
    closeSync: fs.closeSync,
    readSync: fs.readSync,
    statSync: fs.statSync,
    writeFileSync: fs.writeFileSync,
    mkdirSync: fs.mkdirSync,
    readFileSync: fs.readFileSync,
  };

  /** Reads what a sync of the file covers. @returns a function that records it as being on the disk */
  function begin(file: string): () => void {
    const recorded = files.get(file);
    if (!recorded) return () => syncNames(file);
    const size = real.statSync(file).size;
    const content = Buffer.alloc(size);
    recorded.onDisk?.copy(content);
    // A sync also covers what an earlier one that still runs is about.
    const ranges = [...recorded.running.flat(), ...recorded.unsynced];
    recorded.unsynced = [];
    recorded.running.push(ranges);
    const descriptor = real.openSync(file, 'r');
    for (const [from, length] of ranges) {
      if (from < size) real.readSync(descriptor, content, from, Math.min(length, size - from), from);
    }
    real.closeSync(descriptor);
    return () => {
      const at = recorded.running.indexOf(ranges);
      // A later sync has ended before this one.
      if (at < 0) return;
      recorded.onDisk = content;
      recorded.running.splice(0, at + 1);
      for (const [name, other] of names) if (other === recorded) names.delete(name);
      const [name] = [...files].find(([, other]) => other === recorded) ?? [];
      if (name !== undefined) names.set(name, recorded);
    };
  }

  function syncNames(parent: string): void {
    const inside = (file: string) => path.dirname(file) === parent;
    for (const file of names.keys()) if (inside(file) && !files.has(file)) names.delete(file);
    for (const [file, recorded] of files) if (inside(file)) names.set(file, recorded);
  }

  const system = fs as unknown as Patched;
  /** Runs `after` with the result and the arguments of each call. */
  function watch(name: string, after: (result: unknown, values: readonly unknown[]) => void): void {
    const original = system[name];
    if (!original) throw new Error(`There is no ${name} in node:fs`);
    system[name] = (...values) => {
      const result = original(...values);
      after(result, values);
      return result;
    };
  }
  watch('openSync', (descriptor, [file]) => {
    paths.set(Number(descriptor), String(file));
    if (!real.statSync(String(file)).isDirectory()) created(String(file));
  });
  watch('writeFileSync', (_, [file]) => created(String(file)));
  watch('writeSync', (written, [descriptor, , , , position]) => {
    const file = paths.get(Number(descriptor)) ?? '';
    const recorded = files.get(file);
    if (recorded && typeof position !== 'number') throw new Error('A write without a place is not recorded');
    recorded?.unsynced.push([Number(position), Number(written)]);
    if (recorded) happened('write', file);
  });
  watch('unlinkSync', (_, [file]) => void files.delete(String(file)));
  watch('renameSync', (_, [from, to]) => {
    const moved = files.get(String(from));
    files.delete(String(from));
    if (moved) files.set(String(to), moved);
  });
  for (const name of ['fsyncSync', 'fdatasyncSync']) {
    const original = system[name];
    if (!original) throw new Error(`There is no ${name} in node:fs`);
    system[name] = (...values) => {
      const file = paths.get(Number(values[0])) ?? '';
      const end = begin(file);
      original(...values);
      end();
      happened('sync', file);
      return undefined;
    };
  }
  const open = fs.promises.open;
  fs.promises.open = async (...values) => {
    const handle = await open(...values);
    const datasync = handle.datasync.bind(handle);
    handle.datasync = async () => {
      const end = begin(String(values[0]));
      await datasync();
      end();
      happened('sync', String(values[0]));
    };
    return handle;
  };

  return {
    cut(target, keep = () => false) {
      const write = (file: string, content: Buffer | string) => {
        const place = path.join(target, path.relative(folder, file));
        real.mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
        real.writeFileSync(place, content);
      };
      // PostgreSQL expects all its folders, also empty ones.
      for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isDirectory()) continue;
        const place = path.join(target, path.relative(folder, path.join(entry.parentPath, entry.name)));
        real.mkdirSync(place, { recursive: true, mode: 0o700 });
      }
      for (const [file, { onDisk }] of names) if (!keep(file)) write(file, onDisk ?? '');
      for (const file of files.keys()) if (keep(file)) write(file, real.readFileSync(file));
    },
    isSynced: (isOf) =>
      [...files].every(
        ([file, { unsynced, running }]) => !isOf(file) || (unsynced.length === 0 && running.length === 0),
      ),
    watch: (tell) => void watchers.push(tell),
  };
}
