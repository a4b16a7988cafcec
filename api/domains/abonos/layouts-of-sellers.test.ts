import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { warmReader } from '../../testing/pass-reader.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { openAbonoFiles } from './abono-files.ts';
import { newPass, READER_TIMEOUT, type PrintedPass, printPasses } from './abonos.fixture.ts';
import { learnWaiting } from './learning-job.ts';
import { closeSharedReaders, sharedReaders } from './shared-reader.ts';

let database: Database;
let site: TestSite;
let manager: Caller;
let fan: Caller;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  manager = await site.signedIn('commercial_manager');
  await warmReader();
}, READER_TIMEOUT);
afterAll(async () => {
  closeSharedReaders();
  await site.close();
});
beforeEach(async () => {
  await database.abonoLayout.deleteMany();
  await database.abonoLesson.deleteMany();
  await database.abono.deleteMany();
  await database.membershipUpload.deleteMany();
  fan = await site.signedIn('visitor');
});

async function upload(...passes: Partial<PrintedPass>[]): Promise<{ id: number }[]> {
  const form = new FormData();
  form.append('pdf', await printPasses(...passes), 'abono.pdf');
  const { body } = await fan.request('POST', '/api/abonos/upload', form);
  return body.abonos;
}
const VERIFY = `mutation ($input: VerifyAbonoInput!) { verifyAbono(input: $input) { __typename } }`;
const REJECT = `mutation ($input: RejectAbonoInput!) { rejectAbono(input: $input) { __typename } }`;
const verify = (id: unknown, corrections: object = {}) =>
  manager.graphql(VERIFY, { input: { id: String(id), corrections } });
const reject = (id: unknown) => manager.graphql(REJECT, { input: { id: String(id) } });
const learn = () =>
  learnWaiting(
    database,
    openAbonoFiles({ dataDir: site.dataDir, objectStore: undefined }),
    sharedReaders().slow,
  );
const LAYOUTS = `{ abonoLayouts { id name seller readCount helpedCount disputedCount lastUsedAt
  lessons { verifierName } sketch { ratio words { text left } fields { text top } } } }`;
const layouts = async () => (await manager.graphql(LAYOUTS)).body.data.abonoLayouts;
const ABONO = `{ abonosToReview { items { id dudas asiento ocrData { field other } } } }`;

async function taught(): Promise<void> {
  const [pass] = await upload(newPass('Aina Vidal Font'));
  await verify(pass?.id);
  await learn();
}

describe('a verified pass', () => {
  test('teaches a layout, with which the next passes are read', async () => {
    await taught();
    expect(await layouts()).toMatchObject([
      {
        name: null,
        seller: 'B03926479',
        readCount: 0,
        lastUsedAt: null,
        lessons: [{ verifierName: manager.user?.name }],
      },
    ]);
    await upload(newPass('Joan Crespí Roig'));
    expect(await layouts()).toMatchObject([{ readCount: 1, helpedCount: 0, disputedCount: 0 }]);
    const [{ sketch, lastUsedAt }] = await layouts();
    expect(lastUsedAt).toMatch(/^20/);
    // A value of two lines has two boxes.
    expect(new Set(sketch.fields.map(({ text }: { text: string }) => text)).size).toBe(17);
    expect(JSON.stringify(await database.abonoLesson.findMany())).not.toMatch(
      /Vidal|Aina|K7QM|Tramuntana|98[.,]25/,
    );
  });

  test('again makes another lesson of the same layout, and a correction replaces its own', async () => {
    await taught();
    const [pass] = await upload(newPass('Joan Crespí Roig'));
    await verify(pass?.id);
    await learn();
    expect((await layouts()).map(({ lessons }: { lessons: object[] }) => lessons.length)).toEqual([2]);
    await verify(pass?.id, { asiento: 22 });
    await learn();
    expect(await database.abonoLesson.count()).toBe(2);
    expect(await layouts()).toHaveLength(1);
  });

  test('that staff corrected to nonsense makes the next passes doubtful, with both values', async () => {
    const [pass] = await upload({ ...newPass('Aina Vidal Font'), row: 7, seat: 21 });
    await verify(pass?.id, { fila: 21, asiento: 7 });
    await learn();
    await upload({ ...newPass('Joan Crespí Roig'), row: 3, seat: 40 });
    const [item] = (await manager.graphql(ABONO)).body.data.abonosToReview.items;
    expect(item.dudas).toEqual(['fila', 'asiento']);
    expect(item.ocrData.filter(({ other }: { other: string | null }) => other)).toEqual([
      { field: 'fila', other: '3' },
      { field: 'asiento', other: '40' },
    ]);
    expect(await layouts()).toMatchObject([{ readCount: 1, disputedCount: 1 }]);
  });

  test('that is rejected afterwards teaches nothing any more', async () => {
    const [pass] = await upload(newPass('Aina Vidal Font'));
    await verify(pass?.id);
    await reject(pass?.id);
    await learn();
    expect(await layouts()).toEqual([]);
    await verify(pass?.id);
    await learn();
    expect(await layouts()).toHaveLength(1);
    await reject(pass?.id);
    expect(await layouts()).toEqual([]);
  });

  test('of an account that was closed leaves its layout', async () => {
    await taught();
    await database.user.delete({ where: { id: fan.user?.id ?? 0 } });
    expect(await layouts()).toHaveLength(1);
    expect(await database.abonoLesson.findMany()).toMatchObject([{ abonoId: null }]);
  });
});

test('an upload alone teaches nothing, however certain it is', async () => {
  await upload(newPass('Aina Vidal Font'), newPass('Joan Crespí Roig'));
  await learn();
  expect(await layouts()).toEqual([]);
  expect(await database.abonoLesson.count()).toBe(0);
});

describe('staff', () => {
  const NAME = `mutation ($input: NameAbonoLayoutInput!) { nameAbonoLayout(input: $input) { __typename
    ... on NameAbonoLayoutSuccess { layout { name } } ... on ValidationError { fields { path message } } } }`;
  const DELETE = `mutation ($input: DeleteAbonoLayoutInput!) { deleteAbonoLayout(input: $input) { __typename
    ... on UserError { code message } } }`;

  test('name a layout', async () => {
    await taught();
    const [{ id }] = await layouts();
    const named = await manager.graphql(NAME, { input: { id, name: ' Taquilla  Uno ' } });
    expect(named.body.data.nameAbonoLayout).toMatchObject({ layout: { name: 'Taquilla Uno' } });
    const refused = await manager.graphql(NAME, { input: { id, name: ' ' } });
    expect(refused.body.data.nameAbonoLayout).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'name', message: 'Escribe un nombre' }],
    });
    expect(await database.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      action: 'update',
      subjectType: 'abono_layout',
      subject: 'Taquilla Uno',
    });
  });

  test('remove a layout, which no pass is read with any more', async () => {
    await taught();
    const [{ id }] = await layouts();
    expect((await manager.graphql(DELETE, { input: { id } })).body.data.deleteAbonoLayout.__typename).toBe(
      'DeleteAbonoLayoutSuccess',
    );
    expect(await database.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      action: 'delete',
      subjectType: 'abono_layout',
      subjectId: id,
    });
    await learn();
    expect(await layouts()).toEqual([]);
    expect((await manager.graphql(DELETE, { input: { id } })).body.data.deleteAbonoLayout).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
