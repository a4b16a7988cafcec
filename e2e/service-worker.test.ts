import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { PAGE_TIMEOUT_MS } from '../web/service-worker/routing.ts';
import { openPage, visit } from './browser.ts';
import { NO_NETWORK, untilInstalled, visitOffline } from './offline.ts';
import { siteUrl } from './worker-site.ts';

/** A proxy to the site that can change its build and its speed. */
interface Front {
  url: string;
  /** Whether to serve the worker of a later build. */
  nextBuild: boolean;
  /** Delay of pages, in milliseconds. */
  delay: number;
  /** How long the worker waits for a page, in milliseconds, if it differs from what visitors get. */
  timeout?: number;
}

async function openFront(): Promise<Front> {
  const front: Front = { url: '', nextBuild: false, delay: 0 };
  const server = http.createServer((request, response) => {
    forward(front, request.url ?? '/', request.headers.accept ?? '').then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  front.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return front;
}

async function forward(front: Front, path: string, accept: string) {
  const answer = await fetch(siteUrl() + path, { headers: { accept }, redirect: 'manual' });
  let body = Buffer.from(await answer.arrayBuffer());
  if (path === '/service-worker.js') body = Buffer.from(workerBehind(front, body.toString()));
  if (accept.includes('text/html')) await new Promise((resolve) => setTimeout(resolve, front.delay));
  const headers = Object.fromEntries(
    ['content-type', 'cache-control', 'content-security-policy', 'location'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { status: answer.status, headers, body };
}

function workerBehind({ nextBuild, timeout }: Front, script: string): string {
  const worker = nextBuild ? asLaterBuild(script) : script;
  return timeout === undefined ? worker : withTimeout(worker, timeout);
}

/** The constant in the built worker; a minifier may write 8000 as 8e3. */
const TIMEOUT = new RegExp(`=(${PAGE_TIMEOUT_MS}|${PAGE_TIMEOUT_MS / 1000}e3)\\b`);

function withTimeout(script: string, milliseconds: number): string {
  if (!TIMEOUT.test(script)) throw new Error('The worker does not say how long it waits for a page');
  return script.replace(TIMEOUT, `=${milliseconds}`);
}

function asLaterBuild(script: string): string {
  const version = /version:\s*["'`]([\w-]{12})["'`]/.exec(script)?.[1];
  if (!version) throw new Error('The worker has no version');
  return script.replaceAll(version, 'later-build-');
}

/** The browser updates a worker when it is idle. */
const SOON = { timeout: 15_000 };

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());
const hasWaiting = (page: Page) =>
  page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);

/** The pages that the worker controls, by visibility. */
async function pagesOfWorker(page: Page): Promise<string[]> {
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error('No worker found');
  return worker.evaluate(async () => {
    // Code that runs here only knows the types of the page.
    const { clients }: { clients?: WorkerClients } = Object(globalThis);
    const pages = (await clients?.matchAll({ type: 'window', includeUncontrolled: true })) ?? [];
    return pages.map(({ visibilityState }) => visibilityState);
  });
}

interface WorkerClients {
  matchAll(options: object): Promise<readonly { visibilityState: string }[]>;
}

test('a new build waits for other tabs, takes over from the only one, and reloads none', async () => {
  const front = await openFront();
  const page = await openPage({ serviceWorker: true, siteUrl: front.url, expects: NO_NETWORK });
  let loads = 0;
  page.on('load', () => loads++);
  await visit(page, '/');
  await untilInstalled(page);
  const [before = ''] = await cacheNames(page);
  const other = await page.context().newPage();
  await visit(other, '/calendario');

  front.nextBuild = true;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => hasWaiting(page), SOON).toBe(true);
  await visit(page, '/noticias');
  await page.waitForTimeout(1000);
  expect(await hasWaiting(page)).toBe(true);
  expect(await cacheNames(page)).toContain(before);
  // The old tab still uses the files of its build.
  await other.getByRole('link', { name: 'Plantilla' }).first().click();
  await other.waitForURL('**/plantilla');
  await other.getByRole('heading', { level: 1 }).waitFor();

  await other.close();
  // A closed tab remains a client of the worker for a moment; the next check would only be at the next visit.
  await expect.poll(() => pagesOfWorker(page), SOON).toEqual(['visible']);
  let visits = 0;
  const goOn = async () => {
    await visit(page, '/calendario');
    visits++;
    return hasWaiting(page);
  };
  await expect.poll(goOn, SOON).toBe(false);
  await expect.poll(() => cacheNames(page), SOON).not.toContain(before);
  expect(await cacheNames(page)).toContain('pmb-offline-later-build-');
  await visit(page, '/');
  expect(loads).toBe(3 + visits);
  await visitOffline(page, '/noticias');
});

test('a slow page is replaced by the offline page; a reload waits for it', async () => {
  const front = await openFront();
  front.timeout = 500;
  const page = await openPage({ serviceWorker: true, siteUrl: front.url });
  await visit(page, '/');
  await untilInstalled(page);
  front.delay = 1500;
  await page.goto('/calendario');
  await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
  // The offline page notices the connection and reloads by itself.
  await page.getByRole('heading', { level: 1, name: /Calendario/i }).waitFor();
});

test('a withdrawn worker removes itself and its caches', async () => {
  const page = await openPage({ serviceWorker: true });
  await visit(page, '/');
  await untilInstalled(page);
  await visit(page, '/noticias');
  expect(await cacheNames(page)).toHaveLength(2);
  // The content of /service-worker.js with SERVICE_WORKER=0, see api/platform/http/files.test.ts.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker-off.js'));
  await expect.poll(() => cacheNames(page), SOON).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), SOON)
    .toBe(0);
});

test('the worker is never served from a cache, the site can be installed, and its shortcuts work', async () => {
  const page = await openPage();
  const worker = await page.request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
  await visit(page, '/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.request.get(address ?? '');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { shortcuts, icons }: { shortcuts: { url: string }[]; icons: { src: string; type: string }[] } =
    await manifest.json();
  for (const { url } of shortcuts) expect((await page.request.get(url)).status()).toBe(200);
  for (const { src, type } of icons) {
    expect((await page.request.get(src)).headers()['content-type']).toBe(type);
  }
  // The browser's own check of the manifest.
  const devTools = await page.context().newCDPSession(page);
  const { errors } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});
