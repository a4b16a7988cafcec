import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { breakableLine } from './breakable-line.ts';
import { openPage, visit } from './browser.ts';
import { playMatch } from './live-match.ts';
import { NO_NETWORK } from './offline.ts';

// Whoever follows a match sees the right score again, without a touch, after whatever has cut the line meanwhile.

/** What a browser complains of while there is no server. */
const BROKEN = [...NO_NETWORK, /ERR_(CONNECTION|SOCKET|EMPTY|INCOMPLETE|NETWORK)/, /status of 503/];

async function shows(page: Page, score: string): Promise<void> {
  const text = async () => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
  await expect.poll(text).toContain(score);
}

/** Somebody who follows a match that stands at 3–2, over a line that can be broken. */
async function follow(opponent: string) {
  const match = await playMatch(opponent);
  await match.score(3, 2);
  const line = await breakableLine(inject('siteUrl'));
  const page = await openPage({ siteUrl: line.address, expects: BROKEN });
  await page.clock.install();
  await visit(page, `/partidos/${match.id}`);
  await shows(page, '3– a 2');
  await expect.poll(() => line.open).toBe(1);
  const before = line.followed;
  return { match, line, page, followedAnew: () => line.followed - before };
}

test('a connection that is cut, and a server that cannot be reached for a while', async () => {
  const { match, line, page } = await follow('Bàsquet Cort');
  line.become('cut');
  await match.score(5, 2);
  await expect.poll(() => line.refused).toBeGreaterThan(1);
  line.become('through');
  await shows(page, '5– a 2');
});

test('a proxy that says for a while that there is no server behind it, as during a restart', async () => {
  const { match, line, page } = await follow('Bàsquet Llevant');
  line.become('unavailable');
  await match.score(5, 4);
  await expect.poll(() => line.refused).toBeGreaterThan(0);
  line.become('through');
  // Nothing more comes of the browser itself now: it was given an answer.
  await page.clock.runFor(10_000);
  await shows(page, '5– a 4');
});

test('a line on which nothing comes any more, though nobody has said that it ended', async () => {
  const { match, line, page, followedAnew } = await follow('Bàsquet Migjorn');
  await page.clock.runFor(30_000);
  await match.score(6, 4);
  await shows(page, '6– a 4');
  // A line on which something comes is left alone.
  await page.clock.runFor(30_000);
  expect(followedAnew()).toBe(0);
  line.die();
  await match.score(8, 4);
  // In steps: the page's clock runs ahead of the network, and a minute at once may be over before the new line is open.
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return followedAnew();
    })
    .toBe(1);
  await shows(page, '8– a 4');
  expect(followedAnew()).toBe(1);
});

test('a phone that was offline', async () => {
  const { match, page } = await follow('Bàsquet Tramuntana');
  await page.context().setOffline(true);
  await match.score(7, 2);
  await page.context().setOffline(false);
  await shows(page, '7– a 2');
});

test('a phone that was asleep: nothing is followed meanwhile', async () => {
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
