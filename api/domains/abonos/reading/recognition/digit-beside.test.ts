import { expect, test } from 'vitest';
import { asTwoOnes, tooWide, withDigitBeside } from './digit-beside.ts';
import { printed } from './printed-word.fixture.ts';

/** The start of a number that was read from a share of its width on; null if no more of it is found. */
async function seen(text: string, font: string, from: number): Promise<number | null> {
  const { picture, box } = await printed(text, font);
  const x0 = box.x0 + (box.x1 - box.x0) * from;
  return withDigitBeside({ ...box, x0 }, picture)?.x0 ?? null;
}

test.each(['LiberationSans-Bold', 'FoxitSerifBold'])(
  'a digit that was not read is found beside the others, in %s',
  async (font) => {
    expect(await seen('16', font, 0.5)).toBeLessThan(26);
    expect(await seen('128', font, 0.35)).toBeLessThan(26);
    expect(await seen('16', font, 0)).toBeNull();
    // A separate number, or a stroke.
    expect(await seen('1  6', font, 0.5)).toBeNull();
    expect(await seen('-6', font, 0.4)).toBeNull();
  },
);

test('the ink of a number is too wide if it may have one digit more', () => {
  const box = { x0: 206.6, x1: 212.8, y0: 234.7, y1: 240.1 };
  expect(tooWide(2, box)).toBeGreaterThan(0);
  expect(tooWide(22, box)).toBe(0);
  // Letters may be wider than high.
  expect(tooWide('M', box)).toBe(0);
});

test('a «1» as wide as two is two whose feet touch', () => {
  const data = Buffer.alloc(60 * 40, 255);
  const picture = { data, width: 60, height: 40, scale: 1 };
  const ink = (x0: number, x1: number) => {
    for (let y = 10; y < 30; y++) data.fill(0, y * 60 + x0, y * 60 + x1);
  };
  ink(10, 18);
  ink(30, 50);
  const box = { confidence: 0.8, y0: 9, y1: 31 };
  const read = (text: string, x0: number, x1: number) => asTwoOnes({ ...box, text, x0, x1 }, picture).text;
  expect(read('1', 9, 19)).toBe('1');
  expect(read('1', 29, 51)).toBe('11');
  // A box that is wider than its digit, and another digit.
  expect(read('1', 2, 26)).toBe('1');
  expect(read('7', 29, 51)).toBe('7');
});
