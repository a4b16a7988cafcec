import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testEmbedded } from '../../testing/database.ts';
import { deliverMails } from '../../testing/outbox.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import {
  CANCEL_MATCH,
  FINISH_MATCH,
  POSTPONE_MATCH,
  REOPEN_MATCH,
  UPDATE_MATCH,
} from '../matches/match-editing.fixture.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { settleNotices } from './settle.ts';

// Staff change matches through the API, and the holders of tickets get mails.

let database: Database;
let site: TestSite;
let staff: Caller;

beforeAll(async () => {
  database = (await testEmbedded()).prisma;
  site = await serveTestSite(database);
  staff = await site.signedIn('sports_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  await database.mail.deleteMany();
  await database.matchNotice.deleteMany();
});

const AT_ONCE = { quiet: 0, longest: 0 };

interface Plan {
  matchId: number;
  fan: Caller;
  /** The confirmation of the ticket. */
  calendar: string;
}

async function buy(fan: Caller, matchId: number): Promise<void> {
  expect((await fan.request('POST', '/api/tickets', { matchId })).status).toBe(201);
}

/** A match in ten days, at 18:30 in Palma, and a fan with a ticket and its confirmation. */
async function sold(): Promise<Plan> {
  const day = inHours(10 * 24);
  day.setUTCHours(17, 30, 0, 0);
  const { id: matchId } = await createMatch(database, { matchDate: day });
  const fan = await site.signedIn('visitor');
  await buy(fan, matchId);
  const [mail] = await deliverMails(database, site.dataDir);
  return { matchId, fan, calendar: calendarOf(mail?.raw ?? '') };
}

function calendarOf(raw: string): string {
  const [, encoded = ''] = /filename=partido\.ics.*?\r\n\r\n([\w+/=\r\n]+)/is.exec(raw) ?? [];
  return Buffer.from(encoded, 'base64').toString().replaceAll('\r\n ', '');
}
const fieldOf = (calendar: string, name: string) =>
  new RegExp(`^${name}[:;](.*)$`, 'm').exec(calendar)?.[1]?.trim();

/** Runs a mutation of staff, which must succeed. */
async function change(document: string, input: Record<string, unknown>): Promise<void> {
  const { body } = await staff.graphql(document, { input });
  const [result] = Object.values(body.data ?? {}) as { __typename: string }[];
  expect(result?.__typename, JSON.stringify(body)).toMatch(/Success$/);
}

/** Settles all notices as if staff had been quiet, and sends the mails. */
async function told() {
  await settleNotices(database, AT_ONCE);
  return deliverMails(database, site.dataDir);
}

describe('each change makes one mail to each holder', () => {
  const other = inHours(20 * 24).toISOString();
  const ways: [string, (matchId: number) => Promise<unknown>, string, string][] = [
    ['a new day', (id) => change(UPDATE_MATCH, { id, matchDate: other }), 'cambia de fecha', 'CONFIRMED'],
    ['a new place', (id) => change(UPDATE_MATCH, { id, location: 'Inca' }), 'cambia de lugar', 'CONFIRMED'],
    ['a postponement', (id) => change(POSTPONE_MATCH, { id }), 'aplazado', 'TENTATIVE'],
    [
      'a new date at once',
      (id) => change(POSTPONE_MATCH, { id, matchDate: other }),
      'cambia de fecha',
      'CONFIRMED',
    ],
    ['a cancellation', (id) => change(CANCEL_MATCH, { id }), 'cancelado', 'CANCELLED'],
    [
      'a change that no form made',
      (id) =>
        database.$executeRaw`UPDATE matches SET match_date = ${other}::timestamptz WHERE id = ${id}::int`,
      'cambia de fecha',
      'CONFIRMED',
    ],
  ];
  test.each(ways)('%s', async (_what, happen, title, status) => {
    const { matchId, fan, calendar } = await sold();
    // Calendars count whole seconds, and mails are at least two minutes apart.
    await database.$executeRaw`UPDATE matches SET created_at = created_at - interval '1 minute' WHERE id = ${matchId}::int`;
    await happen(matchId);
    const mails = await told();
    expect(mails.map(({ to }) => to)).toEqual([expect.stringContaining(fan.user?.email ?? '?')]);
    expect(mails[0]?.subject).toContain(title);
    expect(mails[0]?.text).toContain(`/entradas/${matchId}`);
    const update = calendarOf(mails[0]?.raw ?? '');
    expect(fieldOf(update, 'UID')).toBe(fieldOf(calendar, 'UID'));
    expect(Number(fieldOf(update, 'SEQUENCE'))).toBeGreaterThan(Number(fieldOf(calendar, 'SEQUENCE')));
    expect(fieldOf(update, 'STATUS')).toBe(status);
    expect(fieldOf(update, 'METHOD')).toBe(status === 'CANCELLED' ? 'CANCEL' : undefined);
    expect(await told()).toEqual([]);
  });
});

test('an hour of the same day is called so, and the mail says what was and what is', async () => {
  const { matchId } = await sold();
  const { matchDate } = await database.match.findUniqueOrThrow({ where: { id: matchId } });
  await change(UPDATE_MATCH, { id: matchId, matchDate: new Date(matchDate.getTime() + 90 * 60_000) });
  const [mail] = await told();
  expect(mail?.subject).toContain('El partido cambia de hora');
  expect(mail?.text).toMatch(/Ahora: .*20:00.*\n\n+Antes: .*18:30/);
});

test('a new place with a known address says the address, and a cancellation does not', async () => {
  const { matchId } = await sold();
  await database.venue.create({
    data: { name: 'Palau d’Inca', city: 'Inca', street: 'Carrer Major, 3', postalCode: '07300' },
  });
  await change(UPDATE_MATCH, { id: matchId, location: 'Palau d’Inca, Inca' });
  const [moved] = await told();
  expect(moved?.text).toContain('La dirección: Carrer Major, 3, 07300 Inca.');
  await change(CANCEL_MATCH, { id: matchId });
  const [cancelled] = await told();
  expect(cancelled?.text).not.toContain('La dirección');
  await database.venue.deleteMany();
});

test('a correction is told like the mistake was: cancelled, reopened, postponed, with its date again', async () => {
  const { matchId } = await sold();
  const subjects: string[] = [];
  const { matchDate } = await database.match.findUniqueOrThrow({ where: { id: matchId } });
  const steps = [
    () => change(CANCEL_MATCH, { id: matchId }),
    () => change(REOPEN_MATCH, { id: matchId }),
    () => change(POSTPONE_MATCH, { id: matchId }),
    () => change(UPDATE_MATCH, { id: matchId, matchDate: inHours(30 * 24) }),
    () => change(UPDATE_MATCH, { id: matchId, matchDate }),
  ];
  for (const step of steps) {
    await step();
    subjects.push(...(await told()).map(({ subject }) => subject.split(':')[0] ?? ''));
  }
  expect(subjects).toEqual([
    'Partido cancelado',
    'El partido sí se juega',
    'Partido aplazado',
    'El partido tiene nueva fecha',
    'El partido cambia de fecha',
  ]);
});

test('several edits make one message with the whole change; what is again as told makes none', async () => {
  const { matchId } = await sold();
  await change(UPDATE_MATCH, { id: matchId, matchDate: inHours(15 * 24) });
  await change(POSTPONE_MATCH, { id: matchId });
  await change(UPDATE_MATCH, { id: matchId, matchDate: inHours(20 * 24), location: 'Inca' });
  // Nothing is sent while staff are still at it.
  await settleNotices(database);
  expect(await deliverMails(database, site.dataDir)).toEqual([]);
  const mails = await told();
  expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
    'El partido cambia de fecha y de lugar',
  ]);
  expect(mails[0]?.text).toMatch(/Ahora: .*Inca/);
  expect(mails[0]?.text).toMatch(/Antes: .*18:30/);
});

