import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SponsorInquiry } from '../../platform/database/client.ts';
import { cpuTimeOf } from '../../testing/cpu-time.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.sponsorInquiry.deleteMany();
});

const GOOD = {
  name: 'Aina Servera',
  company: 'Cafès Sa Portella',
  email: 'aina@portella.example',
  message: 'Nos interesa el nivel Bronce.',
};

const CREATE = `mutation ($input: CreateSponsorInquiryInput!) {
  createSponsorInquiry(input: $input) {
    __typename
    ... on CreateSponsorInquirySuccess { receivedAt }
    ... on UserError { code message }
    ... on ValidationError { fields { path message } }
  }
}`;

async function send(changes: Record<string, unknown> = {}) {
  const { body } = await site.visitor.graphql(CREATE, { input: { ...GOOD, ...changes } });
  expect(body.errors).toBeUndefined();
  return body.data.createSponsorInquiry;
}

const stored = (): Promise<Omit<SponsorInquiry, 'search'>[]> =>
  site.database.sponsorInquiry.findMany({ omit: { search: true } });

test('anyone can send an inquiry, which is stored as written', async () => {
  const text = {
    phone: ' +34 971 00 00 21 ',
    sponsorshipLevel: 'ORO',
    message: '  Somos «Sa Portella» & hijos.\r\n\r\n\tPresupuesto < 10.000 €, <aina@portella.example> ☕  ',
  };
  const { __typename, receivedAt } = await send(text);
  expect(__typename).toBe('CreateSponsorInquirySuccess');
  const [inquiry] = await stored();
  expect(inquiry).toEqual({
    id: expect.any(Number),
    ...GOOD,
    phone: '+34 971 00 00 21',
    sponsorshipLevel: 'oro',
    message: 'Somos «Sa Portella» & hijos.\n\n\tPresupuesto < 10.000 €, <aina@portella.example> ☕',
    status: 'new',
    isSuspicious: false,
    createdAt: new Date(receivedAt),
  });
});

test.each([{ phone: null }, { phone: '' }, { phone: '   ' }, { sponsorshipLevel: null }, {}])(
  'phone and level are optional: %j',
  async (changes) => {
    expect((await send(changes)).__typename).toBe('CreateSponsorInquirySuccess');
    expect(await stored()).toEqual([expect.objectContaining({ phone: null, sponsorshipLevel: null })]);
  },
);

describe('invalid fields', () => {
  const HTML = 'no puede contener código HTML';
  const CONTROL = 'contiene caracteres no permitidos';
  test.each([
    ['name', '', 'El nombre es obligatorio'],
    ['name', ' \u200b ', 'El nombre es obligatorio'],
    ['name', 'x'.repeat(101), 'El nombre no puede superar los 100 caracteres'],
    ['name', 'Aina\nBcc: todos@pmb.example', `El nombre ${CONTROL}`],
    ['name', 'Aina\u0000', `El nombre ${CONTROL}`],
    ['name', 'Aina \u202Egpj.exe', `El nombre ${CONTROL}`],
    ['name', 'Aina \ud83d', `El nombre ${CONTROL}`],
    ['name', '<b>Aina</b>', `El nombre ${HTML}`],
    ['company', '\t', 'La empresa es obligatoria'],
    ['company', 'x'.repeat(151), 'La empresa no puede superar los 150 caracteres'],
    ['company', 'Cafès\u0007', `La empresa ${CONTROL}`],
    ['company', 'Cafès <img src=x onerror=alert(1)>', `La empresa ${HTML}`],
    ['email', '', 'El email es obligatorio'],
    ['email', 'aina', 'Email inválido'],
    ['email', 'aina@portella', 'Email inválido'],
    ['email', 'aina@portella.example\r\nBcc: a@b.example', 'Email inválido'],
    ['email', `${'a'.repeat(250)}@portella.example`, 'Email inválido'],
    ['message', '', 'El mensaje es obligatorio'],
    ['message', '\n \n', 'El mensaje es obligatorio'],
    ['message', '…!?', 'El mensaje es obligatorio'],
    ['message', 'x'.repeat(4001), 'El mensaje no puede superar los 4000 caracteres'],
    ['message', 'Hola\u0000', `El mensaje ${CONTROL}`],
    ['message', 'Hola\u001b[2J', `El mensaje ${CONTROL}`],
    ['message', 'Hola \u2066oculto', `El mensaje ${CONTROL}`],
    ['message', 'Hola <script>alert(1)</script>', `El mensaje ${HTML}`],
    ['message', 'Hola <a href="https://x.example">aquí', `El mensaje ${HTML}`],
    ['message', 'Hola <!-- -->', `El mensaje ${HTML}`],
    ['message', 'Hola <svg/onload=alert(1)', `El mensaje ${HTML}`],
    ['phone', 'mañana', 'Teléfono inválido'],
    ['phone', '12345', 'Teléfono inválido'],
    ['phone', '1234567890123456', 'Teléfono inválido'],
    ['phone', '971 000 000\n971', 'Teléfono inválido'],
    ['phone', '971+000000', 'Teléfono inválido'],
    ['phone', `${'('.repeat(30)}971000000`, 'Teléfono inválido'],
  ])('%s %j', async (path, value, message) => {
    const result = await send({ [path]: value });
    expect(result).toMatchObject({ __typename: 'ValidationError', code: 'BAD_USER_INPUT' });
    expect(result.fields[0]).toEqual({ path, message });
    expect(await stored()).toEqual([]);
  });

  test('all invalid fields are reported at once', async () => {
    const { fields } = await send({ name: '', company: '', email: 'x', message: '', phone: 'x' });
    const paths = fields.map(({ path }: { path: string }) => path);
    expect([...new Set(paths)]).toEqual(['name', 'company', 'email', 'phone', 'message']);
  });

  test('a long hostile text is checked quickly', async () => {
    const hostile = { message: '<a'.repeat(20_000), phone: '('.repeat(20_000) };
    expect(await cpuTimeOf(() => send(hostile))).toBeLessThan(2000);
    expect(await stored()).toEqual([]);
  });
});

