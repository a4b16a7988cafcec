import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { BarRows } from '../../ui/charts/BarRows.tsx';
import { percentText } from '../../ui/charts/scale.ts';
import { ChartCard } from './ChartCard.tsx';
import { counted } from './period-words.ts';

export const FansChart_level = graphql(`
  fragment FansChart_level on AnalyticsCount {
    name
    count
  }
`);

interface FansChartProps {
  levels: readonly FragmentType<typeof FansChart_level>[];
  fileName: string;
}

/** The number of fans on each level. */
export function FansChart({ levels: keys, fileName }: FansChartProps) {
  const levels = keys.map((key) => getFragment(FansChart_level, key));
  const fans = levels.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartCard
      title="Aficionados por nivel"
      summary={`${counted(fans, 'persona', 'personas')} con puntos a día de hoy, sea cual sea el periodo.`}
      isEmpty={fans === 0}
      table={{ header: ['Nivel', 'Personas'], rows: levels.map(({ name, count }) => [name, count]) }}
      fileName={fileName}
    >
      <BarRows
        name="Aficionados por nivel"
        rows={levels.map(({ name, count }) => ({
          key: name,
          label: name,
          figure: `${count} · ${percentText(count, fans)}`,
          segments: [{ label: name, colour: 'sea', value: count }],
        }))}
      />
    </ChartCard>
  );
}
