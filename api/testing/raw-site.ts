import type { RequestListener, Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { createMatch } from '../domains/matches/matches.fixture.ts';
import { testDatabase } from './database.ts';
import { serveTestSite, type TestSite } from './site.ts';
import { createSiteServer } from '../platform/process/process.ts';

/** What came back for some bytes. */
export interface Exchange {
  text: string;
  /** Until the first byte, and until the site ended its side; milliseconds. */
  firstMs: number;
  endMs: number;
}

/** Sends bytes and waits until the site ends its side of the connection. */
function exchangeWith(server: Server, bytes: string | Buffer, then?: string): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const since = () => performance.now() - begin;
    const socket = net.connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true });
    const got: Exchange = { text: '', firstMs: NaN, endMs: NaN };
    socket.on('data', (chunk: Buffer) => {
      if (got.text === '') {
        got.firstMs = since();
        if (then !== undefined) socket.write(then);
      }
      got.text += chunk.toString('latin1');
    });
    socket.once('end', () => {
      got.endMs = since();
      socket.destroy();
      resolve(got);
    });
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(got) : reject(error),
    );
    socket.write(bytes);
  });
}

export const statusOf = ({ text }: Exchange): number => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);

/** The value of a header of the first response; null if it is missing. */
export const headerOf = ({ text }: Exchange, name: string): string | null =>
  new RegExp(`^${name}: ([^\r]*)`, 'im').exec(text.split('\r\n\r\n')[0] ?? '')?.[1] ?? null;

/** The end of the last head of a connection. */
export const CLOSE = 'Connection: close\r\n\r\n';

export interface RawSite {
  site: TestSite;
  server: Server;
  matchId: number;
  /** @param then what to send after the first answer */
  exchange: (bytes: string | Buffer, then?: string) => Promise<Exchange>;
  get: (target: string, headers?: string, method?: string) => Promise<Exchange>;
  close: () => Promise<void>;
}

/** A site with a match, behind the server that the process uses. The bytes are sent as they are written. */
export async function openRawSite(): Promise<RawSite> {
  const database = await testDatabase();
  const site = await serveTestSite(database);
  const { id: matchId } = await createMatch(database, { matchDate: new Date('2026-10-01T18:00:00Z') });
  const server = createSiteServer(site.server.listeners('request')[0] as RequestListener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const exchange: RawSite['exchange'] = (bytes, then) => exchangeWith(server, bytes, then);
  return {
    site,
    server,
    matchId,
    exchange,
    get: (target, headers = 'Host: club.test\r\n', method = 'GET') =>
      exchange(`${method} ${target} HTTP/1.1\r\n${headers}${CLOSE}`),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
    },
  };
}
