import type { Database } from '../../platform/database/client.ts';
import { announce } from '../notifications/notifications.ts';
import { clubDate, clubHour, clubWeekday } from './club-date.ts';

const HOUR = 60 * 60_000;

interface Reminder {
  name: string;
  /** Earliest sending time, in hours before the match. */
  from: number;
  /** Latest sending time, in hours before the match. */
  until: number;
  /** States the time of the match, not the time left: a phone may show the message hours later. */
  titleFor: (matchDate: Date) => string;
}

/** When ticket holders are reminded. */
const REMINDERS: readonly Reminder[] = [
  {
    name: '24h',
    from: 24,
    until: 20,
    titleFor: (date) => `Tu partido es el ${clubWeekday(date)} a las ${clubHour(date)}`,
  },
  { name: '2h', from: 2, until: 1, titleFor: (date) => `Tu partido empieza a las ${clubHour(date)}` },
];

/** Announces the reminders that are due, each once. `isStillTrue` handles matches postponed afterwards. */
export async function remindTicketHolders(database: Database, now = new Date()): Promise<void> {
  for (const { name, from, until, titleFor } of REMINDERS) {
    const matches = await database.match.findMany({
      where: {
        status: 'scheduled',
        matchDate: {
          gt: new Date(now.getTime() + until * HOUR),
          lte: new Date(now.getTime() + from * HOUR),
        },
      },
      select: { id: true, homeTeam: true, awayTeam: true, matchDate: true, location: true },
    });
    for (const { id, homeTeam, awayTeam, matchDate, location } of matches) {
      const place = location?.trim() ? ` en ${location.trim()}` : '';
      await announce(database, {
        key: `match:${id}:reminder-${name}:${matchDate.toISOString()}`,
        preference: 'gameReminders',
        title: titleFor(matchDate),
        body: `${homeTeam} – ${awayTeam}: ${clubDate(matchDate)}${place}.`,
        url: `/entradas/${id}`,
        tag: `match-${id}`,
        audience: 'ticket_holders',
        matchId: id,
        onlyFor: matchDate,
      });
    }
  }
}
