import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { warmReader } from '../../testing/pass-reader.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { newPass, READER_TIMEOUT, type PrintedPass, printPasses, sample } from './abonos.fixture.ts';
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
const MESSAGE = 'La fila es la 9,\nno la 7';

async function uploadFile(caller: Caller, pdf: Blob): Promise<{ id: number; status: string }[]> {
  const form = new FormData();
  form.append('pdf', pdf, 'abono.pdf');
  return (await caller.request('POST', '/api/abonos/upload', form)).body.abonos;
}

/** Uploads a pass; without its reference it waits for staff. @returns its id */
async function upload(caller: Caller, { unsure = false } = {}): Promise<number> {
  const { reference, ...pass } = newPass('Aina Vidal Font');
  const printed: Partial<PrintedPass> = unsure ? pass : { ...pass, reference };
  const [abono] = await uploadFile(caller, await printPasses(printed));
  expect(abono?.status).toBe(unsure ? 'pending' : 'processed');
  return abono?.id ?? 0;
}

const FIELDS = 'id status version confirmedAt reportedAt reportMessage';
const CONFIRM = `mutation ($id: ID!) { confirmAbono(input: { id: $id }) { __typename
  ... on ConfirmAbonoSuccess { abono { ${FIELDS} } } ... on UserError { code message } } }`;
const REPORT = `mutation ($id: ID!, $message: String!) { reportAbono(input: { id: $id, message: $message }) {
  __typename ... on ReportAbonoSuccess { abono { ${FIELDS} } }
  ... on ValidationError { fields { path message } } ... on UserError { code message } } }`;
const DECIDE = (name: 'verify' | 'reject') => {
  const type = `${name === 'verify' ? 'Verify' : 'Reject'}Abono`;
  return `mutation ($input: ${type}Input!) { ${name}Abono(input: $input) { __typename
    ... on ${type}Success { abono { ${FIELDS} } } ... on UserError { code message } } }`;
};
const QUEUE = `{ abonosToReview { items { ${FIELDS} } } }`;

const confirm = async (id: unknown, by = fan) =>
  (await by.graphql(CONFIRM, { id: String(id) })).body.data.confirmAbono;
const report = async (id: unknown, message = MESSAGE, by = fan) =>
  (await by.graphql(REPORT, { id: String(id), message })).body.data.reportAbono;
const decide = async (name: 'verify' | 'reject', input: object) =>
  (await manager.graphql(DECIDE(name), { input })).body.data[`${name}Abono`];
const queue = async () => (await manager.graphql(QUEUE)).body.data.abonosToReview.items;
const points = async () => (await fan.request('GET', '/api/gamification/points')).body.totalPoints;
const stored = (id: number) => database.abono.findUniqueOrThrow({ where: { id } });

describe('a confirmation', () => {
  test.each([
    [false, 'PROCESSED', PASS],
    [true, 'PENDING', 0],
  ])(
    'is noted, and changes neither state nor points (waits for staff: %s)',
    async (unsure, status, earned) => {
      const id = await upload(fan, { unsure });
      const { abono } = await confirm(id);
      expect(abono).toMatchObject({ status, version: 1, confirmedAt: expect.any(String), reportedAt: null });
      expect(await points()).toBe(NEWCOMER + earned);
      // A second click, or another tab.
      expect((await confirm(id)).abono).toEqual(abono);
      expect((await queue()).map((item: { confirmedAt: string }) => item.confirmedAt)).toEqual(
        unsure ? [abono.confirmedAt] : [],
      );
    },
  );

  test('may be followed by a report, which replaces it', async () => {
    const id = await upload(fan);
    await confirm(id);
    expect((await report(id)).abono).toMatchObject({ confirmedAt: null, reportMessage: MESSAGE });
  });
});

