import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { UNDONE, sendList, undoList, type List } from '../../testing/list-imports.ts';
import { RATINGS, addPlayers } from '../players/players.fixture.ts';

// Rival teams, players and members from files, over HTTP.

let site: TestSite;
let sports: Caller;
let commercial: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  sports = await site.signedIn('sports_manager');
  commercial = await site.signedIn('commercial_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  const { database } = site;
  await database.admission.deleteMany();
  await database.match.deleteMany();
  await database.team.deleteMany();
  await database.venue.deleteMany();
  await database.player.deleteMany();
  await database.membership.deleteMany();
  await database.dataImport.deleteMany();
});

const by = (list: List) => (list === 'MEMBERS' ? commercial : sports);
const preview = (list: List, text: string | Uint8Array<ArrayBuffer>, season?: number) =>
  sendList(by(list), 'preview', list, text, season);
const apply = (list: List, text: string, season?: number) => sendList(by(list), 'apply', list, text, season);
const undo = (list: List, id: string) => undoList(by(list), list, id);

async function exported(list: List): Promise<string> {
  const { body } =
    list === 'MEMBERS'
      ? await commercial.graphql('{ membersExport }')
      : await sports.graphql(`{ listExport(list: ${list}) }`);
  return body.data.membersExport ?? body.data.listExport;
}

/** All rows of a list, without the time of the last change. */
async function stored(list: List) {
  const { database } = site;
  const rows =
    list === 'TEAMS'
      ? await database.team.findMany({ orderBy: { name: 'asc' } })
      : list === 'PLAYERS'
        ? await database.player.findMany({
            orderBy: { name: 'asc' },
            include: { places: { orderBy: { season: 'asc' } } },
          })
        : await database.membership.findMany({ orderBy: { activationDate: 'asc' } });
  return rows.map((row) => ({ ...row, updatedAt: null }));
}

const JOAN = 'joan@prueba.test';
const AINA = 'aina@prueba.test';

async function accounts() {
  await site.database.user.deleteMany({ where: { email: { in: [JOAN, AINA] } } });
  for (const [email, name] of [
    [JOAN, '=Joan'],
    [AINA, 'Aina Vidal'],
  ] as const)
    await site.database.user.create({ data: { email, name, password: 'x' } });
}

const YEAR = new Date().getUTCFullYear();
const FILES: Record<List, { first: string; second: string }> = {
  TEAMS: {
    first:
      'Nombre;Abreviatura;Colores;Escudo;Pabellón\r\nMenorca;MEN;#0B6E78 #ffffff;https://x.test/men.png;"Pavelló, Maó"\r\n=Inca;;;;\r\n',
    second: 'Equipo;Siglas\r\nMENORCA;MNR\r\n=Inca;\r\nHuesca;HUE\r\n',
  },
  PLAYERS: {
    first:
      'Nombre;Dorsal;Posición;País;Tiro\nPau Roig;7;Base/Escolta;España;88\nMarc Ferrer;0;Pívot;EE. UU.;\n',
    second:
      'jugador;numero;puesto;pais\nPAU ROIG;17;Alero;España\nMarc Ferrer;0,0;C;EE. UU.\nNil Bosch;7;PF;España\n',
  },
  MEMBERS: {
    first: `Correo;Tipo;Desde;Hasta\n${JOAN.toUpperCase()};Abono General;01/07/${YEAR};30/06/${YEAR + 1}\n`,
    second: `email;tipo;desde;hasta\n${JOAN};Abono Oro;01/07/${YEAR};30/06/${YEAR + 1}\n${AINA};Abono Oro;${YEAR}-07-01;${YEAR + 1}-06-30\n`,
  },
};

