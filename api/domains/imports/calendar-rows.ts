import ICAL from 'ical.js';
import { zonedInstant } from './file-dates.ts';
import { wrongFile, type TableRow } from './table-row.ts';

/** The rows of an ICS file. Events that are no games, and cancelled ones, are left out with a reason. */
export function calendarRows(text: string): TableRow[] {
  let events: ICAL.Component[];
  try {
    const parsed = ICAL.parse(text) as unknown[];
    // A file may have several calendars.
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    events = calendars.flatMap((calendar) => new ICAL.Component(calendar).getAllSubcomponents('vevent'));
  } catch {
    throw wrongFile('El archivo no es un calendario ICS correcto');
  }
  return events.map((event, index) => {
    const said = (name: string) => textOf(event, name);
    const summary = said('summary');
    const words = `${summary}\n${said('description')}`;
    const { home, away, score } = gameOfTitle(summary);
    const leftOut =
      said('status').toUpperCase() === 'CANCELLED' || NOT_PLAYED.test(summary)
        ? 'Está aplazado o cancelado en el calendario: no se importa'
        : away === ''
          ? `«${summary.trim().slice(0, 60)}» no dice dos equipos: no se importa`
          : undefined;
    return {
      line: index + 1,
      ...(leftOut !== undefined && { leftOut }),
      cells: new Map([
        ['local', home],
        ['visitante', away],
        ['fecha', startOf(event)],
        ['lugar', said('location')],
        ['jornada', /(?:Jornada|Round|Matchday) (\d{1,2})/i.exec(words)?.[1] ?? ''],
        ['resultado', /Resultado: *(\d{1,3} ?[-–] ?\d{1,3})/i.exec(words)?.[1] ?? score],
      ]),
    };
  });
}

const textOf = (event: ICAL.Component, name: string): string => {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
};

/** «APLAZADO · Alfa – Beta», as this site writes it too: its day is the old one. */
const NOT_PLAYED = /^\s*(?:aplazado|suspendido|cancelado|anulado|postponed|cancell?ed)\b/i;
/** A title may begin with the competition: «Primera FEB: Alfa – Beta». */
const COMPETITION = /^[^:]{1,40}: /;
/** «Alfa 82-75 Beta»: the score is between the teams. */
const SCORE_BETWEEN = /^(.+?)\s+(\d{1,3})\s*[-–:]\s*(\d{1,3})\s+(\D.*)$/;
/** «Alfa – Beta (82-75)», «Alfa vs Beta 82-75». */
const SCORE_BEHIND = /[\s(]+(\d{1,3}\s*[-–:]\s*\d{1,3})\)?$/;
/** What is between the teams; the clearest first, since a name may have a hyphen: «Inca - Energia vs Alfa». */
const BETWEEN = [/^(.+?)\s+(?:vs?\.?|contra)\s+(.+)$/i, /^(.+?)\s+[–—]\s+(.+)$/, /^(.+?)\s+-\s+(.+)$/];
/** As in America: the guests come first. */
const AT = /^(.+?)\s+@\s+(.+)$/;

/** The teams of the title of an event, and the score if it has one. */
function gameOfTitle(title: string): { home: string; away: string; score: string } {
  const text = title.trim().replace(COMPETITION, '');
  const [, first, points, others, second] = SCORE_BETWEEN.exec(text) ?? [];
  if (first && second) return { home: first, away: second, score: `${points}-${others}` };
  const score = SCORE_BEHIND.exec(text)?.[1] ?? '';
  const teams = score ? text.replace(SCORE_BEHIND, '') : text;
  const [, guests, hosts] = AT.exec(teams) ?? [];
  if (guests && hosts)
    return { home: hosts, away: guests, score: score.split(/[-–:]/).toReversed().join('-') };
  const found = BETWEEN.map((between) => between.exec(teams)).find(Boolean);
  const [, home = teams, away = ''] = found ?? [];
  return { home, away, score };
}

/**
 * A day; club time if the event names no zone; else an instant. What is no date stays as it is written, so that the row
 * says it.
 */
function startOf(event: ICAL.Component): string {
  const property = event.getFirstProperty('dtstart');
  if (!property) return '';
  const written = String((property.toJSON() as unknown[])[3]);
  try {
    const time: unknown = property.getFirstValue();
    // The library makes a day of the 13th month a day of the next year.
    if (!(time instanceof ICAL.Time) || time.isDate || time.toString() !== written) return written;
    if (time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate().toISOString();
    // Some programs name a zone without describing it.
    const zone: unknown = property.getFirstParameter('tzid');
    const instant = typeof zone === 'string' && zone !== '' ? zonedInstant(written, zone) : null;
    return instant?.toISOString() ?? written;
  } catch {
    return written;
  }
}
