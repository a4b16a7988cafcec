import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_PUSH_PREFERENCES, type PushPreferences } from '../push/push.input.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { fanOut } from './fan-out.ts';

let site: TestSite;
let manager: Caller;
let editor: Caller;
/** Number of audit entries before the test; the log cannot be emptied. */
let loggedBefore = 0;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('commercial_manager');
  editor = await site.signedIn('editor');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.notificationHistory.deleteMany();
  await site.database.pushSubscription.deleteMany();
  loggedBefore = await site.database.auditEntry.count();
});

const SEND = `mutation ($input: SendNotificationInput!) { sendNotification(input: $input) {
  __typename ... on UserError { code message } ... on ValidationError { fields { path message } }
  ... on SendNotificationSuccess { notification { id title body url preference devices } } } }`;
const AUDIENCE = `query ($preference: MessagePreference!) {
  notificationAudience(preference: $preference) { devices people } }`;
const SENT = `query ($page: Int! = 1) { sentNotifications(page: $page, pageSize: 2) { totalCount pageCount
  items { title preference queuedAt devices delivered gone failed } } }`;

const OFFER = {
  preference: 'MEMBERSHIP_OFFERS',
  title: 'Carnet a mitad de precio',
  body: 'Solo esta semana.\nTe esperamos en Son Moix.',
  url: '/perfil',
};
const send = async (input: object, by = manager) =>
  (await by.graphql(SEND, { input: { id: crypto.randomUUID(), ...OFFER, ...input } })).body;
const audience = async (preference: string, by = manager) =>
  (await by.graphql(AUDIENCE, { preference })).body;

async function device(userId: number | undefined, preferences: Partial<PushPreferences> = {}) {
  await site.database.pushSubscription.create({
    data: {
      userId: userId ?? 0,
      endpoint: `https://push.test/${crypto.randomUUID()}`,
      p256dh: 'x',
      auth: 'x',
      preferences: { ...ALL_PUSH_PREFERENCES, ...preferences },
    },
  });
}

const logged = () => site.database.auditEntry.findMany({ orderBy: { id: 'asc' }, skip: loggedBefore });

describe('a message', () => {
  test('is stored for delivery and is in the audit log with its sender', async () => {
    const { data } = await send({ title: '  Carnet a mitad de precio ' });
    const { notification } = data.sendNotification;
    expect(notification).toMatchObject(OFFER);
    expect(await logged()).toMatchObject([
      {
        actorId: manager.user?.id,
        action: 'send',
        subjectType: 'notification',
        subjectId: notification.id,
        subject: OFFER.title,
      },
    ]);
  });

  test('is sent once, even if its button is pressed several times', async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all([send({ id }), send({ id }), send({ id: id.toUpperCase() })]);
    const ids = answers.map(({ data }) => data.sendNotification.notification.id);
    expect(new Set(ids).size).toBe(1);
    expect(await site.database.notificationHistory.count()).toBe(1);
    expect(await logged()).toHaveLength(1);
    // Two messages with the same text but different ids are two messages.
    await send({});
    expect(await site.database.notificationHistory.count()).toBe(2);
  });

  test('with the id of another message is refused', async () => {
    const id = crypto.randomUUID();
    await send({ id });
    const { data } = await send({ id, body: 'Otro texto' });
    expect(data.sendNotification.fields).toEqual([
      { path: 'id', message: expect.stringContaining('ya se ha enviado con otro texto') },
    ]);
    expect(await site.database.notificationHistory.count()).toBe(1);
  });

  test('goes to the devices with that preference, or to all devices', async () => {
    await device(manager.user?.id);
    await device(manager.user?.id, { membershipOffers: false });
    await send({});
    await send({ preference: 'ALL' });
    const queued: unknown[] = [];
    await fanOut(site.database, async (jobs) => void queued.push(...jobs));
    expect(queued).toHaveLength(3);
    const { body } = await manager.graphql(SENT);
    expect(body.data.sentNotifications.items).toMatchObject([
      { preference: null, devices: 2 },
      { preference: 'MEMBERSHIP_OFFERS', devices: 1 },
    ]);
  });

  test.each([
    ['title', '', 'El título es obligatorio'],
    ['title', ' · ', 'El título es obligatorio'],
    ['title', 'x'.repeat(81), 'El título no puede superar los 80 caracteres'],
    ['title', 'Dos\nlíneas', 'El título contiene caracteres no permitidos'],
    ['body', '', 'El texto es obligatorio'],
    ['body', 'x'.repeat(241), 'El texto no puede superar los 240 caracteres'],
    ['body', 'al revés \u202E', 'El texto contiene caracteres no permitidos'],
    ['url', 'https://otra.example/', 'La página debe ser una dirección de esta web que empiece por /'],
    ['url', '//otra.example', 'La página debe ser una dirección de esta web que empiece por /'],
    ['url', '/\\otra.example', 'La página debe ser una dirección de esta web que empiece por /'],
    ['url', '/con espacio', 'La página debe ser una dirección de esta web que empiece por /'],
    ['url', `/${'x'.repeat(300)}`, 'La página debe ser una dirección de esta web que empiece por /'],
    ['id', 'siempre-el-mismo', 'El envío no es válido'],
  ])('with the %s «%s» is refused', async (path, value, message) => {
    const { data } = await send({ [path]: value });
    expect(data.sendNotification.fields).toEqual([{ path, message }]);
    expect(await site.database.notificationHistory.count()).toBe(0);
    expect(await logged()).toEqual([]);
  });

  test('opens the home page if no page is given', async () => {
    expect((await send({ url: undefined })).data.sendNotification.notification.url).toBe('/');
    expect((await send({ url: '' })).data.sendNotification.notification.url).toBe('/');
  });
});

