import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../../../prisma/seed/seed.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let manager: Caller;
beforeAll(async () => {
  const database = await testDatabase();
  await seedDemonstration(database, new Date('2026-11-21T17:43:00Z'), async () => 'hash');
  site = await serveTestSite(database);
  manager = await site.signedIn('sports_manager');
}, 120_000);
afterAll(() => site.close());

const ROW = `rank position movement team abbreviation isClub points penalty form zone tiedWith tieExplanation
  total { played won lost scored received } home { played } away { played }`;
async function tableOf(args: string) {
  const { body } = await site.visitor.graphql(`{ standings${args} {
    competition season { label } group round order rounds competitions groups rows { ${ROW} } } }`);
  expect(body.errors).toBeUndefined();
  return body.data.standings;
}

async function run(field: string, input: object) {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  const failure = /^(record|update)/.test(field) ? '... on ValidationError { fields { path message } }' : '';
  const { body } = await manager.graphql(
    `mutation ($input: ${name}Input!) { ${field}(input: $input) {
      __typename ... on ${name}Success { ${['deleteCompetition', 'updateEdition'].includes(field) ? '__typename' : 'id'} } ... on UserError { message } ${failure}
    } }`,
    { input },
  );
  expect(body.errors).toBeUndefined();
  return body.data[field];
}

const teamId = async (name: string) =>
  String((await site.database.team.findUniqueOrThrow({ where: { name } })).id);

describe('the demonstration', () => {
  test('has the whole league of last season: each team against each other at home and away', async () => {
    const table = await tableOf('(season: 2025)');
    expect(table).toMatchObject({ competition: 'LIGA', season: { label: '2025/26' }, round: 30, group: '' });
    expect(table.rows).toHaveLength(16);
    for (const { total, home, away } of table.rows) {
      expect(total).toMatchObject({ played: 30 });
      expect([home.played, away.played]).toEqual([15, 15]);
    }
    const sum = (key: 'won' | 'lost' | 'scored' | 'received'): number =>
      table.rows.reduce(
        (total: number, row: { total: Record<string, number> }) => total + (row.total[key] ?? 0),
        0,
      );
    expect(sum('won')).toBe(240);
    expect(sum('scored')).toBe(sum('received'));
    const own = table.rows.find(({ isClub }: { isClub: boolean }) => isClub);
    expect(own).toMatchObject({ abbreviation: 'PMB', points: 45, total: { won: 15, lost: 15 } });
    const games = await site.database.leagueGame.findMany({ where: { edition: { season: 2025 } } });
    expect(new Set(games.map(({ homeTeamId, awayTeamId }) => `${homeTeamId}-${awayTeamId}`)).size).toBe(
      15 * 14,
    );
  });

  test('has the running season as far as it is played, with zones and movement', async () => {
    const table = await tableOf('');
    expect(table).toMatchObject({ season: { label: '2026/27' }, round: 11, competitions: ['LIGA'] });
    expect(table.rounds).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
    const zones = table.rows.map(({ zone }: { zone: string | null }) => zone);
    expect(zones[0]).toBe('PROMOTION');
    expect(zones.slice(1, 9)).toEqual(Array.from({ length: 8 }, () => 'PLAYOFF'));
    expect(zones.slice(9)).toEqual([...Array.from({ length: 5 }, () => null), 'RELEGATION', 'RELEGATION']);
    const movements = table.rows.map(({ movement }: { movement: number }) => movement);
    expect(movements.reduce((sum: number, each: number) => sum + each, 0)).toBe(0);
    expect((await tableOf('(round: 1)')).rows[0]).toMatchObject({ total: { played: 1 }, movement: null });
    for (const { tiedWith, tieExplanation } of table.rows)
      expect(tieExplanation === null).toBe(tiedWith.length === 0);
  });

  test('says the row of the club, and its last result', async () => {
    const { body } = await site.visitor.graphql(`{
      standings { clubRow { position isClub } rows { position isClub } }
      lastResult { status result matchDate }
    }`);
    const { standings, lastResult } = body.data;
    expect(standings.clubRow).toEqual(standings.rows.find(({ isClub }: { isClub: boolean }) => isClub));
    expect(lastResult).toMatchObject({ status: 'FINISHED', result: expect.stringMatching(/^\d+-\d+$/) });
    const later = await site.database.match.count({
      where: { status: 'finished', matchDate: { gt: new Date(lastResult.matchDate) } },
    });
    expect(later).toBe(0);
  });

  test('games of other teams are nowhere else', async () => {
    const { body } = await site.visitor.graphql('{ matches { totalCount } calendarStats { total } }');
    expect(body.data).toEqual({ matches: { totalCount: 57 }, calendarStats: { total: 57 } });
    const calendar = await site.visitor.request('GET', '/calendario.ics');
    for (const [line] of String(calendar.body).matchAll(/^SUMMARY:.*$/gm)) expect(line).toContain('Palma');
  });
});

