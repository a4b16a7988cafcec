import { describe, expect, test } from 'vitest';
import { cleanWords } from './clean-words.ts';
import type { Word } from '../model.ts';
import { page } from './words.fixture.ts';

const texts = (words: readonly Word[]) => cleanWords(words).map(({ text }) => text);
const moved = (words: readonly Word[], right: number, down: number): Word[] =>
  words.map((word) => ({
    ...word,
    x0: word.x0 + right,
    x1: word.x1 + right,
    y0: word.y0 + down,
    y1: word.y1 + down,
  }));

describe('words of a text layer', () => {
  test.each([
    [0, 0],
    [0.6, 0.4],
    [1.5, 1.5],
    [0, 1.5],
  ])('that are drawn twice are read once, %d to the right and %d below', (right, down) => {
    const once = page([0, 0, 'Aina Vallespir Frau'], [200, 0, '7']);
    expect(texts([...once, ...moved(once, right, down)])).toEqual(['Aina', 'Vallespir', 'Frau', '7']);
  });

  test('of a label are none of the value that touches it; pieces of a word are one', () => {
    expect(texts(page([0, 0, 'Titular'], [42, 0, 'Francisco de Borja']))).toEqual([
      'Titular',
      'Francisco',
      'de',
      'Borja',
    ]);
    expect(texts(page([0, 0, 'Fran'], [24, 0, 'Cisco']))).toEqual(['FranCisco']);
  });

  test('that are drawn a second time in pieces are read once', () => {
    expect(texts([...page([0, 0, 'Ferriol']), ...page([0, 0, 'F'], [6, 0, 'erriol'])])).toEqual(['Ferriol']);
  });

  test('as narrow as the shadow is wide are read once', () => {
    const [i] = page([0, 0, 'i']);
    const narrow = i ? [{ ...i, x1: 2.9 }] : [];
    expect(texts([...narrow, ...moved(narrow, 1.5, 1)])).toEqual(['i']);
  });

  test('that are drawn a second time in a typeface with wrong letters are read once', () => {
    const right = page([0, 0, 'La Alhóndiga'], [0, 40, 'Polideportivo']);
    const wrong = page([0, 0, 'La Alhcndiga'], [0, 40, 'Polideporªvo']);
    const seen = [...right, ...moved(wrong, 0.3, 0.2)];
    expect(texts(seen)).toEqual(['La', 'Alhóndiga', 'Polideportivo']);
    // A code under a similar one is another code.
    expect(texts(page([0, 0, 'XXPX-754089'], [0, 12, 'XXPX-754088']))).toEqual([
      'XXPX-754089',
      'XXPX-754088',
    ]);
  });

  test('that are drawn again a little wider are all those of the first drawing', () => {
    const once = page([0, 0, 'Margalida Francisca']);
    const [first] = once;
    const wider = first ? [{ ...first, x1: first.x1 + 5.8, y0: first.y0 - 0.3 }] : [];
    const again = page([68, 0, 'Fr'], [80, 0, 'ancisca']);
    expect(texts([...once, ...wider, ...again])).toEqual(['Margalida', 'Francisca']);
  });

  test('with accents that are drawn before their letter are whole', () => {
    const pavilion = page([0, 0, 'Pavell´'], [37, 0, 'o']);
    const name = page([60, 0, 'Mar´'], [79, 0, 'ıa']);
    const address = page([120, 0, 'Adrec'], [147, 0, '¸a']);
    expect(texts([...pavilion, ...name, ...address])).toEqual(['Pavelló', 'María', 'Adreça']);
    // An accent at the end of a word that no letter is under.
    expect(texts(page([0, 0, '97´'], [60, 0, 'euros']))).toEqual(['97´', 'euros']);
  });

  test('that only look alike beside each other stay', () => {
    expect(texts(page([0, 0, '5 5']))).toEqual(['5', '5']);
  });

  test.each([
    ['XXPX-\u200B754089', 'XXPX-754089'],
    ['WAXT\u2011899273', 'WAXT-899273'],
    ['A\u20609', 'A9'],
    ['Pons\u2212Llabrés', 'Pons-Llabrés'],
    ['Vallespi\u00ADr', 'Vallespir'],
    ['ABCD\u00AD123456', 'ABCD-123456'],
    ['Pabello\u0301n', 'Pabellón'],
    ['Sec\u7400\u6900o', 'Sectio'],
  ])('have no invisible or strange signs: %j', (printed, read) => {
    expect(texts(page([0, 0, printed]))).toEqual([read]);
  });

  test('in pieces that touch are one', () => {
    expect(texts(page([0, 0, 'Pabell'], [36, 0, 'ó'], [42, 0, 'n']))).toEqual(['Pabellón']);
  });

  test('that reach to the next column of their table are those of both columns', () => {
    const table = (value: string) =>
      page([0, 0, 'Titular'], [66, 0, 'Tipo'], [0, 20, 'Aina Coll'], [66, 20, 'VIP'], [0, 40, value]);
    expect(texts(table('Òscar SalahInfantil')).slice(-3)).toEqual(['Òscar', 'Salah', 'Infantil']);
    expect(texts(table('TITULAR ABOMontserrat')).slice(-2)).toEqual(['ABO', 'Montserrat']);
    expect(texts(table('NIF ORGANIG25443185')).slice(-2)).toEqual(['ORGANI', 'G25443185']);
    // No column starts inside this name.
    expect(texts(table('Aina MacDonald'))).toContain('MacDonald');
  });

  test('with spaces between their letters are one, and apart where the gaps are wider', () => {
    expect(texts(page([0, 0, 'F I L A'], [60, 0, 'S E A T']))).toEqual(['FILA', 'SEAT']);
    // Only the letters say where these words end.
    expect(texts(page([0, 0, 'N O M I L L I N A T G E S']))).toEqual(['NOM', 'I', 'LLINATGES']);
  });

  test('with spaces between their letters go on below, where their cell ends', () => {
    const letters = (y: number, text: string) =>
      [...text].map((letter, index): [number, number, string] => [index * 10, y, letter]);
    const words = page(...letters(0, 'DIRECCIÓNDELPA'), [200, 0, 'Calle Mayor 7'], ...letters(14, 'BELLÓN'));
    expect(texts(words)).toEqual(['DIRECCIÓN', 'DEL', 'PABELLÓN', 'Calle', 'Mayor', '7']);
    const apart = page(...letters(0, 'FILA'), [200, 0, '7'], ...letters(14, 'ASIENTO'), [200, 14, '8']);
    expect(texts(apart)).toEqual(['FILA', '7', 'ASIENTO', '8']);
  });

  test('and digits of a page that has the same spaces in its values are words too', () => {
    const spaced = (y: number, text: string) =>
      [...text].flatMap((letter, index): Parameters<typeof page> =>
        letter === ' ' ? [] : [[index * 10 + 100, y, letter]],
      );
    const values = ['Aina Losada', 'C/ Mayor 4, 15570', 'RRW-36308', '240,00 €', '14'];
    const words = values.flatMap((value, row) => spaced(20 * row, value));
    expect(texts(page(...words)).join(' ')).toBe(values.join(' '));
    // Without a longer number, «7» and «8» may be a row and a seat.
    expect(texts(page(...spaced(0, 'FILA'), ...spaced(20, '78')))).toEqual(['FILA', '7', '8']);
    // The spaces between words were lost.
    expect(texts(page(...spaced(0, 'AinaLosada'), ...spaced(20, '15570')))).toHaveLength(15);
  });

  test('in boxes for one letter each are words, beside words with narrow spaces', () => {
    const boxes = (x: number, y: number, text: string) =>
      [...text].map((letter, index): [number, number, string] => [x + index * 14, y, letter]);
    const street = page([0, 30, 'C/'], [15, 30, 'de'], [30, 30, 'La'], [45, 30, 'Palma']);
    const words = [...page(...boxes(0, 0, '108'), ...boxes(100, 0, 'P74XJU2V')), ...street];
    expect(texts(words)).toEqual(['108', 'P74XJU2V', 'C/', 'de', 'La', 'Palma']);
  });

  test('that kerning parted are labels again, and values stay as they are', () => {
    expect(texts(page([0, 0, 'B'], [8, 0, 'U'], [16, 0, 'TA'], [30, 0, 'CA:'], [100, 0, 'A']))).toEqual([
      'BUTACA:',
      'A',
    ]);
    expect(texts(page([0, 0, 'ZONA'], [30, 0, 'B']))).toEqual(['ZONA', 'B']);
    expect(texts(page([0, 0, 'Lo'], [15, 0, 'calizador']))).toEqual(['Localizador']);
    expect(texts(page([0, 0, 'ABON'], [27, 0, 'AT/A'], [54, 0, 'DA']))).toEqual(['ABONAT/ADA']);
    expect(texts(page([0, 0, 'de León']))).toEqual(['de', 'León']);
    expect(texts(page([0, 0, '. . . AVDA. MAR']))).toEqual(['.', '.', '.', 'AVDA.', 'MAR']);
  });

  test('of a surname in capital letters are no label, and a broken tax number is whole', () => {
    expect(texts(page([0, 0, 'JOÃO DA SILVA TAVARES']))).toEqual(['JOÃO', 'DA', 'SILVA', 'TAVARES']);
    expect(texts(page([0, 0, 'PAOLA DI STEFANO']))).toEqual(['PAOLA', 'DI', 'STEFANO']);
    const broken = page([0, 0, 'NIF distribuïdor B-'], [0, 12, '31025273. No responguis']);
    expect(texts(broken)).toEqual(['NIF', 'distribuïdor', 'B-31025273.', 'No', 'responguis']);
    // Another check digit: two texts.
    const other = page([0, 0, 'Porta B-'], [0, 12, '31025274 persones']);
    expect(texts(other)).toEqual(['Porta', 'B-', '31025274', 'persones']);
  });

  test('with raised cents have a comma before them', () => {
    const [euros] = page([0, 0, '97']);
    const [cents] = page([12, 0, '75']);
    expect(texts([euros as Word, { ...(cents as Word), y0: 0, y1: 6 }])).toEqual(['97,75']);
    const [thousands] = page([0, 0, '1.097']);
    const [raised] = page([30, 0, '75']);
    expect(texts([thousands as Word, { ...(raised as Word), y0: 0, y1: 6 }])).toEqual(['1.097,75']);
    const [withComma] = page([0, 0, '97,']);
    const [behind] = page([18, 0, '75']);
    expect(texts([withComma as Word, { ...(behind as Word), y0: 0, y1: 6 }])).toEqual(['97,75']);
  });
});
