import type { Database } from '../database/client.ts';
import { announce } from '../notifications/notifications.ts';
import { clubDate } from './club-date.ts';

const HOUR = 60 * 60_000;

/** When holders of a ticket are reminded, hours before the match; not any more once `until` of them are left. */
const REMINDERS = [
  { name: '24h', from: 24, until: 20, title: 'Tu partido es dentro de 24 horas' },
  { name: '2h', from: 2, until: 1, title: 'Tu partido empieza dentro de 2 horas' },
] as const;

/** Announces the reminders whose time has come, each once; see `isStillTrue` for matches that are put off afterwards. */
export async function remindTicketHolders(database: Database, now = new Date()): Promise<void> {
  for (const { name, from, until, title } of REMINDERS) {
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
        title,
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
