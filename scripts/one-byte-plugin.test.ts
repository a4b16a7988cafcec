import vm from 'node:vm';
import { expect, test } from 'vitest';
import { inOneByte } from './one-byte-plugin.ts';

/** Runs a program with these letters and returns its result as text. */
const run = (code: string): unknown => vm.runInNewContext(`JSON.stringify(${code})`);
const isWide = (letter: string) => letter.charCodeAt(0) > 0xff;

test.each([
  '"Málaga — 12 € … l’Hospitalet 🏀"',
  '`${1 + 1} € · “${"ñ"}”`',
  '["a–b", "a-b"].map((text) => /^a[–—]b$/.test(text))',
  '/^🏀{2}$/u.test("🏀🏀")',
  '({ "clé’": 1, ł: 2 })',
])('%s says the same in letters of one byte', (program) => {
  const written = inOneByte(program);
  expect(run(written)).toBe(run(program));
  expect([...written].filter(isWide)).toEqual([]);
});

test('does not change letters in raw templates', () => {
  expect(inOneByte('String.raw`l’\\d`')).toBe('String.raw`l’\\d`');
});
