import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair, wrapped } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { CLUB_OFFICE, DIM, leaf, VIOLET } from './printers.ts';

// Set O: the club's office: what its printer of receipts puts out, and its letter to those who renew.

const TYPED = { font: 'Courier', size: 10 };
const TYPED_BOLD = { font: 'Courier-Bold', size: 10 };

/** A receipt on a roll: dots to the value where a line takes it, else the value below its label. */
async function receipt(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([240, 700]);
  leaf(paper, 104, 12, 32, '#000');
  paper.put(120, 50, CLUB_OFFICE.toUpperCase(), { font: 'Courier-Bold', size: 12, center: true });
  paper.put(120, 66, 'Oficina del pabellón', { ...TYPED, center: true });
  paper.put(120, 79, '14/07/2029 18:32  Caja 2', { ...TYPED, center: true });
  paper.put(120, 98, 'ABONO DE TEMPORADA', { font: 'Courier-Bold', size: 14, center: true });
  const parts: Pair[][] = [
    [
      ['Asistente', pass.nombreAsistente],
      ['Tipo de abono', pass.tipoAbonament],
      ['Temporada', pass.temporada],
      ['Evento', pass.evento],
      ['Recinto', pass.recinto],
      ['Dirección', pass.direccion],
    ],
    [
      ['Anillo', pass.anillo],
      ['Bloque', pass.bloque],
      ['Fila', pass.fila],
      ['Asiento', pass.asiento],
    ],
    [
      ['Ref. ticket', pass.referenciaTicket],
      ['Localizador', pass.codigoLocalizador],
      ['NIF organizador', pass.nifOrganizador],
      ['NIF distribuidor', pass.nifDistr],
    ],
    [
      ['Precio abono', euros(pass.precioEntrada)],
      ['Gastos distrib.', euros(pass.precioDistribucion)],
      ['TOTAL', euros(pass.precioTotal)],
    ],
  ];
  let y = 124;
  for (const rows of parts) {
    paper.put(12, y - 4, '-'.repeat(36), TYPED);
    y += 10;
    for (const row of rows) y = printed(paper, y, row);
  }
  paper.put(12, y - 4, '-'.repeat(36), TYPED);
  await paper.code(66, y + 10, 108, pass.referenciaTicket);
  const lines = [
    'Pagado con tarjeta ****7302',
    'IVA incluido',
    'Guarde este recibo del sol',
    '¡Nos vemos en la pista!',
  ];
  lines.forEach((line, row) => paper.put(120, y + 124 + row * 14, line, { ...TYPED, center: true }));
  return paper;
}

/** Puts a pair of the receipt; answers where the next one begins. */
function printed(paper: Paper, y: number, [label, value]: Pair): number {
  const places = 36 - label.length - String(value).length - 2;
  const style = label === 'TOTAL' ? TYPED_BOLD : TYPED;
  if (places >= 3) {
    paper.put(12, y, `${label} ${'.'.repeat(places)} ${value}`, style);
    return y + 15;
  }
  paper.put(12, y, `${label}:`, TYPED);
  return wrapped(paper, 24, y + 13, 206, String(value), TYPED_BOLD) + 3;
}

/** The letter: the pass in a table of two columns between its paragraphs, the code beside the table's foot. */
async function renewalLetter(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const body = { font: 'Times-Roman', size: 11.5 };
  leaf(paper, 66, 36, 44, VIOLET);
  paper.put(124, 42, CLUB_OFFICE, { font: 'Times-Bold', size: 20, color: VIOLET });
  const office = 'Camí de Can Farineta 3 · 07141 Marratxí · oficina@cbfigueral.example';
  paper.put(124, 66, office, { font: 'Times-Roman', size: 10, color: DIM });
  rule(paper, 66, 94, 529, VIOLET, 1);
  paper.put(529, 108, 'Marratxí, 3 de setembre de 2029', { ...body, right: true });
  paper.put(66, 132, 'Benvolguda abonada, benvolgut abonat:', body);
  const hello =
    'Us agraïm que hàgiu renovat. El dia 28 d’agost vàrem passar el rebut al vostre compte i ja teniu el seient reservat. A continuació trobareu les ' +
    'dades de l’abonament; comprovau-les, per favor, i avisau-nos si cal corregir-ne cap.';
  const top = wrapped(paper, 66, 154, 463, hello, body) + 12;
  const rows: Pair[] = [
    ['Nom de la persona abonada', pass.nombreAsistente],
    ["Tipus d'abonament", pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Esdeveniment', pass.evento],
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
    ['Anell', pass.anillo],
    ['Bloc', pass.bloque],
    ['Fila', pass.fila],
    ['Seient', pass.asiento],
    ['Referència del tiquet', pass.referenciaTicket],
    ['Codi localitzador', pass.codigoLocalizador],
    ["Preu de l'abonament", euros(pass.precioEntrada)],
    ['Despeses de distribució', euros(pass.precioDistribucion)],
    ['Import total', euros(pass.precioTotal)],
    ["NIF de l'organitzador", pass.nifOrganizador],
    ['NIF del distribuïdor', pass.nifDistr],
  ];
  band(paper, 66, top, 463, 20, VIOLET);
  paper.put(74, top + 5, 'Concepte', { font: 'Times-Bold', size: 11, color: '#fff' });
  paper.put(234, top + 5, 'Dades del vostre abonament', { font: 'Times-Bold', size: 11, color: '#fff' });
  rows.forEach(([label, value], row) => {
    const y = top + 20 + row * 20;
    paper.put(74, y + 5, label, { font: 'Times-Roman', size: 11.5 });
    fitted(paper, 234, y + 4.5, 288, value, { font: 'Times-Bold', size: 12 });
    rule(paper, 66, y + 20, 529, '#999');
  });
  const end = top + 20 + rows.length * 20;
  for (const x of [66, 226, 529])
    paper.document.lineWidth(0.6).strokeColor('#999').moveTo(x, top).lineTo(x, end).stroke();
  await paper.code(425, end + 16, 104, pass.codigoLocalizador);
  const after =
    'El codi de la dreta és el que es llegirà a la porta. Portau aquesta carta els dos primers partits; després rebreu la targeta de plàstic. Els menors ' +
    'de quatre anys entren de franc als braços.';
  const low = wrapped(paper, 66, end + 20, 340, after, body);
  paper.put(66, low + 12, 'Ben cordialment,', body);
  paper.put(66, low + 38, 'Miquela Serra Bibiloni', { font: 'Times-Italic', size: 15, color: VIOLET });
  paper.put(66, low + 57, 'Secretària', { ...body, color: DIM });
  rule(paper, 66, 762, 529, VIOLET);
  const legal =
    'Tractam les vostres dades per gestionar l’abonament i no les cedim a ningú. Podeu exercir els vostres drets per correu electrònic. Entitat ' +
    'inscrita al Registre d’Entitats Esportives de les Illes Balears. Compte per a donatius: ES00 0000 0000 0000 0000 0000.';
  prose(paper, 66, 772, 463, legal, { font: 'Times-Roman', size: 9.5 });
  return paper;
}

export const oOfficeLayouts: readonly PassLayout[] = [
  { name: 'O: receipt on a roll, es', passes: 1, draw: receipt },
  { name: 'O: letter of renewal, ca', passes: 1, draw: renewalLetter },
];
