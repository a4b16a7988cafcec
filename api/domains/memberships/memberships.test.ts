import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { tableVersions } from '../../platform/cache/table-versions.ts';
import { createFan } from '../points/points.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { countMembers } from './memberships.ts';

let database: Database;
let site: TestSite;
let staff: Caller;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
});
afterAll(() => site.close());
beforeEach(async () => {
  staff = await site.signedIn('commercial_manager');
});

/** The time in that many days; negative means in the past. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
}

const OUTCOME = `__typename
  ... on UserError { code message }
  ... on ValidationError { fields { path message } }`;
const MEMBERSHIP = 'id type activationDate expiryDate isActive memberNumber holderId holderName holderEmail';

interface Times {
  activationDate?: string;
  expiryDate?: string;
  type?: string;
}

async function grant(fan: Caller, times: Times = {}, by: Caller = staff) {
  const input = {
    email: fan.user?.email,
    type: 'Abono General',
    activationDate: inDays(-1),
    expiryDate: inDays(200),
    ...times,
  };
  const mutation = `mutation ($input: GrantMembershipInput!) { grantMembership(input: $input) {
    ${OUTCOME} ... on GrantMembershipSuccess { membership { ${MEMBERSHIP} } }
    ... on AlreadyMemberError { membership { id } } } }`;
  return (await by.graphql(mutation, { input })).body.data.grantMembership;
}

test('a card says the season of its last day, though it was bought before', async () => {
  const data = { label: '2030/31', firstDay: new Date('2030-08-01'), lastDay: new Date('2031-06-15') };
  await database.season.create({ data: { year: 2030, ...data } });
  const seasonUntil = async (expiryDate: string) => {
    const fan = await site.signedIn('visitor');
    const { id } = (await grant(fan, { expiryDate })).membership;
    const ask = `{ memberships(filter: { search: "${fan.user?.email}" }) { items { id season } } }`;
    const { items } = (await staff.graphql(ask)).body.data.memberships;
    expect(items).toMatchObject([{ id }]);
    return items[0].season;
  };
  expect(await seasonUntil('2031-06-15T22:00:00Z')).toBe('2030/31');
  // Nobody has entered the season after it.
  expect(await seasonUntil('2032-06-30T22:00:00Z')).toBe('2031/32');
  await database.season.deleteMany();
});

async function renew(id: string, expiryDate: string) {
  const mutation = `mutation ($input: RenewMembershipInput!) { renewMembership(input: $input) {
    ${OUTCOME} ... on RenewMembershipSuccess { membership { ${MEMBERSHIP} } } } }`;
  return (await staff.graphql(mutation, { input: { id, expiryDate } })).body.data.renewMembership;
}

async function end(id: string) {
  const mutation = `mutation ($id: ID!) { endMembership(input: { id: $id }) {
    __typename ... on UserError { message } ... on EndMembershipSuccess { membership { ${MEMBERSHIP} } } } }`;
  return (await staff.graphql(mutation, { id })).body.data.endMembership;
}

/** The caller as the API sees them; null if they are signed out. */
async function viewer(fan: Caller) {
  return (await fan.graphql('{ viewer { role roles } }')).body.data.viewer;
}

const CARD = '{ viewer { membership { id qrCode type memberNumber isActive } } }';

test('a new member is a socio at once, keeps the main role visitor, and sees the card', async () => {
  const fan = await site.signedIn('visitor');
  const { membership } = await grant(fan);
  expect(membership).toMatchObject({
    type: 'Abono General',
    isActive: true,
    memberNumber: `PMB-${String(fan.user?.id).padStart(5, '0')}`,
    holderId: String(fan.user?.id),
    holderName: fan.user?.name,
    holderEmail: fan.user?.email,
  });
  // Still signed in, because the main role did not change.
  expect(await viewer(fan)).toEqual({ role: 'VISITOR', roles: ['VISITOR', 'SOCIO'] });
  const { body } = await fan.graphql(CARD);
  expect(body.data.viewer.membership).toEqual({
    id: membership.id,
    qrCode: `membership:${membership.id}`,
    type: 'Abono General',
    memberNumber: membership.memberNumber,
    isActive: true,
  });
});

