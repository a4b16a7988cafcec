import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { warmReader } from '../../testing/pass-reader.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { newPass, READER_TIMEOUT, type PrintedPass, printPasses } from './abonos.fixture.ts';
import { closeSharedReaders } from './shared-reader.ts';

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
  await database.abono.deleteMany();
  await database.membershipUpload.deleteMany();
  fan = await site.signedIn('visitor');
  await database.user.update({ where: { id: fan.user?.id ?? 0 }, data: { name: 'Aina Vidal Font' } });
});

/** Points of a user who has only registered. */
const NEWCOMER = 10;
const PASS = 100;

async function upload(caller: Caller, ...passes: Partial<PrintedPass>[]) {
  const form = new FormData();
  form.append('pdf', await printPasses(...passes), 'abono.pdf');
  const { body } = await caller.request('POST', '/api/abonos/upload', form);
  return body;
}

/** A pass with an unreadable reference. */
function unsure(name: string): Partial<PrintedPass> {
  const { reference: _unread, ...pass } = newPass(name);
  return pass;
}

const points = async (caller: Caller) =>
  (await caller.request('GET', '/api/gamification/points')).body.totalPoints;

const QUEUE = `{ abonosToReview { totalCount items { id nombreAsistente dudas uploaderName nifOrganizador } } }`;
const UPLOADS = `query ($filter: MembershipUploadFilter) { membershipUploads(filter: $filter) { totalCount items {
  status adminNotes reviewedAt reviewerName pointsAwarded uploaderEmail abonos { id status } } } }`;
const VERIFY = `mutation ($input: VerifyAbonoInput!) { verifyAbono(input: $input) { __typename
  ... on VerifyAbonoSuccess { abono { id status esPropietario nombreAsistente referenciaTicket } }
  ... on ValidationError { fields { path message } } ... on UserError { code } } }`;
const REJECT = `mutation ($input: RejectAbonoInput!) { rejectAbono(input: $input) { __typename
  ... on RejectAbonoSuccess { abono { id status } } ... on UserError { code } } }`;

const verify = async (id: unknown, rest: object = {}) =>
  (await manager.graphql(VERIFY, { input: { id, ...rest } })).body.data.verifyAbono;
const reject = async (id: unknown, rest: object = {}) =>
  (await manager.graphql(REJECT, { input: { id, ...rest } })).body.data.rejectAbono;
const uploads = async (status?: string, search?: string) =>
  (await manager.graphql(UPLOADS, { filter: { status, search } })).body.data.membershipUploads;

describe('staff', () => {
  test('see waiting passes and verify one with corrections, which adds its points', async () => {
    const { abonos } = await upload(fan, unsure('Ainha Vidal Font'));
    const queue = (await manager.graphql(QUEUE)).body.data.abonosToReview;
    expect(queue).toEqual({
      totalCount: 1,
      items: [
        {
          id: String(abonos[0].id),
          nombreAsistente: 'Ainha Vidal Font',
          dudas: ['referenciaTicket'],
          uploaderName: 'Aina Vidal Font',
          nifOrganizador: 'G54733380',
        },
      ],
    });
    const corrections = { nombreAsistente: 'Aina Vidal Font', referenciaTicket: 'K7QM-555555' };
    expect(await verify(abonos[0].id, { corrections, notes: ' Visto con el DNI ' })).toMatchObject({
      abono: { status: 'VERIFIED', esPropietario: true, referenciaTicket: 'K7QM-555555' },
    });
    expect((await manager.graphql(QUEUE)).body.data.abonosToReview.totalCount).toBe(0);
    expect(await uploads('VERIFIED')).toMatchObject({
      items: [
        {
          adminNotes: 'Visto con el DNI',
          reviewerName: manager.user?.name,
          reviewedAt: expect.stringMatching(/^\d{4}-/),
          pointsAwarded: PASS,
        },
      ],
    });
    expect(await points(fan)).toBe(NEWCOMER + PASS);
  });

  test('reject a pass: its points are removed, and a later verification adds them again', async () => {
    const { abonos } = await upload(fan, newPass('Aina Vidal Font'));
    expect(await points(fan)).toBe(NEWCOMER + PASS);
    expect(await reject(abonos[0].id, { notes: 'Es de otra temporada' })).toMatchObject({
      abono: { status: 'ERROR' },
    });
    expect(await points(fan)).toBe(NEWCOMER);
    expect(await uploads('REJECTED')).toMatchObject({
      items: [{ pointsAwarded: 0, adminNotes: 'Es de otra temporada' }],
    });
    await verify(abonos[0].id, { notes: 'Vale' });
    expect(await points(fan)).toBe(NEWCOMER + PASS);
    expect(await uploads()).toMatchObject({
      items: [{ status: 'VERIFIED', adminNotes: 'Es de otra temporada\nVale', pointsAwarded: PASS }],
    });
  });

  test('an upload with several passes waits until each pass is reviewed', async () => {
    const { abonos } = await upload(fan, unsure('Aina Vidal Font'), { ...unsure('Pere Vidal'), seat: 22 });
    await reject(abonos[0].id);
    expect(await uploads('PENDING')).toMatchObject({ totalCount: 1 });
    await verify(abonos[1].id);
    expect(await uploads('VERIFIED')).toMatchObject({ totalCount: 1 });
  });

  test('get errors for a missing pass, too long notes and codes of another pass', async () => {
    const taken = newPass('Pere Vidal Font');
    await upload(fan, taken);
    const { abonos } = await upload(fan, unsure('Aina Vidal Font'));
    expect(await verify(999_999)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await reject('nada')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await verify(abonos[0].id, { notes: 'x'.repeat(1001) })).toMatchObject({
      fields: [{ path: 'notes' }],
    });
    const corrections = { referenciaTicket: taken.reference, codigoLocalizador: taken.locator };
    expect(await verify(abonos[0].id, { corrections })).toMatchObject({
      fields: [{ path: 'corrections.codigoLocalizador' }],
    });
    expect(await database.abono.findUnique({ where: { id: abonos[0].id } })).toMatchObject({
      status: 'pending',
      referenciaTicket: null,
    });
  });
});

