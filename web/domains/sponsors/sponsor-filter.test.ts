import { expect, test } from 'vitest';
import { ALL_TIERS, EMPTY_MESSAGES, readTier, tierAddress } from './sponsor-filter.ts';
import { SPONSOR_TIERS } from './sponsor-tiers.ts';

test('the URL and the tab match', () => {
  for (const { slug } of SPONSOR_TIERS) {
    const [path, query] = tierAddress(slug).split('?');
    expect(path).toBe('/patrocinadores');
    expect(readTier(new URLSearchParams(query))?.slug).toBe(slug);
  }
  expect(tierAddress(ALL_TIERS)).toBe('/patrocinadores');
});

test.each([
  ['nivel=ORO', 'oro'],
  ['nivel=todos', undefined],
  ['nivel=diamante', undefined],
  ['nivel=', undefined],
  ['', undefined],
])('«?%s» is %s', (query, slug) => {
  expect(readTier(new URLSearchParams(query))?.slug).toBe(slug);
});

test('every empty tab has its own text', () => {
  const titles = Object.values(EMPTY_MESSAGES).map(({ title }) => title);
  expect(new Set(titles).size).toBe(SPONSOR_TIERS.length + 1);
});
