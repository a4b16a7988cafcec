const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const many = (count: number, one: string, more: string) => `hace ${count} ${count === 1 ? one : more}`;

/**
 * How long ago something was, in words.
 * @param now both in milliseconds; a moment to come, by a clock that goes wrong, is now.
 * @returns null where it is so long ago (30 days) that the date says it better.
 */
export function relativeTime(then: number, now: number): string | null {
  const passed = now - then;
  if (passed < MINUTE) return 'ahora mismo';
  if (passed < HOUR) return many(Math.floor(passed / MINUTE), 'minuto', 'minutos');
  if (passed < DAY) return many(Math.floor(passed / HOUR), 'hora', 'horas');
  if (passed < 30 * DAY) return many(Math.floor(passed / DAY), 'día', 'días');
  return null;
}
