import { expect, test } from 'vitest';
import { inOneByte } from './one-byte-plugin.ts';

/** What a program in these letters comes to. */
const run = (code: string): unknown => new Function(`return ${code}`)();

const PROGRAMS = [
  '"Málaga — 12 € … l’Hospitalet 🏀"',
  '`${1 + 1} € · “${"ñ"}”`',
  '["a–b", "a-b"].map((text) => /^a[–—]b$/.test(text))',
  '/^🏀{2}$/u.test("🏀🏀")',
  '({ "clé’": 1, ł: 2 })',
  'String.raw`l’\\d`',
];

test.each(PROGRAMS)('%s says the same in letters of one byte', (program) => {
  const written = inOneByte(program);
  expect(run(written)).toEqual(run(program));
  if (!program.startsWith('String.raw')) expect(written).not.toMatch(/[^\u0000-\u00ff]/);
});
