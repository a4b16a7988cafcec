import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { RATINGS, addPlayers } from '../players/players.fixture.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createMatch, inHours } from './matches.fixture.ts';
import { FIRST_PASSES } from './season-passes.input.ts';

let database: Database;
let site: TestSite;
let staff: Caller;

const DAY = 24;
const day = (days: number) =>
  inHours(days * DAY)
    .toISOString()
    .slice(0, 10);
/** Of the season of today, whose days are around today. */
const year = new Date().getUTCFullYear();

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  staff = await site.signedIn('sports_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  await database.ticket.deleteMany();
  await database.match.deleteMany();
  await database.membership.deleteMany();
  await database.competition.deleteMany();
  await database.player.deleteMany();
  await database.season.deleteMany();
  const days = { firstDay: new Date(day(-100)), lastDay: new Date(day(30)) };
  await database.season.create({ data: { year, label: 'Ahora', ...days } });
});

const PLAYER = { position: ['PG' as const], country: 'España', ...RATINGS };
const OUTCOME = '__typename ... on UserError { code message }';
const FIELDS = '... on ValidationError { fields { path message } }';
const SEASON =
  'label firstDay lastDay state passes { vip instalments text zones { zone general reducedMobility } }';

async function run(
  mutation: string,
  type: string,
  input: object,
  success = `season { ${SEASON} }`,
  fields = FIELDS,
) {
  const document = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) {
    ${OUTCOME} ${fields} ... on ${type}Success { ${success} } } }`;
  const { body } = await staff.graphql(document, { input });
  expect(body.errors).toBeUndefined();
  return body.data[mutation];
}
const open = (input: object = {}) =>
  run('openSeason', 'OpenSeason', { label: 'Después', firstDay: day(31), lastDay: day(300), ...input });
const undo = (of = year + 1) => run('undoOpenSeason', 'UndoOpenSeason', { year: of }, 'year', '');
const change = (input: object) => run('updateSeason', 'UpdateSeason', { year, ...input });
const seasons = async () =>
  (await database.season.findMany({ orderBy: { year: 'asc' } })).map(({ label, lastDay }) => [
    label,
    lastDay.toISOString().slice(0, 10),
  ]);

describe('opening the next season', () => {
  test('is shown before it is done', async () => {
    const competition = await database.competition.create({ data: { name: 'LIGA' } });
    await database.competitionEdition.create({ data: { competitionId: competition.id, season: year } });
    const { body } = await staff.graphql(
      '{ nextSeason { closes { label } label firstDay lastDay competitions players members } }',
    );
    expect(body.data.nextSeason).toMatchObject({
      closes: { label: 'Ahora' },
      firstDay: day(31),
      competitions: ['LIGA'],
      players: 0,
      members: 0,
    });
    expect(body.data.nextSeason.label).toBe(`${year + 1}/${String((year + 2) % 100)}`);
  });

  test('closes the one before, and carries over prices and tables’ rules; matches follow their date', async () => {
    const competition = await database.competition.create({ data: { name: 'LIGA' } });
    const zones = [{ kind: 'promotion', from: 1, to: 2 }];
    await database.competitionEdition.create({
      data: { competitionId: competition.id, season: year, rules: 'acb', zones },
    });
    await change({ passes: { ...FIRST_PASSES, vip: 410 } });
    const planned = await createMatch(database, { matchDate: inHours(20 * DAY) });
    const later = await createMatch(database, { matchDate: inHours(60 * DAY) });
    expect(later.season).toBe(year);
    expect(await open({ firstDay: day(11), label: ' La nueva ' })).toMatchObject({
      __typename: 'OpenSeasonSuccess',
      season: { label: 'La nueva', firstDay: day(11), state: 'PLANNED', passes: { vip: 410 } },
    });
    expect(await seasons()).toEqual([
      ['Ahora', day(10)],
      ['La nueva', day(300)],
    ]);
    const matches = await database.match.findMany({ where: { id: { in: [planned.id, later.id] } } });
    expect(matches.map(({ season }) => season)).toEqual([year + 1, year + 1]);
    expect(await database.competitionEdition.findMany({ where: { season: year + 1 } })).toMatchObject([
      { competitionId: competition.id, rules: 'acb', zones },
    ]);
    // Only once.
    expect(await open()).toMatchObject({ fields: [{ path: 'label' }] });
    expect((await staff.graphql('{ nextSeason { label } }')).body.data.nextSeason).toBeNull();

    expect(await undo()).toEqual({ __typename: 'UndoOpenSeasonSuccess', year: year + 1 });
    const [closed] = await seasons();
    expect(closed).toEqual(['Ahora', day(30)]);
    const { season } = await database.match.findUniqueOrThrow({ where: { id: planned.id } });
    expect(season).toBe(year);
    expect(await database.competitionEdition.count({ where: { season: year + 1 } })).toBe(0);
  });

  test('carries the squad over, without who has left, and taking it back takes that back', async () => {
    await addPlayers(database, [
      { ...PLAYER, name: 'Nil', dorsal: 7, profileImage: 'https://foto.example/nil.jpg' },
      { ...PLAYER, name: 'Pau', dorsal: 8, isActive: false },
    ]);
    await open();
    const squad = () =>
      database.squadPlace.findMany({ where: { season: year + 1 }, include: { player: true } });
    expect(await squad()).toMatchObject([
      {
        ...{ dorsal: 7, position: ['PG'], profileImage: 'https://foto.example/nil.jpg' },
        player: { name: 'Nil' },
      },
    ]);
    await undo();
    expect(await squad()).toEqual([]);
    expect(await database.squadPlace.count({ where: { season: year } })).toBe(2);
  });

  test.each([
    [{ label: '' }, 'label', 'El nombre es requerido'],
    [{ label: 'Ahora' }, 'label', 'Ya hay una temporada con este nombre'],
    [{ firstDay: 'mañana' }, 'firstDay', 'Indica el primer día'],
    [{ firstDay: day(-200) }, 'firstDay', 'Debe ser posterior al comienzo de la temporada Ahora'],
    [{ lastDay: day(20) }, 'lastDay', 'El último día debe ser posterior al primero'],
    [{ lastDay: day(2000) }, 'lastDay', 'Una temporada dura como mucho dos años'],
  ])('is refused with %j at its field, and changes nothing', async (input, path, message) => {
    expect(await open(input)).toMatchObject({ fields: [{ path, message }] });
    expect(await seasons()).toEqual([['Ahora', day(30)]]);
  });

  test('uses the row that a match planned ahead has made by the calendar', async () => {
    const days = { firstDay: new Date(day(250)), lastDay: new Date(day(600)) };
    await database.season.create({ data: { year: year + 1, label: 'Por el calendario', ...days } });
    expect(await open()).toMatchObject({ season: { label: 'Después' } });
    expect(await seasons()).toEqual([
      ['Ahora', day(30)],
      ['Después', day(300)],
    ]);
  });
});

describe('the opening is not taken back', () => {
  test('after the first ticket', async () => {
    await createMatch(database, { matchDate: inHours(60 * DAY) });
    await open();
    const { id: matchId } = await database.match.findFirstOrThrow({ where: { season: year + 1 } });
    const fan = await site.signedIn('visitor');
    const id = crypto.randomUUID();
    await database.ticket.create({
      data: { id, matchId, userId: fan.user?.id ?? 0, qrCode: `ticket:${id}`, purchaseDate: new Date() },
    });
    expect(await undo()).toMatchObject({
      __typename: 'SeasonInUseError',
      message: 'Ya hay entradas de sus partidos, así que no se puede deshacer',
    });
    expect(await seasons()).toEqual([
      ['Ahora', day(30)],
      ['Después', day(300)],
    ]);
  });

  test('while its squad has a player who is in no other', async () => {
    await open();
    await addPlayers(database, [{ ...PLAYER, name: 'Leo', dorsal: 9, season: year + 1 }]);
    expect(await undo()).toMatchObject({
      code: 'SEASON_IN_USE',
      message: 'Leo solo está en la plantilla de esta temporada: elimina antes a los jugadores nuevos',
    });
    expect(await database.player.count()).toBe(1);
  });

  test('after the first member card, if it is the season that was there, or none', async () => {
    await open();
    const { user } = await site.signedIn('visitor');
    const id = crypto.randomUUID();
    const times = { activationDate: new Date(), expiryDate: inHours(200 * DAY) };
    await database.membership.create({
      data: { id, qrCode: `membership:${id}`, type: 'General', userId: user?.id ?? 0, ...times },
    });
    expect(await undo()).toMatchObject({ code: 'SEASON_IN_USE' });
    expect(await undo(year)).toMatchObject({ code: 'SEASON_IN_USE' });
    expect(await undo(1900)).toMatchObject({ __typename: 'NotFoundError' });
  });
});

describe('a change of a season', () => {
  test('moves its matches, and shows its prices at once', async () => {
    const match = await createMatch(database, { matchDate: inHours(20 * DAY) });
    const zones = FIRST_PASSES.zones.map((zone) => ({ ...zone, general: zone.general + 1 }));
    const text = 'Dos partidos\nde regalo';
    expect(
      await change({ label: 'La del ascenso', passes: { ...FIRST_PASSES, zones, instalments: 4, text } }),
    ).toMatchObject({ season: { label: 'La del ascenso', passes: { instalments: 4, text } } });
    const { body } = await site.visitor.graphql(`{ season { ${SEASON} } }`);
    expect(body.data.season.passes.zones[0]).toEqual({
      zone: 'Zona 1',
      general: 151,
      reducedMobility: null,
    });
    await change({ lastDay: day(10) });
    // The day belongs to no season any more, so it gets one by the calendar, or stays with the one before.
    const { season } = await database.match.findUniqueOrThrow({ where: { id: match.id } });
    expect(season).not.toBeNull();
    const { body: log } = await (
      await site.signedIn('admin')
    ).graphql('{ auditLog(filter: { subjectType: SEASON }) { items { action subject } } }');
    expect(log.data.auditLog.items[0]).toEqual({ action: 'UPDATE', subject: 'La del ascenso' });
  });

  test.each([
    [{ ...FIRST_PASSES, vip: -1 }, 'passes.vip'],
    [{ ...FIRST_PASSES, instalments: 0 }, 'passes.instalments'],
    [{ ...FIRST_PASSES, text: 'x'.repeat(501) }, 'passes.text'],
    [{ ...FIRST_PASSES, zones: FIRST_PASSES.zones.slice(1) }, 'passes.zones'],
  ])('is refused at its field: %#', async (passes, path) => {
    expect(await change({ passes })).toMatchObject({ fields: [{ path }] });
  });

  test('is not for other roles', async () => {
    const editor = await site.signedIn('editor');
    const { body } = await editor.graphql('mutation { undoOpenSeason(input: { year: 1 }) { __typename } }');
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});
