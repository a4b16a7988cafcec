const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const many = (count: number, one: string, more: string) => `hace ${count} ${count === 1 ? one : more}`;

/**
 * The time since an instant, in words.
 * @param now both in milliseconds; a future instant (the clocks differ) counts as now.
 * @returns null after 30 days, when the date says more.
 */
export function relativeTime(then: number, now: number): string | null {
  const passed = now - then;
  if (passed < MINUTE) return 'ahora mismo';
  if (passed < HOUR) return many(Math.floor(passed / MINUTE), 'minuto', 'minutos');
  if (passed < DAY) return many(Math.floor(passed / HOUR), 'hora', 'horas');
  if (passed < 30 * DAY) return many(Math.floor(passed / DAY), 'día', 'días');
  return null;
}
