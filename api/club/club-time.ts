import { club } from './club.ts';

/**
 * A date format in the club's language and time zone, independent of the server's. The formatter is created on first
 * use, because the first one loads calendar data, which takes a twentieth of the start time.
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

/** Canadian English formats dates as ISO 8601 does. */
const calendar = clubFormat({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');

/** The calendar day («2026-11-21») in the club's time zone at an instant. */
export function clubDay(instant: Date): string {
  return calendar.format(instant);
}
