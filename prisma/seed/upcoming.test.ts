import { describe, expect, test } from 'vitest';
import { club } from '../../api/club/club.ts';
import { dayOf } from '../../api/domains/matches/seasons.ts';
import { madridDay } from './madrid-time.ts';
import { matchesAt } from './matches.ts';
import { seasonsOf } from './seasons.ts';

const HOUR = 3_600_000;

const starts = [
  ['an ordinary Saturday', '2026-11-21T17:43:00Z'],
  ['minutes before midnight at the club', '2026-11-24T22:55:00Z'],
  ['new year’s eve', '2026-12-31T23:30:00Z'],
  ['the week in which summer time begins', '2027-03-26T12:00:00Z'],
  ['the hour that does not exist', '2027-03-28T01:00:00Z'],
  ['the week in which summer time ends', '2026-10-23T08:00:00Z'],
  ['the hour that comes twice', '2026-10-25T00:30:00Z'],
  ['the end of a leap February', '2028-02-27T09:00:00Z'],
  ['a leap day', '2028-02-28T23:30:00Z'],
  ['the summer', '2027-07-15T10:00:00Z'],
  ['the middle of season 2025/26', '2026-02-10T12:00:00Z'],
] as const;

/** Weekday and local time: «sábado 19:00». */
function localTime(date: Date): string {
  const show = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-ES', { timeZone: club.timeZone, ...options }).format(date);
  return `${show({ weekday: 'long' })} ${show({ hour: '2-digit', minute: '2-digit' })}`;
}

describe.each(starts)('a demonstration that starts on %s', (_, start) => {
  const now = new Date(start);
  const matches = matchesAt(now).map(({ row }) => row);
  const upcoming = matches.filter(({ matchDate }) => matchDate > now);

  test('has a home match on sale in two to three days', () => {
    const [next] = upcoming;
    expect(next).toMatchObject({ isHome: true, status: 'scheduled', result: null });
    expect(next?.ticketsAvailable).toBeGreaterThan(100);
    const hours = ((next?.matchDate.getTime() ?? 0) - now.getTime()) / HOUR;
    expect(hours).toBeGreaterThan(36);
    expect(hours).toBeLessThanOrEqual(72);
  });

  test('has eleven upcoming matches, alternately home and away, in the three competitions', () => {
    expect(upcoming).toHaveLength(11);
    expect(upcoming.map(({ isHome }) => isHome)).toEqual(upcoming.map((match, index) => index % 2 === 0));
    expect(new Set(upcoming.map(({ competition }) => competition))).toEqual(new Set(club.competitions));
    const seats = upcoming
      .filter(({ isHome }) => isHome)
      .map(({ ticketsAvailable }) => ticketsAvailable ?? 0);
    expect(seats.filter((count) => count === 0)).toHaveLength(1);
    expect(seats.filter((count) => count > 0 && count < 10)).toHaveLength(1);
    expect(upcoming.filter(({ status }) => status === 'postponed')).toHaveLength(1);
  });

  test('has the usual times, with free days between matches', () => {
    const current = matches.slice(-15);
    for (const { matchDate } of current.filter((match) => match !== upcoming[0])) {
      expect(['sábado 19:00', 'domingo 12:30', 'miércoles 20:30']).toContain(localTime(matchDate));
    }
    const dates = current.map(({ matchDate }) => matchDate.getTime());
    for (const [index, date] of dates.slice(1).entries()) {
      expect(date - (dates[index] ?? 0)).toBeGreaterThan(60 * HOUR);
    }
  });

  test('has results exactly for played matches, the last of them two to nine days ago', () => {
    for (const { matchDate, status, result } of matches) {
      expect(status === 'finished').toBe(matchDate < now);
      expect(result !== null).toBe(matchDate < now);
    }
    const last = matches.findLast(({ status }) => status === 'finished');
    const days = (now.getTime() - (last?.matchDate.getTime() ?? 0)) / (24 * HOUR);
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(9);
  });

  test('has consistent fields for every match', () => {
    for (const { isHome, homeTeam, awayTeam, opponent, subject, location } of matches) {
      expect([homeTeam, awayTeam]).toEqual(isHome ? [club.name, opponent] : [opponent, club.name]);
      expect(subject.endsWith(` · ${homeTeam} – ${awayTeam}`)).toBe(true);
      expect(location === club.venue.matchLocation).toBe(isHome);
    }
    const away = matches.filter(({ isHome }) => !isHome);
    expect(away.filter(({ ticketsAvailable, ticketPrice }) => ticketsAvailable || ticketPrice)).toEqual([]);
    expect(new Set(matches.map(({ subject }) => subject)).size).toBe(matches.length);
    // The calendar shows a season on one page of fifty.
    const seasons = seasonsOf(matchesAt(now), now);
    for (const { firstDay, lastDay } of seasons) {
      const days = matches.map(({ matchDate }) => madridDay(matchDate));
      const own = days.filter((day) => day >= dayOf(firstDay) && day <= dayOf(lastDay));
      expect(own.length).toBeLessThanOrEqual(50);
    }
  });
});
