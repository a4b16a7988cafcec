// `npm run bench:pages [-- --runs 5 --paths /,/entradas]`: what a visitor with a cheap phone on the way to the arena gets. Each page is opened
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

/** Long enough for the cookie dialog, which comes a moment after the page and brings code of its own. */
const REST_MS = 2500;

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
  /** Bytes of scripts as they are sent, compressed, all that the page loads by itself. */
  script: number;
  /** Bytes over the network, headers included. */
  total: number;
  requests: number;
  /** Those that the first paint may have waited for, the page itself among them. */
  requestsBefore: number;
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
  const requests = new Set<string>();
  let total = 0;
  session.on('Network.responseReceived', ({ requestId }) => requests.add(requestId));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'observe.js') });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  const seen = await page.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const script = files
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const before = files.filter(({ startTime }) => startTime < firstPaint).length;
    return { ...window.seen, firstPaint, script, requestsBefore: before + 1 };
  });
  await context.close();
  return { ...seen, total, requests: requests.size };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    paths: { type: 'string', default: PATHS.join(',') },
  },
});
const dataDir = newDataDir();
const site = startSite({ DATA_DIR: dataDir, SERVICE_WORKER: '0' });
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const origin = await site.untilListening();
  const rows: Record<string, Record<string, string>> = {};
  for (const address of options.paths.split(',')) {
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
      'before paint': String(of('requestsBefore')),
    };
  }
  console.table(rows);
} finally {
  await browser.close();
  site.process.kill('SIGTERM');
  await site.untilExit();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
