import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { StatLine_LineFragment } from '../../gql/graphql.ts';
import { StatLine_line } from './BoxScore.tsx';
import { shareText } from './statistics-words.ts';

export const TeamComparison_team = graphql(`
  fragment TeamComparison_team on TeamSheet {
    players {
      key
      name
      line {
        ...StatLine_line
      }
    }
    totals {
      ...StatLine_line
    }
  }
`);

type Team = FragmentType<typeof TeamComparison_team>;
type Line = StatLine_LineFragment;

const rebounds = ({ reboundsOffensive, reboundsDefensive }: Line) => reboundsOffensive + reboundsDefensive;
const share = ({ made, attempted }: { made: number; attempted: number }) =>
  attempted === 0 ? 0 : made / attempted;

/** `text` is shown, `size` draws the bar. */
const ROWS: readonly {
  label: string;
  size: (line: Line) => number;
  text: (line: Line) => string | number;
}[] = [
  { label: 'Tiros de dos', size: ({ twos }) => share(twos), text: ({ twos }) => shareText(twos) },
  { label: 'Triples', size: ({ threes }) => share(threes), text: ({ threes }) => shareText(threes) },
  {
    label: 'Tiros libres',
    size: ({ freeThrows }) => share(freeThrows),
    text: ({ freeThrows }) => shareText(freeThrows),
  },
  { label: 'Rebotes', size: rebounds, text: rebounds },
  { label: 'Asistencias', size: ({ assists }) => assists, text: ({ assists }) => assists },
  { label: 'Recuperaciones', size: ({ steals }) => steals, text: ({ steals }) => steals },
  { label: 'Pérdidas', size: ({ turnovers }) => turnovers, text: ({ turnovers }) => turnovers },
  { label: 'Tapones', size: ({ blocks }) => blocks, text: ({ blocks }) => blocks },
  { label: 'Faltas', size: ({ fouls }) => fouls, text: ({ fouls }) => fouls },
];

const LEADERS: readonly { label: string; of: (line: Line) => number }[] = [
  { label: 'Puntos', of: ({ points }) => points },
  { label: 'Rebotes', of: rebounds },
  { label: 'Asistencias', of: ({ assists }) => assists },
];

interface Props {
  teams: { home: string; away: string };
  home: Team;
  away: Team;
}

/** The figures of both teams side by side, and who was the best of each. */
export function TeamComparison({ teams, ...sides }: Props) {
  const home = getFragment(TeamComparison_team, sides.home);
  const away = getFragment(TeamComparison_team, sides.away);
  const lines = {
    home: getFragment(StatLine_line, home.totals),
    away: getFragment(StatLine_line, away.totals),
  };
  return (
    <div className="grid gap-8 pt-5 lg:grid-cols-2 lg:gap-14">
      <table className="w-full self-start">
        <caption className="sr-only">Comparación de los equipos</caption>
        <thead>
          <tr className="caption text-muted">
            <th scope="col" className="pb-2 text-left">
              {teams.home}
            </th>
            <th scope="col" className="pb-2">
              <span className="sr-only">Dato</span>
            </th>
            <th scope="col" className="pb-2 text-right">
              {teams.away}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, size, text }) => {
            const [left, right] = [size(lines.home), size(lines.away)];
            return (
              <tr key={label}>
                <td className="w-16 border-t border-hairline py-2 text-left font-bold tabular-nums">
                  {text(lines.home)}
                </td>
                <th scope="row" className="border-t border-hairline px-3 py-2 text-center font-normal">
                  {label}
                  <span aria-hidden="true" className="mt-1 flex h-1.5 gap-0.5 overflow-hidden rounded-sm">
                    <span className="bg-accent" style={{ flexGrow: left || (right ? 0 : 1) }} />
                    <span className="bg-fg/25" style={{ flexGrow: right || (left ? 0 : 1) }} />
                  </span>
                </th>
                <td className="w-16 border-t border-hairline py-2 text-right font-bold tabular-nums">
                  {text(lines.away)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="grid content-start gap-5">
        <h3 className="headline text-2xl">Los mejores</h3>
        <dl className="grid gap-4">
          {LEADERS.map(({ label, of }) => (
            <div key={label} className="grid gap-1 border-t border-hairline pt-3">
              <dt className="caption text-muted">{label}</dt>
              {([home, away] as const).map((team, index) => {
                const best = team.players
                  .map(({ name, line }) => ({ name, amount: of(getFragment(StatLine_line, line)) }))
                  .toSorted((one, two) => two.amount - one.amount)[0];
                return (
                  best && (
                    <dd key={index} className="flex justify-between gap-3">
                      <span>
                        {best.name}{' '}
                        <span className="text-muted">· {index === 0 ? teams.home : teams.away}</span>
                      </span>
                      <strong className="tabular-nums">{best.amount}</strong>
                    </dd>
                  )
                );
              })}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
