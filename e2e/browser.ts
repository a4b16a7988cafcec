import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

/** A demonstration account by its role, or an account that `createFan` opened. */
export type Who = DemonstrationRole | Fan;
export type DemonstrationRole =
  | 'visitor'
  | 'socio'
  | 'blogger'
  | 'admin'
  | 'editor'
  | 'sports_manager'
  | 'commercial_manager';

export interface Fan {
  name: string;
  email: string;
  password: string;
}

interface PageOptions {
  screen?: 'desktop' | 'phone';
  signedInAs?: Who;
  /** Whether this browser has answered the cookie banner; it would lie over the bottom of the page. */
  cookiesDecided?: boolean;
  javaScript?: boolean;
  timeZone?: string;
  colorScheme?: 'light' | 'dark';
  /** Whether the site's service worker is installed: what goes through it cannot be made to fail by a test. */
  serviceWorker?: boolean;
  /** Another address that serves the site. */
  siteUrl?: string;
  /** What the journey provokes on purpose, and is therefore no problem. */
  expects?: readonly RegExp[];
}

const SCREENS: Record<'desktop' | 'phone', BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** Generous, since a machine may be busy; a step that never comes is still told before the test's own limit. */
const STEP_LIMIT_MS = 20_000;

let browser: Promise<Browser> | undefined;

/**
 * Opens a page in a browser profile of its own. The test fails when the page has a problem: an error on the console or
 * uncaught (a mismatch while hydrating is one), a request of the page that fails, or one that leaves the site.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { screen = 'desktop', cookiesDecided = true, javaScript = true, serviceWorker = false } = options;
  const baseURL = options.siteUrl ?? inject('siteUrl');
  browser ??= chromium.connect(inject('browserUrl'));
  const context = await (
    await browser
  ).newContext({
    ...SCREENS[screen],
    baseURL,
    javaScriptEnabled: javaScript,
    locale: 'es-ES',
    timezoneId: options.timeZone ?? 'Europe/Madrid',
    colorScheme: options.colorScheme ?? 'light',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    // What moves by itself would make pictures and contrasts a matter of luck.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  if (cookiesDecided) await context.addInitScript(rememberCookieDecision);
  if (options.signedInAs) await signIn(context, options.signedInAs);
  const page = await context.newPage();
  const problems = watch(page, new URL(baseURL).origin);
  onTestFinished(async () => {
    await context.close();
    const unexpected = problems.filter((problem) => !options.expects?.some((known) => known.test(problem)));
    expect(unexpected, 'problems of the page').toEqual([]);
  });
  return page;
}

function rememberCookieDecision(): void {
  const preferences = { necessary: true, analytics: false, marketing: false };
  const consent = { consent: true, preferences, timestamp: new Date().toISOString(), version: '1.0' };
  localStorage.setItem('cookie_consent', JSON.stringify(consent));
}

/** Goes to an address of the site and waits until the page has hydrated and knows who is there. */
export async function visit(page: Page, address: string): Promise<void> {
  // Every page asks who is signed in once it has hydrated, so a quiet network means that both have happened.
  await page.goto(address, { waitUntil: 'networkidle' });
}

function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cuts off what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${reason} ${request.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const ours = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!ours) problems.push(`left the site: ${request.url()}`);
  });
  return problems;
}

/** Signs a browser profile in without the form, which has a journey of its own. */
async function signIn(context: BrowserContext, who: Who): Promise<void> {
  const account =
    typeof who === 'string' ? { email: `${who}@pmb.test`, password: 'demo1234' } : credentials(who);
  const response = await context.request.post('/api/login', { data: account });
  expect(response.status(), await response.text()).toBe(200);
}

const credentials = ({ email, password }: Fan) => ({ email, password });

/** Somebody whom the site does not know yet. */
export function newFan(): Fan {
  const id = randomUUID().slice(0, 8);
  return { name: 'Aina Vidal Font', email: `aina-${id}@prueba.test`, password: `balon-${id}` };
}

/** Opens an account through the API, for journeys that need one without a past. */
export async function createFan(): Promise<Fan> {
  const fan = newFan();
  const response = await fetch(`${inject('siteUrl')}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fan),
  });
  expect(response.status).toBeLessThan(300);
  return fan;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks the page as it is on the screen now against WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  await keepPicture(page);
}

let pictures = 0;

/** With `SCREENSHOTS=<folder>` in the environment every screen that is checked leaves a picture there. */
async function keepPicture(page: Page): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  const test = (expect.getState().currentTestName ?? 'page')
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replace(/^-/, '')
    .slice(0, 80);
  const name = `${test}-${String(++pictures).padStart(2, '0')}.png`;
  await page.screenshot({ path: path.join(folder, name), fullPage: true });
}