describe('a report', () => {
  test('sends the pass to staff, takes its points until they verify it, and ends then', async () => {
    const id = await upload(fan);
    expect(await points()).toBe(NEWCOMER + PASS);
    expect((await report(id)).abono).toMatchObject({
      status: 'PENDING',
      version: 2,
      reportedAt: expect.any(String),
      reportMessage: MESSAGE,
    });
    expect(await points()).toBe(NEWCOMER);
    expect(await queue()).toMatchObject([{ id: String(id), reportMessage: MESSAGE }]);
    const uploaded = () => database.membershipUpload.findFirstOrThrow();
    expect(await uploaded()).toMatchObject({ status: 'pending', pointsAwarded: 0 });
    // Only a decision of staff teaches a layout.
    expect(await database.abonoLesson.count({ where: { abonoId: id } })).toBe(0);

    const verified = await decide('verify', { id, seen: 2, corrections: { fila: 9 } });
    expect(verified.abono).toMatchObject({ status: 'VERIFIED', reportedAt: null, reportMessage: null });
    expect(await points()).toBe(NEWCOMER + PASS);
    expect(await uploaded()).toMatchObject({ status: 'verified', pointsAwarded: PASS });
    expect(await database.abonoLesson.count({ where: { abonoId: id } })).toBe(1);
  });

  test('ends with a rejection, and its words are in no log', async () => {
    const id = await upload(fan);
    await report(id);
    expect((await decide('reject', { id, notes: 'No' })).abono).toMatchObject({
      status: 'ERROR',
      reportedAt: null,
      reportMessage: null,
    });
    const entries = await database.auditEntry.findMany({ where: { subjectId: String(id) } });
    expect(entries).toMatchObject([{ action: 'reject', changes: { status: ['pending', 'error'] } }]);
    expect(JSON.stringify(entries)).not.toContain('fila es la 9');
  });

  test('is taken once: the first one stays, and nothing is confirmed beside it', async () => {
    const id = await upload(fan);
    await report(id);
    const first = await stored(id);
    const refusal = { __typename: 'AbonoReportedError', code: 'ABONO_REPORTED' };
    expect(await report(id, 'Otra cosa')).toMatchObject(refusal);
    expect(await confirm(id)).toMatchObject({
      ...refusal,
      message: 'Ya has avisado de un error en este abono. El club lo está comprobando.',
    });
    expect(await stored(id)).toEqual(first);
  });

  test('refuses a decision of staff who saw the version before it', async () => {
    const id = await upload(fan, { unsure: true });
    await report(id);
    expect(await decide('verify', { id, seen: 1 })).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'Ha cambiado mientras lo mirabas. Revísalo antes de decidir.',
    });
    expect(await stored(id)).toMatchObject({ status: 'pending', reportMessage: MESSAGE });
  });

  test('lets a pass wait behind those that wait already, or keeps its place', async () => {
    const processed = await upload(fan);
    const waiting = await upload(fan, { unsure: true });
    const last = await upload(fan, { unsure: true });
    await report(processed);
    await report(waiting);
    expect((await queue()).map(({ id }: { id: string }) => Number(id))).toEqual([waiting, last, processed]);
  });

  test.each([
    ['', 'Escribe qué dato está mal y qué debería decir'],
    [' \n ', 'Escribe qué dato está mal y qué debería decir'],
    ['x'.repeat(501), 'El mensaje no puede superar los 500 caracteres'],
    ['fila\u0007 9', 'El mensaje contiene caracteres no permitidos'],
  ])('needs a message of 1 to 500 characters, case %#', async (text, message) => {
    const id = await upload(fan);
    expect(await report(id, text)).toMatchObject({ fields: [{ path: 'message', message }] });
    expect(await stored(id)).toMatchObject({ status: 'processed', reportedAt: null });
  });
});

test.each(['verify', 'reject'] as const)(
  'after staff %s a pass, its account has no say',
  async (decision) => {
    const id = await upload(fan);
    await decide(decision, { id });
    const before = await stored(id);
    for (const refused of [await confirm(id), await report(id)]) {
      expect(refused).toMatchObject({
        __typename: 'AbonoDecidedError',
        code: 'ABONO_DECIDED',
        message: expect.stringMatching(decision === 'verify' ? /ya ha comprobado/ : /ha rechazado/),
      });
    }
    expect(await stored(id)).toEqual(before);
  },
);

test('another account is refused, and does not learn that the pass exists', async () => {
  const id = await upload(fan);
  const missing = await confirm(999_999);
  expect(missing).toMatchObject({ code: 'NOT_FOUND', message: 'El abono ya no existe' });
  for (const caller of [await site.signedIn('visitor'), manager, await site.signedIn('admin')]) {
    expect(await confirm(id, caller)).toEqual(missing);
    expect(await report(id, MESSAGE, caller)).toEqual(missing);
  }
  expect(await confirm('nada')).toEqual(missing);
  const { body } = await site.visitor.graphql(REPORT, { id: String(id), message: MESSAGE });
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect(await stored(id)).toMatchObject({ status: 'processed', confirmedAt: null, reportedAt: null });
});

test(
  'a scan that staff need not check names the values that its account should compare',
  async () => {
    await uploadFile(fan, new Blob([sample('L1-scan-1.pdf')]));
    const own = async () =>
      (await fan.graphql('{ viewer { abonos { status dudas } } }')).body.data.viewer.abonos;
    // A busy machine reads it after the answer.
    await expect.poll(own, { timeout: READER_TIMEOUT / 2 }).toHaveLength(1);
    const [abono] = await own();
    expect(abono.status).toBe('PROCESSED');
    expect(abono.dudas.length).toBeGreaterThan(0);
  },
  READER_TIMEOUT,
);
