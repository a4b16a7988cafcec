import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import type { FieldName } from './read-abono.ts';
import { page } from './words.fixture.ts';

test('passes on a page are as many as most of what is theirs, whatever the order below them says', () => {
  const passes = [
    ['Sebastià Ferrer', 'Jove', 'A5', '23', '14', 'KHK3K2', '7SF6-938553', '55,00', '4,40', '59,40'],
    ['Josep Oliver', 'Sènior', '129', '7', '12', '8AXPFU', '6543-978716', '150,00', '1,50', '151,50'],
    ['Josep Oliver', 'VIP Pista', '18', '27', '40', '56LSPL', '3AFJ-100012', '110,00', '1,00', '111,00'],
  ];
  const words = passes.flatMap(([name, kind, block, row, seat, code, ticket, price, fee, total], index) =>
    page(
      [0, index * 200, `Titular: ${name}`],
      [0, index * 200 + 30, `Modalitat / Modalidad: ${kind}`],
      [0, index * 200 + 80, `Bloc: ${block}  Fila: ${row}  Seient: ${seat}`],
      [0, index * 200 + 100, `Localitzador: ${code}  Ref. tiquet: ${ticket}`],
      [0, index * 200 + 120, `Preu: ${price} €  Gestió: ${fee} €  Total: ${total} €`],
    ),
  );
  const order = page([0, 600, 'Ref. comanda: FAM-0418  Total: 321,90 €']);
  const { drafts } = draftsOf({ page: 1, words: [...words, ...order], source: 'text' });
  const said = (field: FieldName) => drafts.map(({ fields }) => fields[field]?.value);
  expect(said('tipoAbonament')).toEqual(['Jove', 'Sènior', 'VIP Pista']);
  expect(said('precioTotal')).toEqual(['59.40', '151.50', '111.00']);
  expect(said('referenciaTicket')).toEqual(['7SF6-938553', '6543-978716', '3AFJ-100012']);
});
