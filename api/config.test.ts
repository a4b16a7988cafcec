import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgresql://pmb@localhost:5432/pmb';

test.each([
  [{}, 'full'],
  [{ DEMO: '1' }, 'full'],
  [{ DEMO: 'small' }, 'small'],
  [{ DEMO: '0' }, false],
  [{ DATABASE_URL }, false],
  [{ DATABASE_URL, DEMO: 'yes' }, 'full'],
  [{ DATABASE_URL, DEMO: 'small' }, 'small'],
] as const)('with %j the demonstration is %s', (environment, demo) => {
  expect(readConfig({ ...environment }).demo).toBe(demo);
});

test('an unknown size of the demonstration is refused', () => {
  expect(() => readConfig({ DEMO: 'huge' })).toThrow(/DEMO/);
});
