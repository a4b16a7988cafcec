import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Match } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { createMatch, type MatchChanges } from '../matches/matches.fixture.ts';

let database: Database;
let site: TestSite;

const DELTA = 'Delta Tortosa';
const INCA = 'Bàsquet Inca';
const on = (day: string) => new Date(`${day}T18:00:00Z`);
const round = (number: number) => ({ subject: `Jornada ${number} · un partido` });
const finished = (result: string): MatchChanges => ({ status: 'finished', result });

/** The club's matches by name, in another order than their dates. */
const played: Record<string, MatchChanges> = {
  next: { ...round(4), opponent: INCA, isHome: false, matchDate: on('2026-11-14') },
  shown: { ...round(3), matchDate: on('2026-11-07'), ...finished('80-70') },
  second: { ...round(2), opponent: INCA, matchDate: on('2026-10-31'), ...finished('60-75') },
  cancelled: { matchDate: on('2026-11-03'), status: 'cancelled' },
  lastSeason: { ...round(9), isHome: false, matchDate: on('2026-02-07'), ...finished('71-75') },
  cup: { competition: 'COPA', matchDate: on('2026-09-12'), ...finished('66-90') },
  first: { ...round(1), opponent: INCA, isHome: false, matchDate: on('2026-10-24'), ...finished('70-90') },
};
const matches: Record<string, Match> = {};

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  for (const [name, changes] of Object.entries(played)) matches[name] = await createMatch(database, changes);
  const competition = await database.competition.upsert({
    where: { name: 'LIGA' },
    create: { name: 'LIGA' },
    update: {},
  });
  const edition = await database.competitionEdition.create({
    data: { competitionId: competition.id, season: 2026 },
  });
  const team = async (name: string) => (await database.team.findUniqueOrThrow({ where: { name } })).id;
  const game = {
    editionId: edition.id,
    homeTeamId: await team(DELTA),
    awayTeamId: await team(INCA),
    homePoints: 88,
    awayPoints: 80,
  };
  await database.leagueGame.createMany({
    data: [
      { ...game, round: 2, playedAt: on('2026-10-30') },
      { ...game, round: 1, playedAt: on('2026-10-23'), forfeitBy: 'home' },
      { ...game, round: 3, playedAt: on('2026-11-08') },
    ],
  });
});
afterAll(() => site.close());

const CONTEXT = `query ($id: ID!) { match(id: $id) { context {
  previous { id } next { id } meetings { id }
  teams { isClub form { opponent isHome result won matchId } row { team total { played won } } }
} } }`;

async function contextOf(name: string) {
  const { body } = await site.visitor.graphql(CONTEXT, { id: String(matches[name]?.id) });
  expect(body.errors).toBeUndefined();
  return body.data.match.context;
}
const id = (name: string) => ({ id: String(matches[name]?.id) });

describe('a match that is played', () => {
  test('has the matches before and after it, without a cancelled one', async () => {
    const context = await contextOf('shown');
    expect([context.previous, context.next]).toEqual([id('second'), id('next')]);
    expect((await contextOf('next')).next).toBeNull();
    expect((await contextOf('lastSeason')).previous).toBeNull();
  });

  test('has the earlier games of the two teams, of all seasons and competitions, the latest first', async () => {
    expect((await contextOf('shown')).meetings).toEqual([id('cup'), id('lastSeason')]);
    expect((await contextOf('lastSeason')).meetings).toEqual([]);
  });

  test('has the form of both before it: of the rival also against others, a forfeit as lost', async () => {
    const [own, theirs] = (await contextOf('shown')).teams;
    expect(own).toMatchObject({ isClub: true });
    expect(own.form.map(({ won }: { won: boolean }) => won)).toEqual([false, true, false, true]);
    expect(own.form[1]).toEqual({
      opponent: INCA,
      isHome: false,
      result: '70-90',
      won: true,
      matchId: id('first').id,
    });
    expect(theirs.form).toMatchObject([
      { opponent: INCA, isHome: true, result: '88-80', won: true, matchId: null },
      { opponent: INCA, won: false, matchId: null },
      { isHome: false, result: '66-90', won: true, matchId: id('cup').id },
      { isHome: true, result: '71-75', won: false, matchId: id('lastSeason').id },
    ]);
  });

  test('compares the rows of the round before, not of now', async () => {
    const [own, theirs] = (await contextOf('shown')).teams;
    expect(own.row.total).toEqual({ played: 2, won: 1 });
    expect(theirs.row).toEqual({ team: DELTA, total: { played: 2, won: 1 } });
    expect((await contextOf('first')).teams).toMatchObject([{ row: null }, { row: null }]);
  });
});

test('a match to come has the table of now, the away team second', async () => {
  const [home, away] = (await contextOf('next')).teams;
  expect(home).toMatchObject({ isClub: false, row: { team: INCA, total: { played: 5 } } });
  expect(away).toMatchObject({ isClub: true, row: { total: { played: 3, won: 2 } } });
});

test('a match of a competition without a table has no rows', async () => {
  const [home, away] = (await contextOf('cup')).teams;
  expect([home.row, away.row]).toEqual([null, null]);
});

test('a long list of matches cannot ask for the context of each', async () => {
  const { body } = await site.visitor.graphql(
    '{ matches(pageSize: 50) { items { context { next { id } } } } }',
  );
  expect(body.errors?.[0].message).toMatch(/demasiado costosa/);
});
