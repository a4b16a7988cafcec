import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { breakableLine } from './breakable-line.ts';
import { openPage, visit } from './browser.ts';
import { playMatch } from './live-match.ts';
import { NO_NETWORK } from './offline.ts';
import { siteUrl } from './worker-site.ts';

// A follower of a match sees the right score again without any action, however the connection was interrupted.

/** The browser's own errors while the server is unreachable. */
const BROKEN = [...NO_NETWORK, /ERR_(CONNECTION|SOCKET|EMPTY|INCOMPLETE|NETWORK)/, /status of 503/];

async function shows(page: Page, score: string): Promise<void> {
  const text = async () => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
  await expect.poll(text).toContain(score);
}

/** A fan who follows a match at 3–2, over a connection that can be broken. */
async function follow(opponent: string) {
  const match = await playMatch(opponent);
  await match.score(3, 2);
  const line = await breakableLine(siteUrl());
  const page = await openPage({ siteUrl: line.address, expects: BROKEN });
  await page.clock.install();
  await visit(page, `/partidos/${match.id}`);
  await shows(page, '3– a 2');
  await expect.poll(() => line.open).toBe(1);
  const before = line.followed;
  return { match, line, page, followedAnew: () => line.followed - before };
}

test('a cut connection, and a server that is unreachable for a while', async () => {
  const { match, line, page } = await follow('Bàsquet Cort');
  line.become('cut');
  await match.score(5, 2);
  await expect.poll(() => line.refused).toBeGreaterThan(1);
  line.become('through');
  await shows(page, '5– a 2');
});

test('a proxy that answers with an error for a while, as during a restart', async () => {
  const { match, line, page } = await follow('Bàsquet Llevant');
  line.become('unavailable');
  await match.score(5, 4);
  await expect.poll(() => line.refused).toBeGreaterThan(0);
  line.become('through');
  // The browser does not reconnect by itself, because it received a response.
  await page.clock.runFor(10_000);
  await shows(page, '5– a 4');
});

test('a connection that goes silent without being closed', async () => {
  const { match, line, page, followedAnew } = await follow('Bàsquet Migjorn');
  await page.clock.runFor(30_000);
  await match.score(6, 4);
  await shows(page, '6– a 4');
  // An active connection is not replaced.
  await page.clock.runFor(30_000);
  expect(followedAnew()).toBe(0);
  line.die();
  await match.score(8, 4);
  // In small steps: the page's clock runs ahead of the network, and one long step could time out the new connection
  // too.
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return followedAnew();
    })
    .toBe(1);
  await shows(page, '8– a 4');
  expect(followedAnew()).toBe(1);
});

test('a score that stands still says so, and of when it is', async () => {
  const { match, line, page } = await follow('Bàsquet Xaloc');
  const refresh = page.getByRole('button', { name: 'Actualizar marcador' });
  const time = page.getByText(/^Marcador de las/);
  const note = page.getByText('Sin conexión con el servidor');
  await refresh.click();
  const before = await time.innerText();
  line.become('cut');
  await match.score(3, 4);
  await expect.poll(() => line.refused).toBeGreaterThan(0);
  await page.clock.runFor(5 * 60_000);
  await note.waitFor();
  await refresh.click();
  await expect.poll(() => time.innerText()).toBe(before);
  line.become('through');
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return note.count();
    })
    .toBe(0);
  await shows(page, '3– a 4');
  await expect.poll(() => time.innerText()).not.toBe(before);
});

test('a phone that was offline', async () => {
  const { match, page } = await follow('Bàsquet Tramuntana');
  await page.context().setOffline(true);
  await match.score(7, 2);
  await page.context().setOffline(false);
  await shows(page, '7– a 2');
});

test('a phone that was asleep: meanwhile there is no connection', async () => {
  const { match, line, page, followedAnew } = await follow('Bàsquet Raiguer');
  const hide = (hidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: is });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await expect.poll(() => line.open).toBe(0);
  await match.score(9, 2);
  await page.clock.runFor(120_000);
  expect(followedAnew()).toBe(0);
  await hide(false);
  await shows(page, '9– a 2');
  expect(followedAnew()).toBe(1);
});
