import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cpuTimeOf } from '../../testing/cpu-time.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let manager: Caller;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('sports_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.ticket.deleteMany();
  await site.database.match.deleteMany();
  await site.database.competition.deleteMany();
  await site.database.team.deleteMany();
  await site.database.dataImport.deleteMany();
  await site.database.competition.create({ data: { name: 'LIGA' } });
});

const HEAD = 'Jornada;Fecha;Local;Visitante;Resultado;Lugar\n';
const CLUB = 'Palma Mallorca Bàsquet';
const FILE = `${HEAD}1;04/10/2025 18:30;${CLUB};Menorca;82-75;Son Moix, Palma
1;04/10/2025 20:00;Inca;Huesca;70-71;
2;11/10/2025 18:30;Huesca;${CLUB};;
2;12/10/2025 18:30;Menorca;Inca;;
`;
const REMARK = '{ line column message }';
const SELECTED = {
  previewGamesImport: `created changed unchanged skipped problemCount clubName teamNames problems ${REMARK} notes ${REMARK}`,
  applyGamesImport: 'importId created changed',
};

async function run(field: keyof typeof SELECTED, text: string | Uint8Array<ArrayBuffer>, more: object = {}) {
  const input = { file: null, competition: 'LIGA', season: 2025, ...more };
  const name = field === 'previewGamesImport' ? 'PreviewGamesImportSuccess' : 'ApplyGamesImportSuccess';
  const query = `mutation ($input: GamesImportInput!) { ${field}(input: $input) { __typename
    ... on ${name} { ${SELECTED[field]} } ... on ValidationError { fields { path message } } } }`;
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new Blob([text]), 'calendario.csv');
  const { body } = await manager.request('POST', '/graphql', form);
  expect(body.errors).toBeUndefined();
  return body.data[field];
}
const preview = (text: string, more?: object) => run('previewGamesImport', text, more);
const apply = (text: string, more?: object) => run('applyGamesImport', text, more);

async function undo(id: string) {
  const { body } = await manager.graphql(
    'mutation ($id: ID!) { undoImport(id: $id) { __typename ... on UserError { message } } }',
    { id },
  );
  expect(body.errors).toBeUndefined();
  return body.data.undoImport;
}

async function rows() {
  const [matches, games, teams] = await Promise.all([
    site.database.match.findMany({ orderBy: { matchDate: 'asc' } }),
    site.database.leagueGame.findMany({ include: { homeTeam: true } }),
    site.database.team.findMany({ orderBy: { name: 'asc' } }),
  ]);
  return { matches, games, teams: teams.map(({ name }) => name) };
}

test('a preview writes nothing; applied, own matches and games of other teams are there; again, nothing changes', async () => {
  const seen = await preview(FILE);
  expect(seen).toMatchObject({
    created: 3,
    changed: 0,
    unchanged: 0,
    skipped: 1,
    problems: [],
    clubName: CLUB,
  });
  expect((await rows()).matches).toEqual([]);
  expect(await apply(FILE)).toMatchObject({ importId: expect.any(String), created: 3, changed: 0 });
  const { matches, games, teams } = await rows();
  expect(matches).toMatchObject([
    {
      ...{ subject: `Jornada 1 · ${CLUB} – Menorca`, status: 'finished', result: '82-75', season: 2025 },
      matchDate: new Date('2025-10-04T16:30:00Z'),
      location: 'Son Moix, Palma',
      isHome: true,
    },
    { opponent: 'Huesca', isHome: false, result: null },
  ]);
  expect(games).toMatchObject([{ round: 1, homePoints: 70, awayPoints: 71, homeTeam: { name: 'Inca' } }]);
  expect(teams).toEqual(['Huesca', 'Inca', 'Menorca']);
  expect(await preview(FILE)).toMatchObject({ created: 0, changed: 0, unchanged: 3, skipped: 1 });
  expect(await apply(FILE)).toMatchObject({ importId: null, created: 0, changed: 0 });
  expect(await site.database.dataImport.count()).toBe(1);
});

