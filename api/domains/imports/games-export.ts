import { club } from '../../club/club.ts';
import { clubFormat } from '../../club/club-time.ts';
import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { derivedRound } from '../matches/match-subject.ts';
import { csvText } from './csv-text.ts';
import { knownGames, type Edition } from './known-games.ts';

const when = clubFormat(
  { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  'en-GB',
);

/** All games of a competition in a season as a CSV for Excel. Importing it again changes nothing. */
export async function exportGames(database: DatabaseTransaction, edition: Edition): Promise<string> {
  const { matches, games } = await knownGames(database, edition);
  const own = matches.map((match) => ({
    ...{
      round: derivedRound(match) ?? '',
      at: match.matchDate,
      result: match.result,
      location: match.location,
    },
    home: match.isHome ? club.name : match.opponent,
    away: match.isHome ? match.opponent : club.name,
  }));
  const others = games.map(({ round, playedAt, homeTeam, awayTeam, homePoints, awayPoints }) => ({
    round: String(round),
    at: playedAt,
    home: homeTeam.name,
    away: awayTeam.name,
    ...{ result: `${homePoints}-${awayPoints}`, location: null },
  }));
  return csvText(
    ['Jornada', 'Fecha', 'Local', 'Visitante', 'Resultado', 'Lugar'],
    [...own, ...others].map(({ round, at, home, away, result, location }) => [
      round.replace(/^jornada\s+/i, ''),
      when.format(at).replace(',', ''),
      ...[home, away, result, location],
    ]),
  );
}
