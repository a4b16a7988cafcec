import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cancelMatch,
  finishMatch,
  postponeMatch,
  recordScore,
  reopenMatch,
  startMatch,
} from '../matches/match-progress.ts';
import type { TestSubscription } from '../../testing/push-receiver.ts';
import { settleNotices } from '../notices/settle.ts';
import { announce } from './notifications.ts';
import { openNotificationSetup, type NotificationSetup } from '../../testing/notification-setup.ts';

// Announcements about matches, and reminders for ticket holders.

const HOUR = 60 * 60_000;
let setup: NotificationSetup;

beforeAll(async () => {
  setup = await openNotificationSetup();
}, 60_000);
afterAll(() => setup.close());
beforeEach(() => setup.reset());
afterEach(() => expect(setup.receiver.problems).toEqual([]));

test('devices with match updates are notified of a postponement, a new date and a cancellation', async () => {
  await setup.device();
  const { id } = await setup.aMatch(new Date(Date.now() + 40 * HOUR));
  const steps = [
    () => postponeMatch(setup.database, setup.staff, id, {}),
    () => postponeMatch(setup.database, setup.staff, id, { matchDate: new Date(Date.now() + 80 * HOUR) }),
    () => cancelMatch(setup.database, setup.staff, id),
  ];
  for (const step of steps) {
    await step();
    // As the job does, once staff have been quiet for a while.
    await settleNotices(setup.database, { quiet: 0, longest: 0 });
    await setup.settle();
  }
  expect(setup.texts().map(({ title }) => title)).toEqual([
    'Partido aplazado',
    'El partido tiene nueva fecha',
    'Partido cancelado',
  ]);
}, 60_000);

test('devices with match updates are notified of start, quarter and end, once each', async () => {
  await setup.device();
  const { id } = await setup.aMatch(new Date());
  await startMatch(setup.database, setup.staff, id);
  const first = { home: 20, away: 18 };
  await recordScore(setup.database, setup.staff, id, { seen: [{ home: 0, away: 0 }], periods: [first] });
  const periods = [first, { home: 0, away: 0 }];
  await recordScore(setup.database, setup.staff, id, { seen: [first], periods });
  await recordScore(setup.database, setup.staff, id, { seen: [first], periods });
  await finishMatch(setup.database, setup.staff, id, { seen: '20-18', confirmed: true });
  await setup.settle();
  expect(
    setup
      .texts()
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['¡Empieza el partido!', 'Final del partido', 'Final del primer cuarto'].toSorted());
  expect(setup.receiver.received.every(({ urgency }) => urgency === 'high')).toBe(true);
}, 60_000);

test('after a wrong end and a reopening, the true end is announced too; a correction is not', async () => {
  await setup.device();
  const { id } = await setup.aMatch(new Date());
  await startMatch(setup.database, setup.staff, id);
  const seen = [{ home: 0, away: 0 }];
  const wrong = [{ home: 20, away: 18 }];
  await recordScore(setup.database, setup.staff, id, { seen, periods: wrong });
  await finishMatch(setup.database, setup.staff, id, { seen: '20-18', confirmed: true });
  await setup.settle();
  await reopenMatch(setup.database, setup.staff, id);
  await recordScore(setup.database, setup.staff, id, { seen: wrong, periods: [{ home: 80, away: 75 }] });
  await finishMatch(setup.database, setup.staff, id, { seen: '80-75', confirmed: true });
  await finishMatch(setup.database, setup.staff, id, { seen: '80-75', confirmed: true });
  await setup.settle();
  const ends = setup.texts().filter(({ title }) => title === 'Final del partido');
  expect(ends.map(({ body }) => /\d+ – \d+/.exec(body)?.[0])).toEqual(['20 – 18', '80 – 75']);
}, 60_000);

describe('a reminder', () => {
  /** Creates a match, and a device of a user with a ticket for it. */
  async function matchWithTicket(
    hours: number,
  ): Promise<{ id: number; matchDate: Date; own: TestSubscription }> {
    const holder = await setup.person();
    const own = await setup.device(undefined, holder);
    const match = await setup.aMatch(new Date(Date.now() + hours * HOUR));
    const ticket = crypto.randomUUID();
    await setup.database.ticket.create({
      data: { id: ticket, userId: holder.id, matchId: match.id, qrCode: `ticket:${ticket}` },
    });
    return { ...match, own };
  }
  const inMadrid = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'Europe/Madrid' }).format(date);

  // The text must be right even if it is read late, so it never says «in two hours».
  test.each([
    [23.9, 'Tu partido es el DAY a las TIME'],
    [20.1, 'Tu partido es el DAY a las TIME'],
    [1.9, 'Tu partido empieza a las TIME'],
    [1.1, 'Tu partido empieza a las TIME'],
  ])(
    '%d hours before is sent once to ticket holders, with the time of the match',
    async (hours, title) => {
      await setup.device();
      const { matchDate, own } = await matchWithTicket(hours);
      await setup.settle('matches.remind');
      await setup.settle('matches.remind');
      expect(setup.receiver.received.map(({ endpoint }) => endpoint)).toEqual([own.endpoint]);
      const day = inMadrid(matchDate, { weekday: 'long' });
      const time = inMadrid(matchDate, { hour: '2-digit', minute: '2-digit' });
      expect(setup.texts()[0]?.title).toBe(title.replace('DAY', day).replace('TIME', time));
      const [sent] = setup.receiver.received;
      expect(sent?.timeToLive).toBeGreaterThan(60 * 60);
      expect(sent?.timeToLive).toBeLessThanOrEqual(Math.min(2, hours) * 60 * 60);
    },
    60_000,
  );

  test.each([
    ['the match has been put off', 1.5, (id: number) => postponeMatch(setup.database, setup.staff, id, {})],
    ['its hour has come', -0.1, () => undefined],
  ])(
    'is not sent after %s',
    async (_what, hours, happen) => {
      const { id, matchDate } = await matchWithTicket(hours);
      await happen(id);
      await announce(setup.database, {
        key: `match:${id}:reminder-2h:${matchDate.toISOString()}`,
        preference: 'gameReminders',
        title: 'Tu partido empieza ahora',
        body: 'x',
        url: '/',
        tag: `match-${id}`,
        audience: 'ticket_holders',
        matchId: id,
        onlyFor: matchDate,
      });
      await setup.settle();
      expect(await setup.outcomeOf({ matchId: id, preference: 'gameReminders' })).toMatchObject({
        devices: 0,
      });
      expect(setup.texts().map(({ title }) => title)).not.toContain('Tu partido empieza ahora');
    },
    60_000,
  );
});