describe.each(['TEAMS', 'PLAYERS', 'MEMBERS'] as const)('%s', (list) => {
  const { first, second } = FILES[list];
  beforeEach(async () => {
    await accounts();
    await site.database.venue.create({ data: { name: 'Pavelló', city: 'Maó' } });
  });

  test('a preview writes nothing; applied, the rows are there; again, nothing changes', async () => {
    const rows = first.trim().split('\n').length - 1;
    expect(await preview(list, first)).toMatchObject({ created: rows, changed: 0, problems: [] });
    expect(await stored(list)).toEqual([]);
    expect(await apply(list, first)).toMatchObject({ importId: expect.any(String), created: rows });
    const after = await stored(list);
    expect(after).toHaveLength(rows);
    expect(await apply(list, first)).toMatchObject({ importId: null, created: 0, changed: 0 });
    expect(await stored(list)).toEqual(after);
    expect(await site.database.dataImport.count()).toBe(1);
    const entry = await site.database.auditEntry.findFirst({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({ action: 'create', subjectType: 'import', subject: 'lista.csv' });
  });

  test('an export imports as it is, and changes nothing; also as Excel saves it', async () => {
    await apply(list, first);
    expect(await apply(list, second)).toMatchObject({ created: 1, changed: 1 });
    const text = await exported(list);
    const nothing = { created: 0, changed: 0, skipped: 0, problems: [] };
    expect(await preview(list, text)).toMatchObject(nothing);
    const latin = Uint8Array.from(Buffer.from(text.slice(1), 'latin1'));
    expect(await preview(list, latin)).toMatchObject(nothing);
    // Nothing of it runs in a spreadsheet.
    expect(text).not.toMatch(/(^|;|\n)[=+@]/);
  });

  test('undone, everything is as before, new rows and changed ones; twice is once', async () => {
    const { importId: one } = await apply(list, first);
    const before = await stored(list);
    const { importId: other, created, changed } = await apply(list, second);
    expect([created, changed]).toEqual([1, 1]);
    expect(await undo(list, other)).toEqual(UNDONE);
    expect(await stored(list)).toEqual(before);
    expect(await undo(list, other)).toEqual(UNDONE);
    expect(await undo(list, one)).toEqual(UNDONE);
    expect(await stored(list)).toEqual([]);
  });

  test('a wrong row stops the whole file, and an empty one too', async () => {
    const [head = '', row = ''] = first.split('\n');
    const wrong = `${head}\n${row}\n${';'.repeat(head.split(';').length - 2)}x;\n`;
    const { problems } = await preview(list, wrong);
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems.map(({ line }: { line: number }) => line))).toEqual(new Set([3]));
    expect(await apply(list, wrong)).toMatchObject({ __typename: 'ValidationError' });
    expect(await stored(list)).toEqual([]);
    expect(await preview(list, '')).toMatchObject({
      fields: [{ path: 'file', message: 'El archivo está vacío' }],
    });
    expect((await preview(list, 'Cosa;Otra\n1;2\n')).problems).toMatchObject([
      { line: 1, message: expect.stringMatching(/^Falta la columna «/) },
    ]);
  });

  test('JSON is read like CSV', async () => {
    const [head = '', ...rows] = first.trim().split(/\r?\n/);
    const names = head.split(';');
    const values = (row: string) => row.match(/"[^"]*"|[^;]+|(?<=;|^)(?=;|$)/g) ?? [];
    const json = rows.map((row) =>
      Object.fromEntries(values(row).map((value, at) => [names[at] ?? '', value.replaceAll('"', '')])),
    );
    await apply(list, first);
    expect(await preview(list, JSON.stringify(json))).toMatchObject({ created: 0, changed: 0, problems: [] });
  });
});

test('JSON may call its fields as the API does', async () => {
  await accounts();
  const [from, until] = [`01/07/${YEAR}`, `30/06/${YEAR + 1}`];
  const member = { email: JOAN, type: 'Abono General', activationDate: from, expiryDate: until };
  expect(await preview('MEMBERS', JSON.stringify([member]))).toMatchObject({ created: 1, problems: [] });
  const player = { name: 'Pau Vidal', dorsal: 7, position: 'PG', country: 'España', atkOverall: 91 };
  const rest = { primaryQuality: 'Pase', isActive: 'no' };
  expect(await apply('PLAYERS', JSON.stringify([{ ...player, ...rest }]))).toMatchObject({ created: 1 });
  expect(await stored('PLAYERS')).toMatchObject([
    { name: 'Pau Vidal', atkOverall: 91, primaryQuality: 'Pase', places: [{ isActive: false }] },
  ]);
  const team = { name: 'Alcúdia', crestUrl: 'https://alcudia.example/escudo.png' };
  expect(await apply('TEAMS', JSON.stringify([team]))).toMatchObject({ created: 1 });
  expect(await stored('TEAMS')).toMatchObject([team]);
});

