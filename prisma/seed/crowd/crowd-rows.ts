import { addHours, earliest } from '../madrid-time.ts';
import { emailOf, nameOf } from './names.ts';
import { randomNumbers } from './random.ts';
import { remarks } from './remarks.ts';

// Who the crowd is and what it did, as plain rows: every demonstration of the same moment has the same.

/** The size of the club, with the visitor and the socio, who have accounts, points, a card and tickets of their own. */
export const CROWD = { members: 1430, tickets: 6000, fans: 900, comments: 340 };
/** Members who buy tickets for others and comment; the rest of the fans have no card. */
const FANS_WITH_CARD = 728;
/** In a hundred: came with their ticket. */
const CAME = 0.88;
const GATES = ['Puerta A', 'Puerta B', 'Puerta C'];

/** Days of a season, as instants. */
export interface SeasonDays {
  from: Date;
  to: Date;
}

export interface CrowdMatch {
  id: number;
  matchDate: Date;
  isPlayed: boolean;
}

export interface CrowdPerson {
  name: string;
  email: string;
  registered: Date;
  /** Whether they buy tickets and comment. */
  isFan: boolean;
  /** Since when they have this season's card; null without one. */
  memberSince: Date | null;
  wasMember: boolean;
}

/** The accounts: fans first. */
export function people(
  now: Date,
  { last, running }: { last: SeasonDays; running: SeasonDays },
): CrowdPerson[] {
  const random = randomNumbers(1);
  const between = (from: Date, to: Date, share: number) =>
    new Date(from.getTime() + Math.max(0, to.getTime() - from.getTime()) * share);
  const fans = CROWD.fans - 2;
  const total = CROWD.members - 1 + fans - FANS_WITH_CARD;
  return Array.from({ length: total }, (_, number) => {
    const name = nameOf(number);
    const isFan = number < fans;
    const isMember = number < FANS_WITH_CARD || !isFan;
    const wasMember = isMember && random() < 0.78;
    // Most renew in summer, some during the season.
    const renewed = between(running.from, earliest(running.to, now), random() ** 3);
    const memberSince = isMember ? earliest(renewed, addHours(now, -1)) : null;
    // Growing: more come in the second half.
    const joined = between(last.from, now, Math.sqrt(random()));
    const registered = wasMember
      ? between(last.from, addHours(last.from, 60 * 24), random())
      : earliest(joined, memberSince ?? joined);
    return { name, email: emailOf(name, number), registered, isFan, memberSince, wasMember };
  });
}

export interface CrowdTicket {
  person: number;
  match: CrowdMatch;
  at: Date;
  /** When they came in; null if they did not, or it is not played. */
  cameAt: Date | null;
  gate: string;
}

/** The tickets: some fans come to nearly every match, and some matches draw more than others. */
export function tickets(
  fans: readonly CrowdPerson[],
  matches: readonly CrowdMatch[],
  now: Date,
  count: number,
): CrowdTicket[] {
  const random = randomNumbers(2);
  const eagerness = fans.map(() => 0.05 + random() ** 2);
  const wishes = matches.flatMap((match) => {
    const draw = (0.6 + random() * 0.8) * (match.isPlayed ? 1 : 0.3);
    return fans.flatMap((fan, person) => {
      // An exponential of this rate: who wants it most comes first.
      const rank = -Math.log(1 - random()) / (draw * (eagerness[person] ?? 0));
      const daysBefore = Math.min(16, -Math.log(1 - random()) * 4);
      const gate = GATES[Math.floor(random() * GATES.length)] ?? '';
      const came = random() < CAME;
      const minutesBefore = 5 + random() * 55;
      const wished = addHours(match.matchDate, -1 - daysBefore * 24);
      const at = match.isPlayed ? wished : earliest(wished, addHours(now, -1 - daysBefore * 36));
      if (at <= fan.registered) return [];
      const cameAt = match.isPlayed && came ? addHours(match.matchDate, -minutesBefore / 60) : null;
      return [{ rank, person, match, at, cameAt, gate }];
    });
  });
  return wishes.toSorted((a, b) => a.rank - b.rank).slice(0, count);
}

export interface CrowdComment {
  person: number;
  newsId: number;
  content: string;
  at: Date;
}

/** The comments, each of another fan under an article that they could read. */
export function commentsOf(
  fans: readonly CrowdPerson[],
  articles: readonly { id: number; publicationDate: Date }[],
  now: Date,
): CrowdComment[] {
  const random = randomNumbers(3);
  const seen = new Set<string>();
  const found: CrowdComment[] = [];
  for (let tries = 0; found.length < CROWD.comments && tries < CROWD.comments * 20; tries += 1) {
    const person = Math.floor(random() ** 1.5 * fans.length);
    const article = articles[Math.floor(random() * articles.length)];
    const content = remarks[Math.floor(random() * remarks.length)] ?? '';
    const at = addHours(article?.publicationDate ?? now, 0.2 - Math.log(1 - random()) * 12);
    const fan = fans[person];
    const once = `${person} ${article?.id}`;
    if (!article || !fan || at >= now || at <= fan.registered || seen.has(once)) continue;
    seen.add(once);
    found.push({ person, newsId: article.id, content, at });
  }
  return found;
}
