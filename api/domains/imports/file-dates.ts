import { club } from '../../club/club.ts';
import { columnKey } from './table-columns.ts';

/** The first and last day of a season: «2026-07-01». */
export interface SeasonDays {
  first: string;
  last: string;
}

const HOUR = 3_600_000;

/** What clocks show at an instant, «2026-11-27T20:30:00». */
function wallOf(instant: Date, zone: Intl.DateTimeFormat): string {
  return zone.format(instant).replace(', ', 'T');
}
const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * The instant at which clocks in a zone show «2026-11-27T20:30:00»; an hour that summer time skips becomes the one after
 * it. Null if there is no such day, hour or zone.
 */
export function zonedInstant(wall: string, timeZone: string): Date | null {
  // The calendar writes years of fewer digits in another way.
  const utc = /^[12]\d{3}-/.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN;
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(wall)) return null;
  let zone: Intl.DateTimeFormat;
  try {
    zone = formatIn(timeZone);
  } catch {
    return null;
  }
  // The offset a day before and a day after: two, where the clocks change between them.
  const instants = [-24, 24].map((hours) => {
    const near = new Date(utc + hours * HOUR);
    return new Date(utc - (Date.parse(`${wallOf(near, zone)}Z`) - near.getTime()));
  });
  return instants.find((instant) => wallOf(instant, zone) === wall) ?? instants[0] ?? null;
}

/** The instant of «2026-11-27», «20:30» in club time; null if there is no such day or hour. */
export const clubInstant = (day: string, hour: string): Date | null =>
  zonedInstant(`${day}T${hour}:00`, club.timeZone);

/** The months as people write them, by their first three letters without accents. */
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
/** The same in Catalan and English, where the letters are others; «set» is «setiembre» too. */
const OTHER_MONTHS: Readonly<Record<string, number>> = {
  gen: 1,
  jan: 1,
  apr: 4,
  mai: 5,
  aug: 8,
  set: 9,
  des: 12,
  dec: 12,
};

function monthOf(name: string): number | undefined {
  const letters = columnKey(name).slice(0, 3);
  return MONTHS.indexOf(letters) + 1 || OTHER_MONTHS[letters];
}

const two = (digits: string | number) => String(digits).padStart(2, '0');

// A day may follow its weekday, without a space too: «VIERNES27/11/2026».
const WEEKDAY = String.raw`^\p{L}*\.?[\s,]*`;
const YEAR_FIRST = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?!\d)(?<rest>.*)$/su;
const DAY_FIRST = new RegExp(String.raw`${WEEKDAY}(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)(?<rest>.*)$`, 'su');
const NAMED = new RegExp(
  String.raw`${WEEKDAY}(\d\d?)º?(?:\s+de\s+|[\s/-]+)(\p{L}{3,10})\.?(?:(?:,?\s+del?\s+|[\s/,-]+)(\d{4}|\d\d)(?![\d:.h]))?(?<rest>.*)$`,
  'siu',
);
/** «20:30», «a las 20.30 h», «8:30 p. m.», «20h». */
const CLOCK =
  /^[\sT,·-]*(?:a\s+las?\s+)?(\d\d?)(?:[:.h'](\d\d)(?::\d\d(?:[.,]\d+)?)?|(?=\s*h))\s*([ap])?\.?\s*(?:m\.?)?\s*(?:h|hs|hrs|horas)?\.?\s*$/i;
/** An instant: it says its zone. */
const INSTANT = /^\d{4}-\d\d-\d\d[T ].*?\s?(?:Z|UTC|GMT|[+-]\d\d:?\d\d)$/;

interface Read {
  date: Date;
  hasHour: boolean;
}

/** «20:30»; null if there is none, undefined if it is something else. */
function clockOf(text: string): string | null | undefined {
  if (text.replace(/[\s,T·-]/g, '') === '') return null;
  const fraction = /^0?[.,]\d+$/.test(text) ? Number(`0.${text.replace(/^0?[.,]/, '')}`) : undefined;
  if (fraction !== undefined) return clockOfFraction(fraction);
  const [, hour, minute = '00', half] = CLOCK.exec(text) ?? [];
  if (!hour) return undefined;
  const added = half ? (half.toLowerCase() === 'p' ? 12 : 0) - (Number(hour) === 12 ? 12 : 0) : 0;
  return `${two(Number(hour) + added)}:${minute}`;
}

const clockOfFraction = (day: number) =>
  new Date(Math.round(day * 1440) * 60_000).toISOString().slice(11, 16);

/** The day on which Excel begins to count, and the numbers of days of this century. */
const EXCEL_ZERO = Date.UTC(1899, 11, 30);
const CENTURY = [36_526, 73_050] as const;

/** «46353,854167»: a day as Excel counts, and its hour. Undefined if it is no such number. */
function serialDay(text: string): { day: string; clock: string | null } | undefined {
  if (!/^\d{5}(?:[.,]\d+)?$/.test(text)) return undefined;
  const minutes = Math.round(Number(text.replace(',', '.')) * 1440);
  const days = Math.floor(minutes / 1440);
  if (days < CENTURY[0] || days > CENTURY[1]) return undefined;
  const day = new Date(EXCEL_ZERO + days * 24 * HOUR).toISOString().slice(0, 10);
  return { day, clock: /[.,]/.test(text) ? clockOfFraction((minutes % 1440) / 1440) : null };
}

/** A day without a year is of the season. */
function yearOf(month: string, day: string, { first, last }: SeasonDays): string {
  const years = [first.slice(0, 4), last.slice(0, 4)];
  return years.find((year) => `${year}-${month}-${day}` >= first) ?? years[1] ?? '';
}

function writtenDay(text: string, season?: SeasonDays): { day: string; rest: string } | undefined {
  const found = YEAR_FIRST.exec(text);
  if (found)
    return { day: `${found[1]}-${two(found[2] ?? '')}-${two(found[3] ?? '')}`, rest: found[4] ?? '' };
  const [, day = '', month = '', year, rest = ''] = DAY_FIRST.exec(text) ?? NAMED.exec(text) ?? [];
  const number = /^\d+$/.test(month) ? Number(month) : monthOf(month);
  if (!number || (!year && !season)) return undefined;
  const whole = year ? year.padStart(4, '20') : season ? yearOf(two(number), two(day), season) : '';
  return { day: `${whole}-${two(number)}-${two(day)}`, rest };
}

/**
 * A date of a file: «27/11/2026 20:30», «VIERNES27/11/202620:30», «27 de noviembre», «2026-11-27T20:30:00Z», or the number
 * that Excel has for it.
 * @param hourText what a column for hours says; it counts if the date has no hour
 * @param season of a date that says no year
 * @returns undefined if it is no date
 */
export function readDate(text: string, hourText: string, season?: SeasonDays): Read | undefined {
  if (INSTANT.test(text)) {
    const date = new Date(text.replace(' ', 'T').replace(/\s?(?:UTC|GMT)$/, 'Z'));
    return Number.isNaN(date.getTime()) ? undefined : { date, hasHour: true };
  }
  const serial = serialDay(text);
  const written = serial ? undefined : writtenDay(text, season);
  const day = serial?.day ?? written?.day;
  const own = serial ? serial.clock : clockOf(written?.rest ?? '');
  if (day === undefined || own === undefined) return undefined;
  const clock = own ?? clockOf(hourText) ?? null;
  const date = clubInstant(day, clock ?? '00:00');
  return date ? { date, hasHour: clock !== null } : undefined;
}
