import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * What becomes of what goes over the line. Cut, nobody is reached and what was open ends; unavailable, a proxy says so.
 */
export type LineState = 'through' | 'cut' | 'unavailable';

/** A line to a site that can be broken as a network or a restart does. */
export interface BreakableLine {
  address: string;
  /** How often somebody began to follow something, and how many do now. */
  followed: number;
  open: number;
  /** Attempts that met a broken line. */
  refused: number;
  become(state: LineState): void;
  /** What is open stays so, but nothing comes on it any more. */
  die(): void;
}

/** Opens another address for a site; it is closed with the test. */
export async function breakableLine(upstream: string): Promise<BreakableLine> {
  let state: LineState = 'through';
  let deaths = 0;
  const server = http.createServer((request, response) => {
    if (state === 'unavailable') {
      line.refused += 1;
      return void response.writeHead(503).end('Enseguida volvemos');
    }
    const { method, headers, url = '/' } = request;
    const isFollowing = headers.accept?.includes('text/event-stream') === true;
    const born = deaths;
    const call = http.request(upstream + url, { method, headers }, (answer) => {
      if (isFollowing) {
        line.followed += 1;
        line.open += 1;
        response.once('close', () => {
          line.open -= 1;
        });
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => {
        if (born === deaths) response.write(chunk);
      });
      answer.once('end', () => response.end());
    });
    call.once('error', () => response.destroy());
    response.once('close', () => call.destroy());
    request.pipe(call);
  });
  server.on('connection', (socket) => {
    if (state !== 'cut') return;
    line.refused += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const line: BreakableLine = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    followed: 0,
    open: 0,
    refused: 0,
    become(next) {
      state = next;
      if (state !== 'through') server.closeAllConnections();
    },
    die() {
      deaths += 1;
    },
  };
  return line;
}
