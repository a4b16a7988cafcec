import { roundOf } from '../../api/club/match-round.input.ts';
import type { Prisma } from '../../api/platform/database/generated/prisma/client.ts';
import type { MatchRow } from './matches.ts';
import { opponents } from './teams.ts';

/** How good each rival is, in points; the club is about 0. */
const STRENGTH: readonly number[] = [3, 6, -5, 1, -7, 2, -2, 5, -4, 0, 4, -6, -1, 7, -3];

/** Games of a round between teams of an odd number: by their places, the sum of which is twice the round. */
const HALF = 7;

/**
 * The games between the rivals in the rounds that the club has played. The club meets the rivals in the same order in both
 * halves of the league, so the others pair up around that order: each two of them meet once in each half.
 * @returns none if the rounds of the season are not complete
 * @param matches the club's league matches of one season, by date
 * @param ids the ids of the teams by their names
 */
export function leagueGames(
  matches: readonly MatchRow[],
  ids: ReadonlyMap<string, number>,
): Omit<Prisma.LeagueGameCreateManyInput, 'editionId'>[] {
  const rounds = matches.flatMap((match) => {
    const number = Number(/^Jornada (\d+)$/.exec(roundOf(match.subject) ?? '')?.[1]);
    return Number.isNaN(number) ? [] : [{ ...match, number }];
  });
  const order = rounds
    .filter(({ number }) => number <= ids.size)
    .toSorted((a, b) => a.number - b.number)
    .map(({ opponent }) => opponent);
  // A demonstration that starts within the season of the fixtures has some rounds twice, or not all of the first half.
  if (new Set(order).size !== ids.size || order.length !== ids.size) return [];
  const played = rounds.filter(({ status }) => status === 'finished');
  return played.flatMap(({ number, matchDate }) =>
    Array.from({ length: HALF }, (_, index) => {
      const count = order.length;
      const middle = number - 1 + 5 * count;
      const [one, other] = [(middle + index + 1) % count, (middle - index - 1) % count];
      const isSwapped = index % 2 === 0 ? number <= count : number > count;
      const [home = '', away = ''] = isSwapped ? [order[other], order[one]] : [order[one], order[other]];
      return {
        round: number,
        playedAt: matchDate,
        homeTeamId: ids.get(home) ?? 0,
        awayTeamId: ids.get(away) ?? 0,
        ...result(home, away, number),
      };
    }),
  );
}

const NAMES = Object.values(opponents).map(({ name }) => name);

/** A believable score, the same for every run: the strength of both, the court, and the luck of the day. */
function result(home: string, away: string, round: number) {
  const [one, other] = [NAMES.indexOf(home), NAMES.indexOf(away)];
  const luck = ((one * 31 + other * 17 + round * 7) % 25) - 12;
  const margin = (STRENGTH[one] ?? 0) - (STRENGTH[other] ?? 0) + 3 + luck || 2;
  const lower = 66 + ((one * 13 + other * 5 + round * 3) % 20);
  return margin > 0
    ? { homePoints: lower + margin, awayPoints: lower }
    : { homePoints: lower, awayPoints: lower - margin };
}
