import { useEffect, useState } from 'react';
import type { Instant } from '../../ui/dates.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  { length: DAY, modulo: Infinity, one: 'día', many: 'días' },
  { length: HOUR, modulo: 24, one: 'hora', many: 'horas' },
  { length: MINUTE, modulo: 60, one: 'minuto', many: 'minutos' },
  { length: SECOND, modulo: 60, one: 'segundo', many: 'segundos' },
] as const;

/**
 * The time until a match on the scoreboard's digits. Served pages are cached, so the digits are dashes of the same size
 * until hydration. With reduced motion the seconds do not run.
 */
export function Countdown({ to }: { to: Instant }) {
  const left = useTimeLeft(new Date(to).getTime());
  if (left !== null && left <= 0)
    return <p className="headline py-5 text-center text-2xl">¡Es la hora del partido!</p>;
  const figures = UNITS.map(({ length, modulo, one, many }) => {
    const value = left === null ? null : Math.floor(left / length) % modulo;
    return { length, value, unit: value === 1 ? one : many };
  });
  const spoken = figures.slice(0, 3).map(({ value, unit }) => `${value} ${unit}`);
  return (
    <div role="timer" aria-live="off">
      {left !== null && (
        <p className="sr-only">
          Faltan {spoken.slice(0, -1).join(', ')} y {spoken.at(-1)}
        </p>
      )}
      <div aria-hidden="true" className="mx-auto flex max-w-xl justify-center gap-2 sm:gap-3">
        {figures.map(({ length, value, unit }) => (
          <p
            key={length}
            className={`grid min-w-0 flex-1 justify-items-center gap-2 rounded-sm border border-hairline bg-black/40 px-1 pt-3.5 pb-2.5 ${length === SECOND ? 'motion-reduce:hidden' : ''}`}
          >
            <span className="figure text-[2rem] sm:text-[3rem]">
              {value === null ? '––' : String(value).padStart(2, '0')}
            </span>
            <span className="caption text-[0.6875rem] text-muted sm:text-xs">{unit}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Milliseconds until an instant, updated every second; null until hydration. */
function useTimeLeft(end: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setLeft(end - Date.now());
    look();
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
