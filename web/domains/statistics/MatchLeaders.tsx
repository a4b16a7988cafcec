import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { MatchLeaders_TeamFragment } from '../../gql/graphql.ts';
import { leaderOf } from './leader-of.ts';

export const MatchLeaders_team = graphql(`
  fragment MatchLeaders_team on TeamSheet {
    players {
      key
      name
      line {
        points
        reboundsOffensive
        reboundsDefensive
        assists
      }
    }
  }
`);

type Player = MatchLeaders_TeamFragment['players'][number];

const FIGURES: readonly { label: string; of: (player: Player) => number }[] = [
  { label: 'Puntos', of: ({ line }) => line.points },
  { label: 'Rebotes', of: ({ line }) => line.reboundsOffensive + line.reboundsDefensive },
  { label: 'Asistencias', of: ({ line }) => line.assists },
];

interface MatchLeadersProps {
  teams: { home: string; away: string };
  home: FragmentType<typeof MatchLeaders_team>;
  away: FragmentType<typeof MatchLeaders_team>;
}

/** Who has the most points, rebounds and assists of each team. */
export function MatchLeaders({ teams, ...sides }: MatchLeadersProps) {
  const home = getFragment(MatchLeaders_team, sides.home).players;
  const away = getFragment(MatchLeaders_team, sides.away).players;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {FIGURES.map(({ label, of }) => (
        <div key={label} className="grid content-start gap-2 rounded-md border border-hairline p-4">
          <dt className="caption text-muted">{label}</dt>
          {[
            { team: teams.home, leader: leaderOf(home, of) },
            { team: teams.away, leader: leaderOf(away, of) },
          ].map(({ team, leader }) => (
            <dd key={team} className="grid grid-cols-[2.5rem_1fr] items-baseline gap-2">
              <span className="figure text-2xl">{leader ? of(leader.first) : '–'}</span>
              <span className="min-w-0">
                <span className="block truncate font-semibold">
                  {leader ? leader.first.name : 'Nadie todavía'}
                  {leader && leader.others > 0 && ` y ${leader.others} más`}
                </span>
                <span className="block truncate text-sm text-muted">{team}</span>
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
