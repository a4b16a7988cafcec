import { describe, expect, it } from 'vitest';
import { quartersOf } from './upright.ts';

describe('the orientation of a page', () => {
  const across = 200;
  /** Letters of a line, as the filled pixels of their outlines. */
  const line = (heads: number[], feet: number[]): number[] =>
    heads
      .flatMap((head, index) =>
        Array.from({ length: 8 }, (_, x) =>
          Array.from(
            { length: (feet[index] ?? 0) - head },
            (__, y) => (head + y) * across + 10 + index * 12 + x,
          ),
        ).flat(),
      )
      .toSorted((a, b) => a - b);
  const uneven = [20, 14, 20, 14, 20, 20, 14, 20, 14, 20];
  const even = uneven.map(() => 40);

  it('is found by baselines that are level', () => {
    expect(quartersOf(line(uneven, even), across)).toBe(0);
  });

  it('is found by tops that would be level', () => {
    const upsideDown = uneven.map((head) => 60 - head);
    expect(
      quartersOf(
        line(
          even.map(() => 20),
          upsideDown,
        ),
        across,
      ),
    ).toBe(2);
  });
});
