import fs from 'node:fs';
import { expect, test } from 'vitest';
import { hashPassword, isTooCommon, passwordMatches } from './passwords.ts';

/** The nice value and the CPU time in milliseconds of each thread of this process. */
const ranks = () =>
  fs.readdirSync('/proc/self/task').flatMap((thread) => {
    const file = `/proc/self/task/${thread}/stat`;
    // A thread of another test may end meanwhile.
    if (!fs.existsSync(file)) return [];
    const fields = fs.readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const worked = 10 * (Number(fields[11]) + Number(fields[12]));
    return [{ thread: Number(thread), rank: Number(fields[16]), worked }];
  });

test('a password matches its own hash, no other, and no hash at all', async () => {
  const hash = await hashPassword('tramuntana-26');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(hash, 'tramuntana-26')).toBe(true);
  expect(await passwordMatches(hash, 'tramuntana-27')).toBe(false);
  expect(await passwordMatches(null, 'tramuntana-26')).toBe(false);
});

test('an invalid stored hash is an error, not a match', async () => {
  await expect(passwordMatches('no hash', 'tramuntana-26')).rejects.toThrow('Decoding failed');
});

test('hashing has a lower priority than the threads that serve requests', async () => {
  const before = ranks();
  await hashPassword('tramuntana-26');
  const own = ranks().find(({ thread }) => thread === process.pid)?.rank;
  expect(own).toBe(before.find(({ thread }) => thread === process.pid)?.rank);
  expect(ranks().filter(({ rank }) => rank > Number(own))).not.toEqual([]);
});

test('hashing leaves three quarters of the CPU to others', async () => {
  await hashPassword('tramuntana-26');
  const own = ranks().find(({ thread }) => thread === process.pid)?.rank ?? 0;
  const worked = () => Math.max(...ranks().map((thread) => (thread.rank > own ? thread.worked : 0)));
  const before = worked();
  const start = performance.now();
  for (let count = 0; count < 20; count += 1) await hashPassword('tramuntana-26');
  // Clock ticks are ten milliseconds, and the pause after the last hash is not over yet.
  expect(worked() - before).toBeLessThan(0.35 * (performance.now() - start) + 10);
});

test('the most common passwords are recognised in any spelling', async () => {
  expect(await isTooCommon('Password')).toBe(true);
  expect(await isTooCommon('tramuntana-26')).toBe(false);
});
