import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerError } from './answer-error.ts';
import { createFileServer } from './files.ts';

const DIGITS = '0123456789';

/** Serves a small build. @returns its address */
async function serveBuild(serviceWorker: boolean): Promise<string> {
  return (await serveFolder(serviceWorker)).url;
}

async function serveFolder(serviceWorker: boolean): Promise<{ url: string; client: string }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-files-'));
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  write('client/index.html', 'template');
  write('client/sin-conexion.html', 'offline page');
  write('client/service-worker.js', 'worker');
  write('client/service-worker-off.js', 'worker that goes');
  write('client/assets/a-12345678.js', 'file');
  write('client/icon.png', 'icon');
  write('client/data.js', DIGITS);
  write('client/data.js.br', brotliCompressSync(DIGITS).toString('latin1'));
  write('client/data.js.gz', 'compressed with gzip');
  write('client/.vite/manifest.json', '{}');
  const handle = createFileServer({
    clientDir: path.join(folder, 'client'),
    serviceWorker,
  });
  const url = await serve(handle);
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return { url, client: path.join(folder, 'client') };
}

async function serve(handle: ReturnType<typeof createFileServer>): Promise<string> {
  const server = http.createServer((request, response) => {
    handle(request, response).then(
      (answered) => answered || response.writeHead(404).end('no file'),
      (error: unknown) => answerError(response, error, 'test'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('built files', () => {
  test.each([
    ['/assets/a-12345678.js', 'public, max-age=31536000, immutable'],
    ['/icon.png', 'public, max-age=3600'],
    ['/service-worker.js', 'no-cache'],
    ['/sin-conexion.html', 'no-cache'],
  ])('%s may be kept as «%s» says', async (name, cacheControl) => {
    const answer = await fetch((await serveBuild(true)) + name);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(cacheControl);
  });

  test.each([
    '/index.html',
    '/',
    '/none.js',
    '/.vite/manifest.json',
    '/assets',
    '/%zz.js',
    '/data.js/../icon.png%00',
  ])('%s is not a file', async (name) => {
    expect(await (await fetch((await serveBuild(true)) + name)).text()).toBe('no file');
  });
});

test.each([
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ['/favicon.svg', /^image\/svg\+xml/],
])('the site has %s', async (name, type) => {
  const handle = createFileServer({ clientDir: path.resolve('public'), serviceWorker: true });
  const answer = await fetch((await serve(handle)) + name);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(type);
});

test('with SERVICE_WORKER=0 the worker that removes itself is served instead of the other', async () => {
  expect(await (await fetch(`${await serveBuild(true)}/service-worker.js`)).text()).toBe('worker');
  const answer = await fetch(`${await serveBuild(false)}/service-worker.js?x=1`);
  expect(await answer.text()).toBe('worker that goes');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

/** Asks without the coding that `fetch` decodes by itself. */
async function askFor(address: string, headers: Record<string, string>, method = 'GET') {
  const answer = await fetch(address, { method, headers: { 'accept-encoding': 'identity', ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('parts of a file', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=-5', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-500', 206, DIGITS, 'bytes 0-9/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-100', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-2', 200, DIGITS, null],
    ['bytes=0-1,8-9', 200, DIGITS, null],
    ['lines=0-1', 200, DIGITS, null],
    ['bytes=a-b', 200, DIGITS, null],
    ['bytes', 200, DIGITS, null],
  ])('«%s» is %i', async (range, status, text, contentRange) => {
    const answer = await askFor(`${await serveBuild(true)}/data.js`, { range });
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });

  test.each(['bytes=10-', 'bytes=50-60', 'bytes=-0'])('«%s» lies outside of it', async (range) => {
    const answer = await askFor(`${await serveBuild(true)}/data.js`, { range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
    expect(answer.headers.get('etag')).toBeNull();
  });

  test('are sent only while the file is the one that the caller began with', async () => {
    const address = `${await serveBuild(true)}/data.js`;
    const etag = (await askFor(address, {})).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const part = (ifRange: string) => askFor(address, { range: 'bytes=0-1', 'if-range': ifRange });
    expect((await part(etag)).status).toBe(206);
    expect((await part('"other"')).status).toBe(200);
    expect((await part(`W/${etag}`)).status).toBe(200);
  });

  test('are for GET only', async () => {
    const answer = await askFor(`${await serveBuild(true)}/data.js`, { range: 'bytes=0-1' }, 'HEAD');
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '10']);
  });
});

describe('the codings of a file', () => {
  test.each([
    ['br, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', null],
    ['gzip, br;q=0.5', 'gzip'],
  ])('«%s» gets %s', async (accepted, coding) => {
    const address = `${await serveBuild(true)}/data.js`;
    const answer = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  test('«*;q=0» gets none', async () => {
    const address = `${await serveBuild(true)}/icon.png`;
    expect((await askFor(address, { 'accept-encoding': '*;q=0' })).status).toBe(406);
  });

  test('have tags of their own, and each is unchanged', async () => {
    const address = `${await serveBuild(true)}/data.js`;
    const tags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': coding };
      const etag = (await fetch(address, { method: 'HEAD', headers })).headers.get('etag') ?? '';
      tags.add(etag);
      const again = await fetch(address, { headers: { ...headers, 'if-none-match': etag } });
      expect(again.status).toBe(304);
      const same = await fetch(address, { headers: { ...headers, 'if-match': etag } });
      expect(same.status).toBe(200);
      const weak = await fetch(address, { headers: { ...headers, 'if-match': `W/${etag}` } });
      expect(weak.status).toBe(412);
    }
    expect(tags.size).toBe(3);
  });
});

test('files that vanish are not found, and the server lives on', async () => {
  const { url, client } = await serveFolder(true);
  fs.rmSync(path.join(client, 'icon.png'));
  fs.rmSync(path.join(client, 'data.js'));
  fs.mkdirSync(path.join(client, 'data.js'));
  for (const name of ['/icon.png', '/data.js']) {
    const answer = await askFor(url + name, {});
    expect([name, answer.status, answer.text]).toEqual([name, 404, 'no file']);
    expect(answer.headers.get('cache-control')).toBeNull();
  }
  expect((await askFor(`${url}/sin-conexion.html`, {})).text).toBe('offline page');
});
