import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../../platform/database/embedded.ts';
import { testEmbedded } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';
import { RATINGS, addPlayers } from './players.fixture.ts';

let embedded: EmbeddedDatabase;
let site: TestSite;
let manager: Caller;

/** The season of today, with one before and one that has not begun. */
const year = new Date().getUTCFullYear();
const day = (days: number) => new Date(new Date().setUTCHours(0, 0, 0, 0) + days * 24 * 60 * 60_000);

beforeAll(async () => {
  embedded = await testEmbedded();
  site = await serveTestSite(embedded.prisma);
  manager = await site.signedIn('sports_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.player.deleteMany();
  await site.database.season.deleteMany();
  await site.database.season.createMany({
    data: [
      { year: year - 1, label: 'Antes', firstDay: day(-400), lastDay: day(-101) },
      { year, label: 'Ahora', firstDay: day(-100), lastDay: day(100) },
      { year: year + 1, label: 'Después', firstDay: day(101), lastDay: day(300) },
    ],
  });
});

const player = (dorsal: number, name: string) => ({
  ...{ dorsal, name, position: ['PG' as const], country: 'España', ...RATINGS },
});
const squad = async (season?: number) => {
  const { body } = await site.visitor.graphql('query ($s: Int) { players(season: $s) { dorsal name } }', {
    s: season ?? null,
  });
  return body.data.players.map(({ dorsal, name }: { dorsal: number; name: string }) => `${dorsal} ${name}`);
};
async function update(input: object) {
  const { body } = await manager.graphql(
    `mutation ($input: UpdatePlayerInput!) { updatePlayer(input: $input) {
      __typename ... on UpdatePlayerSuccess { player { id dorsal season { label } } }
      ... on ValidationError { fields { path message } } ... on UserError { code } } }`,
    { input },
  );
  expect(body.errors).toBeUndefined();
  return body.data.updatePlayer;
}
/** Nil in both seasons, with another number; Pau only in the one before; Max only today. */
async function twoSquads() {
  const [nil] = await addPlayers(site.database, [
    { ...player(7, 'Nil'), season: year - 1 },
    { ...player(9, 'Pau'), season: year - 1 },
    { ...player(7, 'Max'), season: year },
  ]);
  const id = String(nil?.playerId);
  await update({ id, season: year, dorsal: 8 });
  return id;
}

describe('the squad', () => {
  test('is that of today, or of the season that is asked for', async () => {
    await twoSquads();
    expect(await squad()).toEqual(['7 Max', '8 Nil']);
    expect(await squad(year)).toEqual(['7 Max', '8 Nil']);
    expect(await squad(year - 1)).toEqual(['7 Nil', '9 Pau']);
    expect(await squad(1900)).toEqual([]);
  });

  test('of a season that has not begun is not public, but staff see it', async () => {
    await addPlayers(site.database, [{ ...player(7, 'Nil'), season: year + 1 }]);
    expect(await squad(year + 1)).toEqual([]);
    const { body } = await site.visitor.graphql('{ squadSeasons { label } }');
    expect(body.data.squadSeasons).toEqual([]);
    const { body: ofStaff } = await manager.graphql(
      `{ staffPlayers(filter: { season: ${year + 1} }) { items { name season { label } } } }`,
    );
    expect(ofStaff.data.staffPlayers.items).toEqual([{ name: 'Nil', season: { label: 'Después' } }]);
  });

  test('of each season is one statement', async () => {
    await twoSquads();
    expect(await statementsOf(embedded, () => squad(year - 1))).toHaveLength(1);
  });

  test('is in the list of seasons that have one, the latest first', async () => {
    await twoSquads();
    const { body } = await site.visitor.graphql('{ squadSeasons { label } }');
    expect(body.data.squadSeasons).toEqual([{ label: 'Ahora' }, { label: 'Antes' }]);
  });
});

test('a player has a number in each squad that was theirs, and one who has left still has a page', async () => {
  const id = await twoSquads();
  const read = async (of: string) => {
    const { body } = await site.visitor.graphql(
      'query ($id: ID!) { player(id: $id) { name dorsal squads { dorsal season { label } } } }',
      { id: of },
    );
    return body.data.player;
  };
  expect(await read(id)).toEqual({
    name: 'Nil',
    dorsal: 8,
    squads: [
      { dorsal: 8, season: { label: 'Ahora' } },
      { dorsal: 7, season: { label: 'Antes' } },
    ],
  });
  const pau = await site.database.player.findFirstOrThrow({ where: { name: 'Pau' } });
  expect(await read(String(pau.id))).toMatchObject({ dorsal: 9, squads: [{ season: { label: 'Antes' } }] });
  const hidden = await addPlayers(site.database, [{ ...player(20, 'Leo'), isActive: false }]);
  expect(await read(String(hidden[0]?.playerId))).toBeNull();
});

describe('a change of a player', () => {
  test('leaves the number of other seasons', async () => {
    const id = await twoSquads();
    expect(await update({ id, season: year - 1, dorsal: 44 })).toMatchObject({
      player: { id, dorsal: 44, season: { label: 'Antes' } },
    });
    expect(await squad()).toEqual(['7 Max', '8 Nil']);
    expect(await squad(year - 1)).toEqual(['9 Pau', '44 Nil']);
  });

  test('adds who was in an earlier squad to that of another season', async () => {
    await twoSquads();
    const pau = await site.database.player.findFirstOrThrow({ where: { name: 'Pau' } });
    expect(await update({ id: String(pau.id), season: year })).toMatchObject({
      player: { dorsal: 9, season: { label: 'Ahora' } },
    });
    expect(await squad()).toEqual(['7 Max', '8 Nil', '9 Pau']);
  });

  test('is refused if the number is taken in that squad, or if there is no such season', async () => {
    const id = await twoSquads();
    expect(await update({ id, dorsal: 7 })).toMatchObject({
      fields: [{ path: 'dorsal', message: 'El dorsal 7 lo lleva Max' }],
    });
    expect(await update({ id, season: 1900, dorsal: 3 })).toMatchObject({
      fields: [{ path: 'season', message: 'Esta temporada no existe' }],
    });
    expect(await squad()).toEqual(['7 Max', '8 Nil']);
  });
});

test('a season that has begun without a squad shows the last one, until staff bring that over', async () => {
  await addPlayers(site.database, [
    { ...player(7, 'Nil'), season: year - 1 },
    { ...player(9, 'Pau'), season: year - 1, isActive: false },
  ]);
  expect(await squad()).toEqual(['7 Nil']);
  expect(await squad(year)).toEqual([]);
  const carry = async (season: number) => {
    const { body } = await manager.graphql(
      `mutation ($input: CarrySquadInput!) { carrySquad(input: $input) { __typename
        ... on CarrySquadSuccess { season { label } } ... on ValidationError { fields { path message } } } }`,
      { input: { season } },
    );
    return body.data.carrySquad;
  };
  expect(await carry(year)).toEqual({ __typename: 'CarrySquadSuccess', season: { label: 'Ahora' } });
  expect(await squad(year)).toEqual(['7 Nil']);
  const refusals: [number, string][] = [
    [year, 'Esta temporada ya tiene plantilla'],
    [year - 1, 'Esta temporada ya tiene plantilla'],
    [1900, 'Esta temporada no existe'],
  ];
  for (const [season, message] of refusals)
    expect(await carry(season)).toMatchObject({ fields: [{ path: 'season', message }] });
});

test('a new player is in the squad of the season that staff have chosen', async () => {
  const { body } = await manager.graphql(
    `mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) {
      ... on CreatePlayerSuccess { player { season { label } } } } }`,
    { input: { ...player(3, 'Iu'), season: year + 1 } },
  );
  expect(body.data.createPlayer).toEqual({ player: { season: { label: 'Después' } } });
  expect(await squad()).toEqual([]);
});
