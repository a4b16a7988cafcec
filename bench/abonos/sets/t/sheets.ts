import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, letters, overRow, type Pair, shortSeason } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import {
  bold,
  DIM,
  HAIR,
  INK,
  MIST,
  NAVY,
  plain,
  type Row,
  RULES_CA,
  RULES_ES,
  SELLER,
  waves,
  WINE,
} from './studios.ts';

// Set T: single sheets: one with a panel at its side, one set like a page of a book.

/** The person in large letters, four parts with a heading each, and the codes in a panel at the right. */
async function sheetWithPanel(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 595, 76, NAVY);
  letters(paper, 44, 20, 42, '#fff');
  paper.put(551, 20, 'Abono de temporada', { ...bold(18, '#fff'), right: true });
  paper.put(551, 44, shortSeason(pass.temporada, '–'), { ...plain(16, '#fff'), right: true });
  overRow(paper, 44, 98, [[340, 'Titular', pass.nombreAsistente]], plain(10), bold(22, NAVY));
  overRow(paper, 44, 142, [[340, 'Modalidad', pass.tipoAbonament]], plain(10), bold(14));
  heading(paper, 190, 'Qué verás');
  beside(paper, 212, [
    ['Competición', pass.evento],
    ['Temporada', pass.temporada],
  ]);
  heading(paper, 274, 'Dónde');
  beside(paper, 296, [
    ['Pabellón', pass.recinto],
    ['Dirección', pass.direccion],
  ]);
  heading(paper, 358, 'Tu asiento');
  const seat: Row = [
    [146, 'Anillo', pass.anillo],
    [70, 'Sector', pass.bloque],
    [60, 'Fila', pass.fila],
    [64, 'Butaca', pass.asiento],
  ];
  overRow(paper, 44, 382, seat, plain(10), bold(19, NAVY));
  heading(paper, 438, 'Lo que has pagado');
  const sums: Pair[] = [
    ['Precio del abono', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  sums.forEach(([name, sum], row) => {
    const style = row === 2 ? bold(13) : plain(12, INK);
    paper.put(44, 462 + row * 24, name, style);
    paper.put(370, 462 + row * 24, sum, { ...style, right: true });
  });
  await panel(paper, pass);
  paper.put(44, 566, 'En el pabellón', bold(12, NAVY));
  prose(paper, 44, 586, 507, RULES_ES, { size: 10 });
  paper.put(44, 664, '¿Alguna duda?', bold(12, NAVY));
  paper.put(44, 683, 'Llámanos al 971 555 010, de lunes a viernes de 10 a 14 h.', plain(10.5));
  rule(paper, 44, 786, 551, NAVY, 1.5);
  paper.put(44, 796, SELLER, bold(10.5, NAVY));
  paper.put(551, 796, 'www.pmbasquet.example', { ...plain(10.5), right: true });
  return paper;
}

function heading(paper: Paper, y: number, words: string): void {
  paper.put(44, y, words, bold(11, NAVY));
  rule(paper, 44, y + 15, 370, NAVY, 0.8);
}

function beside(paper: Paper, y: number, list: readonly Pair[]): void {
  list.forEach(([label, value], row) => {
    paper.put(44, y + row * 23, label, plain(11));
    fitted(paper, 116, y + row * 23, 254, value, bold(12));
  });
}

async function panel(paper: Paper, pass: PassTruth): Promise<void> {
  band(paper, 398, 96, 153, 440, MIST);
  await paper.code(411, 110, 127, pass.codigoLocalizador);
  const codes: Pair[] = [
    ['Localizador', pass.codigoLocalizador],
    ['N.º de ticket', pass.referenciaTicket],
    ['NIF del organizador', pass.nifOrganizador],
    ['NIF del distribuidor', pass.nifDistr],
  ];
  codes.forEach((pair, row) => overRow(paper, 412, 258 + row * 48, [[139, ...pair]], plain(10), bold(13.5)));
  paper.put(474, 470, 'Enseña este código', { ...plain(10.5), center: true });
  paper.put(474, 485, 'en la puerta, en papel', { ...plain(10.5), center: true });
  paper.put(474, 500, 'o en el teléfono', { ...plain(10.5), center: true });
}

const TEXT = { font: 'Times-Roman', size: 13.5, color: DIM };
const STRONG = { font: 'Times-Bold', size: 14, color: INK };

/** A page of a book in Catalan: a frame of two lines, labels at the left edge and values that end at the right one. */
async function bookPage(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.document.strokeColor(WINE).lineWidth(2).rect(26, 26, 543, 790).stroke();
  paper.document.lineWidth(0.6).rect(31, 31, 533, 780).stroke();
  waves(paper, 279, 56, WINE);
  paper.put(297, 78, SELLER, { font: 'Times-Bold', size: 25, color: WINE, center: true });
  paper.put(297, 110, "Títol d'abonat", { ...TEXT, size: 17, center: true });
  const parts: (readonly Pair[])[] = [
    [
      ['Nom i llinatges', pass.nombreAsistente],
      ["Classe d'abonament", pass.tipoAbonament],
      ['Localitzador', pass.codigoLocalizador],
    ],
    [
      ['Esdeveniment', pass.evento],
      ['Temporada', pass.temporada],
      ['Pavelló', pass.recinto],
      ['Adreça', pass.direccion],
    ],
    [
      ['Anell', pass.anillo],
      ['Bloc', pass.bloque],
      ['Fila', pass.fila],
      ['Seient', pass.asiento],
    ],
    [
      ["Preu de l'abonament", euros(pass.precioEntrada)],
      ['Despeses de distribució', euros(pass.precioDistribucion)],
      ['Preu total', euros(pass.precioTotal)],
    ],
    [
      ['Referència del tiquet', pass.referenciaTicket],
      ["NIF de l'organitzador", pass.nifOrganizador],
      ['NIF del distribuïdor', pass.nifDistr],
    ],
  ];
  let y = 150;
  for (const list of parts) {
    for (const [label, value] of list) {
      paper.put(60, y, label, TEXT);
      fitted(paper, 535, y, 320, value, { ...STRONG, right: true });
      rule(paper, 60, y + 18, 535, HAIR, 0.5);
      y += 25;
    }
    y += 12;
  }
  await paper.code(60, 648, 116, pass.referenciaTicket);
  prose(paper, 196, 656, 339, RULES_CA, { font: 'Times-Roman', size: 11 });
  paper.put(297, 784, 'Palma, juliol de 2026', { ...TEXT, size: 12, center: true });
  return paper;
}

export const tSheetLayouts: readonly PassLayout[] = [
  { name: 'T: sheet with a panel at its side, es', passes: 1, draw: sheetWithPanel },
  { name: 'T: sheet set like a page of a book, ca', passes: 1, draw: bookPage },
];
