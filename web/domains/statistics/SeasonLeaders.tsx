import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import type { SeasonLeadersQuery } from '../../gql/graphql.ts';
import { averageText } from './statistics-words.ts';

const LeadersQuery = graphql(`
  query SeasonLeaders($season: Int) {
    seasonRecords(season: $season) {
      season
      games
      playerId
      name
      totals {
        points
        reboundsOffensive
        reboundsDefensive
        assists
      }
    }
  }
`);

type Record = SeasonLeadersQuery['seasonRecords'][number];

const SHOWN = 5;
const FIGURES: readonly { label: string; of: (totals: Record['totals']) => number }[] = [
  { label: 'Puntos por partido', of: ({ points }) => points },
  {
    label: 'Rebotes por partido',
    of: ({ reboundsOffensive, reboundsDefensive }) => reboundsOffensive + reboundsDefensive,
  },
  { label: 'Asistencias por partido', of: ({ assists }) => assists },
];

/**
 * The best players of a season by points, rebounds and assists; nothing before there are statistics.
 * @param season null for the last one with statistics
 */
export function SeasonLeaders({ season }: { season: number | null }) {
  const [{ data }] = useQuery({ query: LeadersQuery, variables: { season } });
  const records = data?.seasonRecords ?? [];
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="lideres" className="grid gap-5">
      <h2 id="lideres" className="display text-display-sm">
        Líderes de la temporada {records[0]?.season}
      </h2>
      <div className="grid gap-5 md:grid-cols-3">
        {FIGURES.map(({ label, of }) => {
          const average = ({ totals, games }: Record) => of(totals) / games;
          return (
            <div key={label} className="grid content-start gap-2">
              <h3 className="caption text-muted">{label}</h3>
              <ol className="border-b border-hairline">
                {records
                  .toSorted((one, two) => average(two) - average(one))
                  .slice(0, SHOWN)
                  .map((record) => (
                    <li
                      key={record.playerId}
                      className="flex items-baseline justify-between gap-3 border-t border-hairline py-2"
                    >
                      <Link
                        to={`/jugadores/${record.playerId}`}
                        className="font-semibold underline-offset-4 hover:underline"
                      >
                        {record.name}
                      </Link>
                      <span className="figure text-xl">{averageText(of(record.totals), record.games)}</span>
                    </li>
                  ))}
              </ol>
            </div>
          );
        })}
      </div>
    </section>
  );
}
