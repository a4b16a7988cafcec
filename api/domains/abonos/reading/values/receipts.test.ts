import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { SURE } from '../read-abono.ts';
import { draftsOf } from './assemble.ts';

// Receipts of ticket machines and vouchers: a few lines, most of them without a label.

/** The fields of a paper with some lines below each other, in the same column as its seat. */
const fieldsOf = (...lines: string[]) => {
  const texts = lines.map((text, index): [number, number, string] => [0, 14 * index, text]);
  return draftsOf({ page: 1, words: page(...texts), source: 'text' }).drafts[0]?.fields ?? {};
};
const SEAT = 'FILA 8 ASIENTO 39';

test('a stand above the row is the block', () => {
  expect(fieldsOf('ABONO JOVEN', '', 'FONDO NORTE', SEAT).bloque?.value).toBe('FONDO NORTE');
  expect(fieldsOf('ABONO JOVEN', '', 'GRADA ALTA', SEAT).bloque).toBeUndefined();
  expect(fieldsOf('FONDO NORTE', '', '', '', SEAT).bloque).toBeUndefined();
});

test('a name may have its surnames first, and an arena is no name', () => {
  expect(fieldsOf('COLISEUM VEGA', 'SAINZ OLMEDO, JUAN CARLOS', SEAT)).toMatchObject({
    nombreAsistente: { value: 'JUAN CARLOS SAINZ OLMEDO' },
    recinto: { value: 'COLISEUM VEGA' },
  });
  expect(fieldsOf('COLISEUM VEGA', SEAT).nombreAsistente).toBeUndefined();
});

test('the only code and the only amount are those of the ticket, for staff to check', () => {
  const { referenciaTicket, precioEntrada } = fieldsOf(SEAT, 'CBL9313', '180,00 €');
  expect([referenciaTicket?.value, precioEntrada?.value]).toEqual(['CBL9313', '180.00']);
  expect(referenciaTicket?.confidence).toBeLessThan(SURE);
  expect(precioEntrada?.confidence).toBeLessThan(SURE);
  expect(fieldsOf(SEAT, 'CBL9313', 'ABL7711', '180,00 €', '20,00 €')).not.toHaveProperty('referenciaTicket');
  expect(fieldsOf(SEAT, '180,00 €', '20,00 €')).not.toHaveProperty('precioEntrada');
  expect(fieldsOf(SEAT, '19.30')).not.toHaveProperty('precioEntrada');
});

test('a competition in brackets behind the tariff is none of it', () => {
  expect(fieldsOf('Abono: Abono Joven, temporada 2025/26 (Segunda FEB)', SEAT)).toMatchObject({
    tipoAbonament: { value: 'Abono Joven' },
    evento: { value: 'Segunda FEB' },
    temporada: { value: '2025/2026' },
  });
});

test('what a title calls the number of the pass is its locator if both have a label', () => {
  expect(
    fieldsOf(
      'Hola, este es el resumen de tu compra, gracias por confirmar tu abono DNEX3F con nosotros.',
      '',
      'Localizador: DNEX3F',
      'Número de abonado: 1304',
      SEAT,
    ),
  ).toMatchObject({ codigoLocalizador: { value: 'DNEX3F' }, referenciaTicket: { value: '1304' } });
});
