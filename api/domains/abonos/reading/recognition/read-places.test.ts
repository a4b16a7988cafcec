import { expect, test } from 'vitest';
import { drawn } from '../picture/drawn.fixture.ts';
import { affordable, joined, type Place, readPlaces, wipeCutLetters } from './read-places.ts';
import { printed } from './printed-word.fixture.ts';

const SCALE = 200 / 72;
const place = (wide: number, high: number, enlarged: number): Place => ({
  box: { x0: 10, x1: 10 + wide, y0: 10, y1: 10 + high },
  enlarged,
});

test('places are read in their order, and one of the size of a page is not worth its time', () => {
  const [code, whole, row] = [place(80, 14, 2.1), place(590, 840, 1.5), place(300, 14, 1.5)];
  expect(affordable([code, whole, row], SCALE)).toEqual([code, row]);
});

test('of many places the smallest are read', () => {
  const small = Array.from({ length: 60 }, () => place(20, 10, 2));
  const large = Array.from({ length: 20 }, () => place(500, 60, 2));
  expect(affordable([...large, ...small], SCALE)).toEqual(small.slice(0, 48));
  expect(affordable(large, SCALE).length).toBeLessThan(20);
});

test('words of several lines are joined line by line', () => {
  const word = (text: string, x0: number, y0: number) => ({
    text,
    confidence: 0.9,
    x0,
    x1: x0 + 30,
    y0,
    y1: y0 + 9,
  });
  const words = [word('08001', 10, 20), word('Alta', 50, 1), word('Calle', 12, 0), word('Vila', 45, 21)];
  expect(joined(words)?.text).toBe('Calle Alta 08001 Vila');
});

test('a letter at the edge of a cutout is removed, and one that reaches further in is not', () => {
  const [width, height] = [100, 30];
  const cutting = (...strokes: [x0: number, x1: number][]) =>
    drawn(
      { width, height, scale: 2 },
      strokes.map(([x0, x1]) => ({ x0, x1, y0: 8, y1: 22 })),
    );
  const row = 15 * width;
  const cut = cutting([0, 5], [15, 40], [96, 100]);
  wipeCutLetters(cut);
  expect([...cut.data.subarray(row, row + width)]).toEqual([
    ...cutting([15, 40]).data.subarray(row, row + width),
  ]);
  const whole = cutting([0, 30]);
  wipeCutLetters(whole);
  expect(whole.data.equals(cutting([0, 30]).data)).toBe(true);
});

test('a place that passes share is read once, and one that takes too long is not said to be empty', async () => {
  const { picture, box } = await printed('128', 'LiberationSans-Bold');
  const shared = { box, enlarged: 1 };
  const looks = await readPlaces(picture, [
    ...Array.from({ length: 60 }, () => shared),
    { box, enlarged: 500 },
  ]);
  expect(looks.slice(0, 60).map((words) => words?.map(({ text }) => text).join(' '))).toEqual(
    Array.from({ length: 60 }, () => '128'),
  );
  expect(looks.at(-1)).toBeNull();
});

test('the network for codes reads letters and digits that have no word around them', async () => {
  const { picture, box } = await printed('33KG7GVBFZ', 'LiberationSans-Bold');
  const [words] = await readPlaces(picture, [{ box, enlarged: 1.5 }], 'codes');
  expect(joined(words ?? [])?.text).toBe('33KG7GVBFZ');
});
