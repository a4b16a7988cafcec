import { test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';

// What a journey must not let pass. Each of these fails as it should, or the journeys would prove nothing.

const PROBLEMS: [string, () => unknown][] = [
  ['an error on the console', () => console.error('roto')],
  ['an error that nobody catches', () => setTimeout(() => Promise.reject(new Error('roto')))],
  ['an error that React reports, as of a mismatch while hydrating', () => reportError(new Error('roto'))],
  ['a file of ours that is missing', () => fetch('/assets/no-existe.js')],
  ['a request to another site', () => fetch('https://example.com/').catch(() => 'refused')],
];

test.fails.each(PROBLEMS)('%s fails the journey', { retry: 0 }, async (_what, cause) => {
  const page = await openPage();
  await visit(page, '/entradas/abonos');
  await page.evaluate(cause);
  await page.waitForTimeout(500);
});

test.fails('a picture without a text fails the accessibility check', { retry: 0 }, async () => {
  const page = await openPage();
  await visit(page, '/entradas/abonos');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  await expectAccessible(page);
});
