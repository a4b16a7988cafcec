import { club } from '../club.ts';

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
