/**
 * Formats dates for the club: Europe/Madrid and Spanish on every device. Intl only converts to Madrid time; the names
 * are our own, because browsers and Node.js differ in them and hydration compares text.
 */
export type Instant = Date | string | number;

const DAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const MADRID = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Madrid',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

interface ClubTime {
  year: number;
  /** 1–12 */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
}

/** The instant in club time. Throws RangeError for an invalid date. */
export function clubTime(at: Instant): ClubTime {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of MADRID.formatToParts(new Date(at))) {
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  }
  const weekday = new Date(Date.UTC(parts.year, parts.month - 1, parts.day)).getUTCDay();
  return { ...parts, weekday };
}

const pad = (n: number) => String(n).padStart(2, '0');
const monthName = (month: number) => MONTHS[month - 1] ?? '';
const dayName = (weekday: number) => DAYS[weekday] ?? '';
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** «sáb 22 nov» */
export function formatDay(at: Instant): string {
  const t = clubTime(at);
  return `${dayName(t.weekday).slice(0, 3)} ${t.day} ${formatMonthShort(at)}`;
}

/** «22 nov 2026» */
export function formatShortDate(at: Instant): string {
  const t = clubTime(at);
  return `${t.day} ${formatMonthShort(at)} ${t.year}`;
}

/** «22/11/2026» */
export function formatNumericDate(at: Instant): string {
  const t = clubTime(at);
  return `${pad(t.day)}/${pad(t.month)}/${t.year}`;
}

/** «sábado, 22 de noviembre de 2026» */
export function formatLongDate(at: Instant): string {
  const t = clubTime(at);
  return `${dayName(t.weekday)}, ${t.day} de ${monthName(t.month)} de ${t.year}`;
}

/** «22 de noviembre de 2026» */
export function formatFullDate(at: Instant): string {
  const t = clubTime(at);
  return `${t.day} de ${monthName(t.month)} de ${t.year}`;
}

/** «18:30», in club time. */
export function formatTime(at: Instant): string {
  const t = clubTime(at);
  return `${pad(t.hour)}:${pad(t.minute)}`;
}

/** «16:30 UTC» */
export function formatUtcTime(at: Instant): string {
  return `${new Date(at).toISOString().slice(11, 16)} UTC`;
}

/** «22 nov 2026, 18:30» */
export function formatDateTime(at: Instant): string {
  return `${formatShortDate(at)}, ${formatTime(at)}`;
}

/** «Noviembre de 2026» */
export function formatMonth(at: Instant): string {
  const t = clubTime(at);
  return `${capital(monthName(t.month))} de ${t.year}`;
}

/** «nov» */
export function formatMonthShort(at: Instant): string {
  return monthName(clubTime(at).month).slice(0, 3);
}

/** «22», the day of the month. */
export function formatDayNumber(at: Instant): string {
  return String(clubTime(at).day);
}

/** «sáb» */
export function formatWeekdayShort(at: Instant): string {
  return dayName(clubTime(at).weekday).slice(0, 3);
}

/** «2026» */
export function formatYear(at: Instant): string {
  return String(clubTime(at).year);
}

/** «2026-11», the month in club time, for URLs and grouping. */
export function monthKey(at: Instant): string {
  const t = clubTime(at);
  return `${t.year}-${pad(t.month)}`;
}

/** «Noviembre» for 11. */
export function monthLabel(month: number): string {
  return capital(monthName(month));
}

/** «2026-11-22T17:30:00.000Z», for `<time dateTime>`. */
export function isoInstant(at: Instant): string {
  return new Date(at).toISOString();
}
