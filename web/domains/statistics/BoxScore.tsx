import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { StatLine_LineFragment } from '../../gql/graphql.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { clockText, throwsText } from './statistics-words.ts';

export const StatLine_line = graphql(`
  fragment StatLine_line on StatLine {
    seconds
    points
    twos {
      made
      attempted
    }
    threes {
      made
      attempted
    }
    freeThrows {
      made
      attempted
    }
    reboundsOffensive
    reboundsDefensive
    assists
    steals
    turnovers
    blocks
    fouls
  }
`);

export const BoxScore_team = graphql(`
  fragment BoxScore_team on TeamSheet {
    players {
      key
      shirt
      name
      isStarter
      plusMinus
      rating
      line {
        ...StatLine_line
      }
    }
    totals {
      ...StatLine_line
    }
  }
`);

type Line = StatLine_LineFragment;

const COLUMNS: readonly { short: string; name: string; value: (line: Line) => string | number }[] = [
  { short: 'PTS', name: 'Puntos', value: ({ points }) => points },
  { short: 'T2', name: 'Tiros de dos', value: ({ twos }) => throwsText(twos) },
  { short: 'T3', name: 'Triples', value: ({ threes }) => throwsText(threes) },
  { short: 'TL', name: 'Tiros libres', value: ({ freeThrows }) => throwsText(freeThrows) },
  { short: 'RO', name: 'Rebotes en ataque', value: ({ reboundsOffensive }) => reboundsOffensive },
  { short: 'RD', name: 'Rebotes en defensa', value: ({ reboundsDefensive }) => reboundsDefensive },
  { short: 'AS', name: 'Asistencias', value: ({ assists }) => assists },
  { short: 'BR', name: 'Balones recuperados', value: ({ steals }) => steals },
  { short: 'BP', name: 'Balones perdidos', value: ({ turnovers }) => turnovers },
  { short: 'TP', name: 'Tapones', value: ({ blocks }) => blocks },
  { short: 'FP', name: 'Faltas', value: ({ fouls }) => fouls },
];

const HEAD = 'caption px-2 py-2 text-center font-bold text-muted';
const CELL = 'border-t border-hairline px-2 py-2 text-center whitespace-nowrap tabular-nums';
const NAME = 'sticky left-0 bg-canvas text-left';

/** The players of a team with their figures: first those who began, then by minutes. Who did not play is at the end. */
export function BoxScore(props: { title: string; team: FragmentType<typeof BoxScore_team> }) {
  const team = getFragment(BoxScore_team, props.team);
  const players = team.players
    .map(({ line, ...player }) => ({ ...player, line: getFragment(StatLine_line, line) }))
    .toSorted(
      (one, two) => Number(two.isStarter) - Number(one.isStarter) || two.line.seconds - one.line.seconds,
    );
  const totals = getFragment(StatLine_line, team.totals);
  return (
    <div className="grid gap-3">
      <h3 className="headline text-2xl">{props.title}</h3>
      <ScrollRegion label={`Jugadores de ${props.title}`}>
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">Estadísticas de {props.title}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} ${NAME}`}>
                Jugador
              </th>
              <th scope="col" className={HEAD}>
                <abbr title="Minutos" className="no-underline">
                  MIN
                </abbr>
              </th>
              {COLUMNS.map(({ short, name }) => (
                <th key={short} scope="col" className={HEAD}>
                  <abbr title={name} className="no-underline">
                    {short}
                  </abbr>
                </th>
              ))}
              <th scope="col" className={HEAD}>
                <abbr title="Puntos a favor menos en contra con el jugador en pista" className="no-underline">
                  +/−
                </abbr>
              </th>
              <th scope="col" className={HEAD}>
                <abbr title="Valoración" className="no-underline">
                  VAL
                </abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.key} className={player.line.seconds === 0 ? 'text-muted' : undefined}>
                <th scope="row" className={`${CELL} ${NAME} font-normal`}>
                  <span className="inline-block w-7 text-muted tabular-nums">{player.shirt}</span>{' '}
                  {player.name}
                  {player.isStarter && (
                    <span className="text-accent-text" title="Titular">
                      {' '}
                      *<span className="sr-only"> titular</span>
                    </span>
                  )}
                </th>
                <td className={CELL}>{clockText(player.line.seconds)}</td>
                {COLUMNS.map(({ short, value }) => (
                  <td key={short} className={`${CELL} ${short === 'PTS' ? 'font-bold' : ''}`}>
                    {value(player.line)}
                  </td>
                ))}
                <td className={CELL}>{signed(player.plusMinus)}</td>
                <td className={CELL}>{player.rating ?? '–'}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="font-bold">
            <tr>
              <th scope="row" className={`${CELL} ${NAME}`}>
                Total
              </th>
              <td className={CELL}>{clockText(totals.seconds)}</td>
              {COLUMNS.map(({ short, value }) => (
                <td key={short} className={CELL}>
                  {value(totals)}
                </td>
              ))}
              <td className={CELL} colSpan={2}>
                –
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </div>
  );
}

const signed = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : value > 0 ? `+${value}` : String(value);
