import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';

export const CalendarStats_stats = graphql(`
  fragment CalendarStats_stats on CalendarStats {
    total
    homeMatches
    awayMatches
    competitions
  }
`);

/** The four figures above the calendar; their space is reserved while loading. */
export function CalendarStats(props: { stats: FragmentType<typeof CalendarStats_stats> | undefined }) {
  const stats = getFragment(CalendarStats_stats, props.stats);
  const figures = [
    { label: 'Partidos', value: stats?.total },
    { label: 'En casa', value: stats?.homeMatches },
    { label: 'Fuera', value: stats?.awayMatches },
    { label: 'Competiciones', value: stats?.competitions.length },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-hairline bg-hairline sm:max-md:grid-cols-4 lg:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-2 bg-board px-[min(1rem,5vw)] py-3.5 sm:py-4"
        >
          <dt className="caption text-muted">{label}</dt>
          <dd className="figure min-h-[1em] text-[2.25rem] text-coral-bright sm:text-[2.75rem]">
            {value ?? <span className="opacity-30">··</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