test('members are for the staff of memberships, lists of matches for theirs, and neither undoes the other’s', async () => {
  await accounts();
  expect(await sendList(sports, 'preview', 'MEMBERS', FILES.MEMBERS.first)).toBe('FORBIDDEN');
  expect(await sendList(sports, 'apply', 'MEMBERS', FILES.MEMBERS.first)).toBe('FORBIDDEN');
  expect(await sendList(commercial, 'apply', 'PLAYERS', FILES.PLAYERS.first)).toBe('FORBIDDEN');
  const members = await apply('MEMBERS', FILES.MEMBERS.first);
  const players = await apply('PLAYERS', FILES.PLAYERS.first);
  const unknown = { __typename: 'NotFoundError', message: 'La importación no existe' };
  expect(await undo('PLAYERS', members.importId)).toEqual(unknown);
  expect(await undo('MEMBERS', players.importId)).toEqual(unknown);
  const listed = async (caller: Caller, field: string) =>
    (await caller.graphql(`{ ${field} { id kind competition } }`)).body.data[field];
  expect(await listed(sports, 'imports')).toEqual([
    { id: players.importId, kind: 'PLAYERS', competition: null },
  ]);
  expect(await listed(commercial, 'membersImports')).toEqual([
    { id: members.importId, kind: 'MEMBERS', competition: null },
  ]);
});

describe('teams', () => {
  test('columns that a file lacks stay, an empty cell empties, and an unknown venue is wrong', async () => {
    await site.database.venue.create({ data: { name: 'Pavelló', city: 'Maó' } });
    await apply('TEAMS', FILES.TEAMS.first);
    await apply('TEAMS', 'Nombre;Abreviatura\nMenorca;\n');
    const team = await site.database.team.findFirstOrThrow({ where: { name: 'Menorca' } });
    expect(team).toMatchObject({ abbreviation: null, colors: ['#0b6e78', '#ffffff'] });
    expect(team.venueId).not.toBeNull();
    const { problems } = await preview(
      'TEAMS',
      'Nombre;Pabellón;Color\nInca;Nada;rojo\nHuesca;;\nHUESCA;;\n',
    );
    expect(problems).toEqual([
      { line: 2, column: 'color', message: 'Escribe cada color como #0b6e78' },
      { line: 2, column: 'pabellon', message: 'No hay ningún pabellón «Nada»: escribe «nombre, localidad»' },
      { line: 4, column: 'nombre', message: 'Es el mismo equipo que en la fila 3' },
    ]);
  });

  test('one that has a match by now, or was changed, keeps the import', async () => {
    const { importId } = await apply('TEAMS', 'Nombre;Abreviatura\nInca;INC\nHuesca;HUE\n');
    await createMatch(site.database, { opponent: 'Inca', homeTeam: 'Palma', awayTeam: 'Inca' });
    expect(await undo('TEAMS', importId)).toMatchObject({
      message: 'No se puede deshacer: «Inca» ya tiene partidos',
    });
    await site.database.match.deleteMany();
    await site.database.team.update({ where: { name: 'Huesca' }, data: { abbreviation: 'HSC' } });
    expect(await undo('TEAMS', importId)).toMatchObject({
      message: 'No se puede deshacer: «Huesca» se ha cambiado después',
    });
    expect(await site.database.team.count()).toBe(2);
  });
});

