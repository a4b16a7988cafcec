import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closeAfter } from './close-after.ts';
import { HttpError } from './http-error.ts';
import { readMultipart, removeStaleUploads, type Multipart } from './uploads.ts';

const LIMITS = { maxFiles: 2, maxFileSize: 1024 * 1024, maxFields: 3, maxFieldSize: 1000 };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-uploads-'));

/** The outcome of each request of a test on the server. */
let outcomes: (Multipart | Error)[] = [];
const outcome = (): Promise<Multipart | Error> =>
  vi.waitUntil(() => outcomes.at(-1), { timeout: 30_000, interval: 10 });

const server = http.createServer(async (request, response) => {
  try {
    const body = await readMultipart(request, { folder, limits: LIMITS });
    outcomes.push(body);
    const files = [...body.files].map(([name, { fileName, mimeType, size, sha256 }]) => [
      name,
      { fileName, mimeType, size, sha256 },
    ]);
    response.end(
      JSON.stringify({ fields: Object.fromEntries(body.fields), files: Object.fromEntries(files) }),
    );
  } catch (error) {
    outcomes.push(error instanceof Error ? error : new Error(String(error)));
    response.statusCode = error instanceof HttpError ? error.status : 500;
    closeAfter(response);
    response.end(JSON.stringify({ message: error instanceof Error ? error.message : '' }));
  }
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  for (const one of outcomes) if (!(one instanceof Error)) await one.dispose();
  outcomes = [];
  // Whatever happened, nothing is left on the disk.
  expect(fs.readdirSync(folder)).toEqual([]);
});

async function post(body: FormData | string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers });
  return { status: response.status, body: await response.json() };
}

const raw = (body: string) => post(body, { 'content-type': 'multipart/form-data; boundary=b' });
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

function form(...parts: [string, string | Buffer][]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([Uint8Array.from(value)], { type: 'image/png' }), `${name}.png`);
  }
  return data;
}

test('fields and files arrive whole, in any order', async () => {
  const content = randomBytes(300_000);
  const data = form(['image', content], ['title', 'Año nuevo 🏀'], ['other', Buffer.alloc(0)]);
  const { status, body } = await post(data);
  expect(status).toBe(200);
  expect(body.fields).toEqual({ title: 'Año nuevo 🏀' });
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect(body.files.image).toEqual({ fileName: 'image.png', mimeType: 'image/png', size: 300_000, sha256 });
  expect(body.files.other.size).toBe(0);
  const received = await outcome();
  if (received instanceof Error) throw received;
  const stored = received.files.get('image')?.path ?? '';
  expect(fs.readFileSync(stored).equals(content)).toBe(true);
  expect(fs.statSync(stored).mode & 0o777).toBe(0o600);
});

test('a file name is never used as a path', async () => {
  const { body } = await raw(
    `--b\r\nContent-Disposition: form-data; name="a"; filename="../../etc/passwd"\r\n\r\nx\r\n--b--\r\n`,
  );
  expect(body.files.a.fileName).toBe('passwd');
});

test('a file of exactly the limit is accepted, and one byte more is not', async () => {
  expect((await post(form(['a', Buffer.alloc(LIMITS.maxFileSize)]))).status).toBe(200);
  const { status, body } = await post(form(['a', Buffer.alloc(LIMITS.maxFileSize + 1)]));
  expect([status, body.message]).toEqual([413, 'El archivo no puede superar los 1MB']);
});

test('a field of exactly the limit is accepted, and one more character is not', async () => {
  expect((await post(form(['a', 'x'.repeat(1000)]))).status).toBe(200);
  expect((await post(form(['a', 'x'.repeat(1001)]))).status).toBe(413);
});

test('a body far over the limit is refused, and its sender gets the refusal', async () => {
  const { status, body } = await post(form(['a', Buffer.alloc(20 * 1024 * 1024)]));
  expect([status, body.message]).toEqual([413, 'El archivo no puede superar los 1MB']);
});

