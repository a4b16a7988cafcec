import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf, wrapped } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import {
  CLUB_SOLD,
  DIM,
  gradaOberta,
  PALE_TEAL,
  PLATFORM_CA,
  PLATFORM_ES,
  SANS,
  SANS_BOLD,
  SANS_ITALIC,
  TEAL,
} from './printers.ts';

// Set O: the platform's sheets: what one prints at home in Spanish, and the proof of purchase across in both languages.

const LABEL = { font: SANS, size: 9.5, color: DIM };
const VALUE = { font: SANS_BOLD, size: 13 };

/** Printed at home: labels over values beside the code, the seat under heads, what was paid with dots, then how to use it. */
async function atHome(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  gradaOberta(paper, 40, 32, TEAL);
  paper.put(555, 37, 'Tu abono para imprimir', { font: SANS_BOLD, size: 14, right: true });
  rule(paper, 40, 66, 555, TEAL, 2);
  const list: Pair[] = [
    ['Evento', pass.evento],
    ['Asistente', pass.nombreAsistente],
    ['Tarifa', pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Recinto', pass.recinto],
    ['Dirección', pass.direccion],
  ];
  list.forEach((pair, row) => overRow(paper, 40, 80 + row * 36, [[366, ...pair]], LABEL, VALUE));
  await paper.code(411, 78, 144, pass.codigoLocalizador);
  paper.put(483, 230, 'Localizador', { ...LABEL, center: true });
  fitted(paper, 483, 243, 144, pass.codigoLocalizador, { font: SANS_BOLD, size: 17, center: true });
  seatUnderHeads(paper, pass);
  purchase(paper, pass);
  howTo(paper);
  prose(paper, 40, 716, 515, PLATFORM_ES, { font: SANS, size: 9 });
  rule(paper, 40, 778, 555, TEAL);
  paper.put(40, 788, 'gradaoberta.example', { font: SANS_BOLD, size: 10, color: TEAL });
  paper.put(555, 788, 'Ayuda: 900 11 74 20, todos los días de 10 a 20 h', { ...LABEL, right: true });
  return paper;
}

function seatUnderHeads(paper: Paper, pass: PassTruth): void {
  const widths = [215, 110, 90, 100];
  let x = 40;
  for (const [index, [label, value]] of seatOf(pass, ['Anillo', 'Sector', 'Fila', 'Butaca']).entries()) {
    const wide = widths[index] ?? 0;
    band(paper, x, 308, wide, 22, TEAL);
    band(paper, x, 330, wide, 40, PALE_TEAL);
    paper.put(x + 12, 313.5, label, { font: SANS_BOLD, size: 10.5, color: '#fff' });
    fitted(paper, x + 12, 339, wide - 24, value, { font: SANS_BOLD, size: 20 });
    x += wide;
  }
}

function purchase(paper: Paper, pass: PassTruth): void {
  paper.put(40, 394, 'Detalle de tu compra', { font: SANS_BOLD, size: 13, color: TEAL });
  const rows: Pair[] = [
    ['Referencia de la entrada', pass.referenciaTicket],
    ['Precio de la entrada', euros(pass.precioEntrada)],
    ['Gastos de gestión', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], row) => {
    const font = row === 3 ? SANS_BOLD : SANS;
    paper.lead(40, 340, 418 + row * 24, label, value, { font, size: 11.5 });
  });
  paper.put(372, 394, 'Quién lo vende', { font: SANS_BOLD, size: 13, color: TEAL });
  const companies: Pair[] = [
    [`Organizador: ${CLUB_SOLD}`, pass.nifOrganizador],
    ['Distribuidor: Grada Oberta, S.L.', pass.nifDistr],
  ];
  companies.forEach(([name, number], row) => {
    paper.put(372, 418 + row * 44, name, { font: SANS, size: 11 });
    paper.put(372, 434 + row * 44, `NIF ${number}`, { font: SANS_BOLD, size: 11.5 });
  });
}

