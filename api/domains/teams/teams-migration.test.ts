import path from 'node:path';
import { expect, test } from 'vitest';
import { fromPglite } from '../../platform/database/embedded.ts';
import { readMigrations } from '../../platform/database/migrations.ts';
import { emptyPglite } from '../../testing/database.ts';

test('the matches of an existing database get their teams and venues, and stay as they are', async () => {
  const pglite = await emptyPglite();
  const all = readMigrations(path.resolve(import.meta.dirname, '../../..'));
  const at = all.findIndex(({ name }) => name.endsWith('_teams_and_venues'));
  for (const { sql } of all.slice(0, at)) await pglite.exec(sql);
  await pglite.exec(`
    INSERT INTO matches (subject, home_team, away_team, opponent, is_home, match_date, competition, location, updated_at)
    VALUES ('A', 'PMB', 'Menorca', 'Menorca', true, '2025-10-01', 'LIGA', 'Pavelló Son Tramuntana, Palma', '2025-09-01'),
           ('B', 'Menorca', 'PMB', 'Menorca', false, '2025-11-01', 'LIGA', 'Pavelló Cala Figuera, Maó', '2025-09-01'),
           ('C', 'Menorca', 'PMB', 'Menorca', false, '2026-11-01', 'LIGA', 'PAVELLO CALA FIGUERA, MAO', '2025-09-01'),
           ('D', 'Soria', 'PMB', 'Soria', false, '2025-12-01', 'LIGA', NULL, '2025-09-01'),
           ('E', 'PMB', 'Soria', 'Soria', true, '2025-12-08', 'LIGA', 'Inca', '2025-09-01');`);
  for (const { sql } of all.slice(at)) await pglite.exec(sql);
  const { prisma, close } = await fromPglite(pglite);
  const matches = await prisma.match.findMany({
    orderBy: { id: 'asc' },
    select: { updatedAt: true, opponentTeam: { select: { name: true } }, venue: { select: { city: true } } },
  });
  expect(matches.map(({ opponentTeam, venue }) => [opponentTeam?.name, venue?.city])).toEqual([
    ['Menorca', 'Palma'],
    ['Menorca', 'MAO'],
    ['Menorca', 'MAO'],
    ['Soria', undefined],
    ['Soria', undefined],
  ]);
  expect(new Set(matches.map(({ updatedAt }) => updatedAt.getTime())).size).toBe(1);
  const teams = await prisma.team.findMany({
    orderBy: { name: 'asc' },
    select: { name: true, venue: { select: { name: true } } },
  });
  expect(teams).toEqual([
    { name: 'Menorca', venue: { name: 'PAVELLO CALA FIGUERA' } },
    { name: 'Soria', venue: null },
  ]);
  await close();
});
