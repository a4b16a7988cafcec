import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A real PostgreSQL server in a temporary folder. */
export interface PostgresServer {
  /** The URL of one of its databases. */
  url(database: string): string;
  /** Kills it (SIGKILL) with all running transactions, like a crash. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address; it recovers by itself. */
  restart(): Promise<void>;
  /** Stops it and deletes the folder. */
  stop(): Promise<void>;
}

const START_MS = 30_000;

/**
 * Starts a temporary PostgreSQL server on a free port of 127.0.0.1, for tests and measurements.
 * @param durable whether committed data survives a crash, as on a real server; slower
 * @throws Error with the package to install if there is no PostgreSQL on this machine
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const programs = findPrograms();
  const account = ownAccount();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-postgres-'));
  if (account !== undefined) fs.chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const options = { ...account, cwd: folder };
  try {
    execFileSync(
      path.join(programs, 'initdb'),
      ['-D', data, '-U', 'pmb', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...options, stdio: 'pipe' },
    );
    const port = await freePort();
    const run = async () => {
      const started = launch(path.join(programs, 'postgres'), folder, port, { ...options, durable });
      await untilReady(started, port);
      return started;
    };
    let server = await run();
    return {
      url: (database) => `postgresql://pmb@127.0.0.1:${port}/${database}`,
      crash: () => crash(server, data),
      async restart() {
        // The killed server may still be a zombie process, so its pid counts as alive.
        for (const lock of [path.join(data, 'postmaster.pid'), path.join(folder, `.s.PGSQL.${port}.lock`)]) {
          fs.rmSync(lock, { force: true });
        }
        server = await run();
      },
      stop: () => stop(server, folder),
    };
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @throws Error with the package to install.
 * @returns the folder of `initdb` and `postgres`
 */
export function findPrograms(): string {
  const inPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian)
    ? fs.readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const candidates = [...versions.map((version) => path.join(debian, version, 'bin')), ...inPath];
  const found = candidates.find((folder) =>
    ['initdb', 'postgres'].every((program) => folder !== '' && fs.existsSync(path.join(folder, program))),
  );
  if (found === undefined) {
    throw new Error('These tests need a real PostgreSQL, and there is none. Run: apt-get install postgresql');
  }
  return found;
}

/** PostgreSQL refuses to run as root; use the account of its package. */
function ownAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Settings for speed: nothing has to survive a power failure. */
const FAST_SETTINGS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

function launch(
  program: string,
  folder: string,
  port: number,
  { durable, ...options }: { uid?: number; gid?: number; cwd: string; durable: boolean },
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    ...(durable ? {} : FAST_SETTINGS),
    // Results must not depend on the server's time zone.
    timezone: 'Pacific/Honolulu',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // The shell waits for the end of its input, which also comes if this process is killed, and then cleans up.
  const watch =
    'folder=$1; shift; "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$folder"';
  const args = [
    '-c',
    watch,
    'sh',
    folder,
    program,
    '-D',
    path.join(folder, 'data'),
    '-p',
    String(port),
    ...flags,
  ];
  return spawn('/bin/sh', args, {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', fs.openSync(path.join(folder, 'log'), 'w')],
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function untilReady(server: ChildProcess, port: number): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && server.exitCode === null) {
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.stdin?.end();
  throw new Error('PostgreSQL did not start.');
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'pmb', database: 'postgres' });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Kills the process group: the shell that would clean up, and the server. */
async function crash(server: ChildProcess, data: string): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  process.kill(-server.pid, 'SIGKILL');
  await ended;
  // The server's children end when they notice it; a new server can start only after the last one.
  while (hasProcessIn(data)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Whether any process has this working folder, as all processes of PostgreSQL do. */
function hasProcessIn(folder: string): boolean {
  return fs.readdirSync('/proc').some((name) => {
    try {
      return /^\d+$/.test(name) && fs.readlinkSync(path.join('/proc', name, 'cwd')) === folder;
    } catch {
      // The process has ended in the meantime, or is a zombie.
      return false;
    }
  });
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.stdin?.end();
    await ended;
  }
  fs.rmSync(folder, { recursive: true, force: true });
}
