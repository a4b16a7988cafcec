import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NEWS_JOB } from '../news/news-announcements.ts';
import { eventually } from '../../testing/eventually.ts';
import { deliverNotification } from './delivery-job.ts';
import { queuedDelivery, type DeliveryOrder, type QueuedDelivery } from './fan-out.ts';
import { openNotificationSetup, type NotificationSetup } from '../../testing/notification-setup.ts';

const HOUR = 60 * 60_000;
let setup: NotificationSetup;

beforeAll(async () => {
  setup = await openNotificationSetup();
  await setup.database.newsCategory.create({ data: { name: 'Equipo', slug: 'Equipo' } });
}, 60_000);
afterAll(() => setup.close());
beforeEach(() => setup.reset());
afterEach(() => expect(setup.receiver.problems).toEqual([]));

async function publish(title: string): Promise<number> {
  const { id } = await setup.database.news.create({
    data: { title, content: '<p>Texto</p>', text: 'Texto', category: 'Equipo' },
  });
  return id;
}

test('a new article is sent to every device once, on whichever instance the job runs', async () => {
  const devices = await Promise.all(Array.from({ length: 60 }, () => setup.device()));
  const newsId = await publish('El club renueva a su capitana');
  await setup.settle(NEWS_JOB);
  await setup.settle(NEWS_JOB);
  const reached = setup.receiver.received.map(({ endpoint }) => endpoint).toSorted();
  expect(reached).toEqual(devices.map(({ endpoint }) => endpoint).toSorted());
  expect(setup.texts()[0]).toMatchObject({
    title: 'Equipo',
    body: 'El club renueva a su capitana',
    url: `/noticias/${newsId}`,
  });
  expect(await setup.outcomeOf({ newsId })).toEqual({ devices: 60, delivered: 60, gone: 0, failed: 0 });
}, 60_000);

test('a delivery that was counted before a crash is neither sent nor counted again', async () => {
  await setup.device();
  const newsId = await publish('Fichaje para la zona');
  await setup.settle(NEWS_JOB);
  // Like the queue after a job's timeout.
  await setup.postgres.pool.query("UPDATE pgboss.job SET state = 'retry' WHERE name = 'push.deliver'");
  await setup.settle();
  expect(setup.receiver.called).toHaveLength(1);
  expect(await setup.outcomeOf({ newsId })).toEqual({ devices: 1, delivered: 1, gone: 0, failed: 0 });
}, 60_000);

test('articles that appear together make one notification, and one that staff want quiet makes none', async () => {
  await setup.device();
  const publicationDate = new Date();
  const data = { content: '<p>Texto</p>', text: 'Texto', category: 'Equipo', publicationDate };
  await setup.database.news.createMany({
    data: [
      { ...data, title: 'Primera' },
      { ...data, title: 'Segunda' },
      { ...data, title: 'Tercera' },
      { ...data, title: 'Una corrección', notify: false },
    ],
  });
  await setup.settle(NEWS_JOB);
  await setup.settle(NEWS_JOB);
  expect(setup.texts()).toMatchObject([
    { title: '3 noticias nuevas', body: 'Primera · Segunda · Tercera', url: '/noticias' },
  ]);
}, 60_000);

test('drafts and scheduled articles are not announced', async () => {
  await setup.device();
  await setup.database.news.createMany({
    data: [
      { title: 'Borrador', content: '', text: '', category: 'Equipo', status: 'draft' },
      {
        title: 'Mañana',
        content: '',
        text: '',
        category: 'Equipo',
        publicationDate: new Date(Date.now() + HOUR),
      },
    ],
  });
  await setup.settle(NEWS_JOB);
  expect(setup.receiver.called).toEqual([]);
}, 60_000);

test('a device that no longer exists is deleted, a busy service gets the message after its Retry-After', async () => {
  const gone = await setup.device({ status: 410 });
  const busy = await setup.device({ status: 429, headers: { 'retry-after': '1' } });
  const broken = await setup.device({ status: 400 });
  const newsId = await publish('Nueva equipación');
  await setup.settle(NEWS_JOB);
  expect(await setup.database.pushSubscription.findMany({ select: { endpoint: true } })).toEqual(
    expect.not.arrayContaining([{ endpoint: gone.endpoint }]),
  );
  setup.receiver.behave(busy, { status: 201 });
  await vi.waitFor(
    () => expect(setup.receiver.received.map(({ endpoint }) => endpoint)).toEqual([busy.endpoint]),
    {
      timeout: 20_000,
    },
  );
  await eventually(async () =>
    expect(await setup.outcomeOf({ newsId })).toEqual({ devices: 3, delivered: 1, gone: 1, failed: 1 }),
  );
  expect(setup.receiver.called.filter((endpoint) => endpoint === broken.endpoint)).toHaveLength(1);
}, 60_000);

test('a failing service is tried five more times with doubling delays, then given up', async () => {
  const { endpoint } = await setup.device({ status: 500 });
  const newsId = await publish('Pretemporada');
  const notification = await setup.database.notificationHistory.create({
    data: {
      key: `news:${newsId}`,
      preference: 'teamNews',
      title: 'Equipo',
      body: 'x',
      newsId,
      queuedAt: new Date(),
    },
  });
  const { id, userId } = await setup.database.pushSubscription.findUniqueOrThrow({ where: { endpoint } });
  let order: DeliveryOrder | undefined = {
    notificationId: notification.id,
    subscriptionId: id,
    userId,
    attempt: 1,
  };
  const delays: number[] = [];
  while (order) {
    await setup.queues[0]?.add([{ ...queuedDelivery(order), startAfter: new Date(Date.now() + HOUR) }]);
    const again: QueuedDelivery[] = [];
    const begun = Date.now();
    await deliverNotification(setup.database, setup.sender, order, async (jobs) => void again.push(...jobs));
    order = again[0]?.data;
    if (again[0]?.startAfter) delays.push(Math.floor((again[0].startAfter.getTime() - begun) / 1000));
  }
  expect(setup.receiver.called).toHaveLength(6);
  expect(delays.map((delay) => [15, 30, 60, 120, 240].findLast((step) => step <= delay))).toEqual([
    15, 30, 60, 120, 240,
  ]);
  expect(await setup.outcomeOf({ newsId })).toMatchObject({ delivered: 0, gone: 0, failed: 1 });
});
