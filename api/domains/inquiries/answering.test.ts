import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Prisma } from '../../platform/database/client.ts';
import type { EmbeddedDatabase } from '../../platform/database/embedded.ts';
import { testEmbedded } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';

let embedded: EmbeddedDatabase;
let site: TestSite;
let manager: Caller;

beforeAll(async () => {
  embedded = await testEmbedded();
  site = await serveTestSite(embedded.prisma);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.sponsorInquiry.deleteMany();
  manager = await site.signedIn('commercial_manager');
});

let arrived = 0;
async function inquiry(data: Partial<Prisma.SponsorInquiryCreateInput> = {}): Promise<string> {
  arrived += 1;
  const { id } = await site.database.sponsorInquiry.create({
    data: {
      name: 'Aina Servera',
      company: 'Cafès Sa Portella',
      email: 'aina@portella.example',
      message: 'Nos interesa.',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, arrived)),
      ...data,
    },
  });
  return String(id);
}

const OUTCOME = '__typename ... on UserError { code message }';
const INQUIRY = `inquiry { id status notes { text authorName createdAt } }`;
const STATUS = `mutation ($input: SetInquiryStatusInput!) { setInquiryStatus(input: $input) {
  ${OUTCOME} ... on SetInquiryStatusSuccess { ${INQUIRY} } } }`;
const NOTE = `mutation ($input: AddInquiryNoteInput!) { addInquiryNote(input: $input) {
  ${OUTCOME} ... on ValidationError { fields { path message } } ... on AddInquiryNoteSuccess { ${INQUIRY} } } }`;
const DELETE = `mutation ($id: ID!) { deleteInquiry(input: { id: $id }) {
  ${OUTCOME} ... on DeleteInquirySuccess { id } } }`;
const LIST = `query ($filter: InquiryFilter) { sponsorInquiries(filter: $filter) { totalCount items { company } } }`;

const setStatus = async (id: string, status: string, by = manager) =>
  (await by.graphql(STATUS, { input: { id, status } })).body.data.setInquiryStatus;
const note = async (id: string, text: string, by = manager) =>
  (await by.graphql(NOTE, { input: { id, text } })).body.data.addInquiryNote;
const remove = async (id: string) => (await manager.graphql(DELETE, { id })).body.data.deleteInquiry;

/** Audit entries of an inquiry, the earliest first. */
const logged = async (subjectId: string) =>
  site.database.auditEntry.findMany({
    where: { subjectType: 'inquiry', subjectId },
    orderBy: { id: 'asc' },
    select: { actorId: true, action: true, subject: true, changes: true },
  });

