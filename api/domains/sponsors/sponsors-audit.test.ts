import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { picture } from '../../platform/files/pictures.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { CREATE, DELETE, MOVE, UPDATE } from './sponsors.fixture.ts';

let site: TestSite;
let manager: Caller;
let seen = 0;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('commercial_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.sponsor.deleteMany();
  seen = await site.database.auditEntry.count();
});

/** Audit entries added by this test, the earliest first. */
async function recorded() {
  const entries = await site.database.auditEntry.findMany({ orderBy: { id: 'asc' }, skip: seen });
  return entries.map(({ id, at, ...entry }) => entry);
}

const entry = (action: string, subjectId: string, subject: string | null, changes: unknown = null) => ({
  actorId: manager.user?.id,
  actorName: manager.user?.name,
  action,
  subjectType: 'sponsor',
  subjectId,
  subject,
  changes,
});

async function create(name: string): Promise<string> {
  const { body } = await manager.graphql(CREATE, { input: { name, category: 'ORO' } });
  return body.data.createSponsor.sponsor.id;
}

test('adding, changing, hiding, deleting: the log has actor, action, sponsor and changed values', async () => {
  const id = await create('Forn Nou');
  await manager.graphql(UPDATE, { input: { id, name: 'Forn Vell', website: 'https://forn.example' } });
  await manager.graphql(UPDATE, { input: { id, isVisible: false } });
  await manager.graphql(DELETE, { input: { id } });
  expect(await recorded()).toEqual([
    entry('create', id, 'Forn Nou'),
    entry('update', id, 'Forn Vell', {
      name: ['Forn Nou', 'Forn Vell'],
      website: [null, 'https://forn.example'],
    }),
    entry('update', id, 'Forn Vell', { isVisible: [true, false] }),
    entry('delete', id, 'Forn Vell'),
  ]);
});

test('over REST the same', async () => {
  const { body } = await manager.request('POST', '/api/sponsors', { name: 'Aigua', category: 'plata' });
  await manager.request('PUT', `/api/sponsors/${body.id}`, { isVisible: false });
  await manager.request('DELETE', `/api/sponsors/${body.id}`);
  expect((await recorded()).map(({ action, subject }) => [action, subject])).toEqual([
    ['create', 'Aigua'],
    ['update', 'Aigua'],
    ['delete', 'Aigua'],
  ]);
});

test('a move has the old and the new position, counted from 1', async () => {
  const ids = [await create('A'), await create('B'), await create('C')];
  seen = await site.database.auditEntry.count();
  await manager.graphql(MOVE, { input: { id: ids[2], position: 0 } });
  expect(await recorded()).toEqual([entry('move', ids[2] ?? '', 'C', { place: [3, 1] })]);
});

test('an uploaded picture is named', async () => {
  const form = new FormData();
  form.append('banner', new Blob([Uint8Array.from(await picture(8, 4).png().toBuffer())]), 'logo.png');
  const { body } = await manager.request('POST', '/api/sponsors/upload-banner', form);
  expect(await recorded()).toEqual([entry('upload', body.url.replace('/uploads/sponsors/', ''), null)]);
});

test('unchanged and refused updates leave no entry', async () => {
  const id = await create('Forn Nou');
  seen = await site.database.auditEntry.count();
  await manager.graphql(UPDATE, { input: { id, name: 'Forn Nou', website: '' } });
  await manager.graphql(MOVE, { input: { id, position: 0 } });
  await manager.graphql(MOVE, { input: { id, position: 5 } });
  await manager.graphql(UPDATE, { input: { id, name: '' } });
  await manager.graphql(CREATE, { input: { name: '', category: 'ORO' } });
  await manager.graphql(DELETE, { input: { id: '999999' } });
  const editor = await site.signedIn('editor');
  await editor.graphql(DELETE, { input: { id } });
  expect(await recorded()).toEqual([]);
});
