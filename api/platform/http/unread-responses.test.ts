import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { UnreadResponses } from './unread-responses.ts';

const MEGABYTE = 1024 * 1024;
/** More than the buffers of the system take. */
const BODY = Buffer.alloc(16 * MEGABYTE);

/** A server whose responses are too large for callers who do not read. */
async function serve(most: { address: number; all: number }) {
  const unread = new UnreadResponses(most);
  const server = http.createServer((request, response) => {
    unread.watch(response, request.url?.replace('/parts', '') ?? '');
    if (request.url?.startsWith('/parts')) response.write(Buffer.from(BODY), () => response.end());
    else response.end(Buffer.from(BODY));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

/** Requests a response from an address and reads nothing of it. */
async function ignore(server: http.Server, address: string): Promise<net.Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.pause();
  onTestFinished(() => void socket.destroy());
  const requested = new Promise((resolve) => server.once('request', resolve));
  socket.write(`GET ${address} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await requested;
  return socket;
}

const open = (server: http.Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('the oldest unread responses of an address are cut off above its limit, and no others', async () => {
  const server = await serve({ address: 2.5 * BODY.length, all: 100 * BODY.length });
  await ignore(server, '/other');
  for (let at = 0; at < 5; at += 1) await ignore(server, '/greedy');
  await eventually(async () => expect(await open(server)).toBe(3));
});

test('the oldest unread responses of all are cut off above the common limit', async () => {
  const server = await serve({ address: 100 * BODY.length, all: 2.5 * BODY.length });
  for (let at = 0; at < 5; at += 1) await ignore(server, `/${at}`);
  await eventually(async () => expect(await open(server)).toBe(2));
});

test('a response that ends only when it was read counts too', async () => {
  const server = await serve({ address: 2.5 * BODY.length, all: 100 * BODY.length });
  for (let at = 0; at < 5; at += 1) await ignore(server, '/parts/greedy');
  await eventually(async () => expect(await open(server)).toBe(2));
});

test('responses that are read are not touched', async () => {
  const server = await serve({ address: 2 * BODY.length, all: 2 * BODY.length });
  const { port } = server.address() as AddressInfo;
  for (let at = 0; at < 3; at += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/a`);
    expect((await response.arrayBuffer()).byteLength).toBe(BODY.length);
  }
});

test('one response above the limit of an address reaches a caller who reads it', async () => {
  const server = await serve({ address: BODY.length / 4, all: 100 * BODY.length });
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/a`);
  expect((await response.arrayBuffer()).byteLength).toBe(BODY.length);
});

test('of many responses above the limit of an address only the newest stays', async () => {
  const server = await serve({ address: BODY.length / 4, all: 100 * BODY.length });
  for (let at = 0; at < 4; at += 1) await ignore(server, '/greedy');
  await eventually(async () => expect(await open(server)).toBe(1));
});
