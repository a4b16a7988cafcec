import { expect, test } from 'vitest';
import { leaderOf } from './leader-of.ts';

const of = ({ points }: { points: number }) => points;

test('the leader has the most; others with as much are counted', () => {
  const [one, two, three] = [{ points: 8 }, { points: 12 }, { points: 12 }];
  expect(leaderOf([one, two, three], of)).toEqual({ first: two, others: 1 });
  expect(leaderOf([one], of)).toEqual({ first: one, others: 0 });
});

test('nobody leads before anybody has any', () => {
  expect(leaderOf([{ points: 0 }], of)).toBeNull();
  expect(leaderOf([], of)).toBeNull();
});
