import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { SURE } from '../read-abono.ts';
import { draftsOf } from './assemble.ts';

const fieldsOf = (...texts: [number, number, string][]) =>
  draftsOf({
    page: 1,
    words: page([0, 100, 'Bloque: 104'], [100, 100, 'Fila: 12'], [200, 100, 'Asiento: 5'], ...texts),
    source: 'text',
  }).drafts[0]?.fields ?? {};

test('the number of the order is the locator of a ticket with a number of its own, for staff to check', () => {
  const { referenciaTicket, codigoLocalizador } = fieldsOf(
    [0, 0, 'Pedido: WEB-66120'],
    [0, 20, 'SKU: ABO-25-00319'],
  );
  expect([referenciaTicket?.value, codigoLocalizador?.value]).toEqual(['ABO-25-00319', 'WEB-66120']);
  expect(codigoLocalizador?.confidence).toBeLessThan(SURE);
});

test('the number of a reservation is the locator of a ticket with a number of its own', () => {
  expect(fieldsOf([0, 0, 'Nº de abono: 2025/000288'], [0, 20, 'Nº de reserva: 990525647774'])).toMatchObject({
    referenciaTicket: { value: '2025/000288' },
    codigoLocalizador: { value: '990525647774' },
  });
});

test('the number of the order is no locator if the paper has one', () => {
  const fields = fieldsOf(
    [0, 0, 'Pedido: WEB-66120'],
    [0, 20, 'N.º de entrada-abono: AB-1732-4408'],
    [0, 40, 'Localizador: K7P2QX'],
  );
  expect([fields.referenciaTicket?.value, fields.codigoLocalizador?.value]).toEqual([
    'AB-1732-4408',
    'K7P2QX',
  ]);
});

test('staff check whether the number of the order is that of the ticket', () => {
  const { referenciaTicket } = fieldsOf([0, 0, 'Pedido: WEB-66120'], [0, 40, 'Localizador: K7P2QX']);
  expect(referenciaTicket?.value).toBe('WEB-66120');
  expect(referenciaTicket?.confidence).toBeLessThan(SURE);
});

test('the number of a receipt is neither the ticket’s nor the locator if the paper has them', () => {
  const fields = fieldsOf([0, 0, 'N.º recibo: F26-69178'], [0, 20, 'Referencia: AB26-201197']);
  expect([fields.referenciaTicket?.value, fields.codigoLocalizador?.value]).toEqual([
    'AB26-201197',
    undefined,
  ]);
});

test('the number of the holder stands for the ticket’s only if the paper has none', () => {
  const both = fieldsOf([0, 0, 'N.º de abonado: 4417'], [0, 20, 'N.º de abono: AB26-201197']);
  expect([both.referenciaTicket?.value, both.codigoLocalizador?.value]).toEqual(['AB26-201197', undefined]);
  const { referenciaTicket, codigoLocalizador } = fieldsOf(
    [0, 0, 'N.º de abonado: 072'],
    [0, 20, 'N.º de solicitud: SOL-082917'],
  );
  expect([referenciaTicket?.value, codigoLocalizador?.value]).toEqual(['072', 'SOL-082917']);
  expect(referenciaTicket?.confidence).toBeLessThan(SURE);
});

test('the number and the total of an order of one pass are none of a second pass', () => {
  const words = page(
    [0, 0, 'Número de pedido: 92086'],
    [300, 0, 'Total: 85,00 €'],
    [0, 40, 'Abono Base × 1'],
    [300, 40, '80,00 €'],
    [0, 60, 'Titular: Olena Kovalenko'],
    [0, 80, 'Bloque: B'],
    [0, 100, 'Fila: 5'],
    [0, 120, 'Asiento: 12'],
    [0, 140, 'N.º de abono: OBR-2627-12723'],
    [0, 170, 'Subtotal:'],
    [300, 170, '80,00 €'],
    [0, 200, 'Gastos de gestión:'],
    [300, 200, '5,00 €'],
    [0, 230, 'Total:'],
    [300, 230, '85,00 €'],
  );
  const { drafts } = draftsOf({ page: 1, words, source: 'text' });
  const said = drafts.map(({ fields: { referenciaTicket, codigoLocalizador, precioTotal } }) => [
    referenciaTicket?.value,
    codigoLocalizador?.value,
    precioTotal?.value,
  ]);
  expect(said).toEqual([['OBR-2627-12723', '92086', '85.00']]);
});

test('the number of a member stands for the ticket’s only if the paper has none', () => {
  const both = fieldsOf([0, 0, 'Nº de socio: 01334'], [0, 20, 'Referencia: AB26-201197']);
  expect([both.referenciaTicket?.value, both.codigoLocalizador?.value]).toEqual(['AB26-201197', undefined]);
  for (const label of ['Nº de socio', 'Soci núm.', 'Bazkide zk. / Nº abonado', 'Member number']) {
    const { referenciaTicket } = fieldsOf([0, 0, `${label}: 01334`], [0, 20, 'Localizador: K7P2QX']);
    expect(referenciaTicket?.value).toBe('01334');
    expect(referenciaTicket?.confidence).toBeLessThan(SURE);
  }
});

