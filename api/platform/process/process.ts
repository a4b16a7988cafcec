import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BackupError } from '../backup/manifest.ts';
import { ConfigError, type Config } from '../../config.ts';
import { MigrationError } from '../database/migrate.ts';
import { DataFolderInUseError, DatabaseUnavailableError } from '../database/open.ts';
import { logger } from '../log.ts';

const SECOND = 1000;

/** How long a stop waits for what is in flight before it cuts it off. */
const DRAIN_LIMIT = 30 * SECOND;

/** The port is taken, or may not be opened; the message is one line. */
class ListenError extends Error {
  override name = 'ListenError';
}

/**
 * A server that waits for nobody who sends slowly on purpose: for the headers 10 seconds, for the whole request 30.
 * @param second milliseconds
 */
export function createSiteServer(handle?: RequestListener, second = SECOND): Server {
  // Node looks for those who are late every 30 seconds unless told otherwise, which would double the limits.
  const server = http.createServer({ connectionsCheckingInterval: second }, handle);
  server.headersTimeout = 10 * second;
  server.requestTimeout = 30 * second;
  return server;
}

/**
 * Listens, and stops cleanly on SIGTERM and SIGINT: no new connection, what is in flight is finished, then `close`.
 * @param letGo ends answers that would go on for ever.
 * @returns the address to open in a browser.
 * @throws ListenError
 */
export async function serve(
  server: Server,
  config: Config,
  close: () => Promise<void>,
  letGo: () => void = () => {},
): Promise<string> {
  try {
    await listen(server, config);
  } catch (error) {
    await close();
    throw error;
  }
  stopOnSignal(server, close, letGo);
  const { port } = server.address() as AddressInfo;
  return config.publicUrl ?? `http://localhost:${port}`;
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${error.code})`;
      reject(new ListenError(`Port ${port} ${reason}; set PORT to another one`));
    });
    server.listen(port, host, resolve);
  });
}

function stopOnSignal(server: Server, close: () => Promise<void>, letGo: () => void): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    letGo();
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT);
    server.close(() => {
      clearTimeout(cut);
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'the database did not close cleanly');
          process.exit(1);
        },
      );
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Tells the person at the terminal where the site is and how to look around in it. */
export function announce(address: string, config: Config, kind: 'postgres' | 'embedded'): void {
  const lines = [
    `The site is at ${address}`,
    `Database: ${kind === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`,
  ];
  if (config.demo) {
    lines.push(
      'Demonstration accounts, password demo1234: visitor@pmb.test, socio@pmb.test, blogger@pmb.test,',
      '  admin@pmb.test, editor@pmb.test, sports_manager@pmb.test, commercial_manager@pmb.test',
    );
  }
  console.log(lines.join('\n'));
}

/** Ends a start that failed: one clear line where the person can mend it, the whole story where it is a fault of ours. */
export function failStart(error: unknown): never {
  const mendable =
    error instanceof ConfigError ||
    error instanceof DatabaseUnavailableError ||
    error instanceof DataFolderInUseError ||
    error instanceof MigrationError ||
    error instanceof BackupError ||
    error instanceof ListenError;
  console.error(mendable ? error.message : error);
  process.exit(1);
}
