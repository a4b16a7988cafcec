import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { Paper, Style } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair } from '../../drawing/pieces.ts';

// Set Y: what its papers call the fields of a pass, and how they put label and value.

type Field = keyof PassTruth;

/** What a paper calls each field. */
export type Labels = Readonly<Record<Field, string>>;

const AMOUNTS: ReadonlySet<Field> = new Set<Field>(['precioEntrada', 'precioDistribucion', 'precioTotal']);

/** Some fields of a pass in a paper's order, with its labels. */
export const said = (pass: PassTruth, labels: Labels, ...fields: readonly Field[]): Pair[] =>
  fields.map((field) => [labels[field], AMOUNTS.has(field) ? euros(String(pass[field])) : pass[field]]);

export interface Column {
  x: number;
  y: number;
  /** From line to line. */
  step: number;
  /** From where a label begins to where its value does. */
  wide: number;
  /** What a value has at most. */
  room: number;
  label: Style;
  value: Style;
}

/** Labels and, at one distance from all of them, their values. */
export function beside(paper: Paper, column: Column, list: readonly Pair[], colon = ''): void {
  const { x, y, step, wide, room, label, value } = column;
  list.forEach(([name, text], row) => {
    paper.put(x, y + row * step, `${name}${colon}`, label);
    fitted(paper, x + wide, y + row * step, room, text, value);
  });
}

/** Labels over their values, one pair under the other. */
export function over(paper: Paper, column: Omit<Column, 'wide'>, list: readonly Pair[]): void {
  const { x, y, step, room, label, value } = column;
  list.forEach((pair, row) => overRow(paper, x, y + row * step, [[room + 14, ...pair]], label, value));
}

/** Several pairs on a line, each over a share of it. */
export function across(
  paper: Paper,
  x: number,
  y: number,
  widths: readonly number[],
  list: readonly Pair[],
  label: Style,
  value: Style,
): void {
  const row = list.map((pair, index) => [widths[index] ?? 0, ...pair] as const);
  overRow(paper, x, y, row, label, value);
}

export const LABELS_ES: Labels = {
  nombreAsistente: 'Titular',
  tipoAbonament: 'Modalidad',
  temporada: 'Temporada',
  evento: 'Evento',
  recinto: 'Pabellón',
  direccion: 'Dirección',
  anillo: 'Anillo',
  bloque: 'Bloque',
  fila: 'Fila',
  asiento: 'Asiento',
  nifOrganizador: 'NIF organizador',
  nifDistr: 'NIF distribuidor',
  referenciaTicket: 'Referencia',
  codigoLocalizador: 'Localizador',
  precioEntrada: 'Precio',
  precioDistribucion: 'Gastos de distribución',
  precioTotal: 'Total',
};

export const LABELS_CA: Labels = {
  nombreAsistente: 'Titular',
  tipoAbonament: 'Modalitat',
  temporada: 'Temporada',
  evento: 'Esdeveniment',
  recinto: 'Pavelló',
  direccion: 'Adreça',
  anillo: 'Anell',
  bloque: 'Bloc',
  fila: 'Fila',
  asiento: 'Seient',
  nifOrganizador: 'NIF organitzador',
  nifDistr: 'NIF distribuïdor',
  referenciaTicket: 'Referència',
  codigoLocalizador: 'Localitzador',
  precioEntrada: 'Preu',
  precioDistribucion: 'Despeses de distribució',
  precioTotal: 'Total',
};
