import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { SURE } from '../read-abono.ts';
import { draftsOf } from '../values/assemble.ts';
import { finished } from '../values/draft.ts';
import { judgeLeftovers } from './not-printed.ts';

const PASS = [
  'Titular: Aina Ferrer Vidal',
  'Tipo de abono: Adulto',
  'Temporada: 2025/2026',
  'Competición: Primera FEB',
  'Pabellón: Palau Municipal Son Moix',
  'Dirección: Camí de la Vileta, 40, 07011 Palma',
  'Bloque: B4',
  'Fila: 20',
  'Asiento: 26',
  'Precio: 160,00 €',
  'NIF: G57412085',
];
const NUMBER = 'Referencia: LM-841309';
const LOCATOR = 'Localizador: XR77QP3';
const TOTAL = 'Total: 162,50 €';

/** The pass of a page with these lines. */
function judged(...lines: string[]) {
  const words = page(...lines.map((line, index): [number, number, string] => [0, 20 * index, line]));
  const { drafts } = draftsOf({ page: 1, words, source: 'text' });
  judgeLeftovers([words], drafts);
  return drafts;
}

/** What staff are asked about the pass; empty if they need not check it. */
const asked = (...lines: string[]) =>
  judged(...lines)
    .map(finished)
    .flatMap(({ needsReview, doubts }) => (needsReview ? doubts : []));

test('a pass with all that is printed needs no clerk, with or without a locator and a total', () => {
  expect(asked(...PASS, NUMBER, LOCATOR, TOTAL)).toEqual([]);
  expect(asked(...PASS, NUMBER, LOCATOR)).toEqual([]);
  expect(asked(...PASS, NUMBER)).toEqual([]);
});

test('an amount, a code, a company or an address that is left over may be what is missing', () => {
  expect(asked(...PASS, NUMBER, LOCATOR, 'Se han cargado 162,50 € en su cuenta')).toContain('precioTotal');
  expect(asked(...PASS, NUMBER, 'XR77QP3')).toContain('codigoLocalizador');
  const without = (label: string) => PASS.filter((line) => !line.startsWith(label));
  expect(asked(...without('NIF'), NUMBER, LOCATOR)).toEqual([]);
  expect(asked(...without('NIF'), NUMBER, LOCATOR, 'Gestiona Entradas SL B57412085')).not.toEqual([]);
  expect(asked(...without('Dirección'), NUMBER, LOCATOR)).toEqual([]);
  expect(asked(...without('Dirección'), NUMBER, LOCATOR, 'Recogida en 07011 Palma')).not.toEqual([]);
});

test('what a sentence says of a new card, the office of a company and a name like a street are none of these', () => {
  const without = (label: string) => PASS.filter((line) => !line.startsWith(label));
  const price = without('Precio');
  expect(
    asked(...price, NUMBER, 'En caso de pérdida el duplicado del carné cuesta 8,00 € en la oficina'),
  ).toEqual([]);
  expect(
    asked(...price, NUMBER, 'La camiseta del club está a la venta en la tienda por 35,00 € en octubre'),
  ).not.toEqual([]);
  expect(asked(...price, NUMBER, 'Importe satisfecho 8,00 €')).not.toEqual([]);
  const address = without('Dirección');
  const office = 'C/ Mayor 12, 02640 Almansa';
  expect(asked(...address, NUMBER, office)).not.toEqual([]);
  expect(
    asked(...address.filter((line) => !line.startsWith('NIF')), 'NIF: G57412085', office, NUMBER),
  ).toEqual([]);
  expect(asked(...address, NUMBER, 'Club Gran Via, secció de bàsquet.')).toEqual([]);
});

test('amounts below the price, numbers of laws and telephones are none of these', () => {
  const small = 'Un duplicado cuesta 5,00 € (UE 2016/679, tel. 971881240)';
  expect(asked(...PASS, NUMBER, small)).toEqual([]);
});

test('a holder’s number is as certain as the ticket’s if no other number may be that', () => {
  const HOLDER = 'Nº de abonado: 03521';
  expect(asked(...PASS, HOLDER)).toEqual([]);
  expect(asked(...PASS, HOLDER, 'XR77QP3')).toContain('referenciaTicket');
});

test('the number of an order is the locator for certain if no other code may be that', () => {
  const ORDER = 'Pedido: P25-02491';
  const confidence = (...lines: string[]) => {
    const [draft] = judged(...PASS, NUMBER, ORDER, ...lines);
    expect(draft?.fields.codigoLocalizador?.value).toBe('P25-02491');
    return draft?.fields.codigoLocalizador?.confidence;
  };
  expect(confidence()).toBeGreaterThan(SURE);
  expect(confidence('XR77QP3')).toBeLessThan(SURE);
});
