import { expect, test } from 'vitest';
import type { Word } from '../model.ts';
import { page } from '../lines/words.fixture.ts';
import { textsOf, linesOf, textOf } from '../lines/lines.ts';
import { draftsOf } from '../values/assemble.ts';
import { withRulesBetween } from './rules-between.ts';

/** A rule down the page. */
const rule = (x: number, y0 = 0, y1 = 100) => ({ x0: x, x1: x + 0.4, y0, y1 });

test('words between which a rule goes down are apart, though they are close', () => {
  const words = page([10, 20, '701 Rubio Sanz, Marta'], [10, 60, 'Rubio Sanz']);
  const seen = withRulesBetween(words, [rule(31, 10, 40), rule(5), rule(400)]);
  expect(linesOf(seen, true).map(({ tokens }) => textsOf(tokens).map(textOf))).toEqual([
    ['701', 'Rubio Sanz, Marta'],
    ['Rubio Sanz'],
  ]);
});

test('a sign in front of a word is a piece of the rule beside it, a quote far from any is printed', () => {
  const words = page([10, 20, "'Nº abono"], [10, 60, "Calle 'Nou"]);
  expect(withRulesBetween(words, [rule(9)]).map(({ text }) => text)).toEqual([
    'Nº',
    'abono',
    'Calle',
    "'Nou",
  ]);
});

/** Words of a line: [text, x0, x1]. */
const line = (y0: number, ...texts: [string, number, number][]): Word[] =>
  texts.map(([text, x0, x1]) => ({ text, x0, x1, y0, y1: y0 + 8, confidence: 0.9 }));

test('numbers at the right edges of their cells belong to the headings at the left', () => {
  const pass = (y: number, number: string, name: string, seat: string) =>
    line(
      y,
      [number, 114, 131],
      [name, 134, 159],
      ['Sanz,', 162, 187],
      ['Marta', 191, 216],
      ['Alto', 371, 388],
      ['C', 456, 463],
      ['6', 522, 527],
      [seat, 571, 581],
      ['110,00', 611, 641],
      ['€', 644, 649],
      ['2,00', 684, 703],
      ['€', 706, 712],
      ['112,00', 741, 771],
      ['€', 774, 780],
    );
  const words = [
    ...line(209, ['Nº', 55, 67], ['abono', 70, 100], ['Apellidos', 133, 178], ['y', 181, 186]),
    ...line(209, ['nombre', 190, 226], ['Anillo', 371, 399], ['Bloque', 434, 467], ['Fila', 486, 505]),
    ...line(209, ['Asiento', 530, 566], ['Precio', 584, 614], ['Gastos', 652, 685], ['Total', 714, 737]),
    ...pass(222, '701', 'Rubio', '15'),
    ...pass(235, '708', 'Hidalgo', '16'),
  ];
  const edges = [53, 132, 369, 432, 484, 528, 582, 650, 712, 782].map((x) => rule(x, 205, 250));
  const { drafts } = draftsOf({ page: 1, words: withRulesBetween(words, edges), source: 'ocr' });
  const said = drafts.map(({ fields }) => [
    fields.nombreAsistente?.value,
    fields.fila?.value,
    fields.asiento?.value,
    fields.precioTotal?.value,
  ]);
  expect(said).toEqual([
    ['Marta Rubio Sanz', 6, 15, '112.00'],
    ['Marta Hidalgo Sanz', 6, 16, '112.00'],
  ]);
});

test('a value of several lines is read whole behind a rule', () => {
  const words = page(
    [0, 33, 'Titular:'],
    [120, 20, 'María del Carmen'],
    [120, 33, 'Fernández de la'],
    [120, 46, 'Fuente'],
    [0, 68, 'Temporada:'],
    [120, 68, '2025/2026'],
    [0, 90, 'Bloque:'],
    [120, 90, '117'],
    [0, 112, 'Fila:'],
    [120, 112, '12'],
    [0, 134, 'Localizador:'],
    [120, 134, 'K4LR8GYG'],
  );
  const [draft] = draftsOf({
    page: 1,
    words: withRulesBetween(words, [rule(110, 0, 160)]),
    source: 'ocr',
  }).drafts;
  expect(draft?.fields.nombreAsistente?.value).toBe('María del Carmen Fernández de la Fuente');
});
