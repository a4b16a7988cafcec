import { expect, test } from 'vitest';
import { toCsv } from '../../../panel/csv.ts';
import { attendeesCsv, attendeesFileName } from './attendees-csv.ts';

test('a line for each ticket, in the club’s time, also of closed accounts', () => {
  const table = attendeesCsv([
    {
      ticketId: 'a1',
      name: 'Mas, Joan',
      email: 'joan@x.test',
      purchaseDate: '2026-07-01T22:30:00.000Z',
      pricePaid: '12.50',
      paidBy: 'NONE',
    },
    {
      ticketId: 'b2',
      name: null,
      email: null,
      purchaseDate: '2026-01-01T12:00:00.000Z',
      pricePaid: '0.00',
      paidBy: 'COMPLIMENTARY',
    },
    {
      ticketId: 'c3',
      name: '=HYPERLINK("x")',
      email: '+a@x.test',
      purchaseDate: '2026-01-01T12:00:00.000Z',
      pricePaid: '15.00',
      paidBy: 'CARD',
    },
  ]);
  expect(toCsv(table)).toBe(
    '\uFEFFNombre;Email;Fecha de compra;Entrada;Precio;Pago\r\n' +
      'Mas, Joan;joan@x.test;02/07/2026 00:30;a1;12,5;Sin pago en la web\r\n' +
      'Cuenta cerrada;;01/01/2026 13:00;b2;0;Invitación\r\n' +
      `"'=HYPERLINK(""x"")";'+a@x.test;01/01/2026 13:00;c3;15;Tarjeta\r\n`,
  );
});

test.each([
  ['Força Lleida', '2026-11-22T23:30:00Z', 'asistentes-forca-lleida-2026-11-23'],
  ['«…»', '2026-11-22T12:00:00Z', 'asistentes-2026-11-22'],
])('the file of %s is called after it', (opponent, matchDate, name) => {
  expect(attendeesFileName({ opponent, matchDate })).toBe(name);
});
