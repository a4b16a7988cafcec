import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { letters, type Pair, seatOf } from '../../drawing/pieces.ts';
import { cut, prose, rule } from '../../drawing/print-shop.ts';
import { beside, DIM, INK, RED, personOf, TERMS_CA } from './printers.ts';

// Set X: the samples' seller's passes of a family, several on a page.

/** Two boxes one under the other in Catalan, with dots from the label to the value and the code at the right. */
async function twoDotted(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) await dotted(paper, pass, 30 + index * 376);
  prose(paper, 40, 786, 515, TERMS_CA, { size: 9 });
  return paper;
}

async function dotted(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  paper.frame(36, y, 523, 360);
  letters(paper, 52, y + 14, 20, RED);
  paper.put(104, y + 18, 'Abonament de temporada', { font: 'Helvetica-Bold', size: 14, color: INK });
  rule(paper, 52, y + 40, 543, RED, 1);
  const style = { size: 11, color: INK };
  const [ring, block, row, seat] = seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']).map(([name, text]) => ({
    name,
    text,
  }));
  const above: Pair[] = [
    ...personOf(pass, ["Nom de l'assistent", "Tipus d'abonament", 'Temporada', 'Esdeveniment']),
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
  ];
  above.forEach(([name, text], line) => paper.lead(52, 410, y + 52 + line * 20, name, text, style));
  [
    [ring, block],
    [row, seat],
  ].forEach(([left, right], line) => {
    const at = y + 172 + line * 20;
    if (left) paper.lead(52, 222, at, left.name, left.text, style);
    if (right) paper.lead(240, 410, at, right.name, right.text, style);
  });
  const below: Pair[] = [
    ['Preu entrada', euros(pass.precioEntrada)],
    ['Despeses de distribució', euros(pass.precioDistribucion)],
    ['Preu total', euros(pass.precioTotal)],
    ['Referència del tiquet', pass.referenciaTicket],
    ['Codi localitzador', pass.codigoLocalizador],
    ["NIF de l'organitzador", pass.nifOrganizador],
    ['NIF del distribuïdor', pass.nifDistr],
  ];
  below.forEach(([name, text], line) => paper.lead(52, 410, y + 212 + line * 20, name, text, style));
  await paper.code(428, y + 52, 116, pass.codigoLocalizador);
}

/** Four passes, one to a quarter of the page: labels beside their values, a small code at the foot. */
async function fourQuarters(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries())
    await quarter(paper, pass, (index % 2) * 297.5, Math.floor(index / 2) * 421);
  cut(paper, 297.5, 10, 297.5, 832);
  cut(paper, 10, 421, 585, 421);
  return paper;
}

async function quarter(paper: Paper, pass: PassTruth, x: number, y: number): Promise<void> {
  letters(paper, x + 24, y + 22, 18, RED);
  paper.put(x + 276, y + 26, 'Abono de temporada', { size: 11, color: INK, right: true });
  rule(paper, x + 24, y + 44, x + 276, RED, 1.2);
  const label = { size: 10, color: DIM };
  const value = { font: 'Helvetica-Bold', size: 10, color: INK };
  const list: Pair[] = [
    ...personOf(pass, ['Asistente', 'Tipo', 'Temporada', 'Evento']),
    ['Recinto', pass.recinto],
    ['Dirección', pass.direccion],
    ...seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']),
    ['Precio', euros(pass.precioEntrada)],
    ['Distribución', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
    ['Ref. ticket', pass.referenciaTicket],
    ['Localizador', pass.codigoLocalizador],
    ['NIF org.', pass.nifOrganizador],
    ['NIF distr.', pass.nifDistr],
  ];
  const place = { x: x + 24, y: y + 54, wide: 68, width: 184, step: 17.5 };
  const end = beside(paper, place, list, label, value);
  await paper.code(x + 206, end - 118, 70, pass.codigoLocalizador);
  paper.put(x + 24, end + 8, 'Válido para los partidos de liga en casa.', { size: 9, color: DIM });
}

export const xPackLayouts: readonly PassLayout[] = [
  { name: 'X: two boxes with dot leaders, ca', passes: 2, draw: twoDotted },
  { name: 'X: four to a page, es', passes: 4, draw: fourQuarters },
];
