import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { TeamsCompared_TeamFragment } from '../../gql/graphql.ts';
import { formatShortDate } from '../../ui/dates.ts';
import { FormMark } from '../standings/FormMark.tsx';

export const TeamsCompared_team = graphql(`
  fragment TeamsCompared_team on TeamContext {
    form {
      playedAt
      opponent
      isHome
      result
      won
      matchId
    }
    row {
      rank
      total {
        played
        won
        lost
        scored
        received
      }
      home {
        won
        lost
      }
      away {
        won
        lost
      }
    }
  }
`);

type Team = TeamsCompared_TeamFragment;
type Row = NonNullable<Team['row']>;

const record = ({ won, lost }: { won: number; lost: number }) => `${won}–${lost}`;
const ONE_DECIMAL = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const perGame = (points: number, { total }: Row) =>
  total.played === 0 ? '—' : ONE_DECIMAL.format(points / total.played);

const ROWS: readonly { label: string; text: (row: Row) => string }[] = [
  { label: 'Puesto', text: ({ rank }) => (rank === null ? '—' : `${rank}.º`) },
  { label: 'Victorias y derrotas', text: ({ total }) => record(total) },
  { label: 'En casa', text: ({ home }) => record(home) },
  { label: 'Fuera', text: ({ away }) => record(away) },
  { label: 'Puntos a favor por partido', text: (row) => perGame(row.total.scored, row) },
  { label: 'Puntos en contra por partido', text: (row) => perGame(row.total.received, row) },
];

interface TeamsComparedProps {
  title: string;
  names: { home: string; away: string };
  home: FragmentType<typeof TeamsCompared_team>;
  away: FragmentType<typeof TeamsCompared_team>;
}

/** Table row and last games of both teams side by side; nothing if neither is known. */
export function TeamsCompared({ title, names, ...teams }: TeamsComparedProps) {
  const home = getFragment(TeamsCompared_team, teams.home);
  const away = getFragment(TeamsCompared_team, teams.away);
  const rows = home.row && away.row ? { home: home.row, away: away.row } : null;
  const hasForm = home.form.length > 0 || away.form.length > 0;
  if (!rows && !hasForm) return null;
  return (
    <section aria-labelledby="como-llegan" className="grid gap-5">
      <h2 id="como-llegan" className="display text-display-sm">
        {title}
      </h2>
      <table className="w-full table-fixed border-t-3 border-fg tabular-nums wrap-anywhere">
        <caption className="sr-only">Comparación de los dos equipos antes del partido</caption>
        <thead>
          <tr>
            <th scope="col" className="headline w-[36.5%] py-3 pr-2 text-left text-lg sm:w-[38%] sm:text-2xl">
              {names.home}
            </th>
            <th scope="col">
              <span className="sr-only">Dato</span>
            </th>
            <th
              scope="col"
              className="headline w-[36.5%] py-3 pl-2 text-right text-lg sm:w-[38%] sm:text-2xl"
            >
              {names.away}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows &&
            ROWS.map(({ label, text }) => (
              <tr key={label}>
                <td className="border-t border-hairline py-2.5 text-left text-lg font-bold">
                  {text(rows.home)}
                </td>
                <th
                  scope="row"
                  className="border-t border-hairline px-0.5 text-center text-sm font-normal text-muted sm:px-2 sm:text-base"
                >
                  {label}
                </th>
                <td className="border-t border-hairline py-2.5 text-right text-lg font-bold">
                  {text(rows.away)}
                </td>
              </tr>
            ))}
          {hasForm && (
            <tr>
              <td className="border-t border-hairline py-2.5">
                <Form games={home.form} />
              </td>
              <th
                scope="row"
                className="border-t border-hairline px-0.5 text-center text-sm font-normal text-muted sm:px-2 sm:text-base"
              >
                Últimos partidos
              </th>
              <td className="border-t border-hairline py-2.5">
                <Form games={away.form} atEnd />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The last games, the latest first; those of the club lead to their pages. */
function Form({ games, atEnd = false }: { games: Team['form']; atEnd?: boolean }) {
  if (games.length === 0) return <p className={atEnd ? 'text-right' : undefined}>—</p>;
  return (
    <ol className={atEnd ? 'flex flex-wrap justify-end gap-0.5 sm:gap-1' : 'flex flex-wrap gap-0.5 sm:gap-1'}>
      {games.map(({ playedAt, opponent, isHome, result, won, matchId }) => {
        const words = `${won ? 'Ganado' : 'Perdido'} ${isHome ? 'en casa contra' : 'en la pista de'} ${opponent}, ${result}, ${formatShortDate(playedAt)}`;
        const mark = (
          <>
            <FormMark won={won} />
            <span className="sr-only">{words}</span>
          </>
        );
        return (
          <li key={`${playedAt} ${opponent}`} title={words}>
            {matchId ? (
              <Link to={`/partidos/${matchId}`} className="block rounded-sm hover:opacity-70">
                {mark}
              </Link>
            ) : (
              mark
            )}
          </li>
        );
      })}
    </ol>
  );
}
