import { club } from './club.ts';

/**
 * Writes instants as the club's people read them: in its language and its time, whatever the zone of the server. What
 * writes is made when it is first asked: the first of all reads the calendars of the world, a twentieth of a start.
 */
export function clubFormat(
  options: Intl.DateTimeFormatOptions,
  locale: string = club.locale,
): Pick<Intl.DateTimeFormat, 'format' | 'formatToParts'> {
  let made: Intl.DateTimeFormat | undefined;
  const format = () => (made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: club.timeZone }));
  return {
    format: (instant) => format().format(instant),
    formatToParts: (instant) => format().formatToParts(instant),
  };
}

/** Canada writes dates as calendars of programs do. */
const calendar = clubFormat({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');

/** The day of the calendar («2026-11-21») that it is at the club at an instant, whatever the zone of the server. */
export function clubDay(instant: Date): string {
  return calendar.format(instant);
}
