import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { memberNumber } from './member-number.ts';

let database: Database;
let site: TestSite;
let staff: Caller;
/** Members by name. */
const members: Record<string, { id: string; email: string; userId: number }> = {};

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  staff = await site.signedIn('commercial_manager');
});
afterAll(() => site.close());

function inDays(days: number): Date {
  return new Date(Date.now() + days * 24 * 60 * 60_000);
}

beforeEach(async () => {
  await database.membership.deleteMany();
  await member('Aina Mas', { type: 'Palco 7', activationDate: inDays(-1), expiryDate: inDays(200) });
  await member('Biel Riera', { type: 'Futuro', activationDate: inDays(5), expiryDate: inDays(100) });
  await member('Xisca Noguera', { type: 'Pasado', activationDate: inDays(-300), expiryDate: inDays(-1) });
});

async function member(name: string, data: { type: string; activationDate: Date; expiryDate: Date }) {
  const fan = await site.signedIn('visitor');
  const userId = fan.user?.id ?? 0;
  await database.user.update({ where: { id: userId }, data: { name } });
  const id = crypto.randomUUID();
  await database.membership.create({ data: { id, userId, qrCode: `membership:${id}`, ...data } });
  members[name] = { id, email: fan.user?.email ?? '', userId };
}

const LIST = `query ($filter: MembershipFilter) { memberships(filter: $filter, pageSize: 2) { totalCount pageCount
  items { id type state holderName } } }`;

const list = async (filter: object = {}, by: Caller = staff) => (await by.graphql(LIST, { filter })).body;

test.each([
  [{}, ['Palco 7', 'Futuro']],
  [{ state: 'ACTIVE' }, ['Palco 7']],
  [{ state: 'UPCOMING' }, ['Futuro']],
  [{ state: 'EXPIRED' }, ['Pasado']],
  [{ state: 'EXPIRED', search: 'aina' }, []],
  [{ order: 'EXPIRY' }, ['Pasado', 'Futuro']],
  [{ order: 'HOLDER_DESC' }, ['Pasado', 'Futuro']],
  [{ order: 'ACTIVATION' }, ['Pasado', 'Palco 7']],
  [{ order: 'TYPE' }, ['Futuro', 'Palco 7']],
  [{ state: null, order: null, search: null }, ['Palco 7', 'Futuro']],
])('as asked for: %j', async (filter, types) => {
  const { items } = (await list(filter)).data.memberships;
  expect(items.map(({ type }: { type: string }) => type)).toEqual(types);
});

test('in pages, each with its state', async () => {
  const { totalCount, pageCount, items } = (await list()).data.memberships;
  expect([totalCount, pageCount]).toEqual([3, 2]);
  expect(items).toMatchObject([{ state: 'ACTIVE' }, { state: 'UPCOMING' }]);
});

test('found by name, e-mail, type and member number', async () => {
  const { id, email, userId } = members['Aina Mas'] ?? { id: '', email: '', userId: 0 };
  const number = memberNumber(userId);
  for (const search of ['aina', email, 'palco 7', number, number.toLowerCase()]) {
    expect((await list({ search })).data.memberships).toMatchObject({
      totalCount: 1,
      pageCount: 1,
      items: [{ id, holderName: 'Aina Mas' }],
    });
  }
  expect((await list({ search: 'PMB-99999' })).data.memberships.totalCount).toBe(0);
});

test('the codes of the cards are not exposed', async () => {
  const { body } = await staff.graphql('{ memberships { items { qrCode } } }');
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test('only staff can read it', async () => {
  const socio = await site.signedIn('visitor', 'socio');
  expect((await list({}, socio)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await list({}, await site.signedIn('admin'))).errors).toBeUndefined();
});
