import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf, isPass } from './assemble.ts';

test('a seat of a person for a season is a pass without a code and without a price', () => {
  const card = [
    'Izena / Nombre: Gorka Lekue Ruiz',
    'Abonu mota / Tipo de abono: Adulto',
    'Denboraldia / Temporada: 2025-26',
    'Eremua / Zona: Inferior',
    'Blokea / Bloque: F4',
    'Ilara / Fila: 20',
    'Eserlekua / Asiento: 26',
    'Baliozkoa / Válido para: Liga Endesa ACB',
  ];
  const isPassWithout = (label: string) => {
    const lines = card.filter((line) => !line.includes(label));
    const words = page(...lines.map((line, index): [number, number, string] => [0, 20 * index, line]));
    return draftsOf({ page: 1, words, source: 'text' }).drafts.some(isPass);
  };
  expect(isPassWithout('none')).toBe(true);
  expect(isPassWithout('Temporada')).toBe(false);
  expect(isPassWithout('Asiento')).toBe(false);
});
