import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { makePushSecrets } from '../../testing/push-message.ts';
import { startPushReceiver, type PushBehaviour, type PushReceiver } from '../../testing/push-receiver.ts';
import { SENDING, type PushNotification } from './notification.ts';
import { deliverTo } from './orders.ts';
import { openPushSender, type PushSender } from './push-sender.ts';
import { changePreferences, subscribe } from './push.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-orders-'));
let receiver: PushReceiver;
let sender: PushSender;

const NEWS: PushNotification = {
  title: 'Nuevo fichaje',
  body: 'El club incorpora a un base.',
  url: '/noticias/3',
  tag: 'news-3',
};

let database: Database;
let userId: number;

beforeAll(async () => {
  database = await testDatabase();
  receiver = await startPushReceiver();
  const config = readConfig({ DATA_DIR: dataDir, PUSH_SERVICES: receiver.host });
  sender = openPushSender(config, { certificates: receiver.certificate });
});
afterAll(async () => {
  sender.close();
  await receiver.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
afterEach(() => expect(receiver.problems).toEqual([]));
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.called.length = 0;
  const email = `${crypto.randomUUID()}@prueba.test`;
  userId = (await database.user.create({ data: { name: 'Fan', email, password: 'x' } })).id;
});

async function subscribed(behaviour?: PushBehaviour) {
  const subscription = receiver.subscribe(behaviour);
  const subscriptionId = await subscribe(database, [receiver.host], userId, subscription);
  return { subscription, subscriptionId };
}
const send = (subscriptionId: number, owner = userId) =>
  deliverTo(
    database,
    sender,
    { subscriptionId, userId: owner, preference: 'teamNews' },
    NEWS,
    SENDING.teamNews,
  );

test('is sent to it', async () => {
  const { subscriptionId, subscription } = await subscribed();
  expect(await send(subscriptionId)).toEqual({ is: 'delivered' });
  expect(receiver.received.map(({ endpoint }) => endpoint)).toEqual([subscription.endpoint]);
});

test.each([404, 410])('deletes it if the service responds %i', async (status) => {
  const { subscriptionId } = await subscribed({ status });
  const other = await subscribed();
  expect(await send(subscriptionId)).toEqual({ is: 'gone' });
  const left = await database.pushSubscription.findMany({ where: { userId }, select: { id: true } });
  expect(left).toEqual([{ id: other.subscriptionId }]);
});

test.each([429, 500, 403])('keeps it if the service responds %i', async (status) => {
  const { subscriptionId } = await subscribed({ status });
  await send(subscriptionId);
  expect(await database.pushSubscription.count({ where: { userId } })).toBe(1);
});

test('is not sent after the user has turned off the preference', async () => {
  const { subscriptionId, subscription } = await subscribed();
  await changePreferences(database, userId, subscription.endpoint, { teamNews: false });
  expect(await send(subscriptionId)).toEqual({ is: 'unwanted' });
  expect(receiver.called).toEqual([]);
});

test('is not sent after another user has taken over the device', async () => {
  const { subscriptionId, subscription } = await subscribed();
  const other = await database.user.create({
    data: { name: 'Otra', email: `${crypto.randomUUID()}@prueba.test`, password: 'x' },
  });
  expect(await subscribe(database, [receiver.host], other.id, subscription)).toBe(subscriptionId);
  expect(await send(subscriptionId)).toEqual({ is: 'unwanted' });
  expect(await send(subscriptionId, other.id)).toEqual({ is: 'delivered' });
});

test('is not sent after the subscription has ended', async () => {
  const { subscriptionId } = await subscribed();
  await database.pushSubscription.delete({ where: { id: subscriptionId } });
  expect(await send(subscriptionId)).toEqual({ is: 'unwanted' });
});

test('keeps a subscription that the browser renewed in the meantime', async () => {
  const { subscriptionId, subscription } = await subscribed();
  let answer: (behaviour: PushBehaviour) => void = () => {};
  const gone = new Promise<PushBehaviour>((resolve) => {
    answer = resolve;
  });
  receiver.behave(subscription, gone);
  const sending = send(subscriptionId);
  await expect.poll(() => receiver.called).toEqual([subscription.endpoint]);
  const { keys } = makePushSecrets();
  await subscribe(database, [receiver.host], userId, { ...subscription, keys });
  answer({ status: 410 });
  expect(await sending).toEqual({ is: 'gone' });
  expect(await database.pushSubscription.count({ where: { id: subscriptionId } })).toBe(1);
});
