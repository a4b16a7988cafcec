import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BackupError } from '../backup/manifest.ts';
import { ConfigError, type Config } from '../../config.ts';
import { MigrationError } from '../database/migrate.ts';
import { DataFolderInUseError, DatabaseUnavailableError, FolderUnusableError } from '../database/open.ts';
import { letSenderWait } from '../http/expected-body.ts';
import { ALL_METHODS } from '../http/request-head.ts';
import { oneAtATime } from '../http/one-at-a-time.ts';
import { logger } from '../log.ts';

const SECOND = 1000;

/** Maximum time for active requests to finish during shutdown. */
const DRAIN_LIMIT = 30 * SECOND;

/** The port is in use or not allowed; the message is one line. */
class ListenError extends Error {
  override name = 'ListenError';
}

/**
 * Creates a server with timeouts against slow clients: 10 seconds for the headers, 30 for the whole request.
 * @param second a second in milliseconds
 */
export function createSiteServer(handle?: RequestListener, second = SECOND): Server {
  // Node's default interval of 30 seconds would double the timeouts.
  const inTurn = handle && oneAtATime(handle);
  const server = http.createServer({ connectionsCheckingInterval: second }, inTurn);
  if (inTurn) {
    server.on('checkContinue', (request, response) => {
      letSenderWait(request, response);
      inTurn(request, response);
    });
  }
  // Node would close the connection without a word.
  server.on('connect', (_request, socket) => {
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALL_METHODS}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  });
  server.headersTimeout = 10 * second;
  server.requestTimeout = 30 * second;
  return server;
}

/**
 * Starts the server. SIGTERM and SIGINT shut it down gracefully: no new connections, active requests finish, then
 * `close` runs.
 * @param letGo ends open streams
 * @returns the address to open in a browser
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

/** Prints the site's address and useful hints. */
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

/** Ends a failed start: one line for errors that the operator can fix, the full stack for others. */
export function failStart(error: unknown): never {
  const mendable =
    error instanceof ConfigError ||
    error instanceof DatabaseUnavailableError ||
    error instanceof DataFolderInUseError ||
    error instanceof FolderUnusableError ||
    error instanceof MigrationError ||
    error instanceof BackupError ||
    error instanceof ListenError;
  console.error(mendable ? error.message : error);
  process.exit(1);
}
