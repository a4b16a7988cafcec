import { describe, expect, test } from 'vitest';
import { readFeed } from './feeds.ts';
import {
  chance,
  febFile,
  fibaFile,
  lineOf,
  playedUntil,
  playMatch,
  otherTvMessages,
  tvMessages,
  type PlayedMatch,
} from './statistics.fixture.ts';
import type { TeamSheet } from './sheet.ts';
import { TvFeed } from './tv-feed.ts';
import { addsUp, totalsOf } from './totals.ts';

const match = playMatch(7);
const FILES: [name: string, file: (match: PlayedMatch) => unknown][] = [
  ['FIBA LiveStats', fibaFile],
  ['KeyFacts of the federation', (played) => febFile(played, 'KeyFacts')],
];

function sheetOf(file: unknown) {
  const feed = readFeed(file);
  if (!feed) throw new Error('not a feed');
  return feed.sheet;
}

describe.each(FILES)('a match from %s', (_name, fileOf) => {
  const sheet = sheetOf(fileOf(match));

  test('has the points of its events, by player, period and side', () => {
    for (const [side, team] of [
      [1, sheet.home],
      [2, sheet.away],
    ] as const) {
      expect(team.points).toBe(match.points[side]);
      expect(team.periods).toEqual(match.periods[side]);
      expect(team.players.map(({ points }) => points)).toEqual(
        team.players.map((_player, index) => lineOf(match, side, index).points),
      );
    }
    expect(addsUp(sheet)).toBe(true);
    expect(sheet.isFinal).toBe(true);
  });

  test('keeps the shirts «00» and «0» apart, and knows who began', () => {
    expect(sheet.home.players.map(({ shirt }) => shirt).slice(0, 2)).toEqual(['00', '0']);
    expect(sheet.away.players.filter(({ isStarter }) => isStarter)).toHaveLength(5);
  });

  test('has its events in the order of play, overtime last, with the score after each', () => {
    const throws = sheet.plays.filter(({ kind }) => kind !== 'other' && kind !== 'periodEnd');
    expect(throws.map(({ period, left }) => [period, left])).toEqual(
      match.events.map(({ period, left }) => [period, left]),
    );
    expect(sheet.plays.at(-1)).toMatchObject({ period: 5, home: match.points[1], away: match.points[2] });
    const scoring = throws.filter(
      ({ kind, isMade }) => isMade && ['two', 'three', 'freeThrow'].includes(kind),
    );
    const worth = { two: 2, three: 3, freeThrow: 1 } as const;
    expect(scoring.reduce((sum, { kind }) => sum + worth[kind as keyof typeof worth], 0)).toBe(
      match.points[1] + match.points[2],
    );
  });

  test('has its shots at one basket, whichever end the team attacked', () => {
    expect(sheet.shots).toHaveLength(match.events.filter(({ kind }) => kind === 'shot').length);
    expect(sheet.shots.every(({ x }) => x <= 25)).toBe(true);
  });
});

test('a box score without play by play has the same players', () => {
  const box = sheetOf(febFile(match, 'BoxScore'));
  expect(box.plays).toEqual([]);
  expect(box.home.players).toEqual(sheetOf(febFile(match, 'KeyFacts')).home.players);
});

test('rebounds that no player is charged with are the team’s', () => {
  const file = fibaFile(match);
  const players = match.events.filter(
    ({ side, kind, isOffensive }) => side === 1 && kind === 'rebound' && isOffensive,
  );
  const { home } = sheetOf({
    ...file,
    tm: { ...file.tm, '1': { ...file.tm['1'], tot_sReboundsOffensive: players.length + 3 } },
  });
  expect(home.team.reboundsOffensive).toBe(3);
  expect(totalsOf(home).reboundsOffensive).toBe(players.length + 3);
});

test('one quarter may be an object instead of a list', () => {
  const first = playMatch(3, 1);
  const file = febFile(first, 'KeyFacts');
  const [quarter] = file.HEADER.QUARTERS.QUARTER;
  const { home } = sheetOf({ ...file, HEADER: { ...file.HEADER, QUARTERS: { QUARTER: quarter } } });
  expect(home.periods).toEqual(first.periods[1]);
});

test('erased lines do not count', () => {
  const file = febFile(match, 'KeyFacts');
  const lines = file.PLAYBYPLAY?.LINES ?? [];
  const erased = lines.map((line, index) => (index === 0 ? { ...line, deleted: '1' } : line));
  expect(sheetOf({ ...file, PLAYBYPLAY: { LINES: erased } }).plays).toHaveLength(lines.length - 1);
});

