import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { ChartColour } from '../../ui/charts/chart-colours.ts';
import { DonutChart } from '../../ui/charts/DonutChart.tsx';
import { ChartCard } from './ChartCard.tsx';
import { counted } from './period-words.ts';

export const PassesChart_status = graphql(`
  fragment PassesChart_status on AnalyticsCount {
    name
    count
  }
`);

/** Labels of the states. */
const STATUSES: Readonly<Record<string, { label: string; colour: ChartColour }>> = {
  pending: { label: 'Pendiente', colour: 'warn' },
  processed: { label: 'Procesado', colour: 'sea' },
  verified: { label: 'Verificado', colour: 'ok' },
  error: { label: 'Error', colour: 'error' },
};
const UNKNOWN = { label: 'Desconocido', colour: 'muted' } as const;

interface PassesChartProps {
  statuses: readonly FragmentType<typeof PassesChart_status>[];
  fileName: string;
}

/** The states of the uploaded season passes. */
export function PassesChart({ statuses: keys, fileName }: PassesChartProps) {
  const statuses = keys
    .map((key) => getFragment(PassesChart_status, key))
    .map(({ name, count }) => ({ ...(STATUSES[name] ?? UNKNOWN), name, value: count }));
  const total = statuses.reduce((sum, { value }) => sum + value, 0);
  const waiting = statuses.find(({ name }) => name === 'pending')?.value ?? 0;
  return (
    <ChartCard
      title="Abonos subidos por estado"
      summary={`${counted(total, 'abono subido', 'abonos subidos')} en el periodo; ${counted(waiting, 'espera', 'esperan')} revisión.`}
      isEmpty={total === 0}
      table={{ header: ['Estado', 'Abonos'], rows: statuses.map(({ label, value }) => [label, value]) }}
      fileName={fileName}
    >
      <DonutChart
        name="Abonos subidos por estado"
        unit={total === 1 ? 'abono' : 'abonos'}
        segments={statuses}
      />
    </ChartCard>
  );
}
