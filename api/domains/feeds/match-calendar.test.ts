import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { madrid } from '../../../prisma/seed/madrid-time.ts';
import { club } from '../../club/club.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
beforeEach(async () => {
  await site.database.ticket.deleteMany();
  await site.database.match.deleteMany();
});
afterAll(() => site.close());

async function calendar(path = '/calendario.ics') {
  const { status, body, headers } = await site.visitor.request('GET', path);
  expect(status).toBe(200);
  const component = new ICAL.Component(ICAL.parse(body));
  const events = component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { component, events, body: String(body), etag: headers.get('etag') };
}

async function onlyEvent(path?: string) {
  const { events } = await calendar(path);
  expect(events).toHaveLength(1);
  const [event] = events;
  if (!event) throw new Error('No event');
  const value = (name: string) => event.component.getFirstPropertyValue(name);
  return { event, value };
}

describe('a match', () => {
  test('is an event of two hours with all details for a fan', async () => {
    const match = await createMatch(site.database);
    const { event, value } = await onlyEvent();
    expect(event.uid).toBe(`partido-${match.id}@pmb.example`);
    expect(event.summary).toBe('Palma Mallorca Bàsquet – Delta Tortosa');
    expect(event.startDate.toJSDate()).toEqual(new Date(Math.floor(match.matchDate.getTime() / 1000) * 1000));
    expect(event.duration.toSeconds()).toBe(2 * 3600);
    expect(event.location).toBe(`${club.venue.name}, ${club.venue.street}, 07009 Palma, Illes Balears`);
    expect(event.description).toBe(`${match.subject}\nLIGA\nEntradas: ${site.url}/entradas/${match.id}`);
    expect(value('url')).toBe(`${site.url}/partidos/${match.id}`);
    expect(value('status')).toBe('CONFIRMED');
    expect(value('transp')).toBe('TRANSPARENT');
    expect(event.component.getAllSubcomponents('valarm')).toEqual([]);
  });

  test.each([
    ['Pavelló Cala Figuera, Maó', 'Pavelló Cala Figuera, Maó'],
    ['  ', null],
    [null, null],
  ])('away at «%s»', async (location, expected) => {
    await createMatch(site.database, { isHome: false, location });
    const { value, event } = await onlyEvent();
    expect(value('location')).toBe(expected);
    expect(event.description).not.toContain('Entradas');
  });

  test('at home, but not in the pavilion', async () => {
    await createMatch(site.database, { isHome: true, location: 'Palau d’Esports d’Inca' });
    expect((await onlyEvent()).value('location')).toBe('Palau d’Esports d’Inca');
  });

  test.each([
    ['scheduled', 'CONFIRMED', ''],
    ['live', 'CONFIRMED', ''],
    ['finished', 'CONFIRMED', ''],
    ['postponed', 'TENTATIVE', 'APLAZADO · '],
    ['cancelled', 'CANCELLED', 'CANCELADO · '],
  ] as const)('that is %s', async (status, said, prefix) => {
    await createMatch(site.database, { status });
    const { event, value } = await onlyEvent();
    expect(value('status')).toBe(said);
    expect(event.summary).toBe(`${prefix}Palma Mallorca Bàsquet – Delta Tortosa`);
    expect(event.description.includes('Entradas')).toBe(status === 'scheduled');
  });

  test('has its score', async () => {
    await createMatch(site.database, {
      status: 'finished',
      result: '82-75',
      summaryUrl: 'https://v.example/1,2;3',
    });
    const { event } = await onlyEvent();
    expect(event.description).toContain('Resultado: 82-75\nResumen: https://v.example/1,2;3');
  });

  test('with any subject is one event with that name', async () => {
    const opponent = `Óscar, "S.A."; \\n C:\\B & <b> ${'🏀'.repeat(40)}\r\nEND:VEVENT`;
    const match = await createMatch(site.database, { opponent, subject: 'Línea 1\nBEGIN:VALARM' });
    const { event } = await onlyEvent();
    expect(event.summary.replaceAll(/\s+/g, ' ')).toBe(
      `Palma Mallorca Bàsquet – ${opponent}`.replaceAll(/\s+/g, ' '),
    );
    expect(event.description).toContain('Línea 1\nBEGIN:VALARM\nLIGA');
    const { body } = await calendar(`/partidos/${match.id}.ics`);
    // RFC 5545: lines end with CRLF and take at most 75 octets.
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = body.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.includes('\n') || line.includes('\uFFFD'))).toBe(false);
  });
});