function howTo(paper: Paper): void {
  band(paper, 40, 530, 515, 168, PALE_TEAL);
  const steps = [
    ['Imprímelo', 'En blanco y negro también vale. No lo dobles por encima del código.'],
    ['Ven con tiempo', 'Abrimos las puertas una hora antes. La línea 25 de la EMT para delante.'],
    ['Pasa el código', 'Cada persona pasa el suyo. Si sales del pabellón, no podrás volver a entrar.'],
  ] as const;
  steps.forEach(([title, text], column) => {
    const x = 56 + column * 166;
    paper.put(x, 544, title, { font: SANS_BOLD, size: 12, color: TEAL });
    prose(paper, x, 562, 150, text, { font: SANS, size: 10 });
  });
  paper.put(297, 636, '¿Aún no tienes la app?', { font: SANS_BOLD, size: 14, center: true });
  const offer = 'Descárgala y llévate una bebida gratis en tu primer partido.';
  paper.put(297, 658, offer, { font: SANS_ITALIC, size: 11, center: true });
}

/** The proof of purchase across: two columns of rows on pale bands, the label in both languages and the value after it. */
async function proofAcross(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([A4[1], A4[0]]);
  band(paper, 0, 0, 842, 62, TEAL);
  gradaOberta(paper, 40, 18, '#fff');
  const title = 'Comprovant d’abonament · Comprobante de abono';
  paper.put(802, 22, title, { font: SANS_BOLD, size: 16, color: '#fff', right: true });
  const left: Pair[] = [
    ['Assistent / Asistente', pass.nombreAsistente],
    ["Tipus d'abonament / Tipo de abono", pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Esdeveniment / Evento', pass.evento],
    ['Recinte / Recinto', pass.recinto],
    ['Adreça / Dirección', pass.direccion],
    ['Anell / Anillo', pass.anillo],
    ['Bloc / Bloque', pass.bloque],
    ['Fila', pass.fila],
    ['Seient / Asiento', pass.asiento],
  ];
  const right: Pair[] = [
    ['Referència / Referencia', pass.referenciaTicket],
    ['Localitzador / Localizador', pass.codigoLocalizador],
    ['Preu / Precio', euros(pass.precioEntrada)],
    ['Distribució / Distribución', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
    ['NIF organitzador / organizador', pass.nifOrganizador],
    ['NIF distribuïdor / distribuidor', pass.nifDistr],
  ];
  banded(paper, 40, 434, 170, left);
  banded(paper, 494, 308, 162, right);
  await paper.code(674, 306, 128, pass.referenciaTicket);
  const advice = [
    'Mostra el codi a l’entrada, imprès o a la pantalla.',
    'Muestra el código a la entrada, impreso o en la pantalla.',
  ];
  let y = 318;
  for (const line of advice) y = wrapped(paper, 494, y, 166, line, { font: SANS, size: 11 }) + 12;
  rule(paper, 40, 452, 802, TEAL);
  prose(paper, 40, 464, 370, PLATFORM_CA, { font: SANS, size: 9 });
  prose(paper, 432, 464, 370, PLATFORM_ES, { font: SANS_ITALIC, size: 9 });
  paper.put(40, 560, `${CLUB_SOLD} · Venda en línia / Venta en línea`, LABEL);
  paper.put(802, 560, 'Emès / Emitido: 21-06-2029, 12:08', { ...LABEL, right: true });
  return paper;
}

function banded(paper: Paper, x: number, wide: number, drop: number, list: readonly Pair[]): void {
  list.forEach(([label, value], row) => {
    const y = 84 + row * 30;
    if (row % 2 === 0) band(paper, x, y, wide, 30, PALE_TEAL);
    paper.put(x + 8, y + 10, label, { font: SANS, size: 10, color: DIM });
    fitted(paper, x + 8 + drop, y + 8.5, wide - drop - 16, value, { font: SANS_BOLD, size: 12 });
  });
}

export const oPlatformLayouts: readonly PassLayout[] = [
  { name: 'O: printed at home, es', passes: 1, draw: atHome },
  { name: 'O: proof across, both languages', passes: 1, draw: proofAcross },
];
