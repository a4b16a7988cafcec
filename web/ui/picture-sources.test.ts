import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('an uploaded picture has three widths, the largest at its own URL', () => {
  expect(pictureSources('/uploads/news/derbi-menorca-1764000000000-3fa9c1.webp')?.split(',')).toEqual([
    '/uploads/news/derbi-menorca-1764000000000-3fa9c1-400.webp 400w',
    '/uploads/news/derbi-menorca-1764000000000-3fa9c1-800.webp 800w',
    '/uploads/news/derbi-menorca-1764000000000-3fa9c1.webp 1600w',
  ]);
  expect(pictureSources('/uploads/sponsors/forn-1764000000000-3fa9c1.webp')).toContain('forn');
});

test.each([
  'https://example.org/uploads/news/derbi-1764000000000-3fa9c1.webp',
  '/uploads/news/derbi-1764000000000-3fa9c1-400.webp',
  '/uploads/news/derbi.webp',
  '/og/noticias/1.png',
  '',
])('«%s» has one size', (url) => {
  expect(pictureSources(url)).toBeUndefined();
});
