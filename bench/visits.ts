import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { median } from './duel.ts';

// A visitor with a cheap phone: each visit uses a new browser context (empty cache), 390 px wide, with CPU throttling
// of 4× and a slow 4G network (150 ms, 1.6 Mbit/s).

const MBIT = 1024 * 1024;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * MBIT) / 8,
  uploadThroughput: (0.75 * MBIT) / 8,
};

/** Long enough for the cookie dialog, which opens after the page and loads its own chunk. */
const REST_MS = 2500;

interface Seen {
  largestPaint: number;
  shift: number;
  /** Long tasks (50 ms or more), milliseconds from the start. */
  longTasks: { start: number; end: number }[];
}

declare global {
  interface Window {
    /** The entries that `observe.js` has collected. */
    seen: Seen;
  }
}

/** The most visited public pages. */
export const PUBLIC_PAGES = [
  '/',
  '/entradas',
  '/calendario',
  '/noticias',
  '/plantilla',
  '/hazte-socio',
  '/patrocinadores',
  '/auth',
] as const;

export interface Visit {
  /** First and largest contentful paint, milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift, without unit. */
  shift: number;
  /** Total blocking time: the part of long tasks beyond 50 ms each, from the first paint on, milliseconds. */
  blocking: number;
  /** Compressed bytes of all scripts that the page loads by itself. */
  script: number;
  /** Bytes over the network, headers included. */
  total: number;
  requests: number;
  /** Requests that may have delayed the first paint, including the page itself. */
  requestsBefore: number;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
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
    const { largestPaint, shift, longTasks } = window.seen;
    // Before the first paint nothing can be blocked.
    const blocking = longTasks
      .map(({ start, end }) => end - Math.max(start, firstPaint) - 50)
      .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
    return { largestPaint, shift, blocking, firstPaint, script, requestsBefore: before + 1 };
  });
  await context.close();
  return { ...seen, total, requests: requests.size };
}

const FIGURES = [
  'firstPaint',
  'largestPaint',
  'shift',
  'blocking',
  'script',
  'total',
  'requests',
  'requestsBefore',
] as const satisfies (keyof Visit)[];

/** Visits each address this many times. @returns the medians, by address */
export async function visits(addresses: readonly string[], times: number): Promise<Map<string, Visit>> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const all = new Map<string, Visit>();
    for (const address of addresses) {
      const seen: Visit[] = [];
      for (let time = 0; time < times; time += 1) seen.push(await visit(browser, address));
      const medians = FIGURES.map((figure) => [figure, median(seen.map((each) => each[figure]))]);
      all.set(address, Object.fromEntries(medians) as Record<(typeof FIGURES)[number], number>);
    }
    return all;
  } finally {
    await browser.close();
  }
}
