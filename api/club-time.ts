import { club } from './club.ts';

/** Writes instants as the club's people read them: in its language and its time, whatever the zone of the server. */
export function clubFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(club.locale, { ...options, timeZone: club.timeZone });
}

/** Canada writes dates as calendars of programs do. */
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: club.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of the calendar («2026-11-21») that it is at the club at an instant, whatever the zone of the server. */
export function clubDay(instant: Date): string {
  return calendar.format(instant);
}
