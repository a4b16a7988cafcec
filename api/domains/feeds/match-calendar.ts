import ical, { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { club } from '../../club/club.ts';
import type { Database, Match, MatchStatus } from '../../platform/database/client.ts';

const HOUR = 60 * 60_000;
/** Nobody knows when a match will end: two hours are what a fan keeps free. */
const DURATION = 2 * HOUR;
/** Older matches leave the calendar, or it would grow for ever. */
const KEPT = 2 * 365 * 24 * HOUR;
/** Seconds after which a subscribed calendar should ask again. */
const REFRESH = 3600;

const { venue } = club;
const [, emailDomain] = club.contact.email.split('@');

/** The words in front say it also where a calendar does not show the status. */
const STATUSES: Readonly<Record<MatchStatus, { status: ICalEventStatus; prefix: string }>> = {
  scheduled: { status: ICalEventStatus.CONFIRMED, prefix: '' },
  live: { status: ICalEventStatus.CONFIRMED, prefix: '' },
  finished: { status: ICalEventStatus.CONFIRMED, prefix: '' },
  postponed: { status: ICalEventStatus.TENTATIVE, prefix: 'APLAZADO · ' },
  cancelled: { status: ICalEventStatus.CANCELLED, prefix: 'CANCELADO · ' },
};

/** The club's matches as an iCalendar file to subscribe to: those to come and those of the last two years. */
export async function clubCalendar(database: Database, origin: string, now = new Date()): Promise<string> {
  const matches = await database.match.findMany({
    where: { matchDate: { gte: new Date(now.getTime() - KEPT) } },
    orderBy: [{ matchDate: 'asc' }, { id: 'asc' }],
  });
  return calendarOf(matches, origin, `${origin}/calendario.ics`);
}

/** One match as an iCalendar file («Añadir al calendario»); null where there is none. */
export async function matchCalendar(
  database: Database,
  origin: string,
  id: number | null,
): Promise<string | null> {
  const match = await database.match.findUnique({ where: { id: id ?? -1 } });
  return match && calendarOf([match], origin);
}

/** Without METHOD: this is a calendar to read and no invitation, which would have to name who sends it. */
function calendarOf(matches: readonly Match[], origin: string, source?: string): string {
  const calendar = ical({
    name: club.name,
    description: `Partidos del ${club.name}`,
    prodId: { company: club.name, product: 'Calendario', language: 'ES' },
    // Only what is subscribed to has something to ask for again.
    ...(source && { source, ttl: REFRESH }),
    events: matches.map((match) => eventOf(match, origin)),
  });
  // The last line ends as the others do.
  return `${calendar.toString()}\r\n`;
}

/**
 * A match as an event. Its times are instants in UTC, which every calendar shows in its own zone: right on both sides of
 * a change to or from daylight saving without a table of the zone's rules. No alarm: whether it rings is the fan's choice.
 */
function eventOf(match: Match, origin: string): ICalEventData {
  const { id, homeTeam, awayTeam, matchDate, competition, createdAt, updatedAt } = match;
  const { status, prefix } = STATUSES[match.status];
  return {
    // The same whatever address the site is reached by, in the subscription and in the single file.
    id: `partido-${id}@${emailDomain}`,
    sequence: sequenceOf(match),
    // Of the last change and not of this answer, so that an unchanged calendar is the same to the byte.
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
    // A fan who follows the club is not busy at each of its matches.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/**
 * The number of an event's version: the seconds from when it was written to its last change by staff. It begins at 0,
 * grows with each change and needs no column of its own; a sale is no change (it leaves `updatedAt` alone). Two changes
 * within a second share a number, and LAST-MODIFIED tells them apart.
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

/** With the street where we know it, so that a phone finds the way. */
function locationOf({ location }: Match): string | null {
  const place = location?.trim();
  if (!place) return null;
  if (place !== venue.matchLocation) return place;
  return `${venue.name}, ${venue.street}, ${venue.postalCode} ${venue.city}, ${venue.region}`;
}