test('the number of an order above cards with numbers of their members is the locator of each', () => {
  const card = (y: number, name: string, number: string, seat: number) =>
    page(
      [100, y, 'BÀSQUET VALL'],
      [400, y, `Soci núm. ${number}`],
      [100, y + 14, name],
      [100, y + 28, 'Tipus: Soci Adult'],
      [300, y + 28, 'Quota: 215,00 €'],
      [100, y + 42, 'Zona: Preferent'],
      [220, y + 42, 'Bloc: B'],
      [300, y + 42, 'Fila: 20'],
      [380, y + 42, `Seient: ${seat}`],
    );
  const words = [
    ...page([0, 0, 'Carnets de soci · Temporada 2025/2026'], [0, 14, 'Comanda M0361001 · 2 carnets']),
    ...card(40, 'Olena Kovalenko', '2360', 25),
    ...card(140, 'Bernat Llordella Güell', '2411', 26),
  ];
  const { drafts } = draftsOf({ page: 1, words, source: 'text' });
  const said = drafts.map(({ fields: { referenciaTicket, codigoLocalizador } }) => [
    referenciaTicket?.value,
    codigoLocalizador?.value,
  ]);
  expect(said).toEqual([
    ['2360', 'M0361001'],
    ['2411', 'M0361001'],
  ]);
});

test('the number of a member, and of what a shop sells, stands for the ticket’s only if the paper has none', () => {
  const member = fieldsOf([0, 0, 'Núm. de soci: A-426']);
  expect([member.referenciaTicket?.value, member.codigoLocalizador?.value]).toEqual(['A-426', undefined]);
  const shop = fieldsOf(
    [0, 0, 'Número de comanda: 10896'],
    [0, 20, "Codi de l'abonament: CBM-2526-0013"],
    [0, 40, 'SKU: ABO-2526'],
  );
  expect([shop.referenciaTicket?.value, shop.codigoLocalizador?.value]).toEqual(['CBM-2526-0013', '10896']);
});

test('a telephone is no number of a ticket', () => {
  const fields = fieldsOf([0, 0, 'Contacte'], [0, 12, '971 88 12 40']);
  expect(fields.referenciaTicket).toBeUndefined();
});

test('the code of an application is the locator', () => {
  const fields = fieldsOf([0, 0, 'Código de solicitud'], [0, 12, '284388275']);
  expect(fields.codigoLocalizador?.value).toBe('284388275');
});

test('the number of an order behind a number sign, in a heading and in a sentence, is the locator of each pass', () => {
  const row = (y: number, ...[name = '', tariff = '', seat = '', number = '']: string[]) =>
    page([0, y, name], [200, y, tariff], [280, y, '108'], [340, y, '12'], [400, y, seat], [460, y, number]);
  const words = [
    ...page([0, 0, 'Tu pedido #28647 en la tienda oficial del club']),
    ...page([0, 30, 'Hemos recibido el pago de tu pedido #28647 de la temporada 2025/26 con estos abonos:']),
    ...page([0, 60, 'Titular'], [200, 60, 'Abono'], [280, 60, 'Sector'], [340, 60, 'Fila']),
    ...page([400, 60, 'Butaca'], [460, 60, 'Nº abono']),
    ...row(80, 'Olena Kovalenko Bondar', 'Adulto', '7', 'GC26-43337'),
    ...row(96, 'Bernat Llordella Güell', 'Joven', '9', 'GC26-68580'),
  ];
  const { drafts } = draftsOf({ page: 1, words, source: 'text' });
  const said = drafts.map(({ fields: { referenciaTicket, codigoLocalizador } }) => [
    referenciaTicket?.value,
    codigoLocalizador?.value,
  ]);
  expect(said).toEqual([
    ['GC26-43337', '#28647'],
    ['GC26-68580', '#28647'],
  ]);
});

test('the number of an order that only a sentence says is the locator of a ticket with a number of its own', () => {
  const { referenciaTicket, codigoLocalizador } = fieldsOf(
    [0, 0, 'N.º de abono: AB26-201197'],
    [0, 40, 'Hemos recibido el pago de tu pedido #28647, que ya puedes usar en la puerta.'],
  );
  expect([referenciaTicket?.value, codigoLocalizador?.value]).toEqual(['AB26-201197', '#28647']);
});

test('a word behind the kind of a paper is no number of a ticket', () => {
  const { referenciaTicket } = fieldsOf(
    [0, 0, 'Abonament: FULL'],
    [0, 20, 'Núm. de soci: A-161'],
    [0, 40, 'Tipus d’abonament: Adult'],
  );
  expect(referenciaTicket?.value).toBe('A-161');
});

test('a number of three digits is the ticket’s if the seat is elsewhere, for staff to check', () => {
  const { referenciaTicket, asiento } = fieldsOf([0, 140, 'Nº 735']);
  expect([asiento?.value, referenciaTicket?.value]).toEqual([5, '735']);
  expect(referenciaTicket?.confidence).toBeLessThan(SURE);
});

test.each([
  ['N.º abono: 2018', '2018'],
  ['Abono: 2018', undefined],
])('a number like a year is that of a pass behind a label that asks for a number: «%s»', (text, number) => {
  const { referenciaTicket } = fieldsOf([0, 0, text], [0, 20, 'Localizador: K7P2QX']);
  expect(referenciaTicket?.value).toBe(number);
  expect(referenciaTicket?.confidence ?? 0).toBeLessThan(SURE);
});
