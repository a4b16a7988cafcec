import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashSync } from '@node-rs/argon2';
import { comparePassword, hashPassword, isTooCommon } from './passwords.ts';

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
  expect(await comparePassword(hash, 'tramuntana-26')).toBe('equal');
  expect(await comparePassword(hash, 'tramuntana-27')).toBe('different');
  expect(await comparePassword(null, 'tramuntana-26')).toBe('different');
});

describe('an accent typed in another way is the same password', () => {
  const NFC = 'balón-ñandú'.normalize('NFC');
  const NFD = NFC.normalize('NFD');

  test.each([
    [NFC, NFD],
    [NFD, NFC],
    ['ﬁnal-１２', 'final-12'],
  ])('%j as %j', async (first, then) => {
    expect(await comparePassword(await hashPassword(first), then)).toBe('equal');
  });

  test.each([
    [NFD, NFD],
    [NFD, NFC],
    ['ﬁnal-１２', 'ﬁnal-１２'],
  ])('an older hash of %j matches %j, and is outdated', async (first, then) => {
    expect(await comparePassword(hashSync(first), then)).toBe('outdated');
    expect(await comparePassword(hashSync(first), `${then}!`)).toBe('different');
  });

  test('an older hash of NFC is a hash of the canonical form', async () => {
    expect(await comparePassword(hashSync(NFC), NFD)).toBe('equal');
  });
});

test('an invalid stored hash is an error, not a match', async () => {
  await expect(comparePassword('no hash', 'tramuntana-26')).rejects.toThrow('Decoding failed');
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

test('a site with a low priority has threads of a still lower one, which needs no rights', () => {
  // Only root may raise a priority. For other users that is an error, and every sign-in would fail.
  const program = `
    const os = require('node:os');
    os.setPriority(12);
    import('./api/domains/users/password-thread.js').then(() => console.log(os.getPriority()));
  `;
  expect(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }).trim()).toBe('19');
});
