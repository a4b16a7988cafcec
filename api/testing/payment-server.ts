import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request to a provider's server, as the tests look at it. */
export interface ProviderRequest {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface ProviderReply {
  status?: number;
  body: unknown;
}

/** A local server that plays a provider of payments. */
export interface ProviderServer {
  url: string;
  /** What it was asked. */
  requests: ProviderRequest[];
  close(): Promise<void>;
}

/** @param answer the provider; null breaks the connection off without a word */
export async function openProviderServer(
  answer: (request: ProviderRequest) => ProviderReply | null | Promise<ProviderReply | null>,
): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  const server = http.createServer((request, response) => {
    void (async () => {
      const { method = '', url: path = '', headers } = request;
      const asked = { method, path, headers, body: (await buffer(request)).toString('utf8') };
      requests.push(asked);
      const reply = await answer(asked);
      if (!reply) return request.socket.destroy();
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
