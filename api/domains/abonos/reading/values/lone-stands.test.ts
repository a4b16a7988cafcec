import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';

/** What a form says of the part of the arena. */
function placeOn(...lines: string[]): { ring: unknown; block: unknown } {
  const all = ['Titular: Lucía Fernández Solé', ...lines, 'Fila: 12', 'Asiento: 5', 'Localizador: K7M2XQ'];
  const words = page(...all.flatMap((line, at): Parameters<typeof page> => [[0, 20 * at, line]]));
  const fields = draftsOf({ page: 1, words, source: 'text' }).drafts[0]?.fields;
  return { ring: fields?.anillo?.value, block: fields?.bloque?.value };
}

test.each(['Zona: Fondo Norte', 'Grada: Tribuna B', 'Localidad: Tribuna Lateral', 'Zona: Preferente'])(
  '«%s» alone is a block',
  (line) => {
    expect(placeOn(line)).toEqual({ ring: undefined, block: line.replace(/^\w+: /, '') });
  },
);

test('a level is a ring, and so is what is called one', () => {
  expect(placeOn('Zona: Grada Alta')).toEqual({ ring: 'Grada Alta', block: undefined });
  expect(placeOn('Anillo: Fondo Norte')).toEqual({ ring: 'Fondo Norte', block: undefined });
});

test('beside a block a stand is the ring', () => {
  expect(placeOn('Grada: Fondo Norte', 'Bloque: ?')).toEqual({ ring: 'Fondo Norte', block: undefined });
  expect(placeOn('Grada: Fondo Norte', 'Sector: 114')).toEqual({ ring: 'Fondo Norte', block: '114' });
});
