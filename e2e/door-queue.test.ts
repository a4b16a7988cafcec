import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, visit } from './browser.ts';
import { NO_NETWORK, untilInstalled } from './offline.ts';
import { matchTonight, sellMany, startOwnSite } from './own-site.ts';
import { asStaff } from './staff-api.ts';

// A gate that has no connection for a whole match, in a real browser.

const PEOPLE = 500;
/** A verdict without a connection: the person at the gate waits for it. In milliseconds. */
const VERDICT_LIMIT = 300;

async function stand(page: Page, subject: string): Promise<void> {
  await page.getByLabel(subject).check();
  await page.getByLabel('Puerta', { exact: true }).fill('Norte');
  await page.getByRole('button', { name: 'Empezar a leer' }).click();
  await page.locator('[data-listed=""]').waitFor();
}

/** Types codes into the field and submits it, one after the other. Runs in the page. @returns how long each verdict took */
async function typeAll(codes: readonly string[]): Promise<number[]> {
  const input = document.querySelector<HTMLInputElement>('dialog form input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!input?.form || !setValue) throw new Error('The gate is not open');
  const waiting = () => Number(document.querySelector('[data-waiting]')?.getAttribute('data-waiting') ?? 0);
  const untilWaiting = (count: number) =>
    new Promise<void>((resolve) => {
      const isDone = () => waiting() === count && document.querySelector('[data-colour="GREEN"]') !== null;
      if (isDone()) return resolve();
      const watcher = new MutationObserver(() => {
        if (!isDone()) return;
        watcher.disconnect();
        resolve();
      });
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  const times: number[] = [];
  for (const code of codes) {
    const before = waiting();
    setValue.call(input, code);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const start = performance.now();
    input.form.requestSubmit();
    await untilWaiting(before + 1);
    times.push(performance.now() - start);
  }
  return times;
}

/** The queue of the device. Runs in the page. @param again scans to put back into it */
async function queueOf(again: readonly unknown[]): Promise<unknown[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('pmb-puerta');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('There is no queue')));
  });
  const transaction = database.transaction('queue', 'readwrite');
  const store = transaction.objectStore('queue');
  for (const scan of again) store.put(scan);
  const all = store.getAll();
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
  return all.result;
}

test('500 scans without a connection survive a killed tab, and sent three times they count once', async () => {
  const site = await startOwnSite();
  const { id, subject } = await matchTonight(site);
  const codes = await sellMany(site, id, PEOPLE);
  const desk = await asStaff('commercial_manager', site.url);
  const counts = async () =>
    (await desk(`{ doorCounts(matchId: ${id}) { admitted conflicts } }`))['doorCounts'];
  const page = await openPage({
    screen: 'phone',
    signedInAs: 'commercial_manager',
    siteUrl: site.url,
    serviceWorker: true,
    expects: [...NO_NETWORK, /camera/i, /Failed to fetch|Load failed|net::/],
  });
  await visit(page, '/');
  await untilInstalled(page);
  await visit(page, '/puerta');
  await stand(page, subject);
  await page.waitForFunction(async () => (await caches.match('/puerta')) !== undefined);
  await page.context().setOffline(true);
  await page.locator('[data-connection="offline"]').waitFor();
  const times = (await page.evaluate(typeAll, codes)).toSorted((a, b) => a - b);
  // Half of them: the others are as long as the machine is busy with something else.
  expect(times[PEOPLE / 2]).toBeLessThan(VERDICT_LIMIT);
  await page.getByText(`${PEOPLE} lecturas por enviar`).waitFor();

  // As if the phone had run out of memory: nothing of the page runs any more.
  const other = await page.context().newPage();
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();

  await other.goto('/puerta');
  await stand(other, subject);
  await other.getByText(`${PEOPLE} lecturas por enviar`).waitFor();
  const queued = await other.evaluate(queueOf, []);
  expect(queued).toHaveLength(PEOPLE);
  expect((await counts()).admitted).toBe(0);

  await other.context().setOffline(false);
  const sent = () => other.evaluate(queueOf, []);
  await expect.poll(async () => (await sent()).length, { timeout: 90_000 }).toBe(0);
  expect(await counts()).toEqual({ admitted: PEOPLE, conflicts: 0 });
  // The answers got lost, twice: the device sends everything again.
  for (let time = 0; time < 2; time += 1) {
    expect(await other.evaluate(queueOf, queued)).toHaveLength(PEOPLE);
    await other.goto('/puerta');
    await stand(other, subject);
    await expect.poll(async () => (await sent()).length, { timeout: 90_000 }).toBe(0);
    expect(await counts()).toEqual({ admitted: PEOPLE, conflicts: 0 });
  }
}, 400_000);
