import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { personName } from './person-name.input.ts';

const isName = (text: string) => personName(z.string()).safeParse(text).success;

describe('a name', () => {
  test.each([
    'Nerea Sastre',
    "Aina O'Neill-Mas",
    'Mª. Luisa Pérez',
    'J. R. Bauzà',
    'J.R. Bauzà',
    'Joan Mas i Pou, Jr.',
    'Martí Gual·la',
    'Ñandú Çelik',
    '李小龍',
    'Ana 2',
  ])('may be %s', (name) => expect(isName(name)).toBe(true));

  test.each([
    'Gana dinero: evil.com',
    'evil.com',
    'EVIL.COM',
    'Ana evil.com/premio',
    'sub.evil.es',
    'evil。com',
    'evil．com',
    'evil.xn--p1ai',
    'evil\u200B.com',
    'evil.\u00ADcom',
    'пример.рф',
    'http://evil',
    'HTTPS://1.2.3.4/',
    'ftp://evil',
    'www.evil',
    'WWW.9evil',
    'ana@evil',
    'ana＠evil',
    '@ana',
    'Ana <b>',
    'Ana ＜b＞',
    'a > b',
  ])('cannot be %j', (name) => expect(isName(name)).toBe(false));
});