test('a body without a length that never ends is cut off', async () => {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const chunked = (data: Buffer) =>
    Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  // What follows the last part belongs to no part.
  socket.write(chunked(Buffer.from(`${part('a', 'x')}--b--\r\n`)));
  const zeros = chunked(Buffer.alloc(256 * 1024));
  const writeOn = () => {
    if (socket.writable) socket.write(zeros, () => setImmediate(writeOn));
  };
  writeOn();
  await closed;
  expect(await outcome()).toMatchObject({ status: 413 });
  expect(answer).toMatch(/^HTTP\/1.1 413|^$/);
});

test.each([
  ['files', form(['a', Buffer.alloc(9)], ['b', Buffer.alloc(9)], ['c', Buffer.alloc(9)])],
  ['fields', form(['a', '1'], ['b', '2'], ['c', '3'], ['d', '4'])],
])('too many %s are refused', async (_what, data) => {
  expect((await post(data)).status).toBe(413);
});

test('as many parts as allowed are accepted, and more without a name are not', async () => {
  const most = form(['a', '1'], ['b', '2'], ['c', '3'], ['d', Buffer.alloc(9)], ['e', Buffer.alloc(9)]);
  expect((await post(most)).status).toBe(200);
  expect((await raw(`${'--b\r\nX: y\r\n\r\nz\r\n'.repeat(6)}--b--\r\n`)).status).toBe(413);
});

const badHeader = '--b\r\nContent-Disposition: form-data; name="x"\r\n\u0001bad: 1\r\n\r\nhi\r\n';
test.each([
  ['one malformed part header', `${badHeader}--b--\r\n`],
  ['two malformed part headers', `${badHeader}${badHeader}--b--\r\n`],
  ['no end', part('a', '1')],
  ['a header without an end', '--b\r\nContent-Disposition: form-data'],
  ['nothing', ''],
  ['no parts', 'hola'],
  ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n'],
  ['the same field twice', `${part('a', '1')}${part('a', '2')}--b--\r\n`],
  [
    'the same file twice',
    `${'--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nx\r\n'.repeat(2)}--b--\r\n`,
  ],
])('%s is a 400, and the server lives on', async (_what, body) => {
  expect((await raw(body)).status).toBe(400);
  expect((await post(form(['a', '1']))).status).toBe(200);
});

test('fields may be named like built-in properties', async () => {
  const { status, body } = await post(form(['__proto__', '1'], ['constructor', '2']));
  expect(status).toBe(200);
  expect(JSON.stringify(body.fields)).toBe('{"__proto__":"1","constructor":"2"}');
});

test.each([
  ['application/json', 415],
  ['multipart/mixed; boundary=b', 415],
  ['multipart/form-data', 415],
  ['multipart/form-data; charset=utf-8', 400],
])('a body of type %s is a %i', async (type, status) => {
  expect((await post(`${part('a', '1')}--b--\r\n`, { 'content-type': type })).status).toBe(status);
});

test.each(['in the middle of a file', 'in the middle of a header'])(
  'a sender that disconnects %s',
  async (where) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n',
    );
    if (where.endsWith('file')) {
      socket.write(Buffer.concat([Buffer.from('\r\n'), Buffer.alloc(200_000)]));
      // Waits until it is on the disk, so that there is something to remove.
      await vi.waitUntil(() => fs.readdirSync(folder).length === 1, { timeout: 30_000 });
    } else {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    socket.destroy();
    expect(await outcome()).toMatchObject({ status: 400 });
  },
);

test('files that a killed process left are removed once they are an hour old', async () => {
  fs.mkdirSync(folder, { recursive: true });
  const [old, fresh] = ['old', 'fresh'].map((name) => path.join(folder, name)) as [string, string];
  fs.writeFileSync(old, 'x');
  fs.writeFileSync(fresh, 'x');
  fs.utimesSync(old, Date.now() / 1000 - 3700, Date.now() / 1000 - 3700);
  await removeStaleUploads(folder);
  expect(fs.readdirSync(folder)).toEqual(['fresh']);
  await removeStaleUploads(folder, Date.now() + 3_700_000);
  await removeStaleUploads(path.join(folder, 'missing'));
});
