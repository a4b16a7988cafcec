import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { siteUrl } from './worker-site.ts';

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
  /** Whether this browser has answered the cookie banner, which would cover the bottom of the page. */
  cookiesDecided?: boolean;
  javaScript?: boolean;
  timeZone?: string;
  colorScheme?: 'light' | 'dark';
  /** Whether the site's service worker is installed: a test cannot make its requests fail. */
  serviceWorker?: boolean;
  /** Whether the journey needs notifications, which only the full browser has. */
  notifications?: boolean;
  /** Another address that serves the site. */
  siteUrl?: string;
  /** Expected failures of the journey, which are no problems. */
  expects?: readonly RegExp[];
}

const SCREENS: Record<'desktop' | 'phone', BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** Generous, because the machine may be busy; a missing step still fails before the test's own limit. */
const STEP_LIMIT_MS = 20_000;

const browsers: { [Kind in 'headless' | 'full']?: Promise<Browser> } = {};

/**
 * Opens a page in its own browser profile. The test fails if the page has a problem: an error on the console or an
 * uncaught one (a mismatch during hydration is one), a breach of the security policy, a failed request of the page, or a
 * request to another site.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { screen = 'desktop', cookiesDecided = true, javaScript = true, serviceWorker = false } = options;
  const baseURL = options.siteUrl ?? siteUrl();
  const kind = options.notifications ? 'full' : 'headless';
  browsers[kind] ??= chromium.connect(inject('browserUrls')[kind]);
  const browser = await browsers[kind];
  const context = await browser.newContext({
    ...SCREENS[screen],
    baseURL,
    javaScriptEnabled: javaScript,
    locale: 'es-ES',
    timezoneId: options.timeZone ?? 'Europe/Madrid',
    colorScheme: options.colorScheme ?? 'light',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    // With animations, pictures and contrasts would depend on the moment.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  await context.addInitScript(reportViolations);
  if (cookiesDecided) await context.addInitScript(rememberCookieDecision);
  if (options.signedInAs) await signIn(context, options.signedInAs);
  const page = await context.newPage();
  const problems = watch(page, new URL(baseURL).origin);
  onTestFinished(async () => {
    // Before the page is closed, which fails the requests that are still running.
    const unexpected = problems.filter((problem) => !options.expects?.some((known) => known.test(problem)));
    await context.close();
    // Not `expect`, whose message shortens what it was given.
    if (unexpected.length > 0) throw new Error(`Problems of the page:\n${unexpected.join('\n')}`);
  });
  return page;
}

/** Code may catch what the security policy refuses, so that nothing of it comes to the console. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`${effectiveDirective} refused ${blockedURI} of ${sourceFile}`),
  );
}

function rememberCookieDecision(): void {
  const preferences = { necessary: true, analytics: false, marketing: false };
  const consent = { consent: true, preferences, timestamp: new Date().toISOString(), version: '1.0' };
  localStorage.setItem('cookie_consent', JSON.stringify(consent));
}

/**
 * Goes to an address of the site. Waits until the page has hydrated, knows the signed-in user, has loaded its data and is
 * laid out to its end: `innerText` leaves out what the browser has not laid out yet.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await arrive(page, () => page.goto(address));
}

/** Loads the page again and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await arrive(page, () => page.reload());
}

async function arrive(page: Page, go: () => Promise<unknown>): Promise<void> {
  const quiet = untilQuiet(page);
  await go();
  await page.locator('html[data-whole] > body[data-viewer^=signed]').waitFor();
  await quiet();
}

/**
 * Starts to count the open requests of a page.
 * @returns waits until no request is open and the page has rendered their responses, which may start new requests. It
 * does not wait for timers: a test waits itself for what appears after a delay.
 */
export function untilQuiet(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    // An event stream stays open as long as its page.
    if (request.resourceType() !== 'eventsource') underWay.add(request);
  };
  const end = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    do {
      await expect.poll(() => underWay.size, { interval: 5 }).toBe(0);
      await page.evaluate(untilRendered);
    } while (underWay.size > 0);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

/** Waits for two idle moments: parts of the page are rendered in the first, and may render more. */
function untilRendered(): Promise<void> {
  const atRest = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  return atRest()
    .then(atRest)
    .then(() => undefined);
}

function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigation aborts requests that are still running.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${reason} ${request.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const ours = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!ours) problems.push(`left the site: ${request.url()}`);
  });
  return problems;
}

