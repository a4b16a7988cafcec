import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of instances, as much as a test needs of one. */
export interface Balancer {
  address: string;
  /** Requests that an instance took and did not answer: when each was given to it, as `performance.now()` tells. */
  unanswered: { upstream: string; givenAt: number }[];
  close(): Promise<void>;
}

/**
 * Sends requests to the instances by turns. One that takes no connection is passed over, as nginx and Caddy do; a request
 * that an instance had been given already is not given to another, since it may have been done.
 * @param upstreams their addresses.
 */
export async function startBalancer(upstreams: readonly string[]): Promise<Balancer> {
  const unanswered: Balancer['unanswered'] = [];
  const agent = new http.Agent({ keepAlive: false });
  let turn = 0;
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    turn += 1;
    const order = upstreams.map((_one, index) => upstreams[(turn + index) % upstreams.length] ?? '');
    give(order);

    function give([upstream, ...others]: string[]): void {
      if (upstream === undefined) return void response.writeHead(502).end('{}');
      const givenAt = performance.now();
      let answered = false;
      const call = http.request(
        upstream + (request.url ?? '/'),
        { method: request.method, headers: { ...request.headers, connection: 'close' }, agent },
        (answer) => {
          answered = true;
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          answer.once('error', () => {
            unanswered.push({ upstream, givenAt });
            response.destroy();
          });
        },
      );
      call.once('error', (error: NodeJS.ErrnoException) => {
        if (answered) return;
        if (error.code === 'ECONNREFUSED') return give(others);
        unanswered.push({ upstream, givenAt });
        response.writeHead(502).end('{}');
      });
      call.end(body);
    }
  });
  // A connection that ends while its next request is on the way would look like a failure of the site.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    unanswered,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