test('a rejected pass cannot be uploaded again by the same user, but by its real holder', async () => {
  const pass = newPass('Aina Vidal Font');
  const impostor = await site.signedIn('visitor');
  const { abonos } = await upload(impostor, pass);
  await reject(abonos[0].id);
  const again = await upload(impostor, pass);
  expect(again.message).toContain('el club lo rechazó');
  expect(again.abonos).toMatchObject([{ id: abonos[0].id, status: 'error' }]);

  const own = await upload(fan, pass);
  expect(own).toMatchObject({ registrosCreados: 1, abonos: [{ status: 'processed', esPropietario: true }] });
  expect(await points(fan)).toBe(NEWCOMER + PASS);
  expect((await impostor.request('GET', '/api/abonos')).body).toEqual([]);
  expect(await uploads('REJECTED')).toMatchObject({ totalCount: 1 });
});

describe('the PDF itself', () => {
  const address = async () => {
    const { abonos } = await upload(fan, newPass('Aina Vidal Font'));
    return `/api/abonos/uploads/${abonos[0].archivoId}/pdf`;
  };

  test('is sent to staff as a sandboxed download that no cache stores', async () => {
    const { status, headers, body } = await manager.request('GET', await address());
    expect(status).toBe(200);
    expect(body).toMatch(/^%PDF-/);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="abono-\d+\.pdf"$/);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is not sent to others, not even to its uploader', async () => {
    const pdf = await address();
    expect((await site.visitor.request('GET', pdf)).status).toBe(401);
    for (const caller of [fan, await site.signedIn('editor'), await site.signedIn('sports_manager')]) {
      const { status, body } = await caller.request('GET', pdf);
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await manager.request('POST', pdf, {})).status).toBe(405);
  });

  test('is a 404 if it is missing', async () => {
    const pdf = await address();
    const { filePath } = await database.membershipUpload.findFirstOrThrow();
    fs.rmSync(path.join(site.dataDir, filePath));
    for (const gone of [pdf, '/api/abonos/uploads/0/pdf', '/api/abonos/uploads/..%2f/pdf']) {
      expect((await manager.request('GET', gone)).status).toBe(404);
    }
  });
});

describe('the log', () => {
  const logged = (id: unknown) =>
    database.auditEntry.findMany({
      where: { subjectType: 'abono', subjectId: String(id) },
      orderBy: { id: 'asc' },
      select: { actorId: true, action: true, subject: true, changes: true },
    });

  test('has who verified and rejected which pass, but no attendee’s name', async () => {
    const { abonos } = await upload(fan, unsure('Ainha Vidal Font'));
    const { id } = abonos[0];
    const corrections = { nombreAsistente: 'Aina Vidal Font', fila: 9, precioTotal: '90,5' };
    await verify(id, { corrections });
    await reject(id);
    await verify(999_999);
    const by = { actorId: manager.user?.id, subject: null };
    expect(await logged(id)).toEqual([
      {
        ...by,
        action: 'verify',
        changes: {
          status: ['pending', 'verified'],
          esPropietario: [false, true],
          fila: [7, 9],
          precioTotal: ['98.25', '90.50'],
        },
      },
      { ...by, action: 'reject', changes: { status: ['verified', 'error'] } },
    ]);
    expect(JSON.stringify(await logged(id))).not.toMatch(/Ain/);
  });
});

test('the history can be searched by uploader, file name and data of the passes', async () => {
  const pass = newPass('Aina Vidal Font');
  await upload(fan, pass);
  const other = await site.signedIn('visitor');
  await upload(other, newPass('Pere Riera'));
  for (const search of ['VIDAL', fan.user?.email, pass.locator]) {
    expect(await uploads(undefined, search)).toMatchObject({
      totalCount: 1,
      items: [{ uploaderEmail: fan.user?.email }],
    });
  }
  expect(await uploads(undefined, 'abono.pdf')).toMatchObject({ totalCount: 2 });
  expect(await uploads('REJECTED', 'abono.pdf')).toMatchObject({ totalCount: 0 });
});

test('other users cannot read a pass: neither by the account nor through the review', async () => {
  await upload(fan, newPass('Aina Vidal Font'));
  const blogger = await site.signedIn('blogger');
  for (const caller of [blogger, site.visitor]) {
    const { body } = await caller.graphql(QUEUE);
    expect(body.errors[0].extensions.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  }
  const admin = await site.signedIn('admin');
  const { body } = await admin.graphql('{ users { items { id abonos { nifOrganizador } } } }');
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  expect(JSON.stringify(body)).not.toContain('G54733380');
});
