import path from 'node:path';
import { expect, test } from 'vitest';
import { fromPglite } from '../../platform/database/embedded.ts';
import { readMigrations } from '../../platform/database/migrations.ts';
import { emptyPglite } from '../../testing/database.ts';

test('the squad of an existing database becomes that of the season of today', async () => {
  const pglite = await emptyPglite();
  const all = readMigrations(path.resolve(import.meta.dirname, '../../..'));
  const at = all.findIndex(({ name }) => name.endsWith('_squad_places'));
  for (const { sql } of all.slice(0, at)) await pglite.exec(sql);
  const ratings =
    'atk_overall, shooting, finishing, concentration, passing, def_overall, steal, block, perimeter, interior';
  await pglite.exec(`
    INSERT INTO seasons (year, label, first_day, last_day)
    VALUES (2001, 'Antes', current_date - 400, current_date - 31), (2002, 'Ahora', current_date - 30, current_date + 30),
           (2003, 'Después', current_date + 31, current_date + 90);
    INSERT INTO players (dorsal, name, position, country, profile_image, is_active, ${ratings})
    VALUES (7, 'Nil', '{PG,SG}', 'ES', 'https://foto.example/nil.jpg', true, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
           (9, 'Pau', '{C}', 'ES', NULL, false, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)`);
  for (const { sql } of all.slice(at)) await pglite.exec(sql);
  const { prisma, close } = await fromPglite(pglite);
  const places = await prisma.squadPlace.findMany({ orderBy: { id: 'asc' }, include: { player: true } });
  expect(places).toMatchObject([
    {
      ...{ season: 2002, dorsal: 7, position: ['PG', 'SG'], isActive: true },
      ...{ profileImage: 'https://foto.example/nil.jpg', player: { id: 1, name: 'Nil', interior: 10 } },
    },
    {
      ...{ season: 2002, dorsal: 9, position: ['C'], isActive: false },
      ...{ profileImage: null, player: { id: 2, name: 'Pau' } },
    },
  ]);
  expect(await prisma.season.count()).toBe(3);
  await close();
});
