import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A simple load balancer in front of instances. */
export interface Balancer {
  address: string;
  /** Requests without a response, with the time at which an instance received them (`performance.now()`). */
  unanswered: { upstream: string; givenAt: number }[];
  close(): Promise<void>;
}

/**
 * Distributes requests over the instances in turn. Like nginx and Caddy, it skips instances that refuse connections,
 * but never repeats a request that an instance has received, because it may have been processed.
 * @param upstreams the addresses of the instances
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
  // A connection closed during the next request would look like a failure of the site.
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
