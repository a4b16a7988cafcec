import { placeWords } from '../../club/match-place.input.ts';
import { clubFormat } from '../../club/club-time.ts';

const FORMAT = clubFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** «domingo, 22 de noviembre, 18:30», in the club's time zone. */
export function clubDate(date: Date): string {
  return FORMAT.format(date);
}

const HOUR = clubFormat({ hour: '2-digit', minute: '2-digit' });
const WEEKDAY = clubFormat({ weekday: 'long' });

/** «18:30», in the club's time zone. */
export function clubHour(date: Date): string {
  return HOUR.format(date);
}

/** «domingo», in the club's time zone. */
export function clubWeekday(date: Date): string {
  return WEEKDAY.format(date);
}

/** «domingo, 22 de noviembre, 18:30, Pavelló Son Tramuntana, Palma»: when and where a match is, for mails. */
export const whenAndWhere = ({ matchDate, location }: { matchDate: Date; location: string | null }): string =>
  `${clubDate(matchDate)}, ${placeWords(location)}`;
