import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  phone: '+34 971 000 021',
  sponsorshipLevel: 'plata',
  message: 'Queremos conocer el nivel Plata.',
};

const post = (body: unknown) => site.visitor.request('POST', '/api/sponsor-inquiries', body);
const count = () => site.database.sponsorInquiry.count();

test('POST /api/sponsor-inquiries stores the inquiry and responds 201', async () => {
  const { status, body } = await post(GOOD);
  expect([status, body]).toEqual([201, { success: true, receivedAt: expect.any(String) }]);
  expect(await site.database.sponsorInquiry.findMany({ omit: { search: true } })).toEqual([
    {
      ...GOOD,
      id: expect.any(Number),
      status: 'new',
      isSuspicious: false,
      createdAt: new Date(body.receivedAt),
    },
  ]);
});

test.each([[undefined], [null], ['']])(
  'level %j and a missing phone are stored as null',
  async (sponsorshipLevel) => {
    const { name, company, email, message } = GOOD;
    expect((await post({ name, company, email, message, sponsorshipLevel })).status).toBe(201);
    expect(await site.database.sponsorInquiry.findMany()).toEqual([
      expect.objectContaining({ phone: null, sponsorshipLevel: null }),
    ]);
  },
);

test.each([
  [{ sponsorshipLevel: 'diamante' }, 'sponsorshipLevel', 'Selecciona un nivel de patrocinio válido'],
  [{ sponsorshipLevel: 3 }, 'sponsorshipLevel', 'Selecciona un nivel de patrocinio válido'],
  [{ name: undefined }, 'name', 'El nombre es obligatorio'],
  [
    { name: 'Aina, de evil.com' },
    'name',
    'El nombre no puede contener correos, enlaces ni los signos @, < y >. Deja un espacio después de cada punto',
  ],
  [{ company: { $ne: null } }, 'company', 'La empresa es obligatoria'],
  [{ email: ['a@b.example'] }, 'email', 'El email es obligatorio'],
  [{ message: null }, 'message', 'El mensaje es obligatorio'],
  [{ phone: 'mañana' }, 'phone', 'Teléfono inválido'],
])('%j is a 400 that names the field', async (changes, path, message) => {
  const { status, body } = await post({ ...GOOD, ...changes });
  expect([status, body.code, body.message]).toEqual([400, 'BAD_USER_INPUT', message]);
  expect(body.fields[0]).toEqual({ path, message });
  expect(await count()).toBe(0);
});

test('requests from pages of other sites are refused', async () => {
  const { status } = await site.visitor.request('POST', '/api/sponsor-inquiries', GOOD, {
    origin: 'https://otra.example',
  });
  expect(status).toBe(403);
  expect(await count()).toBe(0);
});

test('GET is not supported', async () => {
  expect((await site.visitor.request('GET', '/api/sponsor-inquiries')).status).toBe(405);
});