describe('versions', () => {
  test('the sequence number grows when its competition is renamed', async () => {
    const manager = await site.signedIn('sports_manager');
    const { id } = await site.database.competition.create({ data: { name: 'LIGA VIEJA', order: 90 } });
    await createMatch(site.database, { competition: 'LIGA VIEJA' });
    const before = (await onlyEvent()).event.sequence;
    const { body } = await manager.graphql(
      `mutation { updateCompetition(input: { id: ${id}, name: "LIGA NUEVA" }) { __typename } }`,
    );
    expect(body.data.updateCompetition.__typename).toBe('UpdateCompetitionSuccess');
    const { event } = await onlyEvent();
    expect(event.description).toContain('LIGA NUEVA');
    expect(event.sequence).toBeGreaterThan(before);
  });

  test('the sequence number grows with each change, the id stays the same', async () => {
    const written = inHours(-1);
    const match = await createMatch(site.database, { createdAt: written, updatedAt: written });
    const read = async () => {
      const { event, value } = await onlyEvent();
      return { uid: event.uid, sequence: event.sequence, changed: String(value('last-modified')) };
    };
    const first = await read();
    expect(first.sequence).toBe(0);
    const change = (data: object) => site.database.match.update({ where: { id: match.id }, data });
    await change({ matchDate: inHours(300), updatedAt: inHours(-0.5) });
    const second = await read();
    await change({ status: 'cancelled' });
    const third = await read();
    expect([second.uid, third.uid]).toEqual([first.uid, first.uid]);
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect(third.sequence).toBeGreaterThan(second.sequence);
    expect(third.changed > second.changed).toBe(true);
    expect(third.sequence).toBeLessThan(2 ** 31);
  });

  test('a sale changes nothing, and neither does time', async () => {
    const match = await createMatch(site.database, { createdAt: inHours(-2), updatedAt: inHours(-1) });
    const before = await calendar();
    const buyer = await site.signedIn('visitor');
    const bought = await buyer.request('POST', '/api/tickets', { matchId: match.id });
    expect(bought.status).toBeLessThan(300);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const after = await calendar();
    expect(after.body).toBe(before.body);
    expect(after.etag).toBe(before.etag);
  });

  test('the single file has the same event as the subscription', async () => {
    const match = await createMatch(site.database);
    await createMatch(site.database);
    const single = await onlyEvent(`/partidos/${match.id}.ics`);
    const { events } = await calendar();
    expect(events).toHaveLength(2);
    expect(events.map(({ component }) => component.toString())).toContain(single.event.component.toString());
  });
});

test('a subscription has a name and a refresh interval, a single file does not', async () => {
  const match = await createMatch(site.database);
  const { component } = await calendar();
  expect(component.getFirstPropertyValue('version')).toBe('2.0');
  expect(component.getFirstPropertyValue('x-wr-calname')).toBe(club.name);
  expect(String(component.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  expect(component.getFirstPropertyValue('source')).toBe(`${site.url}/calendario.ics`);
  const single = await calendar(`/partidos/${match.id}.ics`);
  expect(single.component.getFirstPropertyValue('refresh-interval')).toBeNull();
});

test('has future matches and those of the last two years, by date, or none', async () => {
  expect((await calendar()).events).toEqual([]);
  const year = 365 * 24;
  for (const hours of [24, -year, -3 * year, 2 * year]) {
    await createMatch(site.database, { opponent: `A ${hours}`, matchDate: inHours(hours) });
  }
  const { events } = await calendar();
  expect(events.map(({ summary }) => summary.split(' – A ')[1])).toEqual(['-8760', '24', '17520']);
});

describe.each(['UTC', 'Europe/Madrid', 'Pacific/Honolulu'])('on a server in %s', (zone) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  /** The last Sunday of a month of next year, when daylight saving time starts or ends. */
  function lastSunday(month: number): number {
    const last = new Date(Date.UTC(new Date().getUTCFullYear() + 1, month, 0));
    return last.getUTCDate() - last.getUTCDay();
  }

  const year = new Date().getUTCFullYear() + 1;
  const march = lastSunday(3);
  const october = lastSunday(10);
  test.each([
    [`${year}-03-${march - 1}`, '19:00', '18:00'],
    [`${year}-03-${march}`, '12:30', '10:30'],
    [`${year}-10-${october - 1}`, '19:00', '17:00'],
    [`${year}-10-${october}`, '12:30', '11:30'],
  ])('a match on %s at %s in Palma is at %s UTC', async (day, local, utc) => {
    expect(new Date().toString()).toContain(
      { UTC: 'GMT+0000', 'Pacific/Honolulu': 'GMT-1000' }[zone] ?? 'GMT+0',
    );
    await createMatch(site.database, { matchDate: madrid(day, local) });
    const { event } = await onlyEvent();
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(event.startDate.toString()).toBe(`${day}T${utc}:00Z`);
    const palma = event.startDate.toJSDate().toLocaleTimeString('es-ES', { timeZone: club.timeZone });
    expect(palma).toBe(`${local}:00`);
  });
});
