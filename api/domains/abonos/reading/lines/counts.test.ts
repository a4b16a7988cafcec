import { expect, test } from 'vitest';
import { draftsOf } from '../values/assemble.ts';
import { page } from './words.fixture.ts';

const SEAT: Parameters<typeof page> = [
  [0, 60, 'Bloque: 104'],
  [100, 60, 'Fila: 12'],
  [200, 60, 'Asiento: 5'],
  [0, 80, 'Localizador: K7P2QX'],
  [0, 100, 'Total abono: 92,00 €'],
];
const fieldsOf = (...texts: Parameters<typeof page>) =>
  draftsOf({ page: 1, words: page(...texts, ...SEAT), source: 'text' }).drafts[0]?.fields ?? {};

test.each(['Núm.', 'N.º', 'NUM.'])(
  'the number of a pass may follow which one it is: «Abono 1 de 3  %s»',
  (sign) => {
    const { referenciaTicket } = fieldsOf([0, 0, `Abono 1 de 3  ${sign} 05603`], [0, 20, 'Oper. 000809']);
    expect(referenciaTicket?.value).toBe('05603');
  },
);

test('which of several passes it is says neither its price nor its kind', () => {
  const { precioEntrada, tipoAbonament, precioTotal } = fieldsOf(
    [0, 0, 'ABONO 2 DE 2'],
    [0, 14, 'Camino Hondo 7'],
  );
  expect([precioEntrada?.value, tipoAbonament?.value, precioTotal?.value]).toEqual([
    undefined,
    undefined,
    '92.00',
  ]);
});

test('which of several passes it is may be a part of the label of its kind', () => {
  const { tipoAbonament } = fieldsOf(
    [0, 0, 'Abono 1 de 2: Abono Juvenil (15-22)'],
    [0, 20, 'Temporada 2025/2026'],
  );
  expect(tipoAbonament?.value).toBe('Abono Juvenil (15-22)');
});
