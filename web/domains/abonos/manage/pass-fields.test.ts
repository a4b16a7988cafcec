import { expect, test } from 'vitest';
import { type ReviewedPass, reviewForm, reviewValues } from './pass-fields.ts';

const pass: ReviewedPass = {
  __typename: 'Abono',
  id: '1',
  archivoId: '2',
  pagina: 1,
  status: 'PENDING',
  version: 1,
  esPropietario: false,
  fechaSubida: '2026-01-01T00:00:00.000Z',
  uploaderName: 'Aina',
  uploaderEmail: 'aina@x.test',
  confirmedAt: null,
  reportedAt: null,
  reportMessage: null,
  dudas: [],
  nombreAsistente: 'Ainha Vidal',
  tipoAbonament: null,
  temporada: '2025/2026',
  evento: null,
  recinto: null,
  direccion: null,
  anillo: null,
  bloque: 'ZZZZ 9999 ilegible',
  fila: 7,
  asiento: null,
  nifOrganizador: null,
  nifDistr: null,
  referenciaTicket: null,
  codigoLocalizador: null,
  precioEntrada: null,
  precioDistribucion: null,
  precioTotal: '98.25',
  ocrData: [],
};

const check = (changes: Partial<Record<string, string>>) =>
  reviewForm(pass).safeParse({ ...reviewValues(pass), ...changes });

test('an unchanged value is no correction, in any notation', () => {
  expect(check({ notes: 'Visto' }).data).toEqual({ notes: 'Visto', corrections: {} });
});

test('corrections are sent in the format of the API', () => {
  const { data } = check({
    nombreAsistente: ' Aina Vidal ',
    fila: '9',
    asiento: '12',
    precioTotal: '90,5',
    codigoLocalizador: 'abcd12',
  });
  expect(data?.corrections).toEqual({
    nombreAsistente: 'Aina Vidal',
    fila: 9,
    asiento: 12,
    precioTotal: '90.50',
    codigoLocalizador: 'ABCD12',
  });
});

test.each([
  [{ fila: '' }, 'fila', 'No puede estar vacío'],
  [{ fila: 'siete' }, 'fila', 'Debe ser un número entero'],
  [{ nombreAsistente: '' }, 'nombreAsistente', 'No puede estar vacío'],
  [{ temporada: '25/26' }, 'temporada', 'Escribe la temporada como 2025/2026'],
  [{ precioTotal: 'mucho' }, 'precioTotal', 'Escribe un importe en euros, por ejemplo 98,25'],
  [{ notes: 'x'.repeat(1001) }, 'notes', 'Las notas no pueden superar los 1000 caracteres'],
])('%j is refused at its field', (changes, field, message) => {
  const issues = check(changes).error?.issues;
  expect(issues?.map(({ path, message: said }) => [path.join('.'), said])).toEqual([[field, message]]);
});