/**
 * The browser's words for a refused request of a page whose user is no longer the signed-in one. A page requests some
 * things when it is idle, so such a request may always come after a sign-in elsewhere.
 */
export const ANOTHER_USER = [/status of 409/];

/** Signs another user in behind an open page, like another window. The page must expect `ANOTHER_USER`. */
export const signInBehind = (page: Page, who: Who): Promise<void> => signIn(page.context(), who);

/** Signs a browser profile in without the form, which has its own journey. */
async function signIn(context: BrowserContext, who: Who): Promise<void> {
  const account =
    typeof who === 'string' ? { email: `${who}@pmb.test`, password: 'demo1234' } : credentials(who);
  const response = await context.request.post('/api/login', { data: account });
  expect(response.status(), await response.text()).toBe(200);
}

const credentials = ({ email, password }: Fan) => ({ email, password });

/** Input for a new account. */
export function newFan(): Fan {
  const id = randomUUID().slice(0, 8);
  return { name: 'Aina Vidal Font', email: `aina-${id}@prueba.test`, password: `balon-${id}` };
}

/** Creates an account through the API, for journeys that need a new one. */
export async function createFan(changes: Partial<Fan> = {}, site = siteUrl()): Promise<Fan> {
  const fan = { ...newFan(), ...changes };
  const response = await fetch(`${site}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fan),
  });
  expect(response.status).toBeLessThan(300);
  return fan;
}

/** Minified: every checked page gets it, and `axe.source` has twice the size. */
const AXE = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Hashes of the page states that passed the check, see `stateOf`. */
const accessible = new Set<string>();

/**
 * Checks the page in its current state against WCAG 2.2 AA. A state that passed before is not checked again, since this
 * check is the slowest step of a journey.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const state = await hashedState(page);
  if (!accessible.has(state)) {
    const violations = await violationsOf(page);
    // A page that changed during the check was seen half in one state and half in the other.
    if (violations.length > 0 && (await hashedState(page)) !== state) return expectAccessible(page);
    expect(violations, `accessibility of ${page.url()}`).toEqual([]);
    accessible.add(state);
  }
  await keepPicture(page);
}

async function hashedState(page: Page): Promise<string> {
  return createHash('sha256')
    .update(await page.evaluate(stateOf))
    .digest('hex');
}

/** Everything that the accessibility check depends on, as JSON. Runs in the page. */
function stateOf(): string {
  const states = [':hover', ':focus-visible', ':checked', ':disabled', ':popover-open', ':user-invalid'];
  const all = [...document.querySelectorAll('*')];
  return JSON.stringify([
    document.documentElement.outerHTML,
    states.map((state) => all.flatMap((element, index) => (element.matches(state) ? [index] : []))),
    all.flatMap((element) => ('value' in element ? [element.value] : [])),
    all.flatMap(({ scrollLeft, scrollTop }, index) =>
      scrollLeft || scrollTop ? [index, scrollLeft, scrollTop] : [],
    ),
    [innerWidth, innerHeight, devicePixelRatio],
    ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query).matches),
  ]);
}

/** What axe finds on a page. */
export async function violationsOf(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (values) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    // Descriptions of what passes would take longer than the check itself.
    const run = async (runOnly: axe.RunOnly) =>
      (await inPage.run(document, { runOnly, resultTypes: ['violations'] })).violations;
    const found = await run({ type: 'tag', values });
    // A control that is half under a bar at the edge of the screen counts as too small: look at it in the middle.
    for (const violation of found.filter(({ id }) => id === 'target-size')) {
      const { scrollX, scrollY } = window;
      for (const node of [...violation.nodes]) {
        const target = String(node.target);
        document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [again] = await run({ type: 'rule', values: ['target-size'] });
        if (again?.nodes.some((other) => String(other.target) === target)) continue;
        violation.nodes.splice(violation.nodes.indexOf(node), 1);
      }
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    }
    return found;
  }, WCAG);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
}

/**
 * Lays out the whole page, and waits until lists and tables show the requested rows and transitions have ended: until then
 * they are dimmed. A part below the screen that the browser has not laid out yet (`later-*`) has an approximate height: its
 * last texts are outside of it, where nobody sees them, and axe measures them on the colour of the page.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.documentElement.dataset['whole'] = '';
    const changing = document.getAnimations().some((animation) => animation instanceof CSSTransition);
    return !changing && !document.querySelector('[aria-busy=true]:not(button)');
  });
}

let pictures = 0;

/** With `SCREENSHOTS=<folder>` in the environment, every checked screen is saved there as a picture. */
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
