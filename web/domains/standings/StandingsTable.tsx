import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { StandingsTable_StandingsFragment, StandingZone } from '../../gql/graphql.ts';
import { Crest } from '../../ui/art/Crest.tsx';
import { cx } from '../../ui/cx.ts';
import { FormMark } from './FormMark.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';

const StandingsTable_standings = graphql(`
  fragment StandingsTable_standings on Standings {
    competition
    order
    zones {
      kind
      from
      to
    }
    rows {
      rank
      position
      movement
      team
      abbreviation
      isClub
      points
      penalty
      form
      zone
      tiedWith
      tieExplanation
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

/** A table that is ordered by victories takes victories away. */
function penaltyWords(penalty: number, byWins: boolean): string {
  const [one, many] = byWins ? ['victoria', 'victorias'] : ['punto', 'puntos'];
  return `${penalty} ${penalty === 1 ? one : many} menos`;
}

type Row = StandingsTable_StandingsFragment['rows'][number];

const ZONES: Record<StandingZone, { label: string; mark: string }> = {
  PROMOTION: { label: 'Ascenso directo', mark: 'bg-ok' },
  PLAYOFF: { label: 'Play-off', mark: 'bg-sea' },
  RELEGATION: { label: 'Descenso', mark: 'bg-error' },
};

const CELL = 'border-b border-hairline px-1.5 py-2.5 text-center sm:px-3';
/** On a phone the table shows what decides it; the rest is reached by scrolling. */
const STICKY = 'sticky left-0 z-10 text-left';

/** The table of a competition, its zones, and why teams that are level stand as they do. */
export function StandingsTable(props: { standings: FragmentType<typeof StandingsTable_standings> }) {
  const { competition, order, zones, rows } = getFragment(StandingsTable_standings, props.standings);
  const byWins = order === 'WINS';
  const tied = rows.filter(({ tieExplanation }) => tieExplanation !== null);
  const sanctioned = rows.filter(({ penalty }) => penalty > 0);
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <ScrollRegion
          label={`Clasificación de ${competition}`}
          className="rounded-lg border border-hairline bg-surface shadow-card"
        >
          <table className="w-full border-separate border-spacing-0 tabular-nums">
            <caption className="sr-only">Clasificación de {competition}</caption>
            <thead>
              <tr>
                <Head label="Equipo" className={cx(STICKY, 'bg-surface pl-3')} />
                {!byWins && <Head label="Pts" title="Puntos" />}
                <Head label="J" title="Partidos jugados" />
                <Head label="G" title="Ganados" />
                <Head label="P" title="Perdidos" />
                <Head label="PF" title="Puntos a favor" />
                <Head label="PC" title="Puntos en contra" />
                <Head label="Dif" title="Diferencia de puntos" />
                <Head label="Casa" title="Ganados y perdidos en casa" />
                <Head label="Fuera" title="Ganados y perdidos fuera" />
                <Head label="Racha" title="Los cinco últimos partidos, el más reciente a la derecha" />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <TableRow key={row.position} row={row} byWins={byWins} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        {zones.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
            {zones.map(({ kind, from, to }) => (
              <li key={from} className="flex items-center gap-2">
                <span aria-hidden="true" className={cx('h-4 w-1.5 rounded-full', ZONES[kind].mark)} />
                {ZONES[kind].label}: {from === to ? `puesto ${from}` : `puestos ${from} a ${to}`}
              </li>
            ))}
          </ul>
        )}
        {sanctioned.map(({ team, penalty }) => (
          <p key={team} className="text-sm text-muted">
            {team}: {penaltyWords(penalty, byWins)} por sanción.
          </p>
        ))}
      </div>
      {tied.length > 0 && (
        <section aria-labelledby="empates" className="grid gap-3">
          <h2 id="empates" className="display text-display-sm">
            Por qué están así
          </h2>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {tied.map(({ position, team, rank, tiedWith, tieExplanation }) => (
              <div key={position} className="border-l-3 border-hairline pl-3">
                <dt className="font-semibold">
                  {rank}. {team}
                </dt>
                <dd className="text-muted">
                  {tieExplanation} <span className="block text-sm">Empatado con {list(tiedWith)}.</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function Head({ label, title, className }: { label: string; title?: string; className?: string }) {
  return (
    <th scope="col" className={cx('border-b-3 border-fg px-1.5 py-2.5 text-center sm:px-3', className)}>
      <abbr title={title} className="caption no-underline">
        {label}
      </abbr>
    </th>
  );
}

function TableRow({ row, byWins }: { row: Row; byWins: boolean }) {
  const { total, home, away, zone } = row;
  const difference = total.scored - total.received;
  return (
    <tr className={cx(row.isClub && 'bg-accent-soft font-bold')}>
      <th
        scope="row"
        className={cx(
          CELL,
          STICKY,
          'pl-3',
          row.isClub ? 'bg-accent-soft font-bold' : 'bg-surface font-normal',
        )}
      >
        <span className="flex items-center gap-2 sm:gap-3">
          <span
            aria-hidden="true"
            className={cx('h-8 w-1 shrink-0 rounded-full', zone && ZONES[zone].mark)}
          />
          <span className="w-5 shrink-0 text-right sm:w-6">{row.rank ?? '—'}</span>
          <Movement places={row.movement ?? null} />
          <Crest abbreviation={row.abbreviation} solid={row.isClub} className="w-7 max-sm:hidden" />
          <span className="w-24 text-sm leading-tight break-words sm:w-auto sm:text-base">{row.team}</span>
          {zone && <span className="sr-only">({ZONES[zone].label})</span>}
        </span>
      </th>
      {!byWins && <td className={cx(CELL, 'font-bold')}>{row.points}</td>}
      <td className={CELL}>{total.played}</td>
      <td className={cx(CELL, byWins && 'font-bold')}>{total.won}</td>
      <td className={CELL}>{total.lost}</td>
      <td className={CELL}>{total.scored}</td>
      <td className={CELL}>{total.received}</td>
      <td className={CELL}>{difference > 0 ? `+${difference}` : String(difference).replace('-', '−')}</td>
      <td className={cx(CELL, 'whitespace-nowrap')}>
        {home.won}-{home.lost}
      </td>
      <td className={cx(CELL, 'whitespace-nowrap')}>
        {away.won}-{away.lost}
      </td>
      <td className={cx(CELL, 'whitespace-nowrap')}>
        <Form games={row.form} />
      </td>
    </tr>
  );
}

function Movement({ places }: { places: number | null }) {
  const [mark, words] = movementOf(places);
  return (
    <span className="w-4 shrink-0 text-center text-xs text-muted">
      <span aria-hidden="true">{mark}</span>
      {words && <span className="sr-only">{words}</span>}
    </span>
  );
}

function movementOf(places: number | null): [mark: string, words: string] {
  if (places === null) return ['', ''];
  if (places === 0) return ['=', 'no se mueve'];
  const count = Math.abs(places);
  const what = count === 1 ? 'un puesto' : `${count} puestos`;
  return places > 0 ? ['▲', `sube ${what}`] : ['▼', `baja ${what}`];
}

function Form({ games }: { games: readonly boolean[] }) {
  if (games.length === 0) return '—';
  return (
    <span role="img" aria-label={games.map((won) => (won ? 'ganado' : 'perdido')).join(', ')}>
      <span aria-hidden="true" className="inline-flex gap-1">
        {games.map((won, index) => (
          <FormMark key={index} won={won} />
        ))}
      </span>
    </span>
  );
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });
const list = (names: readonly string[]) => LIST.format(names);
