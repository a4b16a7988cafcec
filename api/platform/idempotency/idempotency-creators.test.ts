import fs from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../files/pictures.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { makePushSecrets } from '../../testing/push-message.ts';
import { serveTestSite, type Answer, type Caller, type TestSite } from '../../testing/site.ts';

// What users and staff create, except tickets, accounts and the rows of `idempotency-cut-off.test.ts`: sent twice,
// created once.

let site: TestSite;
let fan: Caller;
let admin: Caller;
let image: Blob;
let commentId: number;
let inquiryId: number;

beforeAll(async () => {
  const database = await testDatabase();
  site = await serveTestSite(database);
  [fan, admin] = [await site.signedIn('visitor'), await site.signedIn('admin')];
  image = new Blob([Uint8Array.from(await picture(40, 20).png().toBuffer())], { type: 'image/png' });
  await database.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
  const article = { title: 'Un título', content: '<p>Texto</p>', category: 'Club' };
  const { id: newsId } = await database.news.create({ data: article });
  const comment = { newsId, userId: admin.user?.id ?? 0, content: '¡Aúpa!' };
  ({ id: commentId } = await database.comment.create({ data: comment }));
  const inquiry = { name: 'Ana', company: 'Bar', email: 'ana@bar.test', message: 'Queremos patrocinar.' };
  ({ id: inquiryId } = await database.sponsorInquiry.create({ data: inquiry }));
});
afterAll(() => site.close());

type Send = (headers: Record<string, string>) => Promise<Answer>;

function mutation(who: () => Caller, field: string, answer: string, input: () => object): Send {
  return (headers) => {
    const type = `${field[0]?.toUpperCase()}${field.slice(1)}`;
    const query = `mutation ($input: ${type}Input!) {
      ${field}(input: $input) { __typename ... on ${type}Success { ${answer} } } }`;
    return who().request('POST', '/graphql', { query, variables: { input: input() } }, headers);
  };
}

/** Each request has a new form, with another boundary between its parts. */
function form(part: string, fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set(part, image, 'foto.png');
  return data;
}

const upload =
  (address: string, part: string, fields: Record<string, string> = {}): Send =>
  (headers) =>
    admin.request('POST', address, form(part, fields), headers);

function uploadMutation(field: string, part: string, answer: string, input: object): Send {
  return (headers) => {
    const type = `${field[0]?.toUpperCase()}${field.slice(1)}`;
    const query = `mutation ($input: ${type}Input!) {
      ${field}(input: $input) { __typename ... on ${type}Success { ${answer} } } }`;
    const operations = JSON.stringify({ query, variables: { input: { ...input, [part]: null } } });
    const data = form('0', { operations, map: JSON.stringify({ 0: [`variables.input.${part}`] }) });
    return admin.request('POST', '/graphql', data, { ...headers, 'graphql-require-preflight': '1' });
  };
}

const asFan = () => fan;
const asAdmin = () => admin;
const message = { id: randomUUID(), preference: 'ALL', title: 'Hola', body: 'Nos vemos.', url: '/' };
const device = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: makePushSecrets().keys,
});
const [oneDevice, otherDevice] = [device(), device()];

const notes = () => site.database.inquiryNote.count();
const sponsors = () => site.database.sponsor.count();
const devices = () => site.database.pushSubscription.count();
/** Each picture is stored in several sizes; the largest has the plain name. */
const pictures = (kind: string) => async () => {
  const folder = path.join(site.dataDir, 'uploads', kind);
  return fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => !/-\d{3}\.webp$/.test(name)).length
    : 0;
};

const creators: [name: string, count: () => Promise<number>, send: Send][] = [
  [
    'a message to devices',
    () => site.database.notificationHistory.count(),
    mutation(asAdmin, 'sendNotification', 'notification { id title }', () => message),
  ],
  [
    'a note of an inquiry',
    notes,
    mutation(asAdmin, 'addInquiryNote', 'inquiry { id notes { id text } }', () => ({
      id: String(inquiryId),
      text: 'Llamar el lunes',
    })),
  ],
  [
    'a report of a comment',
    () => site.database.commentReport.count(),
    mutation(asFan, 'reportComment', '__typename', () => ({ id: String(commentId), reason: 'Insulta' })),
  ],
  ['a device', devices, mutation(asFan, 'subscribeToPush', 'subscription { id }', () => oneDevice)],
  [
    'REST: a device',
    devices,
    (headers) =>
      fan.request('POST', '/api/push/subscribe', { ...otherDevice, expirationTime: null }, headers),
  ],
  [
    'REST: a picture of an article',
    pictures('news'),
    upload('/api/upload-news', 'image', { title: 'Gran derbi' }),
  ],
  [
    'a picture of an article',
    pictures('news'),
    uploadMutation('uploadNewsImage', 'image', 'imageUrl', { title: 'Gran derbi' }),
  ],
  ['REST: a picture of a sponsor', pictures('sponsors'), upload('/api/sponsors/upload-banner', 'banner')],
  [
    'a picture of a sponsor',
    pictures('sponsors'),
    uploadMutation('uploadSponsorBanner', 'banner', 'url', {}),
  ],
  [
    'REST: a sponsor with its picture',
    sponsors,
    upload('/api/sponsors', 'banner', { name: 'Forn', category: 'oro' }),
  ],
  [
    'a sponsor with its picture',
    sponsors,
    uploadMutation('createSponsor', 'banner', 'sponsor { id name }', { name: 'Bar', category: 'ORO' }),
  ],
];

test.each(creators)(
  '%s is created once, and the second response is the first',
  async (_name, count, send) => {
    const before = await count();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(headers);
    expect([200, 201], JSON.stringify(first.body)).toContain(first.status);
    expect(JSON.stringify(first.body)).not.toMatch(/Error|"errors"/);
    expect(await count()).toBe(before + 1);
    const again = await send(headers);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await count()).toBe(before + 1);
  },
);

test.each(creators.filter(([, count]) => count === notes || count === sponsors))(
  '%s is created again with another key',
  async (_name, count, send) => {
    const before = await count();
    await send({ 'idempotency-key': randomUUID() });
    await send({ 'idempotency-key': randomUUID() });
    expect(await count()).toBe(before + 2);
  },
);