test('a wrong row stops the whole file', async () => {
  const wrong = `${FILE}3;19/10/2025;Inca;Inca;70-60;\n3;19/10/2031;${CLUB};Inca;;\n`;
  expect((await preview(wrong)).problems).toEqual([
    { line: 6, column: 'visitante', message: 'Un equipo no juega contra sí mismo' },
    { line: 7, column: 'fecha', message: 'El 19/10/2031 no es de esta temporada' },
  ]);
  expect(await apply(wrong)).toEqual({
    __typename: 'ValidationError',
    fields: [{ path: 'file', message: 'Hay 2 errores: no se ha importado nada' }],
  });
  expect(await rows()).toEqual({ matches: [], games: [], teams: [] });
  expect(await preview(FILE, { competition: 'OTRA' })).toMatchObject({ __typename: 'ValidationError' });
});

test('undone, everything is as before; results that the file corrected too', async () => {
  await apply(FILE);
  const before = await rows();
  const { importId } = await apply(
    FILE.replace('70-71', '70-72').replace('Huesca;Palma Mallorca Bàsquet;;', `Huesca;${CLUB};90-80;`),
  );
  expect((await rows()).matches[1]).toMatchObject({ status: 'finished', result: '90-80' });
  expect(await undo(importId)).toEqual({ __typename: 'UndoImportSuccess' });
  const plain = ({ matches, ...others }: Awaited<ReturnType<typeof rows>>) => ({
    ...others,
    matches: matches.map(({ updatedAt: _updatedAt, ...match }) => match),
  });
  expect(plain(await rows())).toEqual(plain(before));
  const first = await site.database.dataImport.findFirstOrThrow({ orderBy: { id: 'asc' } });
  expect(await undo(String(first.id))).toEqual({ __typename: 'UndoImportSuccess' });
  expect(await rows()).toEqual({ matches: [], games: [], teams: [] });
  expect(await undo(String(first.id))).toEqual({ __typename: 'UndoImportSuccess' });
});

test('what depends on it cannot be undone, and nothing is undone then', async () => {
  const { importId } = await apply(FILE);
  const [match] = (await rows()).matches;
  await site.database.match.update({ where: { id: match?.id ?? 0 }, data: { result: '83-75' } });
  const all = await rows();
  expect(await undo(importId)).toEqual({
    __typename: 'ImportInUseError',
    message: `No se puede deshacer: «Jornada 1 · ${CLUB} – Menorca» se ha cambiado después`,
  });
  expect(await rows()).toEqual(all);
});

test('an export imports as it is, and changes nothing', async () => {
  await apply(`${FILE}Copa;01/12/2025 20:00;"El ""Grande"";";${CLUB};;\n`);
  const { body } = await manager.graphql('{ gamesExport(competition: "LIGA", season: 2025) }');
  expect(await preview(body.data.gamesExport)).toMatchObject({
    created: 0,
    changed: 0,
    unchanged: 4,
    skipped: 0,
    problems: [],
  });
});