test('a match that is again what holders were told makes no message, and no notice stays', async () => {
  const { matchId } = await sold();
  await change(CANCEL_MATCH, { id: matchId });
  await change(REOPEN_MATCH, { id: matchId });
  await change(UPDATE_MATCH, { id: matchId, location: 'Inca' });
  await change(UPDATE_MATCH, { id: matchId, location: ' pavello SON Tramuntana,  Palma' });
  expect(await told()).toEqual([]);
  expect(await database.matchNotice.count()).toBe(0);
  expect(await database.notificationHistory.count({ where: { matchId } })).toBe(0);
});

test('who buys after a change is not told of it; who buys between two edits, from what they bought', async () => {
  const { matchId, fan } = await sold();
  await change(UPDATE_MATCH, { id: matchId, location: 'Inca' });
  const between = await site.signedIn('visitor');
  await buy(between, matchId);
  await change(UPDATE_MATCH, { id: matchId, location: 'Manacor' });
  const after = await site.signedIn('visitor');
  await buy(after, matchId);
  const mails = (await told()).filter(({ subject }) => !subject.startsWith('Tu entrada'));
  const of = (caller: Caller) => mails.find(({ to }) => to.includes(caller.user?.email ?? '?'));
  expect(mails).toHaveLength(2);
  expect(of(fan)?.text).toMatch(/Antes: .*Son Tramuntana/);
  expect(of(between)?.text).toMatch(/Antes: .*Inca/);
});

test('a ticket that was returned or cancelled is told nothing', async () => {
  const { matchId, fan } = await sold();
  const other = await site.signedIn('visitor');
  await buy(other, matchId);
  await database.ticket.updateMany({
    where: { matchId, userId: other.user?.id ?? 0 },
    data: { state: 'returned', endedAt: new Date() },
  });
  await deliverMails(database, site.dataDir);
  await change(CANCEL_MATCH, { id: matchId });
  expect((await told()).map(({ to }) => to)).toEqual([expect.stringContaining(fan.user?.email ?? '?')]);
});

