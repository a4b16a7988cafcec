import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from '../values/assemble.ts';

const kindIn = (...texts: Parameters<typeof page>) =>
  draftsOf({
    page: 1,
    words: page([0, 0, 'Localitzador: K7M2XQ'], [0, 20, 'Fila: 12  Seient: 5'], ...texts),
    source: 'text',
  }).drafts[0]?.fields.tipoAbonament?.value;

test('a link at the end of a line is no label', () => {
  const words = page(
    [0, 0, 'Fila: 12  Asiento: 5'],
    [0, 20, 'Localizador: K7M2XQ'],
    [0, 60, 'Cómo llegar >'],
    [0, 74, 'Organiza Club Vega, SAD'],
  );
  expect(draftsOf({ page: 1, words, source: 'ocr' }).drafts[0]?.fields.direccion).toBeUndefined();
});

test('the menu at the end of an app’s screen names no kind of pass', () => {
  const menu: Parameters<typeof page> = [
    [20, 300, 'Inici'],
    [100, 300, 'Abonament'],
    [200, 300, 'Botiga'],
    [300, 300, 'Perfil'],
  ];
  expect(kindIn(...menu)).toBeUndefined();
  // Labels and their values at the end of a page are no menu.
  expect(kindIn([20, 300, 'Abonament'], [100, 300, 'Jove'], [200, 300, 'Grada'], [300, 300, 'Baixa'])).toBe(
    'Jove',
  );
});
