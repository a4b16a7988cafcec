import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

/** Queues work of several callers at once. @returns their order, and whether each was accepted */
async function order(turns: FairTurns, callers: string) {
  const done: string[] = [];
  const results = [...callers].map((caller) => turns.run(caller, async () => void done.push(caller)));
  await Promise.all(results.map((result) => result ?? Promise.resolve()));
  return { done: done.join(''), refused: results.filter((result) => result === null).length };
}

test('callers take turns', async () => {
  const turns = new FairTurns({ each: 9, all: 20 });
  expect(await order(turns, 'aaaabbc')).toEqual({ done: 'aabcaba', refused: 0 });
  expect(await order(turns, 'cab')).toEqual({ done: 'cab', refused: 0 });
});

test('too much of one caller is refused, and too much of all', async () => {
  expect(await order(new FairTurns({ each: 2, all: 20 }), 'aaaab')).toEqual({ done: 'aaba', refused: 1 });
  expect(await order(new FairTurns({ each: 9, all: 3 }), 'aaaab')).toMatchObject({ refused: 1 });
});

test('one piece runs at a time, and a failure stops nothing', async () => {
  const turns = new FairTurns({ each: 9, all: 9 });
  let running = 0;
  const work = async () => {
    running += 1;
    await new Promise((resolve) => setImmediate(resolve));
    expect(running).toBe(1);
    running -= 1;
  };
  const results = await Promise.allSettled([
    turns.run('a', work),
    turns.run('a', () => Promise.reject(new Error('broken'))),
    turns.run('b', work),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
