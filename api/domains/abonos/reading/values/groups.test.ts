import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import { groupsOf } from './groups.ts';
import type { FieldName } from '../read-abono.ts';
import type { Reading } from '../model.ts';
import { page } from '../lines/words.fixture.ts';

test('the number of passes on a page is that of most of their fields, also with an order below them', () => {
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

/** A value below its label, ten points high. */
function reading(field: FieldName, value: string | number, x: number, y: number): Reading {
  const label = { x0: x, x1: x + 50, y0: y, y1: y + 10 };
  const valueBox = { ...label, y0: y + 14, y1: y + 24 };
  const box = { ...label, y1: y + 24 };
  return {
    field,
    value,
    raw: String(value),
    fit: 0.9,
    letters: 0.9,
    pairing: 0.9,
    clear: true,
    box,
    label,
    valueBox,
  };
}

const seat = (x: number, y: number, row: number, place: number) => [
  reading('fila', row, x, y),
  reading('asiento', place, x + 60, y),
];

test('two seats with two codes are two passes', () => {
  const groups = groupsOf(
    [0, 400].flatMap((y, index) => [
      reading('nombreAsistente', `Toni Riera ${index}`, 40, y),
      ...seat(300, y + 50, 6, 44 + index),
      reading('codigoLocalizador', `SRRQ58QS${index}`, 40, y + 100),
    ]),
  );
  expect(groups.map((group) => group.length)).toEqual([4, 4]);
});

test('passes with few readings stay separate', () => {
  const groups = groupsOf([
    ...seat(300, 50, 6, 44),
    reading('codigoLocalizador', 'SRRQ58QS', 40, 100),
    reading('referenciaTicket', 'UTXB-396872', 200, 100),
    ...seat(300, 450, 6, 45),
    reading('codigoLocalizador', 'KX7PLM29', 40, 500),
    reading('referenciaTicket', 'UTXB-396873', 200, 500),
  ]);
  expect(groups.map((group) => group.length)).toEqual([4, 4]);
});

test('values above each pass, closer to the previous one, are assigned in their order', () => {
  const passes = [0, 1, 2].map((index) => {
    const y = index * 200;
    return [
      // Right-aligned: each starts at another position.
      reading('tipoAbonament', `Tarifa ${index}`, 400 - index * 30, y),
      reading('evento', 'Primera FEB', 40, y + 20),
      ...seat(40, y + 60, index, index + 1),
      reading('codigoLocalizador', `KHK3K${index}`, 200, y + 60),
      reading('precioTotal', `${index}1.50`, 200, y + 160),
    ];
  });
  const groups = groupsOf(passes.flat());
  expect(groups.map((group) => group.find(({ field }) => field === 'tipoAbonament')?.value)).toEqual([
    'Tarifa 0',
    'Tarifa 1',
    'Tarifa 2',
  ]);
});

test('a value that some passes lack belongs to the pass that contains it', () => {
  const passes = [0, 1, 2].map((index) => {
    const y = index * 200;
    return [
      ...(index === 1 ? [] : [reading('tipoAbonament', `Tarifa ${index}`, 400, y)]),
      reading('evento', 'Primera FEB', 40, y + 20),
      ...seat(40, y + 60, index, index + 1),
      reading('codigoLocalizador', `KHK3K${index}`, 200, y + 60),
      reading('precioTotal', `${index}1.50`, 200, y + 160),
    ];
  });
  const groups = groupsOf(passes.flat());
  expect(groups.map((group) => group.find(({ field }) => field === 'tipoAbonament')?.value)).toEqual([
    'Tarifa 0',
    undefined,
    'Tarifa 2',
  ]);
});

test('what a page says of all rows of its table counts for each, also if small print names a place again', () => {
  const cells = [27, 28, 29].flatMap((place, row): Reading[] => [
    { ...reading('asiento', place, 200, 60 + 20 * row), row },
    { ...reading('codigoLocalizador', `K7M4T${row}`, 300, 60 + 20 * row), row },
  ]);
  const arenas = [reading('recinto', 'Palau Municipal', 0, 0), reading('recinto', 'hasta el final', 0, 150)];
  const groups = groupsOf([...cells, ...arenas]);
  expect(groups).toHaveLength(3);
  for (const group of groups) expect(group).toEqual(expect.arrayContaining(arenas));
});

test('four cards of two orders are four passes, though they have two rows, blocks and locators', () => {
  const cards = [
    ['C', 9, 4, 'BAL/1183', 'M-0417'],
    ['C', 9, 5, 'BAL/1183', 'M-0418'],
    ['F', 14, 22, 'BAL/1207', 'M-0502'],
    ['F', 14, 23, 'BAL/1207', 'M-0503'],
  ] as const;
  const readings = cards.flatMap(([block, row, place, locator, ticket], index) => {
    const [x, y] = [(index % 2) * 300, Math.floor(index / 2) * 300];
    return [
      reading('bloque', block, x, y),
      reading('fila', row, x + 60, y),
      reading('asiento', place, x + 120, y),
      reading('codigoLocalizador', locator, x, y + 40),
      reading('referenciaTicket', ticket, x, y + 80),
    ];
  });
  const named = ['Ada Roig Sans', 'Ona Roig Sans'].map((name, index) =>
    reading('nombreAsistente', name, index * 300, 100),
  );
  expect(groupsOf([...readings, ...named]).map((group) => group.length)).toEqual([6, 6, 5, 5]);
});

test('a ring, block or row that is said once above a list of seats is that of all', () => {
  const rows = [1, 2, 3].flatMap((place, row) =>
    [
      reading('asiento', place, 0, 100 + 20 * row),
      reading('referenciaTicket', `H-88${place}`, 80, 100 + 20 * row),
    ].map((one) => ({ ...one, row })),
  );
  const above = [reading('anillo', 'Palcos', 0, 0), reading('bloque', 'Palco 3', 80, 0)];
  const groups = groupsOf([...rows, ...above]);
  expect(groups.map((group) => group.find(({ field }) => field === 'bloque')?.value)).toEqual([
    'Palco 3',
    'Palco 3',
    'Palco 3',
  ]);
});

test('the number of an order beside each ticket is not that of the ticket', () => {
  const ticket = (y: number, place: string, number: string): [number, number, string][] => [
    [300, y, 'Ticket'],
    [300, y + 14, number],
    [0, y + 30, 'Bloque: 7'],
    [100, y + 30, 'Fila: 3'],
    [200, y + 30, `Asiento: ${place}`],
    [0, y + 50, 'Total: 92,00 €'],
    [200, y + 50, 'Pedido: QK2M-8841'],
  ];
  const words = page(...ticket(0, '4', 'KT-20418'), ...ticket(100, '5', 'KT-20419'));
  const { drafts } = draftsOf({ page: 1, words, source: 'text' });
  expect(drafts.map(({ fields }) => fields.referenciaTicket?.value)).toEqual(['KT-20418', 'KT-20419']);
});

test('an order’s only locator is that of all rows of its table, above and below it, and so is its number above it', () => {
  const row = (y: number, name: string, number: string, place: string): [number, number, string][] => [
    [0, y, name],
    [180, y, number],
    [280, y, '7'],
    [330, y, place],
    [400, y, '95,00 €'],
  ];
  const table = [
    [0, 60, 'Titular'],
    [180, 60, 'N.º de entrada'],
    [280, 60, 'Fila'],
    [330, 60, 'Asiento'],
    [400, 60, 'Precio'],
    ...row(80, 'Zoe Roqueta Marchena', 'T004155698', '34'),
    ...row(100, 'Fermín Bernabeu Lamela', 'T004155699', '35'),
  ] as [number, number, string][];
  const locators = (...more: [number, number, string][]) =>
    draftsOf({ page: 1, words: page(...table, ...more), source: 'text' }).drafts.map(
      ({ fields }) => fields.codigoLocalizador?.value,
    );
  expect(locators([0, 160, 'Localizador:'], [180, 160, 'CMLMSTETE7'])).toEqual(['CMLMSTETE7', 'CMLMSTETE7']);
  expect(locators([0, 20, 'Localizador: CMLMSTETE7'])).toEqual(['CMLMSTETE7', 'CMLMSTETE7']);
  expect(locators([0, 20, 'Pedido núm. VLB-104992'])).toEqual(['VLB-104992', 'VLB-104992']);
});
