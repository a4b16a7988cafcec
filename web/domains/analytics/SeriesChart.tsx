import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { AnalyticsBucket } from '../../gql/graphql.ts';
import { TimeChart, type TimeChartProps } from '../../ui/charts/TimeChart.tsx';
import { formatNumber } from '../../ui/text.ts';
import { ChartCard } from './ChartCard.tsx';
import { BUCKET_NAMES, changeOf, numericDay, pointLabel, pointTick, type Days } from './period-words.ts';

export const SeriesChart_series = graphql(`
  fragment SeriesChart_series on AnalyticsSeries {
    total
    previous
    points {
      from
      until
      value
    }
  }
`);

interface SeriesChartProps extends SeriesLook {
  series: FragmentType<typeof SeriesChart_series>;
}

/** A figure over the period. */
export function SeriesChart({ series, ...look }: SeriesChartProps) {
  return <SeriesCard {...look} series={getFragment(SeriesChart_series, series)} />;
}

interface SeriesLook extends Pick<TimeChartProps, 'colour' | 'describe'> {
  title: string;
  bucket: AnalyticsBucket;
  shape?: TimeChartProps['shape'];
  /** The description, made from both totals in words. */
  summary?: (now: string, before: string) => string;
  /** The total in the largest letters: a whole number by default. */
  format?: (total: number) => string;
  fileName: string;
}

interface SeriesCardProps extends SeriesLook {
  series: { total: number; previous: number; points: readonly (Days & { value: number })[] };
}

const inThePeriod = (now: string, before: string) => `${now} en el periodo; ${before} en el de comparación.`;

/** The card of a figure over the period, whatever it counts. */
export function SeriesCard(props: SeriesCardProps) {
  const { title, bucket, shape = 'columns', colour, describe, summary = inThePeriod, fileName } = props;
  const { series, format = formatNumber } = props;
  const { total, previous, points } = series;
  return (
    <ChartCard
      title={title}
      figure={format(total)}
      change={changeOf(total, previous)}
      summary={summary(describe(total), describe(previous))}
      isEmpty={points.every(({ value }) => value === 0)}
      table={{
        header: [BUCKET_NAMES[bucket].heading, title],
        rows: points.map((point) => [pointLabel(point, bucket), point.value]),
      }}
      // Dates that a spreadsheet can sort and add up.
      exported={{
        header: ['Desde', 'Hasta', title],
        rows: points.map((point) => [numericDay(point.from), numericDay(point.until), point.value]),
      }}
      fileName={fileName}
    >
      <TimeChart
        name={title}
        shape={shape}
        describe={describe}
        {...(colour && { colour })}
        points={points.map((point) => ({
          label: pointLabel(point, bucket),
          tick: pointTick(point, bucket),
          value: point.value,
        }))}
      />
    </ChartCard>
  );
}
