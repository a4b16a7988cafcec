import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { periodName, periodShortName } from './period-names.ts';

export const QuarterTable_match = graphql(`
  fragment QuarterTable_match on Match {
    homeTeam
    awayTeam
    homeAbbreviation
    awayAbbreviation
    periods {
      home
      away
    }
  }
`);

const CELL = 'px-2 py-2 text-center tabular-nums sm:px-3.5';

/** The points by quarter, as under a scoreboard; nothing if they were not recorded. */
export function QuarterTable(props: { match: FragmentType<typeof QuarterTable_match> }) {
  const match = getFragment(QuarterTable_match, props.match);
  const { periods } = match;
  if (periods.length === 0) return null;
  const sides = [
    { side: 'home', team: match.homeTeam, abbreviation: match.homeAbbreviation },
    { side: 'away', team: match.awayTeam, abbreviation: match.awayAbbreviation },
  ] as const;
  return (
    <ScrollRegion label="Puntos por cuartos" className="mx-auto max-w-full rounded-sm">
      <table className="mx-auto border-separate border-spacing-0 rounded-sm border border-hairline bg-black/40 text-sm sm:text-base">
        <caption className="sr-only">Puntos por cuartos</caption>
        <thead className="caption text-muted">
          <tr>
            <th scope="col" className="px-3 py-2 text-left sm:px-4">
              <span className="sr-only">Equipo</span>
            </th>
            {periods.map((_period, index) => (
              <th key={index} scope="col" className={CELL}>
                <span aria-hidden="true">{periodShortName(index)}</span>
                <span className="sr-only">{periodName(index)}</span>
              </th>
            ))}
            <th scope="col" className={CELL}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ side, team, abbreviation }) => (
            <tr key={side}>
              <th
                scope="row"
                className="border-t border-hairline px-3 py-2 text-left font-display font-bold sm:px-4"
              >
                <abbr title={team} className="no-underline">
                  {abbreviation}
                </abbr>
              </th>
              {periods.map((period, index) => (
                <td key={index} className={`${CELL} border-t border-hairline`}>
                  {period[side]}
                </td>
              ))}
              <td className={`${CELL} border-t border-hairline font-bold text-coral-bright`}>
                {periods.reduce((sum, period) => sum + period[side], 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
