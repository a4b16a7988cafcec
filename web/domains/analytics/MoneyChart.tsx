import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { AnalyticsBucket } from '../../gql/graphql.ts';
import type { TimeChartProps } from '../../ui/charts/TimeChart.tsx';
import { formatEuros } from '../../ui/text.ts';
import { SeriesCard } from './SeriesChart.tsx';

export const MoneyChart_money = graphql(`
  fragment MoneyChart_money on AnalyticsMoney {
    total
    previous
    points {
      from
      until
      value
    }
  }
`);

interface MoneyChartProps extends Pick<TimeChartProps, 'colour'> {
  title: string;
  money: FragmentType<typeof MoneyChart_money>;
  bucket: AnalyticsBucket;
  /** What is counted. */
  note: string;
  fileName: string;
}

/** An amount of euros over the period. */
export function MoneyChart({ money, note, ...card }: MoneyChartProps) {
  const { total, previous, points } = getFragment(MoneyChart_money, money);
  return (
    <SeriesCard
      {...card}
      series={{
        total: Number(total),
        previous: Number(previous),
        points: points.map(({ value, ...days }) => ({ ...days, value: Number(value) })),
      }}
      format={formatEuros}
      describe={formatEuros}
      summary={(now, before) => `${now} en el periodo; ${before} en el de comparación. ${note}`}
    />
  );
}
