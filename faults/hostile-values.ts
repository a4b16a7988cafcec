import fc from 'fast-check';

// Values that an attacker or a broken program may send.

const KNOWN_TROUBLE = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  'a\u0000b',
  // An unpaired surrogate, which databases refuse.
  '\uD800',
  'a\uDFFFb',
  '\u202Eabc',
  '\uFEFF',
  'e\u0301'.repeat(50),
  '👨‍👩‍👧‍👦'.repeat(30),
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  '%',
  '_%\\',
  '\\',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://169.254.169.254/latest/meta-data/',
  'https://[::1]:99999/',
  'https://user:password@example.com/',
  '${7*7}{{7*7}}',
  'a\r\nSet-Cookie: a=b',
  '(a+)+$',
  'a'.repeat(60_000),
  '<p>'.repeat(5_000),
  '9'.repeat(400),
  '0',
  '1',
  '2',
  '-1',
  '-0',
  '1.5',
  '1e3',
  '0x10',
  '٣',
  '2147483647',
  '2147483648',
  '9223372036854775808',
  '1e309',
  '0000-00-00',
  '2026-02-30T12:00:00Z',
  '2026-01-31T17:30:00.000Z',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  '99999999.99',
  'all',
];

/** Removes unpaired surrogates, which are not possible in addresses and field names. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');

/** A value as the text of an address or form. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN_TROUBLE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1,
    0.5,
    1e-320,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e21,
    1e308,
    -1e308,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Nested lists or objects, as deep as a body of 100 kB allows. */
function nested(depth: number, key: string | null): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = key === null ? [value] : { [key]: value };
  return value;
}

/** Any JSON value. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { id: 1 }) },
  {
    weight: 2,
    arbitrary: fc.array(fc.oneof(hostileText, hostileNumber, fc.constant(null)), { maxLength: 30 }),
  },
  { weight: 1, arbitrary: fc.dictionary(hostileText, fc.oneof(hostileText, hostileNumber), { maxKeys: 5 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...[50, 2000].flatMap((depth) => [nested(depth, null), nested(depth, 'a')])),
  },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 20_000 }, () => 0)) },
  {
    weight: 1,
    arbitrary: fc.constant(
      JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}') as unknown,
    ),
  },
);

/** Values that pass the first checks, so that other fields are checked too. */
const PLAUSIBLE: Readonly<Record<string, readonly unknown[]>> = {
  email: ['alguien@prueba.test', 'visitor@pmb.test'],
  password: ['balón-naranja-7', 'demo1234'],
  name: ['Nombre de prueba'],
  company: ['Empresa de prueba'],
  message: ['Un mensaje de prueba.'],
  title: ['Un título de prueba'],
  content: ['<p>Un texto de prueba.</p>'],
  category: ['Club', 'oro', 'Equipo'],
  website: ['https://example.com'],
  role: ['visitor', 'editor'],
  roles: [['visitor']],
  matchId: [1, '1'],
  endpoint: ['https://fcm.googleapis.com/fcm/send/abc'],
  page: ['1', '2'],
  limit: ['5', '100'],
  month: ['1', '2026-01'],
  year: ['2026'],
};

/** A value for a field: usually one that fits its name, if the name is known, otherwise any value. */
export function valueFor(name: string): fc.Arbitrary<unknown> {
  const plausible = PLAUSIBLE[name.split('.').at(-1) ?? ''];
  if (!plausible) return hostileJson;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...plausible) },
    { weight: 2, arbitrary: hostileJson },
  );
}
