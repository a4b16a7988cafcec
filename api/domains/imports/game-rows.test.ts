import { describe, expect, test } from 'vitest';
import { GAME_COLUMNS, gameRows } from './game-rows.ts';
import { tableRows } from './table-text.ts';

const read = (text: string | Uint8Array) =>
  gameRows(tableRows(typeof text === 'string' ? new TextEncoder().encode(text) : text, GAME_COLUMNS), SEASON);
const SEASON = { first: '2026-07-01', last: '2027-06-30' };
const HEAD = 'Jornada;Fecha;Local;Visitante;Resultado;Lugar\r\n';
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

describe('what Excel writes in Spain', () => {
  const row = '9;27/11/2026 20:30;Peñas Huesca;Bàsquet Inca;82-75;Es Poblat\r\n';

  test.each([
    ['UTF-8', new TextEncoder().encode(HEAD + row)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${HEAD}${row}`)],
    ['windows-1252', latin1(HEAD + row)],
    ['UTF-16 with a mark', Uint8Array.from(Buffer.from(`\uFEFF${HEAD}${row}`, 'utf16le'))],
    ['UTF-16 without one', Uint8Array.from(Buffer.from(`${HEAD}${row}`, 'utf16le'))],
    ['UTF-16 of old Macs', Uint8Array.from(Buffer.from(`\uFEFF${HEAD}${row}`, 'utf16le').swap16())],
  ])('%s', (_name, bytes) => {
    expect(read(bytes)).toEqual({
      problems: [],
      notes: [],
      games: [
        {
          line: 2,
          round: '9',
          home: 'Peñas Huesca',
          away: 'Bàsquet Inca',
          location: 'Es Poblat',
          date: new Date('2026-11-27T19:30:00Z'),
          hasHour: true,
          score: [82, 75],
        },
      ],
    });
  });

  test.each([
    ['27/11/2026;20:30', '2026-11-27T19:30:00.000Z'],
    ['03/07/2026;9.05', '2026-07-03T07:05:00.000Z'],
    ['27/11/26;20:30', '2026-11-27T19:30:00.000Z'],
    ['27 de noviembre;20.30 h', '2026-11-27T19:30:00.000Z'],
    ['46353;0,854166667', '2026-11-27T19:30:00.000Z'],
    ['27/11/2026;por determinar', '2026-11-26T23:00:00.000Z'],
  ])('day and hour in columns of their own: %s', (date, instant) => {
    const { games } = read(`Local;Visitante;Fecha;Hora\nA;B;${date}\n`);
    expect(games[0]?.date?.toISOString()).toBe(instant);
  });

  test.each([
    ['27 de noviembre de 2026, 20:30', '2026-11-27T19:30:00.000Z', true],
    ['Viernes, 27 de noviembre a las 20:30 h', '2026-11-27T19:30:00.000Z', true],
    ['27-nov-26', '2026-11-26T23:00:00.000Z', false],
    ['1 de marzo', '2027-02-28T23:00:00.000Z', false],
    ['1 de setembre 18h', '2026-09-01T16:00:00.000Z', true],
    ['14 mar. 2027 6:30 p. m.', '2027-03-14T17:30:00.000Z', true],
    ['vie. 27/11/2026 20.30 h', '2026-11-27T19:30:00.000Z', true],
    ['2026/11/27 20:30', '2026-11-27T19:30:00.000Z', true],
    ['2026-11-27T20:30:00.000', '2026-11-27T19:30:00.000Z', true],
    ['2026-11-27 19:30:00 UTC', '2026-11-27T19:30:00.000Z', true],
    ['46353', '2026-11-26T23:00:00.000Z', false],
    ['46353,8541666667', '2026-11-27T19:30:00.000Z', true],
    ['46353.8541666667', '2026-11-27T19:30:00.000Z', true],
  ])('a date in another form: %s', (date, instant, hasHour) => {
    expect(read(`${HEAD}9;${date};A;B;;\n`)).toMatchObject({
      problems: [],
      games: [{ date: new Date(instant), hasHour }],
    });
  });

  test.each([
    '27 de brumario',
    '31 de febrero',
    '27/13/2026',
    '20270314',
    '1800000000',
    '27/11/2026 25:61',
    '14/03/0027',
    '0001-01-01',
    '99999',
  ])('no date: %s', (date) => {
    expect(read(`${HEAD}9;${date};A;B;;\n`).problems).toMatchObject([{ line: 2, column: 'fecha' }]);
  });

  test.each([
    ['lines above the titles', `Calendario, temporada 2026/27, FEB, masculino;;;;;\r\n;;;;;\r\n${HEAD}`, 4],
    ['one cell above the titles', `\r\nCalendario 2026/27\r\n\r\n${HEAD}`, 5],
    ['the delimiter said', `sep=;\r\n${HEAD}`, 3],
    ['the delimiter said as a cell', `"sep=;"\r\n${HEAD}`, 3],
    ['a column twice', HEAD.replace('Lugar', 'Lugar;Local'), 2],
  ])('%s', (_name, above, line) => {
    expect(read(`${above}${row}`)).toMatchObject({
      problems: [],
      games: [{ line, home: 'Peñas Huesca', location: 'Es Poblat' }],
    });
  });

  test.each(['\t', '|'])('the first column is empty, between cells is %j', (delimiter) => {
    const text = `;${HEAD};${row}`.replaceAll(';', delimiter);
    expect(read(text)).toMatchObject({ problems: [], games: [{ round: '9', home: 'Peñas Huesca' }] });
  });

  test('quotes inside a name', () => {
    const { games } = read(`${HEAD}9;27/11/2026;C.B. "La Salle";Bàsquet Inca;;\n`);
    expect(games[0]?.home).toBe('C.B. "La Salle"');
  });

  test.each(['Jornada 9', '9ª jornada', 'J9', 'J. 9', '09', '9,0', '9º'])('the round «%s» is 9', (round) => {
    expect(read(`${HEAD}${round};27/11/2026;A;B;;\n`).games[0]?.round).toBe('9');
  });

  test('a name that turns the direction of writing is refused', () => {
    expect(read(`${HEAD}9;27/11/2026;A\u202Eb;B;;\n`).problems).toEqual([
      { line: 2, column: 'local', message: 'Contiene caracteres no permitidos' },
    ]);
  });

  test('points with a decimal comma', () => {
    expect(read('Local;Visitante;Puntos local;Puntos visitante\nA;B;82,0;75,00\n').games[0]?.score).toEqual([
      82, 75,
    ]);
  });
});

test.each(['homepoints;awaypoints', 'HOME_POINTS;AWAY_POINTS', 'homePoints;awayPoints'])(
  'columns with and without spaces: %s',
  (names) => {
    expect(read(`Local;Visitante;${names}\nA;B;82;75\n`).games[0]?.score).toEqual([82, 75]);
  },
);

test('the federation’s calendar: a day where the score will be', () => {
  const { games, problems } = read(
    `\uFEFFMATCHID,ROUND,HOME_TEAM_ID,HOME_TEAM,AWAY_TEAM_ID,AWAY_TEAM,SCORE_STR,STATUS
1,1,10,ALFA,11,BETA,87-76,PLAYED
2,34,11,BETA,10,ALFA,VIERNES08/05/202621:00,PENDING
3,31,12,GAMMA,10,ALFA,MARTES21/04/20260:00,PENDING
4,31,12,GAMMA,11,BETA,SÁBADO25/04/202620:00,PENDING
`,
  );
  expect(problems).toEqual([]);
  expect(games.map(({ score, date }) => [score, date?.toISOString() ?? null])).toEqual([
    [[87, 76], null],
    [null, '2026-05-08T19:00:00.000Z'],
    [null, '2026-04-20T22:00:00.000Z'],
    [null, '2026-04-25T18:00:00.000Z'],
  ]);
});

test('JSON and ICS', () => {
  const json = JSON.stringify({ games: [{ round: 3, home: 'A', away: 'B', date: '2026-11-27 20:30' }] });
  expect(read(json).games).toMatchObject([{ round: '3', home: 'A', away: 'B', line: 1 }]);
  const ics = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261127T193000Z
SUMMARY:Alfa – Beta\r\nDESCRIPTION:Jornada 3 · Alfa – Beta\\nResultado: 82-75\r\nLOCATION:Son Moix\\, Palma
END:VEVENT\r\nEND:VCALENDAR\r\n`;
  expect(read(ics).games).toEqual([
    {
      line: 1,
      round: '3',
      home: 'Alfa',
      away: 'Beta',
      location: 'Son Moix, Palma',
      date: new Date('2026-11-27T19:30:00Z'),
      hasHour: true,
      score: [82, 75],
    },
  ]);
});

const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${events
    .map((event) => `BEGIN:VEVENT\r\nUID:1\r\n${event}\r\nEND:VEVENT\r\n`)
    .join('')}END:VCALENDAR\r\n`;
const LONDON = `BEGIN:VTIMEZONE\r\nTZID:Europe/London\r\nBEGIN:STANDARD\r\nDTSTART:19701025T020000
TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n`;

describe('calendars of other programs', () => {
  test.each([
    ['Alfa vs. Beta', ['Alfa', 'Beta', null]],
    ['Alfa v Beta', ['Alfa', 'Beta', null]],
    ['Primera FEB: Alfa - Beta', ['Alfa', 'Beta', null]],
    ['Alfa 82 - 75 Beta', ['Alfa', 'Beta', [82, 75]]],
    ['Alfa - Beta (82-75)', ['Alfa', 'Beta', [82, 75]]],
    ['Inca - Energia vs Alfa', ['Inca - Energia', 'Alfa', null]],
    ['Beta @ Alfa', ['Alfa', 'Beta', null]],
    ['Sant Antoni – L’Hospitalet 1987', ['Sant Antoni', 'L’Hospitalet 1987', null]],
  ])('the title «%s»', (title, expected) => {
    const [game] = read(calendar(`DTSTART:20261127T193000Z\r\nSUMMARY:${title}`)).games;
    expect([game?.home, game?.away, game?.score]).toEqual(expected);
  });

  test.each([
    ['DTSTART;TZID=Europe/Madrid:20261127T203000', '2026-11-27T19:30:00.000Z', true],
    ['DTSTART:20261127T203000', '2026-11-27T19:30:00.000Z', true],
    ['DTSTART;TZID=Europe/London:20261127T193000', '2026-11-27T19:30:00.000Z', true],
    ['DTSTART;VALUE=DATE:20261127', '2026-11-26T23:00:00.000Z', false],
  ])('%s', (start, instant, hasHour) => {
    const text = calendar(`${start}\r\nSUMMARY:Alfa - Beta`).replace('PRODID:x\r\n', `PRODID:x\r\n${LONDON}`);
    expect(read(text).games.map(({ date, ...game }) => [date?.toISOString(), game.hasHour])).toEqual([
      [instant, hasHour],
    ]);
  });

  test('what is cancelled, or no game, is left out with the reason', () => {
    const at = 'DTSTART:20261127T193000Z\r\n';
    const { games, problems, notes } = read(
      calendar(
        `${at}SUMMARY:Alfa - Gamma\r\nSTATUS:CANCELLED`,
        `${at}SUMMARY:APLAZADO · Alfa – Delta`,
        `${at}SUMMARY:Entrenamiento\r\nRRULE:FREQ=WEEKLY`,
        `${at}SUMMARY:Alfa - Beta`,
      ),
    );
    expect(games.map(({ away, line }) => [away, line])).toEqual([['Beta', 4]]);
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      { line: 1, column: 'local', message: 'Está aplazado o cancelado en el calendario: no se importa' },
      { line: 2, column: 'local', message: 'Está aplazado o cancelado en el calendario: no se importa' },
      { line: 3, column: 'local', message: '«Entrenamiento» no dice dos equipos: no se importa' },
    ]);
  });

  test('a zone that the file does not describe', () => {
    const events = ['Atlantic/Canary:20261127T193000', 'Nowhere/At_All:20261127T203000'].map(
      (start) => `DTSTART;TZID=${start}\r\nSUMMARY:Alfa - Beta`,
    );
    const dates = events.map((event) => read(calendar(event)).games[0]?.date?.toISOString());
    expect(dates).toEqual(['2026-11-27T19:30:00.000Z', '2026-11-27T19:30:00.000Z']);
  });

  test.each([
    'DTSTART:mañana',
    'DTSTART:20261399T999999',
    'DTSTART;VALUE=DURATION:PT1H',
    'DTSTART;VALUE=DATE:20261345',
  ])('a start that is no date: %s', (start) => {
    expect(read(calendar(`${start}\r\nSUMMARY:Alfa - Beta`)).problems).toMatchObject([
      { line: 1, column: 'fecha' },
    ]);
  });

  test('two calendars in one file', () => {
    const one = calendar('DTSTART:20261127T193000Z\r\nSUMMARY:Alfa - Beta');
    expect(read(`\n${one}${one.replace('Beta', 'Gamma')}`).games.map(({ away }) => away)).toEqual([
      'Beta',
      'Gamma',
    ]);
  });
});

describe('JSON of other programs', () => {
  const game = { round: '3', home: 'Alfa', away: 'Beta', score: [82, 75] };

  test.each([
    [
      'arrays',
      [['Calendario'], ['Jornada', 'Local', 'Visitante', 'Resultado'], [3, 'Alfa', 'Beta', '82-75']],
    ],
    [
      'objects in objects',
      {
        data: {
          matches: [
            {
              round: 3,
              homeTeam: { name: 'Alfa' },
              awayTeam: { name: 'Beta' },
              score: { home: 82, away: 75 },
            },
          ],
        },
      },
    ],
    [
      'the second list of several',
      {
        equipos: [{ nombre: 'Alfa' }],
        errors: [],
        partidos: [{ jornada: 3, local: 'Alfa', visitante: 'Beta', resultado: '82-75' }],
      },
    ],
  ])('%s', (_name, data) => {
    expect(read(JSON.stringify(data))).toMatchObject({ problems: [], games: [game] });
  });

  test('a result that the first row does not have', () => {
    const rows = [
      { jornada: 2, local: 'Alfa', visitante: 'Gamma' },
      { jornada: 3, local: 'Alfa', visitante: 'Beta', resultado: '82-75' },
    ];
    expect(read(JSON.stringify(rows)).games.map(({ score }) => score)).toEqual([null, [82, 75]]);
  });

  test('numbers have no columns', () => {
    expect(read('[1, 2, null]').problems).toMatchObject([{ column: 'local' }]);
  });
});

test('the tables of sites with fixtures', () => {
  const csv = `sep=,\r\nMatch Number,Round Number,Date,Location,Home Team,Away Team,Result
1,3,27/11/2026 20:30,Son Moix,Alfa,Beta,82 - 75\n`;
  const json = JSON.stringify([
    {
      MatchNumber: 1,
      RoundNumber: 3,
      DateUtc: '2026-11-27 19:30:00Z',
      Location: 'Son Moix',
      HomeTeam: 'Alfa',
      AwayTeam: 'Beta',
      HomeTeamScore: 82,
      AwayTeamScore: 75,
    },
  ]);
  const game = {
    round: '3',
    home: 'Alfa',
    away: 'Beta',
    location: 'Son Moix',
    score: [82, 75],
    hasHour: true,
  };
  const date = new Date('2026-11-27T19:30:00Z');
  expect(read(csv)).toEqual({ problems: [], notes: [], games: [{ ...game, date, line: 3 }] });
  expect(read(json)).toEqual({ problems: [], notes: [], games: [{ ...game, date, line: 1 }] });
});

test('each wrong row says its line, column and reason; the others are read', () => {
  const { games, problems } = read(
    `${HEAD}1;31/02/2026;A;B;;\n2;;;B;;\n3;;A;a;;\n4;;A;B;80-80;\n5;;A;B;ochenta;\n6;;A;B;82-75;\n6;;A;B;82-75;\n`,
  );
  expect(games).toHaveLength(1);
  expect(problems).toEqual([
    { line: 2, column: 'fecha', message: '«31/02/2026» no es una fecha como 27/11/2026 20:30' },
    { line: 3, column: 'local', message: 'Falta el equipo' },
    { line: 4, column: 'visitante', message: 'Un equipo no juega contra sí mismo' },
    { line: 5, column: 'resultado', message: 'Un partido no puede acabar en empate' },
    { line: 6, column: 'resultado', message: '«ochenta» no es un resultado como 82-75' },
    { line: 8, column: 'local', message: 'Es el mismo partido que en la fila 7' },
  ]);
  expect(read('a;b\n1;2\n').problems).toEqual([
    { line: 1, column: 'local', message: 'Falta la columna «local» y «visitante»' },
  ]);
});

test.each([
  ['', 'El archivo está vacío'],
  ['{', 'El archivo no es un JSON correcto'],
  ['BEGIN:VCALENDAR\nx', 'El archivo no es un calendario ICS correcto'],
  ['PK\u0003\u0004\u0000', 'El archivo no es de texto. En Excel, guárdalo como CSV y vuelve a subirlo.'],
  ['%PDF-1.4', 'El archivo no es de texto. En Excel, guárdalo como CSV y vuelve a subirlo.'],
  [
    '\n<!DOCTYPE html><title>502 Bad Gateway</title>',
    'El archivo es una página web o un XML, no una tabla. Guárdalo como CSV y vuelve a subirlo.',
  ],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'El archivo no tiene filas'],
  ['{"a": 1}', 'El JSON no tiene ninguna lista'],
  ['Local;Visitante\n', 'El archivo no tiene filas'],
])('a file that cannot be read: %j', (text, message) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ fields: [{ path: 'file', message }] }));
});
