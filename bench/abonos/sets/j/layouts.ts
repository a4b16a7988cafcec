import type { PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { type Pair, signed, wrapped } from '../../drawing/pieces.ts';
import { bars, cut, prose, rule } from '../../drawing/print-shop.ts';
import { jCardLayouts } from './cards.ts';
import { invoiceWithPass } from './invoice.ts';
import { aforo, CLUB, PINE, shield, SOFT } from './sellers.ts';
import { jSheetLayouts } from './sheets.ts';

// Set J: what three sellers and a club's office print today; here the letter of the office, the roll of the ticket
// window, and the whole set. Drawn without knowledge of the reader; first measured on 2026-11-22 (fields right: text
// 97.3 %, scan 96.3 %, poor 92.5 %, turned 96.3 %; no invented pass).

/** A letter to the member, the pass below the line where it is torn off: typewritten labels beside their values. */
async function letterWithPass(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  shield(paper, 62, 40, 40, PINE);
  paper.put(114, 44, CLUB, { font: 'Times-Bold', size: 17, color: PINE });
  const office =
    'Secretaria · C/ del Born 3, 1r · 07350 Binissalem · Tel. 871 55 20 14 · abonats@cbraiguer.example';
  paper.put(114, 66, office, { font: 'Times-Roman', size: 9.5, color: SOFT });
  rule(paper, 62, 98, 533, PINE, 1.2);
  paper.put(340, 118, pass.nombreAsistente, { font: 'Times-Roman', size: 11.5 });
  paper.put(340, 133, 'C/ de les Parres 21, 2n B', { font: 'Times-Roman', size: 11.5 });
  paper.put(340, 148, '07350 Binissalem', { font: 'Times-Roman', size: 11.5 });
  paper.put(62, 180, 'Binissalem, 8 de setembre de 2025', { font: 'Times-Roman', size: 11.5 });
  const body = [
    'Benvolgut abonat, benvolguda abonada,',
    'Gràcies per fer costat a l’equip un any més. Al peu d’aquesta carta trobareu l’abonament, que heu de retallar i dur a cada partit. Les portes ' +
      'obren una hora abans; els dies de derbi recomanam arribar-hi amb temps. Qui vulgui cedir el seient pot fer-ho fins a dues hores abans a la ' +
      'zona d’abonats del web.',
    'El rebut es va carregar al vostre compte el 28 d’agost. Si perdeu l’abonament, el duplicat costa 6 euros. La secretaria obre dilluns, dimecres ' +
      'i divendres de 18 a 20.30 h (a partir del 22 de setembre).',
    'Rebeu una cordial salutació,',
  ];
  let y = 206;
  for (const paragraph of body) {
    const style = { font: 'Times-Roman', size: 11.5 };
    y = wrapped(paper, 62, y, 471, paragraph, style) + 8;
  }
  paper.put(62, y + 26, 'Joan Llabrés Mut, secretari', { font: 'Times-Italic', size: 11.5 });
  cut(paper, 0, 446, 595, 446);
  const tear = 'Retallau per aquí';
  paper.put(297, 450, tear, { font: 'Times-Italic', size: 8.5, color: SOFT, center: true });
  await tornOff(paper, pass);
  return paper;
}

async function tornOff(paper: Paper, pass: PassTruth): Promise<void> {
  shield(paper, 62, 470, 26, PINE);
  const title = `Abonament de la temporada ${pass.temporada}`;
  paper.put(98, 476, title, { font: 'Times-Bold', size: 14, color: PINE });
  const rows: Pair[] = [
    ['Abonat/da', pass.nombreAsistente],
    ['Classe', pass.tipoAbonament],
    ['Competició', pass.evento],
    ['Pavelló', pass.recinto],
    ['Adreça del pavelló', pass.direccion],
    ['Anell', pass.anillo],
    ['Bloc', pass.bloque],
    ['Fila', pass.fila],
    ['Seient', pass.asiento],
  ];
  rows.forEach(([label, value], row) => {
    paper.put(62, 512 + row * 19, label, { font: 'Times-Italic', size: 11.5 });
    paper.put(172, 512 + row * 19, value, { font: 'Times-Bold', size: 12 });
  });
  await paper.code(422, 500, 104, pass.referenciaTicket);
  const codes: Pair[] = [
    ['Referència del tiquet', pass.referenciaTicket],
    ['Codi localitzador', pass.codigoLocalizador],
    ['Porta', 'Sud'],
  ];
  codes.forEach(([label, value], row) => {
    paper.put(422, 606 + row * 31, label, { font: 'Times-Italic', size: 10 });
    paper.put(422, 618.5 + row * 31, value, { font: 'Times-Bold', size: 11.5 });
  });
  rule(paper, 62, 700, 533, '#999');
  const price =
    `Preu de l’abonament: ${signed(pass.precioEntrada, ' euros')}, més ${signed(pass.precioDistribucion, ' euros')} de despeses de distribució. ` +
    `Total cobrat: ${signed(pass.precioTotal, ' euros')}.`;
  paper.put(62, 706, price, { font: 'Times-Roman', size: 10.5 });
  const companies = [
    `Entitat organitzadora: ${CLUB}, amb NIF ${pass.nifOrganizador}.`,
    `Empresa distribuïdora: Passavant Tiquets, SL, amb NIF ${pass.nifDistr}. Cobrat el 28/08/2025, operació 5520-18.`,
  ];
  companies.forEach((line, row) => paper.put(62, 724 + row * 14, line, { font: 'Times-Roman', size: 10 }));
  const rules =
    'Abonament personal. Vàlid per als partits de casa de la lliga regular; els de promoció no hi són inclosos. El seient pot canviar per causes de ' +
    'força major. Full de reclamacions a la secretaria.';
  prose(paper, 62, 762, 471, rules, { font: 'Times-Roman', size: 9 });
}

const ROLL = 226;
const DASHES = '-'.repeat(37);

/** What the printer of the ticket window puts on a roll of 80 mm: long values go on below, amounts end at the edge. */
async function onARoll(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([ROLL, 520]);
  const plain = { font: 'Courier', size: 9 };
  const bold = { font: 'Courier-Bold', size: 10 };
  aforo(paper, 42, 14, '#000');
  paper.put(ROLL / 2, 34, 'TPV 03  OP. LMC  02/09/25 18:47', { ...plain, size: 8.5, center: true });
  paper.put(ROLL / 2, 50, `ABONO ${pass.temporada}`, { font: 'Courier-Bold', size: 14, center: true });
  paper.put(13, 66, DASHES, plain);
  let y = 78;
  const long: [string, string][] = [
    ['EVENTO:', pass.evento],
    ['RECINTO:', pass.recinto],
    ['DIRECCION:', pass.direccion],
    ['ASISTENTE:', pass.nombreAsistente],
    ['TARIFA:', pass.tipoAbonament],
  ];
  for (const [label, value] of long) {
    paper.put(13, y, label, plain);
    y = wrapped(paper, 13, y + 10, 204, value, bold) + 4;
  }
  paper.put(13, y, DASHES, plain);
  const seat: [number, string, string | number][] = [
    [13, 'ANILLO', pass.anillo],
    [114, 'BLOQ', pass.bloque],
    [153, 'FILA', pass.fila],
    [190, 'ASTO', pass.asiento],
  ];
  for (const [x, label, value] of seat) {
    paper.put(x, y + 12, label, plain);
    paper.put(x, y + 22, value, bold);
  }
  paper.put(13, y + 36, DASHES, plain);
  const sums: [string, string, string][] = [
    ['PRECIO ENTRADA', pass.precioEntrada, 'Courier'],
    ['GTOS. DISTRIBUCION', pass.precioDistribucion, 'Courier'],
    ['TOTAL EUR', pass.precioTotal, 'Courier-Bold'],
  ];
  sums.forEach(([label, sum, font], row) => {
    paper.put(13, y + 50 + row * 13, label, { font, size: 10 });
    paper.put(213, y + 50 + row * 13, signed(sum, ''), { font, size: 10, right: true });
  });
  paper.put(13, y + 90, 'VISA ****4471  AUT. 081926  IVA INCL.', { ...plain, size: 8.5 });
  rollFoot(paper, pass, y + 102);
  return paper;
}

function rollFoot(paper: Paper, pass: PassTruth, y: number): void {
  const plain = { font: 'Courier', size: 9 };
  paper.put(13, y, DASHES, plain);
  const rows: Pair[] = [
    ['REF.TICKET', pass.referenciaTicket],
    ['LOCALIZADOR', pass.codigoLocalizador],
    ['NIF ORGANIZADOR', pass.nifOrganizador],
    ['NIF DISTRIBUIDOR', pass.nifDistr],
  ];
  rows.forEach(([label, value], row) => {
    paper.put(13, y + 13 + row * 13, label, plain);
    paper.put(213, y + 13 + row * 13, value, { font: 'Courier-Bold', size: 9.5, right: true });
  });
  bars(paper, 28, y + 72, 170, 40, pass.referenciaTicket);
  const rest =
    'ACCESO PUERTA 4. CONSERVE ESTE TICKET TODA LA TEMPORADA, LEJOS DEL CALOR. NO SE ADMITEN DEVOLUCIONES.';
  wrapped(paper, 13, y + 122, 204, rest, { font: 'Courier', size: 8, center: true });
}

export const setJ: readonly PassLayout[] = [
  ...jSheetLayouts,
  { name: 'J: invoice with its pass, es', passes: 1, draw: invoiceWithPass },
  ...jCardLayouts,
  { name: 'J: letter with the pass below, ca', passes: 1, draw: letterWithPass },
  { name: 'J: on a roll, es', passes: 1, draw: onARoll },
];
