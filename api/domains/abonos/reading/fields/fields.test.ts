import { describe, expect, test } from 'vitest';
import { FIELD_NAMES, type FieldName } from '../read-abono.ts';
import { FIELDS, shapeOf } from './fields.ts';
import { labelWord, meaningsOf } from './lexicon.ts';

describe.each(FIELD_NAMES)('%s', (name) => {
  test.each(FIELDS[name].examples)('reads «$text» as $value', ({ text, value, isOcr = false }) => {
    expect(shapeOf(name, text, isOcr)?.value ?? null).toBe(value);
  });
});

test.each<[FieldName, string, string]>([
  ['nombreAsistente', 'Nombre y apellidos', 'Nom i llinatges'],
  ['tipoAbonament', 'Tipo de abono', "Tipus d'abonament"],
  ['temporada', 'Temporada', 'Temporada'],
  ['evento', 'Competición', 'Competició'],
  ['recinto', 'Recinto', 'Recinte'],
  ['direccion', 'Dirección', 'Adreça'],
  ['direccion', 'DIR. PABELLON', 'Dir. recinto'],
  ['evento', 'Competiciones', 'Competicions'],
  ['anillo', 'Anillo', 'Anell'],
  ['bloque', 'Bloque', 'Bloc'],
  ['fila', 'Fila', 'Fila'],
  ['asiento', 'Asiento', 'Seient'],
  ['nifOrganizador', 'NIF del organizador', 'NIF organitzador'],
  ['nifDistr', 'CIF del distribuidor', 'NIF distribuïdor'],
  ['referenciaTicket', 'Referencia ticket', 'Referència'],
  ['codigoLocalizador', 'Código localizador', 'Localitzador'],
  ['precioEntrada', 'Precio entrada', 'Preu'],
  ['precioDistribucion', 'Gastos de distribución', 'Despeses de gestió'],
  ['precioTotal', 'Total a pagar', 'Total'],
])('%s has the labels «%s» and «%s»', (name, ...labels) => {
  for (const label of labels) {
    const words = label.split(' ').map(labelWord).filter(Boolean);
    expect(meaningsOf(words, false).map(({ topic }) => topic)).toContain(name);
  }
});
