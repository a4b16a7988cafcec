/** Minutes of a quarter and of an overtime, in seconds. */
const QUARTER = 600;
const OVERTIME = 300;
const QUARTERS = 4;

const lengthOf = (period: number) => (period > QUARTERS ? OVERTIME : QUARTER);
/** Seconds of play before a period. */
const startOf = (period: number) =>
  Math.min(period - 1, QUARTERS) * QUARTER + Math.max(0, period - 1 - QUARTERS) * OVERTIME;

interface Moment {
  period: number;
  left: number;
  home: number;
  away: number;
}

const SIZE = { width: 600, height: 180 };

interface Props {
  plays: readonly Moment[];
  teams: { home: string; away: string };
}

/** By how many points the home team led over time: above the line it leads, below it the other. */
export function ScoreGraph({ plays, teams }: Props) {
  const last = plays.at(-1);
  if (!last) return null;
  const end = startOf(last.period) + lengthOf(last.period);
  const leads = plays.map(({ home, away }) => home - away);
  const most = Math.max(5, ...leads.map(Math.abs));
  const x = ({ period, left }: Moment) =>
    ((startOf(period) + Math.max(0, lengthOf(period) - left)) / end) * SIZE.width;
  const y = (lead: number) => SIZE.height / 2 - (lead / most) * (SIZE.height / 2 - 6);
  const line = plays.map((play) => `H${x(play).toFixed(1)}V${y(play.home - play.away).toFixed(1)}`).join('');
  const [highest, lowest] = [Math.max(0, ...leads), Math.min(0, ...leads)];
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={`Evolución del marcador. Máxima ventaja de ${teams.home}: ${highest}. Máxima ventaja de ${teams.away}: ${-lowest}.`}
        className="w-full rounded-lg border border-hairline bg-fg/4"
      >
        {Array.from({ length: last.period - 1 }, (_, index) => {
          const at = (startOf(index + 2) / end) * SIZE.width;
          return <path key={index} d={`M${at},0V${SIZE.height}`} className="stroke-fg/15" />;
        })}
        <path d={`M0,${SIZE.height / 2}H${SIZE.width}`} className="stroke-fg/40" />
        <path
          d={`M0,${y(0)}${line}H${x(last)}V${y(0)}Z`}
          className="fill-accent/25 stroke-accent"
          strokeWidth={2}
        />
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <span>
          ↑ {teams.home}: ventaja máxima de {highest}
        </span>
        <span>
          ↓ {teams.away}: ventaja máxima de {-lowest}
        </span>
      </figcaption>
    </figure>
  );
}