test.each([['+34 971 000 000'], ['971000000'], ['(971) 00-00-00'], ['0049/30.123456']])(
  'the telephone number %s is accepted',
  async (phone) => {
    await send({ phone });
    expect(await stored()).toEqual([expect.objectContaining({ phone })]);
  },
);

test('texts of the maximum length are accepted', async () => {
  await send({ name: 'x'.repeat(100), company: 'x'.repeat(150), message: 'x'.repeat(4000) });
  expect(await stored()).toHaveLength(1);
});

test('if the honeypot is filled in, the response is the same, and staff see a mark', async () => {
  const result = await send({ leaveEmpty: 'https://spam.example' });
  expect(result).toEqual({ __typename: 'CreateSponsorInquirySuccess', receivedAt: expect.any(String) });
  expect(await stored()).toEqual([expect.objectContaining({ ...GOOD, isSuspicious: true })]);
  const staff = await site.signedIn('commercial_manager');
  const { body } = await staff.graphql('{ sponsorInquiries { items { company isSuspicious } } }');
  expect(body.data.sponsorInquiries.items).toEqual([{ company: GOOD.company, isSuspicious: true }]);
});

test('a website that an older page or a browser fills in is no mark', async () => {
  await send({ website: 'https://portella.example' });
  const rest = { ...GOOD, website: 'https://portella.example' };
  expect((await site.visitor.request('POST', '/api/sponsor-inquiries', rest)).status).toBe(201);
  expect((await stored()).map(({ isSuspicious }) => isSuspicious)).toEqual([false, false]);
});

describe('the limit of ten an hour from one address', () => {
  let limited: TestSite;
  beforeAll(async () => {
    await site.database.rateLimit.deleteMany();
    limited = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  });
  afterAll(() => limited.close());

  const post = (body: unknown, address: string) =>
    limited.visitor.request('POST', '/api/sponsor-inquiries', body, { 'x-forwarded-for': address });

  test('the eleventh is refused with a Retry-After', async () => {
    // Invalid inquiries do not count.
    for (let at = 0; at < 12; at++) {
      expect((await post({ ...GOOD, email: 'x' }, '198.51.100.1')).status).toBe(400);
    }
    for (let at = 0; at < 10; at++) expect((await post(GOOD, '198.51.100.1')).status).toBe(201);
    const { status, body, headers } = await post(GOOD, '198.51.100.1');
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(body.message).toBe('Demasiados intentos. Espera un poco y vuelve a probar.');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await stored()).toHaveLength(10);
    // Another address has its own limit.
    expect((await post(GOOD, '198.51.100.2')).status).toBe(201);
  });
});

describe('reading inquiries', () => {
  const READ = `query ($page: Int! = 1, $pageSize: Int! = 20) {
    sponsorInquiries(page: $page, pageSize: $pageSize) {
      totalCount pageCount
      items { name company email phone sponsorshipLevel message createdAt }
    }
  }`;

  test.each(['commercial_manager', 'admin'] as const)('%s reads the newest first, in pages', async (role) => {
    for (const name of ['Primera', 'Segunda', 'Tercera'])
      await send({ name, sponsorshipLevel: 'PERSONALIZADO' });
    const staff = await site.signedIn(role);
    const { body } = await staff.graphql(READ, { pageSize: 2 });
    const { totalCount, pageCount, items } = body.data.sponsorInquiries;
    expect([totalCount, pageCount]).toEqual([3, 2]);
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Tercera', 'Segunda']);
    expect(items[0]).toEqual({
      ...GOOD,
      name: 'Tercera',
      phone: null,
      sponsorshipLevel: 'PERSONALIZADO',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const second = await staff.graphql(READ, { page: 2, pageSize: 2 });
    expect(second.body.data.sponsorInquiries.items).toEqual([expect.objectContaining({ name: 'Primera' })]);
  });

  test.each(['visitor', 'socio', 'blogger', 'editor', 'sports_manager'] as const)(
    '%s may not read them',
    async (role) => {
      await send();
      const { body } = await (await site.signedIn(role)).graphql(READ);
      expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
      expect(JSON.stringify(body)).not.toContain('portella');
    },
  );

  test('is refused without a signed-in user', async () => {
    const { body } = await site.visitor.graphql(READ);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
