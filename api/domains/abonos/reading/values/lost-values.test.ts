import path from 'node:path';
import { expect, test } from 'vitest';
import { readFile } from '../read-file.ts';

const paper = (name: string) =>
  path.join(import.meta.dirname, '../../../../../bench/abonos/printed/offices', name);

// Papers whose cells seem to have several lines: the address goes on below its arena, a price below the seat.
test('values of a page that were read as further lines of their neighbours are not lost', async () => {
  const sheet = await readFile(paper('cuatro-por-hoja-i1.pdf'));
  expect(sheet.passes.map(({ fields }) => fields.direccion.value)).toEqual(
    Array.from({ length: 4 }, () => 'C/ Pablo Iglesias, 2, 33500 Llanes'),
  );
  const roll = await readFile(paper('rollo-matriz-i1.pdf'));
  expect(roll.passes.map(({ fields }) => [fields.precioEntrada.value, fields.precioTotal.value])).toEqual([
    ['66.00', '67.98'],
    ['33.00', '33.99'],
  ]);
});
