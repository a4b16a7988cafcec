import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** State of the connection. Cut: new connections fail and open ones end; unavailable: a proxy answers with an error. */
type LineState = 'through' | 'cut' | 'unavailable';

/** A proxy to a site that can fail like a network or a restart. */
interface BreakableLine {
  address: string;
  /** Number of streams that were opened, and that are open now. */
  followed: number;
  open: number;
  /** Connection attempts that failed. */
  refused: number;
  become(state: LineState): void;
  /** Open streams stay open but receive nothing more. */
  die(): void;
}

/** Opens a proxy to a site; it is closed with the test. */
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
