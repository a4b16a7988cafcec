import { test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';

// Each of these problems must fail a test; otherwise the journeys would prove nothing.

const PROBLEMS: [string, () => unknown][] = [
  ['an error on the console', () => console.error('roto')],
  ['an uncaught error', () => setTimeout(() => Promise.reject(new Error('roto')))],
  ['an error that React reports, such as a hydration mismatch', () => reportError(new Error('roto'))],
  [
    'code that the security policy refuses, also if the page catches it',
    () =>
      setTimeout(() => {
        try {
          Reflect.construct(Function, ['']);
        } catch {
          // As zod does.
        }
      }),
  ],
  ['a file of ours that is missing', () => fetch('/assets/no-existe.js')],
  ['a request to another site', () => fetch('https://example.com/').catch(() => 'refused')],
];

test.fails.each(PROBLEMS)('%s fails the journey', { retry: 0 }, async (_what, cause) => {
  const page = await openPage();
  await visit(page, '/entradas/abonos');
  await page.evaluate(cause);
  await page.waitForTimeout(500);
});

test.fails('a picture without an alternative text fails the accessibility check', { retry: 0 }, async () => {
  const page = await openPage();
  await visit(page, '/entradas/abonos');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  await expectAccessible(page);
});