describe('players', () => {
  test('a number belongs to one of the squad', async () => {
    await apply('PLAYERS', FILES.PLAYERS.first);
    const { problems } = await preview(
      'PLAYERS',
      'Nombre;Dorsal;Posición;País;Activo\nNil Bosch;7;Base;España;sí\nTeo Gil;101;Nada;España;quizá\nPol Mas;12;Base;España;\n',
    );
    expect(problems).toEqual([
      { line: 2, column: 'dorsal', message: 'El dorsal 7 lo lleva Pau Roig' },
      { line: 3, column: 'activo', message: '«quizá» no es «sí» ni «no»' },
    ]);
  });

  test('a number is written with digits', async () => {
    const rows = ['Nil Bosch;8,0', 'Teo Gil;0x10', 'Pol Mas;1e1'];
    const { problems } = await preview(
      'PLAYERS',
      `Nombre;Dorsal;Posición;País\n${rows.map((row) => `${row};Base;España\n`).join('')}`,
    );
    expect(problems.map(({ line, column }: { line: number; column: string }) => [line, column])).toEqual([
      [3, 'dorsal'],
      [4, 'dorsal'],
    ]);
  });

  test('two that change their numbers with each other are told so; undone, nobody loses the number of another', async () => {
    await apply('PLAYERS', FILES.PLAYERS.first);
    const swap = 'Nombre;Dorsal\nPau Roig;0\nMarc Ferrer;7\n';
    expect((await preview('PLAYERS', swap)).problems).toEqual([
      {
        line: 2,
        column: 'dorsal',
        message: 'Cambia su dorsal con otra persona del archivo: hazlo antes en «Jugadores»',
      },
    ]);
    // A chain of changes works in any order of the rows.
    const { importId } = await apply('PLAYERS', 'Nombre;Dorsal\nMarc Ferrer;7\nPau Roig;17\n');
    await addPlayers(site.database, [
      { ...RATINGS, name: 'Nova', country: 'España', dorsal: 0, position: ['C'] },
    ]);
    expect(await undo('PLAYERS', importId)).toMatchObject({
      message: 'No se puede deshacer: el dorsal 0 lo lleva ahora Nova',
    });
    await site.database.player.deleteMany({ where: { name: 'Nova' } });
    expect(await undo('PLAYERS', importId)).toEqual(UNDONE);
    const squad = await site.database.squadPlace.findMany({
      orderBy: { dorsal: 'asc' },
      include: { player: true },
    });
    expect(squad.map(({ dorsal, player }) => [dorsal, player.name])).toEqual([
      [0, 'Marc Ferrer'],
      [7, 'Pau Roig'],
    ]);
  });

  test('a new one is in the middle, a known one keeps what the file does not say', async () => {
    await apply('PLAYERS', FILES.PLAYERS.first);
    await apply('PLAYERS', 'Nombre;Dorsal\nPau Roig;8\n');
    const place = await site.database.squadPlace.findFirstOrThrow({
      where: { dorsal: 8 },
      include: { player: true },
    });
    expect(place).toMatchObject({
      ...{ position: ['PG', 'SG'], isActive: true },
      player: { name: 'Pau Roig', shooting: 88, passing: 50 },
    });
  });

  test('the squad of another season has its own numbers; undone, its players are as they were', async () => {
    await apply('PLAYERS', FILES.PLAYERS.first);
    const { season: today } = await site.database.squadPlace.findFirstOrThrow();
    const next = today + 1;
    const days = { firstDay: new Date(`${next}-07-01`), lastDay: new Date(`${next + 1}-06-30`) };
    await site.database.season.upsert({
      where: { year: next },
      create: { year: next, label: `${next}/${String(next + 1).slice(-2)}`, ...days },
      update: {},
    });
    const before = await stored('PLAYERS');
    const file = 'Nombre;Dorsal;Posición;País\nPau Roig;0;Base;España\nNil Bosch;7;Base;España\n';
    const imported = await apply('PLAYERS', file, next);
    expect(imported).toMatchObject({ created: 2, changed: 0 });
    const numbers = await site.database.squadPlace.findMany({
      orderBy: [{ season: 'asc' }, { dorsal: 'asc' }],
    });
    expect(numbers.map(({ season, dorsal }) => [season - today, dorsal])).toEqual([
      ...[
        [0, 0],
        [0, 7],
      ],
      ...[
        [1, 0],
        [1, 7],
      ],
    ]);
    const { body } = await sports.graphql(`{ listExport(list: PLAYERS, season: ${next}) }`);
    expect(await preview('PLAYERS', body.data.listExport, next)).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 2,
    });
    expect(await undo('PLAYERS', imported.importId)).toEqual(UNDONE);
    expect(await stored('PLAYERS')).toEqual(before);
    expect(await apply('PLAYERS', file, 2099)).toMatchObject({
      fields: [{ path: 'season', message: 'Esta temporada no existe' }],
    });
  });
});