test('if the first mail could not be sent yet, the second change tells everything, and the first mail is dropped', async () => {
  const { matchId } = await sold();
  await change(UPDATE_MATCH, { id: matchId, location: 'Inca' });
  await settleNotices(database, AT_ONCE);
  await change(UPDATE_MATCH, { id: matchId, location: 'Manacor' });
  const mails = await told();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Ahora: .*Manacor/);
  expect(mails[0]?.text).toMatch(/Antes: .*Son Tramuntana/);
  const { body } = await staff.graphql(NOTICES, { id: matchId });
  expect(body.data.match.notices).toMatchObject([
    { content: { people: 1 }, delivery: { sent: 1, obsolete: 0 } },
    { content: { people: 1 }, delivery: { sent: 0, obsolete: 1 } },
  ]);
});

const NOTICES = `query ($id: ID!) { match(id: $id) { holdersToTell notices {
  settledAt sentence content { title lines people } delivery { sent failed obsolete waiting devices } } } }`;

test('staff see how many are told, add a sentence, and see what was sent', async () => {
  const { matchId } = await sold();
  const before = await staff.graphql(NOTICES, { id: matchId });
  expect(before.body.data.match).toEqual({ holdersToTell: 1, notices: [] });
  const sentence = 'Hay goteras en el pabellón\u200B.';
  await change(CANCEL_MATCH, { id: matchId, notice: { sentence } });
  const open = await staff.graphql(NOTICES, { id: matchId });
  expect(open.body.data.match.notices).toMatchObject([
    { settledAt: null, content: { title: 'Partido cancelado', people: 1 }, delivery: { sent: 0 } },
  ]);
  const [mail] = await told();
  expect(mail?.text).toContain('\n\nHay goteras en el pabellón.\n\n');
  const after = await staff.graphql(NOTICES, { id: matchId });
  expect(after.body.data.match.notices).toMatchObject([
    {
      settledAt: expect.any(String),
      sentence: 'Hay goteras en el pabellón.',
      content: { title: 'Partido cancelado', people: 1 },
      delivery: { sent: 1, failed: 0, obsolete: 0, waiting: 0, devices: 0 },
    },
  ]);
});

test.each([
  ['notice.sentence', { location: 'Inca', notice: { sentence: 'x'.repeat(281) } }],
  ['notice.sentence', { location: 'Inca', notice: { sentence: 'dos\nlíneas' } }],
  ['notice.silent', { matchDate: inHours(30 * 24), notice: { silent: true } }],
])('a wrong notice is refused at its field (%s), and nothing changes', async (path, input) => {
  const { matchId } = await sold();
  const { body } = await staff.graphql(UPDATE_MATCH, { input: { id: matchId, ...input } });
  expect(body.data.updateMatch).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] });
  expect(await database.matchNotice.count()).toBe(0);
});

test('the spelling of the place can be corrected in silence', async () => {
  const { matchId, fan } = await sold();
  await change(UPDATE_MATCH, { id: matchId, location: 'Son Tramuntana', notice: { silent: true } });
  expect(await told()).toEqual([]);
  const { body } = await fan.graphql('{ viewer { tickets { changedFrom { location } } } }');
  expect(body.data.viewer.tickets).toEqual([{ changedFrom: null }]);
  // What comes afterwards is told from the corrected place.
  await change(UPDATE_MATCH, { id: matchId, location: 'Inca' });
  expect((await told())[0]?.text).toMatch(/Antes: .*, Son Tramuntana\./);
});

test('the past makes no message: a correction of a match that was played, or was to be played last week', async () => {
  const fan = await site.signedIn('visitor');
  const { id } = await createMatch(database);
  await buy(fan, id);
  await deliverMails(database, site.dataDir);
  await change(FINISH_MATCH, { id, final: { home: 80, away: 70 }, confirmed: true });
  await change(UPDATE_MATCH, { id, matchDate: inHours(-2), location: 'Inca' });
  expect(await told()).toEqual([]);

  const old = await createMatch(database, { matchDate: inHours(-7 * 24) });
  const ticket = crypto.randomUUID();
  await database.ticket.create({
    data: {
      id: ticket,
      userId: fan.user?.id ?? 0,
      matchId: old.id,
      qrCode: `ticket:${ticket}`,
      purchaseDate: inHours(-9 * 24),
    },
  });
  await change(CANCEL_MATCH, { id: old.id });
  expect(await told()).toEqual([]);
});

test('a ticket says what its match was when it was issued', async () => {
  const { matchId, fan } = await sold();
  const { matchDate } = await database.match.findUniqueOrThrow({ where: { id: matchId } });
  await change(UPDATE_MATCH, { id: matchId, matchDate: inHours(30 * 24) });
  await change(UPDATE_MATCH, { id: matchId, location: 'Inca' });
  const ask =
    'query ($matchId: ID!) { viewer { ticketFor(matchId: $matchId) { changedFrom { matchDate location } } } }';
  const { body } = await fan.graphql(ask, { matchId });
  expect(body.data.viewer.ticketFor.changedFrom).toEqual({
    matchDate: matchDate.toISOString(),
    location: 'Pavelló Son Tramuntana, Palma',
  });
  const later = await site.signedIn('visitor');
  await buy(later, matchId);
  expect((await later.graphql(ask, { matchId })).body.data.viewer.ticketFor.changedFrom).toBeNull();
});
