import { expect, test } from 'vitest';
import { drawn } from '../picture/drawn.fixture.ts';
import { asTwoOnes, tooWide } from './lone-numbers.ts';

test('the ink of a number is too wide if it may have one digit more', () => {
  const box = { x0: 206.6, x1: 212.8, y0: 234.7, y1: 240.1 };
  expect(tooWide(2, box)).toBeGreaterThan(0);
  expect(tooWide(22, box)).toBe(0);
  // Letters may be wider than high.
  expect(tooWide('M', box)).toBe(0);
});

test('a «1» as wide as two is two whose feet touch', () => {
  const picture = drawn({ width: 60, height: 40 }, [
    { x0: 10, x1: 18, y0: 10, y1: 30 },
    { x0: 30, x1: 50, y0: 10, y1: 30 },
  ]);
  const box = { confidence: 0.8, y0: 9, y1: 31 };
  const read = (text: string, x0: number, x1: number) => asTwoOnes({ ...box, text, x0, x1 }, picture).text;
  expect(read('1', 9, 19)).toBe('1');
  expect(read('1', 29, 51)).toBe('11');
  // A box that is wider than its digit, and another digit.
  expect(read('1', 2, 26)).toBe('1');
  expect(read('7', 29, 51)).toBe('7');
});
