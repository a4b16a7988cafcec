import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { StatLine_LineFragment } from '../../gql/graphql.ts';
import { formatNumericDate } from '../../ui/dates.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { StatLine_line } from './BoxScore.tsx';
import { averageText, clockText, shareText, throwsText } from './statistics-words.ts';

export const PlayerRecord_player = graphql(`
  fragment PlayerRecord_player on Player {
    name
    seasons {
      season
      games
      starts
      totals {
        ...StatLine_line
      }
    }
    games {
      key
      hasPlayed
      rating
      line {
        ...StatLine_line
      }
      match {
        id
        opponent
        isHome
        matchDate
        result
      }
    }
  }
`);

type Line = StatLine_LineFragment;
interface Column {
  short: string;
  name: string;
  value: (line: Line, games: number) => string;
}

const rebounds = ({ reboundsOffensive, reboundsDefensive }: Line) => reboundsOffensive + reboundsDefensive;
const average = (short: string, name: string, of: (line: Line) => number): Column => ({
  short,
  name: `${name} por partido`,
  value: (line, games) => averageText(of(line), games),
});

const AVERAGES: readonly Column[] = [
  {
    short: 'MIN',
    name: 'Minutos por partido',
    value: ({ seconds }, games) => clockText(Math.round(seconds / games)),
  },
  average('PTS', 'Puntos', ({ points }) => points),
  average('REB', 'Rebotes', rebounds),
  average('AS', 'Asistencias', ({ assists }) => assists),
  average('BR', 'Balones recuperados', ({ steals }) => steals),
  average('BP', 'Balones perdidos', ({ turnovers }) => turnovers),
  average('TP', 'Tapones', ({ blocks }) => blocks),
  { short: 'T2', name: 'Acierto en tiros de dos', value: ({ twos }) => shareText(twos) },
  { short: 'T3', name: 'Acierto en triples', value: ({ threes }) => shareText(threes) },
  { short: 'TL', name: 'Acierto en tiros libres', value: ({ freeThrows }) => shareText(freeThrows) },
];

const GAME: readonly Column[] = [
  { short: 'MIN', name: 'Minutos', value: ({ seconds }) => clockText(seconds) },
  { short: 'PTS', name: 'Puntos', value: ({ points }) => String(points) },
  { short: 'T2', name: 'Tiros de dos', value: ({ twos }) => throwsText(twos) },
  { short: 'T3', name: 'Triples', value: ({ threes }) => throwsText(threes) },
  { short: 'TL', name: 'Tiros libres', value: ({ freeThrows }) => throwsText(freeThrows) },
  { short: 'REB', name: 'Rebotes', value: (line) => String(rebounds(line)) },
  { short: 'AS', name: 'Asistencias', value: ({ assists }) => String(assists) },
];

const HEAD = 'caption px-2 py-2 text-center font-bold text-muted';
const CELL = 'border-t border-hairline px-2 py-2 text-center whitespace-nowrap tabular-nums';
const NAME = 'sticky left-0 bg-canvas text-left';

/** A player's averages by season, and every game; nothing if there are none. */
export function PlayerRecord(props: { player: FragmentType<typeof PlayerRecord_player> }) {
  const { name, seasons, games } = getFragment(PlayerRecord_player, props.player);
  return (
    <>
      <section aria-labelledby="medias" className="grid gap-4">
        <h2 id="medias" className="display text-display-sm">
          Medias por temporada
        </h2>
        <ScrollRegion label={`Medias de ${name}`}>
          <table className="w-full border-separate border-spacing-0 text-sm">
            <caption className="sr-only">Medias de {name} por temporada</caption>
            <thead>
              <tr>
                <HeadCell short="Temporada" className={NAME} />
                <HeadCell short="PJ" name="Partidos jugados" />
                {AVERAGES.map((column) => (
                  <HeadCell key={column.short} {...column} />
                ))}
              </tr>
            </thead>
            <tbody>
              {seasons.map(({ season, games: played, totals }) => (
                <tr key={season}>
                  <th scope="row" className={`${CELL} ${NAME}`}>
                    {season}
                  </th>
                  <td className={CELL}>{played}</td>
                  {AVERAGES.map(({ short, value }) => (
                    <td key={short} className={`${CELL} ${short === 'PTS' ? 'font-bold' : ''}`}>
                      {value(getFragment(StatLine_line, totals), played)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </section>
      <section aria-labelledby="partidos" className="grid gap-4">
        <h2 id="partidos" className="display text-display-sm">
          Partido a partido
        </h2>
        <ScrollRegion label={`Partidos de ${name}`}>
          <table className="w-full border-separate border-spacing-0 text-sm">
            <caption className="sr-only">Partidos de {name}, el último primero</caption>
            <thead>
              <tr>
                <HeadCell short="Rival" className={NAME} />
                {GAME.map((column) => (
                  <HeadCell key={column.short} {...column} />
                ))}
                <HeadCell short="VAL" name="Valoración" />
              </tr>
            </thead>
            <tbody>
              {games.map(({ hasPlayed, rating, line, match }) => (
                <tr key={match.id}>
                  <th scope="row" className={`${CELL} ${NAME} font-normal`}>
                    <Link
                      to={`/partidos/${match.id}`}
                      className="font-semibold underline-offset-4 hover:underline"
                    >
                      {match.isHome ? '' : 'en '}
                      {match.opponent}
                    </Link>
                    <span className="block text-muted">
                      {formatNumericDate(match.matchDate)}
                      {match.result && ` · ${match.result}`}
                    </span>
                  </th>
                  {hasPlayed ? (
                    <>
                      {GAME.map(({ short, value }) => (
                        <td key={short} className={`${CELL} ${short === 'PTS' ? 'font-bold' : ''}`}>
                          {value(getFragment(StatLine_line, line), 1)}
                        </td>
                      ))}
                      <td className={CELL}>{rating ?? '–'}</td>
                    </>
                  ) : (
                    <td className={`${CELL} text-muted`} colSpan={GAME.length + 1}>
                      No jugó
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </section>
    </>
  );
}

function HeadCell({ short, name, className = '' }: { short: string; name?: string; className?: string }) {
  return (
    <th scope="col" className={`${HEAD} ${className}`}>
      {name ? (
        <abbr title={name} className="no-underline">
          {short}
        </abbr>
      ) : (
        short
      )}
    </th>
  );
}
