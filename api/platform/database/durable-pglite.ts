import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { WriteAheadLog } from './write-ahead-log.ts';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
type EmscriptenModule = Parameters<NonNullable<EmscriptenOptions['preRun']>[number]>[0];

/** The parts of Emscripten's file system on Node.js that are replaced; it has no `fsync`. */
interface NodeFileSystem {
  realPath(node: unknown): string;
  node_ops: Record<'unlink' | 'rename' | 'setattr', (...values: never[]) => unknown>;
  stream_ops: Record<'write' | 'setattr', (stream: OpenFile, ...values: never[]) => unknown> & {
    fsync?: (stream: OpenFile) => number;
  };
}

interface OpenFile {
  node: unknown;
  /** The descriptor of Node.js. */
  nfd: number;
}

/** A file of the write-ahead log, such as `pg_wal/000000010000000000000001`. */
const LOG_FILE = /[\\/]pg_wal[\\/][0-9A-F]{24}$/;

/** Without PGlite's `-F`, which switches `fsync` off. Emscripten ignores `fdatasync`, the default for the log. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** The folder of a database, in which PostgreSQL can sync files. */
class SyncedFolder extends NodeFS {
  readonly log: WriteAheadLog;

  constructor(folder: string, onFailure: (error: Error) => void) {
    super(folder);
    this.log = new WriteAheadLog(onFailure);
  }

  override async init(pglite: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const add = (module: EmscriptenModule) => this.#addSync(module.NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [add, ...(emscriptenOpts.preRun ?? [])] } };
  }

  /**
   * Adds `fsync`. It only notes files of the log, and `WriteAheadLog` syncs them before a result is returned. Every
   * other change of the folder waits for the log: PostgreSQL can repair its files only if the log is ahead of them.
   */
  #addSync(system: NodeFileSystem): void {
    const { log } = this;
    const isLog = ({ node }: OpenFile) => LOG_FILE.test(system.realPath(node));
    system.stream_ops.fsync = (stream) => {
      if (isLog(stream)) log.request(system.realPath(stream.node));
      else fs.fsyncSync(stream.nfd);
      return 0;
    };
    const { write, setattr } = system.stream_ops;
    system.stream_ops.write = (stream, ...values) => {
      if (!isLog(stream)) log.syncNow();
      return write(stream, ...values);
    };
    system.stream_ops.setattr = (stream, ...values) => {
      log.syncNow();
      return setattr(stream, ...values);
    };
    for (const name of ['unlink', 'rename', 'setattr'] as const) {
      const change = system.node_ops[name];
      system.node_ops[name] = (...values) => {
        log.syncNow();
        return change(...values);
      };
    }
  }
}

/** PGlite on a folder, which returns a result only when everything that it depends on is on the disk. */
export class DurablePGlite extends PGlite {
  readonly #folder: SyncedFolder;

  /**
   * @param folder an existing database
   * @param onFailure called when the disk refuses to store a write, see `WriteAheadLog`
   */
  constructor(folder: string, options: PGliteOptions, onFailure: (error: Error) => void) {
    const synced = new SyncedFolder(path.resolve(folder), onFailure);
    super({ ...options, fs: synced, startParams: START_PARAMS });
    this.#folder = synced;
  }

  /** Every query and transaction passes here. Also a read waits: it may show a commit that is not on the disk yet. */
  override async _runExclusiveTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = await super._runExclusiveTransaction(run);
    await this.#folder.log.synced();
    return result;
  }

  /**
   * Every statement passes here. PGlite answers without waiting for anything outside this thread, so that a long series
   * of statements would stop all other requests.
   */
  override async _runExclusiveQuery<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = await super._runExclusiveQuery(run);
    await yieldToRequests();
    return result;
  }
}
