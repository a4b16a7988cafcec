import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Position } from '../../platform/database/client.ts';
import type { EmbeddedDatabase } from '../../platform/database/embedded.ts';
import { testEmbedded } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';
import { addPlayers } from './players.fixture.ts';

let embedded: EmbeddedDatabase;
let site: TestSite;

const ratings = { shooting: 70, finishing: 71, concentration: 72, passing: 73 };
const defence = { steal: 60, block: 61, perimeter: 62, interior: 63 };

function player(dorsal: number, name: string, position: Position[], atkOverall: number, defOverall: number) {
  return { dorsal, name, position, country: 'España', atkOverall, defOverall, ...ratings, ...defence };
}

beforeAll(async () => {
  embedded = await testEmbedded();
  site = await serveTestSite(embedded.prisma);
  await addPlayers(site.database, [
    player(33, 'Pívot', ['C'], 80, 91),
    player(0, 'Base y escolta', ['PG', 'SG'], 90, 89),
    player(7, 'Escolta', ['SG'], 75, 75),
    { ...player(5, 'Retirado', ['SG'], 99, 99), isActive: false },
  ]);
});
afterAll(() => site.close());

async function dorsals(position: string | null): Promise<number[]> {
  const { body } = await site.visitor.graphql('query ($p: Position) { players(position: $p) { dorsal } }', {
    p: position,
  });
  expect(body.errors).toBeUndefined();
  return body.data.players.map(({ dorsal }: { dorsal: number }) => dorsal);
}

test('the squad is sorted by number, without former players', async () => {
  expect(await dorsals(null)).toEqual([0, 7, 33]);
});

test.each([
  ['SG', [0, 7]],
  ['PG', [0]],
  ['C', [33]],
  ['PF', []],
])('players who play %s', async (position, expected) => {
  expect(await dorsals(position)).toEqual(expected);
});

test('the overall rating is the rounded average', async () => {
  const { body } = await site.visitor.graphql('{ players { dorsal overall } }');
  expect(body.data.players).toEqual([
    { dorsal: 0, overall: 90 },
    { dorsal: 7, overall: 75 },
    { dorsal: 33, overall: 86 },
  ]);
});

test('the squad needs one statement, beside the seasons, which are cached between changes', async () => {
  const work = () => site.visitor.graphql('{ players { name position overall shooting profileImage } }');
  expect(await statementsOf(embedded, work)).toHaveLength(2);
});

test('over REST the positions are one string', async () => {
  const { status, body } = await site.visitor.request('GET', '/api/players');
  expect(status).toBe(200);
  expect(body[0]).toEqual({
    id: expect.any(Number),
    ...player(0, 'Base y escolta', ['PG', 'SG'], 90, 89),
    position: 'PG/SG',
    overall: 90,
    primaryQuality: null,
    secondaryQuality: null,
    profileImage: null,
  });
  expect((await site.visitor.request('GET', '/api/players?position=sg')).body).toHaveLength(2);
  expect((await site.visitor.request('GET', '/api/players?position=all')).body).toHaveLength(3);
  expect((await site.visitor.request('GET', '/api/players?position=portero')).status).toBe(400);
});
