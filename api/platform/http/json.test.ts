import { expect, test } from 'vitest';
import { parseJson } from './json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('reads JSON, also with brackets in its texts', () => {
  const value = { text: '[{'.repeat(200), escaped: '"[\\'.repeat(200), list: [{}, []] };
  expect(parseJson(JSON.stringify(value))).toEqual(value);
  expect(Array.isArray(parseJson(nested(100)))).toBe(true);
  const many = `[${Array.from({ length: 500 }, () => '[[]]').join()}]`;
  expect(parseJson(many)).toHaveLength(500);
});

test.each([nested(101), '{"a":'.repeat(101) + '1' + '}'.repeat(101), '[1', '', nested(49_000)])(
  'refuses JSON that is nested too deeply or broken',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  },
);
