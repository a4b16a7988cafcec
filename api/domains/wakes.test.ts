import { expect, test } from 'vitest';
import { testEmbedded } from '../testing/database.ts';
import { domains } from './index.ts';

test('every table that wakes a job announces its changes', async () => {
  const { prisma } = await testEmbedded();
  const rows = await prisma.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgfoid = 'announce_change'::regproc`;
  const announced = rows.map(({ name }) => name);
  const waking = domains.flatMap(({ wakes }) => Object.keys(wakes ?? {}));
  expect(waking.length).toBeGreaterThan(0);
  expect(announced).toEqual(expect.arrayContaining(waking));
});
