import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { club } from '../../club/club.ts';
import { matchPlace } from '../../club/match-place.input.ts';
import { addressWords } from '../../club/venue-address.input.ts';
import type { Database, MatchStatus, Prisma } from '../../platform/database/client.ts';
import type { Attachment } from '../../platform/mail/mailer.ts';

const HOUR = 60 * 60_000;
/** The end of a match is unknown; two hours are a good estimate. */
const DURATION = 2 * HOUR;
/** Older matches are left out, because otherwise the calendar would grow without end. */
const MAX_AGE = 2 * 365 * 24 * HOUR;
/** Seconds until a subscribed calendar should refresh. */
const REFRESH = 3600;

const { venue } = club;
/** The address of the place is in its venue. */
const WITH_VENUE = { venue: true } satisfies Prisma.MatchInclude;
type Match = Prisma.MatchGetPayload<{ include: typeof WITH_VENUE }>;

const [, emailDomain] = club.contact.email.split('@');

/** The prefix repeats the status for calendars that do not show it. */
const STATUSES: Readonly<Record<MatchStatus, { status: ICalEventStatus; prefix: string }>> = {
  scheduled: { status: ICalEventStatus.CONFIRMED, prefix: '' },
  live: { status: ICalEventStatus.CONFIRMED, prefix: '' },
  finished: { status: ICalEventStatus.CONFIRMED, prefix: '' },
  postponed: { status: ICalEventStatus.TENTATIVE, prefix: 'APLAZADO · ' },
  cancelled: { status: ICalEventStatus.CANCELLED, prefix: 'CANCELADO · ' },
};

/** A subscription (iCalendar): future matches and those of the last two years. */
export async function clubCalendar(database: Database, origin: string, now = new Date()): Promise<string> {
  const matches = await database.match.findMany({
    where: { matchDate: { gte: new Date(now.getTime() - MAX_AGE) } },
    orderBy: [{ matchDate: 'asc' }, { id: 'asc' }],
    include: WITH_VENUE,
  });
  return calendarOf(matches, origin, { source: `${origin}/calendario.ics` });
}

/** One match as an iCalendar file («Añadir al calendario»); null if there is no such match. */
export async function matchCalendar(
  database: Database,
  origin: string,
  id: number | null,
): Promise<string | null> {
  const match = await database.match.findUnique({ where: { id: id ?? -1 }, include: WITH_VENUE });
  return match && calendarOf([match], origin);
}

/**
 * A changed match for the calendar of who has it there, as an attachment of a mail: the same UID with a higher SEQUENCE. A
 * cancelled match takes itself out (METHOD:CANCEL, which needs an organiser; RFC 5546, 3.2.5).
 */
export async function calendarUpdate(
  database: Database,
  origin: string,
  id: number,
): Promise<Attachment | null> {
  const match = await database.match.findUnique({ where: { id }, include: WITH_VENUE });
  if (!match) return null;
  const isCancelled = match.status === 'cancelled';
  return {
    filename: 'partido.ics',
    contentType: `text/calendar; charset=utf-8${isCancelled ? '; method=CANCEL' : ''}`,
    content: calendarOf([match], origin, isCancelled ? { method: ICalCalendarMethod.CANCEL } : {}),
  };
}

/** A published calendar has no METHOD: it is no invitation, which would need an organiser. */
function calendarOf(
  matches: readonly Match[],
  origin: string,
  { source, method }: { source?: string; method?: ICalCalendarMethod } = {},
): string {
  const calendar = ical({
    name: club.name,
    description: `Partidos del ${club.name}`,
    prodId: { company: club.name, product: 'Calendario', language: 'ES' },
    // Only subscriptions are refreshed.
    ...(source && { source, ttl: REFRESH }),
    ...(method && { method }),
    events: matches.map((match) => ({
      ...eventOf(match, origin),
      ...(method && { organizer: { name: club.name, email: club.contact.email } }),
    })),
  });
  // The last line needs a line break too.
  return `${calendar.toString()}\r\n`;
}

/**
 * A match as an event. Times are in UTC, so they are right across changes of daylight saving time without time-zone
 * rules in the file. There is no alarm: fans choose their own.
 */
function eventOf(match: Match, origin: string): ICalEventData {
  const { id, homeTeam, awayTeam, matchDate, competition, createdAt, updatedAt } = match;
  const { status, prefix } = STATUSES[match.status];
  return {
    // Independent of the site's address, and the same in the subscription and in the single file.
    id: `partido-${id}@${emailDomain}`,
    sequence: sequenceOf(match),
    // The time of the last change, not of the response, so that an unchanged calendar is byte-identical.
    stamp: updatedAt,
    created: createdAt,
    lastModified: updatedAt,
    start: matchDate,
    end: new Date(matchDate.getTime() + DURATION),
    summary: `${prefix}${homeTeam} – ${awayTeam}`,
    description: descriptionOf(match, origin),
    location: locationOf(match),
    url: `${origin}/partidos/${id}`,
    categories: [{ name: competition }],
    status,
    // A match in the calendar does not make the fan busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/**
 * The version number of an event: seconds between its creation and the last change by staff. It starts at 0, grows
 * with each change and needs no column. Sales do not change `updatedAt`. Two changes within a second share a number;
 * LAST-MODIFIED differs.
 */
function sequenceOf({ createdAt, updatedAt }: Match): number {
  return Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000));
}

function descriptionOf(
  { id, isHome, competition, subject, status, result, summaryUrl }: Match,
  origin: string,
) {
  const lines = [subject, competition];
  if (result) lines.push(`${status === 'finished' ? 'Resultado' : 'Marcador'}: ${result}`);
  if (summaryUrl) lines.push(`Resumen: ${summaryUrl}`);
  if (isHome && status === 'scheduled') lines.push(`Entradas: ${origin}/entradas/${id}`);
  return lines.join('\n');
}

/** Adds the street if it is known, for navigation on a phone. */
function locationOf({ location, venue: place }: Match): string | null {
  const { kind, name } = matchPlace(location);
  if (kind === 'pavilion')
    return `${venue.name}, ${venue.street}, ${venue.postalCode} ${venue.city}, ${venue.region}`;
  return place?.street ? `${place.name}, ${addressWords(place)}` : name;
}