describe('an inquiry', () => {
  test('gets a state, which is in the audit log with its actor', async () => {
    const id = await inquiry();
    expect(await setStatus(id, 'CONTACTED')).toMatchObject({ inquiry: { id, status: 'CONTACTED' } });
    const by = { actorId: manager.user?.id, subject: null };
    expect(await logged(id)).toEqual([
      { ...by, action: 'update', changes: { status: ['new', 'contacted'] } },
    ]);
    // Setting the same state again changes nothing.
    await setStatus(id, 'CONTACTED');
    expect(await logged(id)).toHaveLength(1);
  });

  test('gets notes in order, each with its author', async () => {
    const id = await inquiry();
    await note(id, ' Llamada el lunes.\r\nQuieren cifras. ');
    const admin = await site.signedIn('admin');
    const { notes } = (await note(id, 'Enviado el dosier', admin)).inquiry;
    expect(notes).toEqual([
      {
        text: 'Llamada el lunes.\nQuieren cifras.',
        authorName: manager.user?.name,
        createdAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ text: 'Enviado el dosier', authorName: admin.user?.name }),
    ]);
    expect((await logged(id)).map(({ action, changes }) => [action, changes])).toEqual([
      ['note', null],
      ['note', null],
    ]);
  });

  test('keeps the notes of closed accounts', async () => {
    const id = await inquiry();
    await note(id, 'Interesante');
    await site.database.user.delete({ where: { id: manager.user?.id ?? 0 } });
    manager = await site.signedIn('commercial_manager');
    const { notes } = (await note(id, 'Sigo yo')).inquiry;
    expect(notes.map((one: { authorName: string }) => one.authorName)).toEqual([null, manager.user?.name]);
  });

  test.each([
    ['', 'Escribe la nota'],
    ['x'.repeat(2001), 'La nota no puede superar los 2000 caracteres'],
    ['<script>alert(1)</script>', 'La nota no puede contener código HTML'],
    ['Hola\u0000', 'La nota contiene caracteres no permitidos'],
  ])('refuses the note %j', async (text, message) => {
    const id = await inquiry();
    expect(await note(id, text)).toMatchObject({ fields: [{ path: 'text', message }] });
    expect(await site.database.inquiryNote.count({ where: { inquiryId: Number(id) } })).toBe(0);
    expect(await logged(id)).toEqual([]);
  });

  test('is deleted with its notes, and the log does not name the company', async () => {
    const id = await inquiry();
    await note(id, 'Piden que los olvidemos');
    expect(await remove(id)).toEqual({ __typename: 'DeleteInquirySuccess', id });
    expect(await site.database.inquiryNote.count()).toBe(0);
    const log = await logged(id);
    expect(log.map(({ action }) => action)).toEqual(['note', 'delete']);
    expect(JSON.stringify(log)).not.toMatch(/Portella|Servera|olvidemos/);
  });

  test.each(['0', 'nada', '99999999999'])('«%s» does not exist', async (id) => {
    const missing = { code: 'NOT_FOUND', message: 'La solicitud no existe o ha sido eliminada' };
    expect(await setStatus(id, 'AGREED')).toMatchObject(missing);
    expect(await note(id, 'Hola')).toMatchObject(missing);
    expect(await remove(id)).toMatchObject(missing);
    expect(await logged(id)).toEqual([]);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await inquiry({ company: 'Bodegas Es Fangar', sponsorshipLevel: 'oro' });
    await inquiry({ company: 'Asesoría Llull', status: 'agreed', phone: '971 22 33 44' });
    await inquiry({ company: 'Cafès 100%', status: 'agreed', sponsorshipLevel: 'oro', message: 'Un palco' });
  });

  test.each([
    [{}, ['Cafès 100%', 'Asesoría Llull', 'Bodegas Es Fangar']],
    [{ order: 'ARRIVED' }, ['Bodegas Es Fangar', 'Asesoría Llull', 'Cafès 100%']],
    [{ order: 'COMPANY' }, ['Asesoría Llull', 'Bodegas Es Fangar', 'Cafès 100%']],
    [{ order: 'COMPANY_DESC' }, ['Cafès 100%', 'Bodegas Es Fangar', 'Asesoría Llull']],
    [{ status: 'AGREED' }, ['Cafès 100%', 'Asesoría Llull']],
    [{ level: 'ORO' }, ['Cafès 100%', 'Bodegas Es Fangar']],
    [{ status: 'AGREED', level: 'ORO' }, ['Cafès 100%']],
    [{ search: 'LLULL' }, ['Asesoría Llull']],
    [{ search: 'palco' }, ['Cafès 100%']],
    [{ search: '22 33' }, ['Asesoría Llull']],
    [{ search: '%' }, ['Cafès 100%']],
    [
      { search: null, status: null, level: null, order: null },
      ['Cafès 100%', 'Asesoría Llull', 'Bodegas Es Fangar'],
    ],
  ])('as asked for: %j', async (filter, companies) => {
    const { totalCount, items } = (await manager.graphql(LIST, { filter })).body.data.sponsorInquiries;
    expect(items.map(({ company }: { company: string }) => company)).toEqual(companies);
    expect(totalCount).toBe(companies.length);
  });

  test('needs four statements, including all notes and their authors', async () => {
    const [first] = await site.database.sponsorInquiry.findMany();
    for (const text of ['Una', 'Dos']) await note(String(first?.id), text);
    const asked = '{ sponsorInquiries { totalCount items { id notes { text authorName } } } }';
    const own = await statementsOf(embedded, () => manager.graphql('{ __typename }'));
    const all = await statementsOf(embedded, () => manager.graphql(asked));
    expect(all.length - own.length).toBeLessThanOrEqual(4);
  });
});

test.each(['visitor', 'socio', 'blogger', 'editor', 'sports_manager'] as const)(
  'a %s cannot change anything',
  async (role) => {
    const id = await inquiry();
    const caller = await site.signedIn(role);
    for (const [document, variables] of [
      [STATUS, { input: { id, status: 'AGREED' } }],
      [NOTE, { input: { id, text: 'Hola' } }],
      [DELETE, { id }],
    ] as const) {
      const { body } = await caller.graphql(document, variables);
      expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    }
    expect(await site.database.sponsorInquiry.findMany({ include: { notes: true } })).toMatchObject([
      { status: 'new', notes: [] },
    ]);
    expect(await logged(id)).toEqual([]);
  },
);
