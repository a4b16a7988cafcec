import type dns from 'node:dns';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { feedAddressOf, type FeedAddress } from './feed-address.ts';
import { accessTo, startFileServer, type FileAnswer, type FileServer } from './feed-servers.fixture.ts';
import { readHttpFeed } from './http-feed.ts';
import { fibaFile, playMatch } from './statistics.fixture.ts';

const file = fibaFile(playMatch(7));
let server: FileServer;
beforeEach(async () => {
  server = await startFileServer({ is: 'file', file });
});
afterEach(() => server.close());

function addressOf(address: string, ...hosts: string[]): FeedAddress {
  const found = feedAddressOf(address, accessTo(...hosts));
  if (!found) throw new Error('not allowed');
  return found;
}
const read = (options?: Parameters<typeof readHttpFeed>[1]) =>
  readHttpFeed(addressOf(server.address, server.host), options);

test('a file is read once, and again only if it has changed', async () => {
  const first = await read();
  expect(first?.file).toEqual(file);
  expect(await read({ etag: first?.etag ?? null })).toBeNull();
  server.says({ is: 'file', file: fibaFile(playMatch(8)) });
  expect((await read({ etag: first?.etag ?? null }))?.file).toEqual(fibaFile(playMatch(8)));
  expect(server.answered).toEqual([200, 304, 200]);
});

test.each<[string, FileAnswer, string]>([
  ['a cut', { is: 'cut', file }, 'No se puede conectar con la fuente'],
  [
    'half a file',
    { is: 'text', text: JSON.stringify(file).slice(0, 900) },
    'La respuesta está cortada o no es JSON',
  ],
  [
    'a large file',
    { is: 'text', text: `"${'x'.repeat(5 * 1024 * 1024)}"` },
    'La respuesta es demasiado grande',
  ],
  ['silence', { is: 'silence' }, 'La fuente tarda demasiado en contestar'],
  [
    'a match that is not there',
    { is: 'status', status: 404 },
    'La fuente no tiene este partido, o todavía no (404)',
  ],
  ['a refusal', { is: 'status', status: 403 }, 'La fuente no deja leer el partido (403)'],
  ['an error', { is: 'status', status: 500 }, 'La fuente contesta con un error (500)'],
])('%s is an error in words', async (_name, answer, message) => {
  server.says(answer);
  await expect(read({ timeLimit: 1500 })).rejects.toThrow(message);
});

test('a redirection is not followed', async () => {
  const other = await startFileServer({ is: 'file', file });
  server.says({ is: 'status', status: 302, headers: { location: other.address } });
  await expect(read()).rejects.toThrow('La fuente envía a otra dirección (302): pon esa');
  expect(other.answered).toEqual([]);
  await other.close();
});

test('a source that is asked too often says how long to wait', async () => {
  server.says({ is: 'status', status: 429, headers: { 'retry-after': '90' } });
  await expect(read()).rejects.toMatchObject({ retryAfter: 90_000 });
});

test('a key goes only to its host', async () => {
  const address = addressOf(server.address, server.host);
  await readHttpFeed({ ...address, token: 'clave' });
  await readHttpFeed(address);
  expect(server.requests.map(({ authorization }) => authorization)).toEqual(['Bearer clave', undefined]);
});

/** A name server that leads everything to this machine. */
const toThisMachine = ((
  _name: string,
  _options: dns.LookupAllOptions,
  callback: (...found: unknown[]) => void,
) => callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof dns.lookup;

test('a public name that leads into the local network is not connected to', async () => {
  const known = addressOf('https://intrafeb.feb.es/LiveStats.API/api/v1/KeyFacts/1');
  await expect(readHttpFeed(known, { lookup: toThisMachine })).rejects.toThrow('No se puede conectar');
  expect(server.requests).toEqual([]);
});

test.each([
  'http://127.0.0.1:3000/data.json',
  'https://127.0.0.1/data.json',
  'https://[::1]/data.json',
  'https://169.254.169.254/latest/meta-data',
  'http://intrafeb.feb.es/LiveStats.API/api/v1/KeyFacts/1',
  'https://intrafeb.feb.es:8443/x',
  'https://intrafeb.feb.es.evil.test/x',
  'https://user:pass@intrafeb.feb.es/x',
  'tcp://10.0.0.9:22',
  'file:///etc/passwd',
  'hola',
])('%s may not be read', (address) => {
  expect(feedAddressOf(address, accessTo('arena.test:7677'))).toBeNull();
});

test('a configured host may have any address and port; a TV feed needs its port', () => {
  const access = accessTo('10.0.0.9:7677', 'arena.test');
  expect(feedAddressOf('tcp://10.0.0.9:7677', access)).toMatchObject({ kind: 'tcp', isConfigured: true });
  expect(feedAddressOf('https://arena.test/x', access)).toMatchObject({ kind: 'http', isConfigured: true });
  expect(feedAddressOf('tcp://arena.test', access)).toBeNull();
});
