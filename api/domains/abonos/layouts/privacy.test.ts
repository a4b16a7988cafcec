import { describe, expect, test } from 'vitest';
import { lessonOf } from './learn.ts';
import { ANA, line, passPage, readPage } from './pages.fixture.ts';
import { paperWord } from './paper-words.ts';

// What other people and papers bring onto a pass: the buyer, an address, a card, a telephone, a greeting, a signature.
const PERSONAL = [
  ...line(300, 30, 'Hola Ana Belén, gracias por tu compra'),
  ...line(300, 60, 'Comprador: Rosario Calle Iglesias'),
  ...line(300, 80, 'DNI: 43125678Z'),
  ...line(300, 100, 'Domicilio: Carrer de Sant Miquel 41 3r B'),
  ...line(300, 120, 'rosario.calle@example.com 971 22 33 44'),
  ...line(300, 140, 'Tarjeta ****4821 ES91 2100 0418 4502 0005 1332'),
  ...line(300, 160, 'Sr. Salvador Silla Porta'),
  ...line(300, 180, 'Tutor PUERTA MAS, ANA BELÉN'),
  ...line(300, 220, 'SECTOR GIL, PERE'),
  ...line(300, 200, 'Nacida el 12/03/1984 en Manacor'),
];

const stored = () => JSON.stringify(lessonOf(readPage(passPage(ANA, PERSONAL)), ANA));

describe('a lesson keeps nothing of a person', () => {
  test.each([
    ...'ana belen puerta mas rosario calle iglesias salvador silla porta sector gil'.split(' '),
    ...'43125678 miquel example 971 4821 es91 2100 manacor 1984 sant'.split(' '),
    ...['555123', 'xtrb77', '97', '98,25', 'junior', 'tramuntana'],
  ])('not «%s»', (word) => {
    const texts: string[] = JSON.parse(stored()).words.map(({ text }: { text: string }) => text);
    expect(texts).not.toContain(word);
    expect(texts.join(' ')).not.toContain(word);
  });

  test('only known words, places and ways to cut', () => {
    const { words, cells, fields } = JSON.parse(stored());
    expect(words.length).toBeGreaterThan(8);
    for (const { text } of words) expect(paperWord(text, false)).toBe(text);
    const texts = [...JSON.stringify({ cells, fields }).matchAll(/"([^"]*)"/g)].map(([, text]) => text);
    const own =
      'cells fields lines x0 x1 y0 y1 parts cell cut start end by words pieces sign count from loose'.split(
        ' ',
      );
    const signs = texts.filter((text) => text && !own.includes(text) && !(text in ANA));
    expect(signs.filter((text) => /[\p{L}\d]/u.test(text ?? ''))).toEqual([]);
  });

  test.each([
    'García',
    'López',
    'Rosa',
    'Rey',
    'Paz',
    'Mas',
    'Roig',
    '07001',
    'a1',
    'x@y.es',
    'pmb.example',
    'B114',
    '12',
  ])('«%s» is no word of papers', (word) => {
    expect(paperWord(word, false)).toBeNull();
    expect(paperWord(word, true)).toBeNull();
  });
});