/** A copy with one value somewhere replaced, removed or repeated. */
function mutated(value: unknown, random: () => number): unknown {
  const odd = [null, '', '-1', 'NaN', 1e300, -5, {}, [], '９', '\u0000', true, '1:2:3', 'x'.repeat(1000)];
  if (typeof value !== 'object' || value === null || random() < 0.03)
    return odd[Math.floor(random() * odd.length)];
  const keys = Object.keys(value);
  const key = keys[Math.floor(random() * keys.length)];
  if (key === undefined) return null;
  const child = mutated((value as Record<string, unknown>)[key], random);
  return Array.isArray(value) ? value.with(Number(key), child) : { ...value, [key]: child };
}

test('ten thousand damaged files are read or refused, and no figure is out of range', () => {
  const random = chance(11);
  // Few events, since each file is read in full.
  const quarter = playedUntil(playMatch(5, 1), 8);
  const files = [fibaFile(quarter), febFile(quarter, 'KeyFacts'), febFile(quarter, 'BoxScore')];
  for (let round = 0; round < 10_000; round += 1) {
    let file: unknown = files[round % files.length];
    for (let changes = 0; changes < 1 + (round % 4); changes += 1) file = mutated(file, random);
    const feed = readFeed(file);
    const players = feed ? [...feed.sheet.home.players, ...feed.sheet.away.players] : [];
    const odd = players.filter(
      ({ points, name }) => !(points >= 0 && points < 1_000_000) || /\p{Cc}/u.test(name),
    );
    expect(odd).toEqual([]);
  }
});

test('ten thousand damaged messages of a TV feed are read or ignored, and the next good ones mend all', () => {
  const random = chance(13);
  const quarter = playMatch(5, 1);
  const messages = tvMessages(quarter);
  const feed = new TvFeed();
  for (let round = 0; round < 10_000; round += 1) {
    feed.apply(mutated(messages[round % messages.length], random));
    if (round % 50 > 0) continue;
    const sheet = feed.sheet();
    const players = sheet ? [...sheet.home.players, ...sheet.away.players] : [];
    expect(players.filter(({ points }) => !(points >= 0 && points < 1_000_000))).toEqual([]);
  }
  for (const message of messages) feed.apply(message);
  const sheet = feed.sheet();
  expect(sheet).toMatchObject({ home: { points: quarter.points[1] }, away: { points: quarter.points[2] } });
  expect(sheet?.plays.filter(({ kind }) => kind !== 'other')).toHaveLength(quarter.events.length);
});

test('a TV feed of another program says the same of a match', () => {
  const read = (messages: readonly object[]) => {
    const feed = new TvFeed();
    for (const message of messages) feed.apply(message);
    return feed.sheet();
  };
  const usual = read(tvMessages(match));
  const other = read(otherTvMessages(match));
  const inOtherWords = ({ players, team, ...sheet }: TeamSheet) => ({
    ...sheet,
    players: players.map((player) => ({ ...player, seconds: 25.5 * 60 })),
    team: { ...team, reboundsOffensive: 3, turnovers: 2 },
  });
  expect(usual?.plays.length).toBeGreaterThan(100);
  expect(other).toEqual(
    usual && { ...usual, home: inOtherWords(usual.home), away: inOtherWords(usual.away) },
  );
});

test('a file without the points of the overtime has them in its plays', () => {
  const file = fibaFile(match);
  const { p5_score: _home, ...home } = file.tm['1'] as Record<string, unknown>;
  const { p5_score: _away, ...away } = file.tm['2'] as Record<string, unknown>;
  const { sheet } = readFeed({ ...file, tm: { '1': home, '2': away } }) ?? {};
  expect(sheet?.home.periods).toEqual(match.periods[1]);
  expect(sheet?.away.periods).toEqual(match.periods[2]);
});

test.each([
  ['names that were encoded twice', 'JosÃ© NÃºÃ±ez', 'José Núñez'],
  ['names that were encoded once', 'José Núñez', 'José Núñez'],
  ['names that only look so', 'SÃO Ânia', 'SÃO Ânia'],
])('%s', (_what, written, shown) => {
  const file = fibaFile(match);
  const player = { name: written, shirtNumber: '9', starter: 1, sMinutes: '10:00' };
  const { sheet } =
    readFeed({ ...file, tm: { ...file.tm, '1': { ...file.tm['1'], pl: { '1': player } } } }) ?? {};
  expect(sheet?.home.players.map(({ name }) => name)).toEqual([shown]);
});
