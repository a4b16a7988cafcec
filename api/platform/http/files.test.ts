import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFileServer } from './files.ts';

/** Serves a small build. @returns its address */
async function serveBuild(serviceWorker: boolean): Promise<string> {
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
  const handle = createFileServer({
    clientDir: path.join(folder, 'client'),
    serviceWorker,
  });
  const server = http.createServer((request, response) => {
    void handle(request, response).then((answered) => answered || response.writeHead(404).end('no file'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    fs.rmSync(folder, { recursive: true });
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

  test.each(['/index.html', '/', '/none.js'])('%s is not a file', async (name) => {
    expect(await (await fetch((await serveBuild(true)) + name)).text()).toBe('no file');
  });
});

test('with SERVICE_WORKER=0 the worker that removes itself is served instead of the other', async () => {
  expect(await (await fetch(`${await serveBuild(true)}/service-worker.js`)).text()).toBe('worker');
  const answer = await fetch(`${await serveBuild(false)}/service-worker.js?x=1`);
  expect(await answer.text()).toBe('worker that goes');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});
