import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { BarRows, ChartLegend } from '../../ui/charts/BarRows.tsx';
import { percentText } from '../../ui/charts/scale.ts';
import { formatDay, formatNumericDate } from '../../ui/dates.ts';
import { formatEuros, formatNumber } from '../../ui/text.ts';
import { ChartCard } from './ChartCard.tsx';
import { counted } from './period-words.ts';

export const MatchSalesChart_match = graphql(`
  fragment MatchSalesChart_match on AnalyticsMatch {
    matchId
    opponent
    competition
    matchDate
    soldInPeriod
    sold
    takings
    available
  }
`);

interface MatchSalesChartProps {
  matches: readonly FragmentType<typeof MatchSalesChart_match>[];
  fileName: string;
}

const LEGEND = [
  { label: 'Vendidas en el periodo', colour: 'accent' },
  { label: 'Vendidas fuera de él', colour: 'sea' },
  { label: 'Libres', colour: 'faint' },
] as const;

/** More bars could not be told apart; the table has all of them. */
const MATCHES_DRAWN = 10;

/** The tickets sold for each home match, and its number of seats. */
export function MatchSalesChart({ matches: keys, fileName }: MatchSalesChartProps) {
  const matches = keys.map((key) => getFragment(MatchSalesChart_match, key));
  const drawn = matches.slice(-MATCHES_DRAWN);
  const sold = matches.reduce((sum, { soldInPeriod }) => sum + soldInPeriod, 0);
  const hidden = matches.length - drawn.length;
  return (
    <ChartCard
      title="Entradas por partido"
      summary={
        `${counted(sold, 'entrada', 'entradas')} del periodo en ${counted(matches.length, 'partido', 'partidos')} en casa.` +
        (hidden > 0 ? ` Se dibujan los ${MATCHES_DRAWN} últimos; la tabla los tiene todos.` : '')
      }
      isEmpty={matches.length === 0}
      table={{
        header: [
          'Partido',
          'Fecha',
          'Competición',
          'Vendidas en el periodo',
          'Vendidas en total',
          'Recaudación (€)',
          'Libres',
        ],
        rows: matches.map((match) => [
          match.opponent,
          formatNumericDate(match.matchDate),
          match.competition,
          match.soldInPeriod,
          match.sold,
          Number(match.takings),
          match.available,
        ]),
      }}
      fileName={fileName}
    >
      <div className="grid gap-4">
        <ChartLegend items={LEGEND} />
        <BarRows
          name="Entradas por partido"
          whole
          rows={drawn.map(
            ({ matchId, opponent, matchDate, soldInPeriod, sold: inAll, takings, available }) => ({
              key: matchId,
              label: (
                <>
                  {opponent} <span className="font-normal text-muted">· {formatDay(matchDate)}</span>
                </>
              ),
              figure: `${formatNumber(inAll)} de ${formatNumber(inAll + available)}`,
              note: `${counted(soldInPeriod, 'vendida', 'vendidas')} en el periodo · ${percentText(inAll, inAll + available)} ocupado · ${formatEuros(takings)}`,
              segments: [
                { ...LEGEND[0], value: soldInPeriod },
                { ...LEGEND[1], value: inAll - soldInPeriod },
                { ...LEGEND[2], value: available },
              ],
            }),
          )}
        />
      </div>
    </ChartCard>
  );
}