test('there is no table without games of a season, or of another competition', async () => {
  expect(await tableOf('(season: 1999)')).toBeNull();
  expect(await tableOf('(competition: "TROFEU ILLES BALEARS")')).toBeNull();
});

describe('a recorded game', () => {
  const game = async (more: object = {}) => ({
    competition: 'TROFEU ILLES BALEARS',
    round: 1,
    playedAt: '2026-10-01T18:00:00Z',
    homeTeamId: await teamId('Halcones Menorca'),
    awayTeamId: await teamId('Cala Sant Antoni'),
    homePoints: 80,
    awayPoints: 70,
    ...more,
  });
  const ARGS = '(competition: "TROFEU ILLES BALEARS", season: 2026)';

  test('begins a table; the same game again corrects it, and it can be deleted', async () => {
    const { id } = await run('recordLeagueGame', await game());
    const teams = async () =>
      (await tableOf(ARGS)).rows.map(({ team, points }: { team: string; points: number }) => [team, points]);
    expect(await teams()).toEqual([
      ['Halcones Menorca', 2],
      ['Cala Sant Antoni', 1],
    ]);
    expect(await run('recordLeagueGame', await game({ awayPoints: 81, regulationPoints: 75 }))).toMatchObject(
      { id },
    );
    expect(await teams()).toEqual([
      ['Cala Sant Antoni', 2],
      ['Halcones Menorca', 1],
    ]);
    await run('recordLeagueGame', await game({ forfeitBy: 'AWAY' }));
    expect(await teams()).toEqual([
      ['Halcones Menorca', 2],
      ['Cala Sant Antoni', 0],
    ]);
    const entries = await site.database.auditEntry.findMany({
      where: { subjectType: 'league_game' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'update']);
    expect(entries[1]?.subject).toBe('Jornada 1 · Halcones Menorca – Cala Sant Antoni');
    expect(await run('deleteLeagueGame', { id })).toMatchObject({ id });
    expect((await tableOf(ARGS)).rows).toEqual([]);
    expect(await run('deleteLeagueGame', { id })).toMatchObject({
      message: 'El partido no existe o ha sido eliminado',
    });
  });

  test('is changed by its id, within its season, and staff read the games of a round', async () => {
    const { id } = await run('recordLeagueGame', await game());
    const asked = `{ edition(competition: "TROFEU ILLES BALEARS", season: 2026) {
      competition season rules zones { kind } teams { group } round {
        number games { id homeTeam { name } awayTeam { name } homePoints awayPoints forfeitBy } } } }`;
    expect(await run('updateLeagueGame', { id, awayPoints: 72 })).toMatchObject({ id });
    const refused = async (more: object) =>
      (await run('updateLeagueGame', { id, ...more })).fields.map(
        ({ path, message }: Record<string, string>) => [path, message],
      );
    expect(await refused({ awayPoints: 80 })).toEqual([
      ['awayPoints', 'Un partido no puede acabar en empate'],
    ]);
    expect(await refused({ playedAt: '2025-10-01T18:00:00Z' })).toEqual([
      ['playedAt', 'Este día no es de esta temporada'],
    ]);
    const { body } = await manager.graphql(asked);
    expect(body.data.edition).toEqual({
      competition: 'TROFEU ILLES BALEARS',
      season: 2026,
      rules: 'FIBA',
      zones: [],
      teams: [],
      round: {
        number: 1,
        games: [
          {
            id,
            homeTeam: { name: 'Halcones Menorca' },
            awayTeam: { name: 'Cala Sant Antoni' },
            homePoints: 80,
            awayPoints: 72,
            forfeitBy: null,
          },
        ],
      },
    });
    await run('deleteLeagueGame', { id });
    expect(await run('updateLeagueGame', { id, awayPoints: 72 })).toMatchObject({
      message: 'El partido no existe o ha sido eliminado',
    });
  });

  test('that cannot be is refused at its field', async () => {
    const problems = async (more: object) =>
      (await run('recordLeagueGame', await game(more))).fields?.map(
        ({ path, message }: Record<string, string>) => [path, message],
      );
    const home = await teamId('Halcones Menorca');
    expect(await problems({ awayTeamId: home })).toEqual([
      ['awayTeamId', 'Un equipo no juega contra sí mismo'],
    ]);
    expect(await problems({ awayPoints: 80 })).toEqual([
      ['awayPoints', 'Un partido no puede acabar en empate'],
    ]);
    expect(await problems({ regulationPoints: 71 })).toEqual([
      ['regulationPoints', 'No puede superar el resultado final'],
    ]);
    expect(await problems({ round: 0 })).toEqual([['round', 'La jornada debe estar entre 1 y 99']]);
    expect(await problems({ homeTeamId: '999999' })).toEqual([
      ['homeTeamId', 'Selecciona un equipo de la lista'],
    ]);
    expect(await problems({ competition: 'NINGUNA' })).toEqual([
      ['competition', 'Selecciona una competición'],
    ]);
    expect(await site.database.leagueGame.count({ where: { edition: { competition: { order: 1 } } } })).toBe(
      0,
    );
  });

  test('keeps its competition', async () => {
    const { body } = await manager.graphql(
      'mutation { createCompetition(input: { name: "COPA" }) { ... on CreateCompetitionSuccess { competitions { id name } } } }',
    );
    const id = body.data.createCompetition.competitions.find(
      ({ name }: { name: string }) => name === 'COPA',
    ).id;
    const recorded = await run('recordLeagueGame', await game({ competition: 'COPA' }));
    expect(await run('deleteCompetition', { id })).toEqual({
      __typename: 'CompetitionInUseError',
      message: 'Hay un partido de esta competición: desactívala en lugar de eliminarla',
    });
    expect(await site.database.leagueGame.count({ where: { id: Number(recorded.id) } })).toBe(1);
    await run('deleteLeagueGame', { id: recorded.id });
    expect(await run('deleteCompetition', { id })).toEqual({ __typename: 'DeleteCompetitionSuccess' });
  });

  test('keeps its teams', async () => {
    const { team } = (
      await manager.graphql(
        'mutation { createTeam(input: { name: "Alcúdia" }) { ... on CreateTeamSuccess { team { id } } } }',
      )
    ).body.data.createTeam;
    const { id } = await run('recordLeagueGame', await game({ homeTeamId: team.id, round: 2 }));
    expect(await run('deleteTeam', { id: team.id })).toMatchObject({ __typename: 'TeamInUseError' });
    await run('deleteLeagueGame', { id });
    expect(await run('deleteTeam', { id: team.id })).toMatchObject({ __typename: 'DeleteTeamSuccess' });
  });
});

test('staff choose the rules, zones, groups and sanctions of a table', async () => {
  const { id } = await run('recordLeagueGame', {
    competition: 'TROFEU ILLES BALEARS',
    round: 1,
    playedAt: '2026-10-01T18:00:00Z',
    homeTeamId: await teamId('Halcones Menorca'),
    awayTeamId: await teamId('Cala Sant Antoni'),
    homePoints: 80,
    awayPoints: 70,
  });
  const edition = await site.database.competitionEdition.findFirstOrThrow({
    where: { games: { some: { id: Number(id) } } },
  });
  const input = { id: String(edition.id) };
  const zones = [{ kind: 'PROMOTION', from: 1, to: 1 }];
  const winner = { teamId: await teamId('Halcones Menorca'), penalty: 1 };
  const teams = [winner, { teamId: null, penalty: 0, group: 'B' }];
  expect(await run('updateEdition', { ...input, rules: 'ACB', zones, teams })).toMatchObject({
    __typename: 'UpdateEditionSuccess',
  });
  const args = 'competition: "TROFEU ILLES BALEARS", season: 2026';
  expect(await tableOf(`(${args})`)).toMatchObject({
    order: 'WINS',
    groups: ['B'],
    rows: [
      { team: 'Halcones Menorca', penalty: 1, zone: 'PROMOTION' },
      { team: 'Cala Sant Antoni', zone: null },
    ],
  });
  expect(await tableOf(`(${args}, group: "B")`)).toMatchObject({ rows: [{ isClub: true }] });
  const [entry] = await site.database.auditEntry.findMany({ where: { subjectType: 'edition' } });
  expect(entry?.changes).toEqual({
    rules: ['fiba', 'acb'],
    zones: ['', 'promotion 1–1'],
    teams: ['', 'Halcones Menorca −1, Palma Mallorca Bàsquet B'],
  });
  const refused = async (more: object) =>
    (await run('updateEdition', { ...input, ...more })).fields.map(
      ({ path, message }: Record<string, string>) => [path, message],
    );
  expect(await refused({ zones: [...zones, { kind: 'PLAYOFF', from: 1, to: 8 }] })).toEqual([
    ['zones.1.from', 'Estos puestos ya están en otra zona'],
  ]);
  expect(await refused({ zones: [{ kind: 'PLAYOFF', from: 8, to: 1 }] })).toEqual([
    ['zones.0.to', 'Debe ser al menos el primer puesto'],
  ]);
  expect(await refused({ teams: [winner, winner] })).toEqual([
    ['teams.1.teamId', 'Este equipo ya está en la lista'],
  ]);
  expect(await refused({ teams: [winner, { teamId: '999999', penalty: 0 }] })).toEqual([
    ['teams.1.teamId', 'Selecciona un equipo de la lista'],
  ]);
  expect(await site.database.editionTeam.count({ where: { editionId: edition.id } })).toBe(2);
  await site.database.competitionEdition.delete({ where: { id: edition.id } });
});

test('points that were taken off, and a team that has left, are in the table', async () => {
  const edition = await site.database.competitionEdition.findFirstOrThrow({ where: { season: 2025 } });
  const [first] = (await tableOf('(season: 2025)')).rows;
  await site.database.editionTeam.createMany({
    data: [
      { editionId: edition.id, teamId: Number(await teamId(first.team)), penalty: 20 },
      { editionId: edition.id, teamId: Number(await teamId('Jerez Albariza')), withdrawn: 'annulled' },
    ],
  });
  const { rows } = await tableOf('(season: 2025)');
  expect(rows.find(({ team }: { team: string }) => team === first.team)).toMatchObject({ penalty: 20 });
  expect(rows[0].team).not.toBe(first.team);
  expect(rows.at(-1)).toMatchObject({ team: 'Jerez Albariza', rank: null, total: { played: 0 } });
  expect(rows[0].total.played).toBe(28);
});
