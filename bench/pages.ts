// `npm run bench:pages [-- --runs 5]`: what a visitor with a cheap phone on the way to the arena gets. Each page is opened
// in a new browser context (nothing cached), at 390 px, with the processor slowed four times and a slow 4G network
// (150 ms, 1.6 Mbit/s), against the built site on the demonstration club. Prints the medians.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { newDataDir, startSite } from '../e2e/site-process.ts';

const PATHS = [
  '/',
  '/entradas',
  '/calendario',
  '/noticias',
  '/plantilla',
  '/hazte-socio',
  '/patrocinadores',
  '/auth',
];

const MBIT = 1024 * 1024;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * MBIT) / 8,
  uploadThroughput: (0.75 * MBIT) / 8,
};

interface Seen {
  largestPaint: number;
  shift: number;
  blocking: number;
}

declare global {
  interface Window {
    /** What `observe.js` has seen in the page. */
    seen: Seen;
  }
}

interface Figures {
  /** First and largest paint, milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift, without unit. */
  shift: number;
  /** Sum of what long tasks take beyond 50 ms each, milliseconds. */
  blocking: number;
  /** Bytes over the network. */
  script: number;
  total: number;
  requests: number;
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kinds = new Map<string, string>();
  const bytes = { script: 0, total: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'observe.js') });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const timings = await page.evaluate(() => ({
    ...window.seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return { ...timings, ...bytes, requests: kinds.size };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const dataDir = newDataDir();
const site = startSite({ DATA_DIR: dataDir, SERVICE_WORKER: '0' });
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const origin = await site.untilListening();
  const rows: Record<string, Record<string, string>> = {};
  for (const address of PATHS) {
    const runs: Figures[] = [];
    for (let run = 0; run < Number(options.runs); run += 1)
      runs.push(await measure(browser, origin + address));
    const of = (figure: keyof Figures) => median(runs.map((each) => each[figure]));
    rows[address] = {
      'first paint ms': of('firstPaint').toFixed(0),
      'largest paint ms': of('largestPaint').toFixed(0),
      'layout shift': of('shift').toFixed(4),
      'blocking ms': of('blocking').toFixed(0),
      'script kB': (of('script') / 1000).toFixed(1),
      'total kB': (of('total') / 1000).toFixed(1),
      requests: String(of('requests')),
    };
  }
  console.table(rows);
} finally {
  await browser.close();
  site.process.kill('SIGTERM');
  await site.untilExit();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