test('a competition that no database can compare is an unknown one', async () => {
  const document = 'query ($name: String!) { gamesExport(competition: $name, season: 2025) }';
  const { body } = await manager.graphql(document, { name: 'LIGA\0' });
  expect(body.errors?.[0]).toMatchObject({
    message: 'Selecciona una competición',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('the federation’s calendar says no date of what is played; the club is chosen among its teams', async () => {
  const file = `\uFEFFMATCHID,ROUND,HOME_TEAM_ID,HOME_TEAM,AWAY_TEAM_ID,AWAY_TEAM,SCORE_STR,STATUS
1,1,10,PALMA UNO,11,BETA,87-76,PLAYED
2,1,12,PALMA DOS,13,GAMMA,87-76,PLAYED
3,30,11,BETA,10,PALMA UNO,VIERNES08/05/202621:00,PENDING
`;
  expect(await preview(file)).toMatchObject({ clubName: null, created: 2, skipped: 1 });
  const chosen = { clubName: 'PALMA UNO' };
  expect(await preview(file, chosen)).toMatchObject({
    created: 3,
    skipped: 0,
    problems: [],
    notes: [{ line: 2, column: 'fecha' }],
  });
  await apply(file, chosen);
  const { matches } = await rows();
  expect(matches.map(({ matchDate }) => matchDate.toISOString())).toEqual([
    '2025-10-17T19:00:00.000Z',
    '2026-05-08T19:00:00.000Z',
  ]);
  // Staff correct the day, and the next file keeps it.
  const data = { matchDate: new Date('2025-10-18T16:00:00Z') };
  await site.database.match.update({ where: { id: matches[0]?.id ?? 0 }, data });
  expect(await apply(file, chosen)).toMatchObject({ created: 0, changed: 0 });
});

test('5,000 rows in windows-1252 are one import, fast', async () => {
  const teams = Array.from({ length: 51 }, (_, index) => `Peña ${index}`);
  const games = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => [home, away]));
  const lines = [...games, ...games]
    .slice(0, 5000)
    .map(([home, away], index) => `${index < games.length ? 1 : 2};04/10/2025 18:30;${home};${away};80-70;`);
  const file = Uint8Array.from(Buffer.from(HEAD + lines.join('\n'), 'latin1'));
  const took = await cpuTimeOf(async () => {
    expect(await run('applyGamesImport', file)).toMatchObject({ created: 5000 });
  });
  expect(took).toBeLessThan(15_000);
  expect(await run('applyGamesImport', file)).toMatchObject({ created: 0, changed: 0 });
}, 60_000);

test('the club is found without its accents, and is no rival of itself', async () => {
  const plain = CLUB.toUpperCase().replace('À', 'A');
  expect(await preview(FILE.replaceAll(CLUB, plain))).toMatchObject({ clubName: plain, problemCount: 0 });
  expect(await preview(FILE.replaceAll(CLUB, plain), { clubName: 'Inca' })).toMatchObject({
    problems: [
      {
        line: 2,
        column: 'local',
        message: 'El propio club no es un rival: elígelo como nuestro equipo en el archivo',
      },
      { line: 4 },
    ],
  });
});

test('events of a calendar that are no games are counted, with the reason', async () => {
  const events = ['Entrenamiento', `${CLUB} - Inca`].map(
    (title) => `BEGIN:VEVENT\r\nDTSTART:20251004T163000Z\r\nSUMMARY:${title}\r\nEND:VEVENT\r\n`,
  );
  const text = `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`;
  expect(await preview(text)).toMatchObject({
    created: 1,
    skipped: 1,
    problemCount: 0,
    notes: [{ line: 1 }],
  });
});

test('a file that is larger than any may be says so in the form that the page reads', async () => {
  const form = new FormData();
  form.append('operations', '{}');
  form.append('map', '{}');
  form.append('0', new Blob([new Uint8Array(11 * 1024 * 1024)]), 'calendario.csv');
  const { status, body } = await manager.request('POST', '/graphql', form);
  expect(status).toBe(413);
  const message = 'El archivo no puede superar los 10MB';
  expect(body).toMatchObject({ message, errors: [{ message, extensions: { code: 'PAYLOAD_TOO_LARGE' } }] });
});

test('two rows about one match are refused, also if one of them says no round or another hour', async () => {
  const row = (round: string, date: string) => `${round};${date};${CLUB};Menorca;;\n`;
  const twice = [{ line: 3, column: 'local', message: 'Es el mismo partido que en la fila 2' }];
  const added = HEAD + row('', '04/10/2025 18:30') + row('', '04/10/2025 20:00');
  expect(await preview(added)).toMatchObject({ created: 1, problems: twice });
  await apply(HEAD + row('1', '04/10/2025 18:30'));
  const changed = HEAD + row('1', '05/10/2025 12:00') + row('', '04/10/2025 20:00');
  expect(await preview(changed)).toMatchObject({ changed: 1, problems: twice });
});

test('a season that has not begun takes no result, which would get the day of today', async () => {
  const year = new Date().getUTCFullYear() + 2;
  expect(await preview(`${HEAD}1;;Menorca;Inca;80-70;\n`, { season: year })).toMatchObject({
    created: 0,
    problems: [
      { line: 2, column: 'resultado', message: 'Tiene resultado, pero la temporada no ha empezado' },
    ],
  });
});
