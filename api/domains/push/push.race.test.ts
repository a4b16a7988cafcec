import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePushSecrets } from '../../testing/push-message.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { MAX_DEVICES, changePreferences, readPreferences, subscribe } from './push.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.close());

const newSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: makePushSecrets().keys,
});

async function newFan(): Promise<number> {
  const data = { name: 'Fan', email: `${randomUUID()}@prueba.test`, password: 'x' };
  return (await postgres.prisma.user.create({ data })).id;
}

test('of two accounts that subscribe the same endpoint with different keys, one gets it and the other learns nothing', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [one, other] = [await newFan(), await newFan()];
    const { endpoint } = newSubscription();
    const outcomes = await Promise.allSettled(
      [one, other].map((fan) =>
        subscribe(postgres.prisma, [], fan, { endpoint, keys: makePushSecrets().keys }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'NOT_FOUND' });
    expect(await postgres.prisma.pushSubscription.count({ where: { endpoint } })).toBe(1);
  }
});

test('two concurrent subscriptions of a browser are one device', async () => {
  const fan = await newFan();
  const subscription = newSubscription();
  const ids = await Promise.all([1, 2, 3].map(() => subscribe(postgres.prisma, [], fan, subscription)));
  expect(new Set(ids).size).toBe(1);
});

test('thirty concurrent devices leave at most twenty', async () => {
  const userId = await newFan();
  await Promise.all(
    Array.from({ length: 30 }, () => subscribe(postgres.prisma, [], userId, newSubscription())),
  );
  expect(await postgres.prisma.pushSubscription.count({ where: { userId } })).toBe(MAX_DEVICES);
});

test('concurrent changes of different preferences are all saved', async () => {
  const fan = await newFan();
  const subscription = newSubscription();
  const id = await subscribe(postgres.prisma, [], fan, subscription);
  await Promise.all(
    ['matchUpdates', 'teamNews', 'membershipOffers', 'gameReminders'].map((name) =>
      changePreferences(postgres.prisma, fan, subscription.endpoint, { [name]: false }),
    ),
  );
  const row = await postgres.prisma.pushSubscription.findUnique({ where: { id } });
  expect(Object.values(readPreferences(row?.preferences))).toEqual([false, false, false, false]);
});