test('staff who become members keep their role', async () => {
  const editor = await site.signedIn('editor');
  await grant(editor);
  expect(await viewer(editor)).toEqual({ role: 'EDITOR', roles: ['EDITOR', 'SOCIO'] });
});

describe('a grant is refused', () => {
  test('if the periods overlap, with the existing membership', async () => {
    const fan = await site.signedIn('visitor');
    const { membership } = await grant(fan);
    const again = await grant(fan, { activationDate: inDays(199), expiryDate: inDays(400) });
    expect(again).toMatchObject({ __typename: 'AlreadyMemberError', membership: { id: membership.id } });
    const next = await grant(fan, { activationDate: inDays(201), expiryDate: inDays(400) });
    expect(next).toMatchObject({ __typename: 'GrantMembershipSuccess', membership: { isActive: false } });
    // The card shows the membership in force, not the upcoming one.
    expect((await fan.graphql(CARD)).body.data.viewer.membership.id).toBe(membership.id);
  });

  test('if no account has the e-mail', async () => {
    const fan = await site.signedIn('visitor');
    await database.user.delete({ where: { id: fan.user?.id ?? 0 } });
    expect(await grant(fan)).toMatchObject({
      __typename: 'NotFoundError',
      message: 'No hay ninguna cuenta con ese email',
    });
  });

  test.each([
    [{ type: ' ' }, 'type', 'Indica el tipo de carnet'],
    [
      { activationDate: inDays(9), expiryDate: inDays(8) },
      'expiryDate',
      'El final debe ser posterior al inicio',
    ],
    [
      { activationDate: inDays(-9), expiryDate: inDays(-8) },
      'expiryDate',
      'El final debe estar en el futuro',
    ],
    [{ expiryDate: '2999-01-01T00:00:00Z' }, 'expiryDate', 'La fecha está demasiado lejos'],
  ])('for %o', async (times, path, message) => {
    const fan = await site.signedIn('visitor');
    const outcome = await grant(fan, times);
    expect(outcome).toMatchObject({ __typename: 'ValidationError', fields: [{ path, message }] });
    expect(await viewer(fan)).toEqual({ role: 'VISITOR', roles: ['VISITOR'] });
  });

  test.each(['visitor', 'socio', 'blogger', 'editor', 'sports_manager'] as const)('to a %s', async (role) => {
    const caller = await site.signedIn(role);
    const mutation = `mutation ($input: GrantMembershipInput!) { grantMembership(input: $input) { __typename } }`;
    const input = {
      email: caller.user?.email,
      type: 'Abono',
      activationDate: inDays(0),
      expiryDate: inDays(9),
    };
    const { body } = await caller.graphql(mutation, { input });
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await database.membership.count({ where: { userId: caller.user?.id ?? 0 } })).toBe(0);
  });
});

test('a renewal extends the membership, and restores the role socio after expiry', async () => {
  const fan = await site.signedIn('visitor');
  const { membership } = await grant(fan);
  expect(await renew(membership.id, inDays(100))).toMatchObject({
    fields: [{ path: 'expiryDate', message: 'La nueva fecha debe ser posterior a la actual' }],
  });
  await end(membership.id);
  expect((await viewer(fan)).roles).toEqual(['VISITOR']);
  const expiryDate = inDays(500);
  const renewed = await renew(membership.id, expiryDate);
  expect(renewed.membership).toMatchObject({ id: membership.id, expiryDate, isActive: true });
  expect((await viewer(fan)).roles).toEqual(['VISITOR', 'SOCIO']);
});

test('a renewal cannot overlap an upcoming membership', async () => {
  const fan = await site.signedIn('visitor');
  const { membership } = await grant(fan);
  await grant(fan, { activationDate: inDays(300), expiryDate: inDays(600) });
  expect((await renew(membership.id, inDays(301))).__typename).toBe('AlreadyMemberError');
  expect((await renew(membership.id, inDays(299))).__typename).toBe('RenewMembershipSuccess');
});

test('the role socio is removed with the last membership', async () => {
  const fan = await site.signedIn('visitor');
  const now = (await grant(fan)).membership.id;
  const next = (await grant(fan, { activationDate: inDays(201), expiryDate: inDays(400) })).membership.id;
  expect((await end(now)).membership).toMatchObject({ isActive: false });
  expect((await viewer(fan)).roles).toEqual(['VISITOR', 'SOCIO']);
  expect((await fan.graphql(CARD)).body.data.viewer).toEqual({ membership: null });
  await end(next);
  expect(await viewer(fan)).toEqual({ role: 'VISITOR', roles: ['VISITOR'] });
  expect((await end(next)).__typename).toBe('EndMembershipSuccess');
});

