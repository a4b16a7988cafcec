import { describe, expect, test } from 'vitest';
import { accountEmail, email } from './email.input.ts';

const stored = (address: string) => accountEmail('Email inválido').safeParse(address).data ?? null;

describe('an e-mail address', () => {
  test.each([
    ['ana@club.es', 'ana@club.es'],
    ['  Ana.Mas@CLUB.es ', 'ana.mas@club.es'],
    ['ana&co@club.es', 'ana&co@club.es'],
    ['ana/x@club.es', 'ana/x@club.es'],
    ['ana#x@club.es', 'ana#x@club.es'],
    ["o'neill+bàsquet@club.es".replace('à', 'a'), "o'neill+basquet@club.es"],
    ['!$%*=?^_`{|}~-@club.es', '!$%*=?^_`{|}~-@club.es'],
    ['ana@españa.es', 'ana@xn--espaa-rta.es'],
    ['ana@espan\u0303a.es', 'ana@xn--espaa-rta.es'],
    ['ana@XN--ESPAA-RTA.es', 'ana@xn--espaa-rta.es'],
    ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
    ['ana@straße.de', 'ana@xn--strae-oqa.de'],
    ['ana@club.xn--vermgensberatung-pwb', 'ana@club.xn--vermgensberatung-pwb'],
    ['ana@club.vermögensberatung', 'ana@club.xn--vermgensberatung-pwb'],
    ['ana@例え。jp', 'ana@xn--r8jz45g.jp'],
    ['\u200Bana@club.es\u00A0', 'ana@club.es'],
    [`${'a'.repeat(64)}@club.es`, `${'a'.repeat(64)}@club.es`],
  ])('%j is kept as %s', (typed, kept) => expect(stored(typed)).toBe(kept));

  test.each([
    ...['', 'ana', 'ana@', '@club.es', 'ana@club', 'ana@localhost', 'ana@club.', 'ana@.es', 'ana@club..es'],
    ...[
      '.ana@club.es',
      'ana.@club.es',
      'a..a@club.es',
      'ana mas@club.es',
      '"ana mas"@club.es',
      'ana@@club.es',
    ],
    ...[
      'añà@club.es',
      'ana@1.2.3.4',
      'ana@[1.2.3.4]',
      'ana@0x7f.1',
      'ana@club.es:25',
      'ana@club.es/x',
      'ana@a@b.es',
    ],
    ...[
      'ana@-club.es',
      'ana@club-.es',
      'ana@cl_ub.es',
      'ana@cl%75b.es',
      'ana@club.es?x',
      'ana@club.es\r\nBcc: x@y.es',
    ],
    ...[
      `${'a'.repeat(65)}@club.es`,
      `ana@${'a'.repeat(64)}.es`,
      `ana@${'abc.'.repeat(65)}es`,
      'ana@xn--a.es',
    ],
  ])('%j is refused', (typed) => expect(stored(typed)).toBeNull());

  test('keeps the case of the part before the «@» where it is no account', () => {
    expect(email('Email inválido').parse('Ana.Mas@ESPAÑA.es')).toBe('Ana.Mas@xn--espaa-rta.es');
  });
});
