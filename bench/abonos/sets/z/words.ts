import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { Pair } from '../../drawing/pieces.ts';

// Set Z: what its papers call the fields.

export type Words = Record<keyof PassTruth, string>;

export const SPANISH: Words = {
  nombreAsistente: 'Nombre y apellidos',
  tipoAbonament: 'Tipo de abono',
  temporada: 'Temporada',
  evento: 'Evento',
  recinto: 'Recinto',
  direccion: 'Dirección',
  anillo: 'Anillo',
  bloque: 'Bloque',
  fila: 'Fila',
  asiento: 'Asiento',
  nifOrganizador: 'NIF organizador',
  nifDistr: 'NIF distribuidor',
  referenciaTicket: 'Referencia',
  codigoLocalizador: 'Localizador',
  precioEntrada: 'Precio entrada',
  precioDistribucion: 'Gastos de distribución',
  precioTotal: 'Precio total',
};

export const CATALAN: Words = {
  nombreAsistente: 'Nom i llinatges',
  tipoAbonament: "Tipus d'abonament",
  temporada: 'Temporada',
  evento: 'Esdeveniment',
  recinto: 'Recinte',
  direccion: 'Adreça',
  anillo: 'Anell',
  bloque: 'Bloc',
  fila: 'Fila',
  asiento: 'Seient',
  nifOrganizador: 'NIF organitzador',
  nifDistr: 'NIF distribuïdor',
  referenciaTicket: 'Referència',
  codigoLocalizador: 'Localitzador',
  precioEntrada: 'Preu entrada',
  precioDistribucion: 'Despeses de distribució',
  precioTotal: 'Preu total',
};

export type Field = keyof PassTruth;

export const ALL: readonly Field[] = [
  'nombreAsistente',
  'tipoAbonament',
  'temporada',
  'evento',
  'recinto',
  'direccion',
  'anillo',
  'bloque',
  'fila',
  'asiento',
  'referenciaTicket',
  'codigoLocalizador',
  'precioEntrada',
  'precioDistribucion',
  'precioTotal',
  'nifOrganizador',
  'nifDistr',
];

const AMOUNTS: readonly Field[] = ['precioEntrada', 'precioDistribucion', 'precioTotal'];

/** Labels and values as they are printed; `after` follows each label. */
export const pairsOf = (pass: PassTruth, words: Words, fields: readonly Field[], after = ''): Pair[] =>
  fields.map((field) => [
    `${words[field]}${after}`,
    AMOUNTS.includes(field) ? euros(String(pass[field])) : pass[field],
  ]);