test('a user with the main role socio becomes a visitor and must sign in again', async () => {
  const fan = await site.signedIn('socio');
  const { membership } = await grant(fan);
  await end(membership.id);
  expect(await viewer(fan)).toBeNull();
  const stored = await database.user.findUniqueOrThrow({ where: { id: fan.user?.id ?? 0 } });
  expect([stored.role, stored.roles]).toEqual(['visitor', ['visitor']]);
});

test('after expiry the user is still a socio, but without a card', async () => {
  const fan = await site.signedIn('visitor', 'socio');
  const id = crypto.randomUUID();
  await database.membership.create({
    data: {
      id,
      userId: fan.user?.id ?? 0,
      qrCode: `membership:${id}`,
      type: 'Abono General',
      activationDate: inDays(-400),
      expiryDate: inDays(-1),
    },
  });
  expect((await fan.graphql(CARD)).body).toEqual({ data: { viewer: { membership: null } } });
});

test.each(['x', '', crypto.randomUUID()])('the membership «%s» does not exist', async (id) => {
  expect((await end(id)).message).toBe('El carnet no existe');
  expect((await renew(id, inDays(9))).message).toBe('El carnet no existe');
});

test('changes by staff are in the audit log, without the holder’s name', async () => {
  const fan = await site.signedIn('visitor');
  await database.user.update({ where: { id: fan.user?.id ?? 0 }, data: { name: 'Xisca Noguera' } });
  const { membership } = await grant(fan);
  await grant(fan);
  const expiryDate = inDays(300);
  await renew(membership.id, expiryDate);
  await renew(membership.id, expiryDate);
  await end(membership.id);
  await end(membership.id);
  const log = await database.auditEntry.findMany({
    where: { subjectType: 'membership', subjectId: membership.id },
    orderBy: { id: 'asc' },
    select: { actorId: true, action: true, subject: true, changes: true },
  });
  const by = { actorId: staff.user?.id, subject: 'Abono General' };
  expect(log).toEqual([
    { ...by, action: 'grant', changes: null },
    { ...by, action: 'renew', changes: { expiryDate: [membership.expiryDate, expiryDate] } },
    { ...by, action: 'end', changes: { expiryDate: [expiryDate, expect.any(String)] } },
  ]);
});

test('ending an expired last membership adds one audit entry', async () => {
  const fan = await site.signedIn('visitor', 'socio');
  const id = crypto.randomUUID();
  await database.membership.create({
    data: {
      id,
      userId: fan.user?.id ?? 0,
      qrCode: `membership:${id}`,
      type: 'Abono General',
      activationDate: inDays(-400),
      expiryDate: inDays(-1),
    },
  });
  await end(id);
  await end(id);
  expect(await viewer(fan)).toEqual({ role: 'VISITOR', roles: ['VISITOR'] });
  expect(await database.auditEntry.count({ where: { subjectId: id } })).toBe(1);
});

test('a membership counts from its first to its last instant, also from the cache', async () => {
  await database.membership.deleteMany();
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));
  const userId = await createFan(database);
  const other = await createFan(database);
  const times: [number, number, number][] = [
    [userId, 0, 10],
    [other, 5, 20],
    // The same user again.
    [other, 5, 30],
  ];
  for (const [person, from, until] of times) {
    const id = crypto.randomUUID();
    const dates = { activationDate: at(from), expiryDate: at(until) };
    await database.membership.create({
      data: { id, userId: person, qrCode: `membership:${id}`, type: 'General', ...dates },
    });
  }
  const listener = tableVersions(database);
  listener.listening();
  const counts: number[] = [];
  // The clock can also be set back.
  for (const minute of [0, 4, 5, 9, 10, 19, 20, 29, 30, 9, 4])
    counts.push(await countMembers(database, at(minute)));
  listener.lost();
  expect(counts).toEqual([1, 1, 2, 2, 1, 1, 1, 1, 0, 2, 1]);
});