test('editors write about the team only', async () => {
  expect((await send({ preference: 'TEAM_NEWS' }, editor)).data.sendNotification).toMatchObject({
    notification: { preference: 'TEAM_NEWS' },
  });
  for (const preference of ['MEMBERSHIP_OFFERS', 'ALL']) {
    expect((await send({ preference }, editor)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await audience(preference, editor)).errors[0].extensions.code).toBe('FORBIDDEN');
  }
  expect(await site.database.notificationHistory.count()).toBe(1);
});

test('the audience counts devices with that preference, and their owners', async () => {
  await device(manager.user?.id);
  await device(manager.user?.id);
  await device(editor.user?.id, { membershipOffers: false });
  expect((await audience('MEMBERSHIP_OFFERS')).data.notificationAudience).toEqual({ devices: 2, people: 1 });
  expect((await audience('TEAM_NEWS', editor)).data.notificationAudience).toEqual({ devices: 3, people: 2 });
  await site.database.pushSubscription.updateMany({ data: { preferences: {} } });
  expect((await audience('TEAM_NEWS')).data.notificationAudience).toEqual({ devices: 0, people: 0 });
  expect((await audience('ALL')).data.notificationAudience).toEqual({ devices: 3, people: 2 });
});

test('sent messages are listed with their counts, the latest first', async () => {
  await site.database.notificationHistory.createMany({
    data: [1, 2, 3].map((day) => ({
      title: `Día ${day}`,
      body: 'Texto',
      preference: 'matchUpdates',
      sentAt: new Date(Date.UTC(2026, 0, day)),
      ...(day === 3 && { queuedAt: new Date(), devices: 10, delivered: 7, gone: 2, failed: 1 }),
    })),
  });
  const list = async (page: number) => (await manager.graphql(SENT, { page })).body.data.sentNotifications;
  const first = await list(1);
  expect(first).toMatchObject({ totalCount: 3, pageCount: 2 });
  expect(first.items).toMatchObject([
    { title: 'Día 3', preference: 'MATCH_UPDATES', devices: 10, delivered: 7, gone: 2, failed: 1 },
    { title: 'Día 2', queuedAt: null, devices: 0 },
  ]);
  expect((await list(2)).items).toMatchObject([{ title: 'Día 1' }]);
});
