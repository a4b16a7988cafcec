import { describe, expect, test } from 'vitest';
import { gameRows } from './game-rows.ts';
import { tableRows } from './table-text.ts';

const read = (text: string | Uint8Array) =>
  gameRows(tableRows(typeof text === 'string' ? new TextEncoder().encode(text) : text));
const HEAD = 'Jornada;Fecha;Local;Visitante;Resultado;Lugar\r\n';
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

describe('what Excel writes in Spain', () => {
  const row = '9;27/11/2026 20:30;Peñas Huesca;Bàsquet Inca;82-75;Es Poblat\r\n';

  test.each([
    ['UTF-8', new TextEncoder().encode(HEAD + row)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${HEAD}${row}`)],
    ['windows-1252', latin1(HEAD + row)],
    ['UTF-16 with a mark', Uint8Array.from(Buffer.from(`\uFEFF${HEAD}${row}`, 'utf16le'))],
  ])('%s', (_name, bytes) => {
    expect(read(bytes)).toEqual({
      problems: [],
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
  ])('day and hour in columns of their own: %s', (date, instant) => {
    const { games } = read(`Local;Visitante;Fecha;Hora\nA;B;${date}\n`);
    expect(games[0]?.date?.toISOString()).toBe(instant);
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

  test('what is cancelled is not read', () => {
    const cancelled = 'DTSTART:20261127T193000Z\r\nSUMMARY:Alfa - Gamma\r\nSTATUS:CANCELLED';
    const { games } = read(calendar('DTSTART:20261127T193000Z\r\nSUMMARY:Alfa - Beta', cancelled));
    expect(games.map(({ away }) => away)).toEqual(['Beta']);
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
  expect(read(csv)).toEqual({ problems: [], games: [{ ...game, date, line: 3 }] });
  expect(read(json)).toEqual({ problems: [], games: [{ ...game, date, line: 1 }] });
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
  ['Local;Visitante\n', 'El archivo no tiene filas'],
])('a file that cannot be read: %j', (text, message) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ fields: [{ path: 'file', message }] }));
});
