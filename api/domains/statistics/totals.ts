import type { MatchSheet, PlayerLine, StatLine, TeamSheet, Throws } from './sheet.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const throws = (of: readonly Throws[]): Throws => ({
  made: sum(of.map(({ made }) => made)),
  attempted: sum(of.map(({ attempted }) => attempted)),
});

/** The whole team's line: its players and what belongs to none of them. */
export function totalsOf({ players, team }: TeamSheet): StatLine {
  const all = (field: keyof { [K in keyof StatLine as StatLine[K] extends number ? K : never]: true }) =>
    sum(players.map((player) => player[field]));
  return {
    seconds: all('seconds'),
    points: all('points'),
    twos: throws(players.map(({ twos }) => twos)),
    threes: throws(players.map(({ threes }) => threes)),
    freeThrows: throws(players.map(({ freeThrows }) => freeThrows)),
    reboundsOffensive: all('reboundsOffensive') + team.reboundsOffensive,
    reboundsDefensive: all('reboundsDefensive') + team.reboundsDefensive,
    assists: all('assists'),
    steals: all('steals'),
    turnovers: all('turnovers') + team.turnovers,
    blocks: all('blocks'),
    blocksReceived: all('blocksReceived'),
    fouls: all('fouls') + team.fouls,
    foulsDrawn: all('foulsDrawn'),
  };
}

/** What a feed counts for the whole team and no player is charged with. */
export function withoutPlayers(
  whole: { [Field in keyof TeamSheet['team']]: number | null | undefined },
  players: readonly PlayerLine[],
): TeamSheet['team'] {
  const rest = (field: keyof TeamSheet['team']) =>
    Math.max(0, (whole[field] ?? 0) - sum(players.map((player) => player[field])));
  return {
    reboundsOffensive: rest('reboundsOffensive'),
    reboundsDefensive: rest('reboundsDefensive'),
    turnovers: rest('turnovers'),
    fouls: rest('fouls'),
  };
}

/** True if the points of the players, of the periods and of the score are the same on both sides. */
export function addsUp({ home, away }: Pick<MatchSheet, 'home' | 'away'>): boolean {
  return [home, away].every(({ points, periods, players }) => {
    const ofThrows = players.map(
      ({ twos, threes, freeThrows }) => 2 * twos.made + 3 * threes.made + freeThrows.made,
    );
    return [periods, players.map((player) => player.points), ofThrows].every(
      (parts) => sum(parts) === points,
    );
  });
}
