import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, letters, type Pair, pairs, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { INK, logo, RED } from '../h/vendor.ts';
import { pCardLayouts } from './cards.ts';
import { pOfficeLayouts } from './office.ts';
import { pPackLayouts } from './packs.ts';
import { DIM, SELLER_CA, SELLER_ES } from './printers.ts';
import { pSellerLayouts } from './seller.ts';

// Set P: what the seller of the samples prints a season further on (five of eight), a seller of tickets and a club that
// prints for itself; here the seller's two sheets. Drawn without knowledge of the reader; first measured on 2026-11-23
// (fields right: text 99.0 %, scan 98.0 %, poor 96.6 %, turned 97.5 %; no invented pass).

/** The seller's sheet in Catalan: dots from each label to its value, the seat before the person, the code at the top. */
async function dottedSheet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  logo(paper, 40, 34, 44, RED);
  paper.put(40, 98, `Abonament ${pass.temporada}`, { font: 'Helvetica-Bold', size: 25, color: INK });
  paper.put(40, 130, 'Palma Mallorca Bàsquet · Gràcies per ser-hi!', { size: 12, color: DIM });
  await paper.code(425, 28, 130, pass.codigoLocalizador);
  const parts: (readonly [title: string, rows: readonly Pair[]])[] = [
    ['El teu lloc', seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient'])],
    [
      'La persona abonada',
      [
        ['Nom i llinatges', pass.nombreAsistente],
        ["Tipus d'abonament", pass.tipoAbonament],
      ],
    ],
    [
      'Els partits',
      [
        ['Esdeveniment', pass.evento],
        ['Temporada', pass.temporada],
        ['Recinte', pass.recinto],
        ['Adreça', pass.direccion],
      ],
    ],
    [
      'La compra',
      [
        ['Codi localitzador', pass.codigoLocalizador],
        ['Referència del tiquet', pass.referenciaTicket],
        ["Preu de l'entrada", euros(pass.precioEntrada)],
        ['Despeses de distribució', euros(pass.precioDistribucion)],
        ['Preu total', euros(pass.precioTotal)],
        ["NIF de l'organitzador", pass.nifOrganizador],
        ['NIF del distribuïdor', pass.nifDistr],
      ],
    ],
  ];
  let y = 178;
  for (const [title, rows] of parts) {
    paper.put(40, y, title, { font: 'Helvetica-Bold', size: 13, color: RED });
    for (const [label, value] of rows) {
      y += 25;
      paper.lead(40, 555, y, label, value, { size: 12 });
    }
    y += 36;
  }
  rule(paper, 40, 752, 555, RED, 1);
  prose(paper, 40, 762, 515, SELLER_CA, { size: 9 });
  return paper;
}

/** The seller's sheet in Spanish: two and three pairs on a line, strokes between them, the seat large on a red strip. */
async function pairsOnLines(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  letters(paper, 40, 34, 34, RED);
  paper.put(555, 36, 'Abono de temporada', { font: 'Helvetica-Bold', size: 22, color: INK, right: true });
  paper.put(555, 64, 'Imprima esta hoja o guárdela en el móvil', { size: 11, color: DIM, right: true });
  band(paper, 0, 96, 595, 62, RED);
  const seat = seatOf(pass, ['Anillo:', 'Bloque:', 'Fila:', 'Asiento:']);
  const light = { size: 15, color: '#fff' };
  pairs(paper, 40, 119, seat, light, { font: 'Helvetica-Bold', size: 15, color: '#fff' }, 22);
  const lines: Pair[][] = [
    [['Titular del abono:', pass.nombreAsistente]],
    [
      ['Modalidad:', pass.tipoAbonament],
      ['Temporada:', pass.temporada],
    ],
    [['Evento:', pass.evento]],
    [['Pabellón:', pass.recinto]],
    [['Dirección:', pass.direccion]],
  ];
  lines.forEach((line, row) => stroked(paper, 184 + row * 30, line));
  rule(paper, 40, 336, 555, '#999');
  await paper.code(415, 356, 140, pass.referenciaTicket);
  const bought: Pair[][] = [
    [['Referencia del ticket:', pass.referenciaTicket]],
    [['Localizador de la compra:', pass.codigoLocalizador]],
    [['Importe de la entrada:', euros(pass.precioEntrada)]],
    [['Gastos de distribución:', euros(pass.precioDistribucion)]],
    [['Importe total:', euros(pass.precioTotal)]],
  ];
  bought.forEach((line, row) => stroked(paper, 362 + row * 28, line));
  rule(paper, 40, 514, 555, '#999');
  stroked(paper, 532, [
    ['NIF del organizador:', pass.nifOrganizador],
    ['NIF del distribuidor:', pass.nifDistr],
  ]);
  howToGetThere(paper, pass);
  prose(paper, 40, 752, 515, SELLER_ES, { size: 9 });
  paper.put(297, 808, 'pmb.example · abonados@pmb.example', { size: 10, color: RED, center: true });
  return paper;
}

/** Pairs on one line with a stroke between each and the next. */
function stroked(paper: Paper, y: number, line: readonly Pair[]): void {
  let x = 40;
  line.forEach(([label, value], index) => {
    if (index > 0) {
      paper.put(x, y, '|', { size: 12, color: DIM });
      x += 16;
    }
    paper.put(x, y, label, { font: 'Helvetica-Bold', size: 12, color: INK });
    x += paper.document.widthOfString(label) + 6;
    fitted(paper, x, y, 555 - x, value, { size: 12 });
    x += paper.document.widthOfString(String(value)) + 16;
  });
}

function howToGetThere(paper: Paper, pass: PassTruth): void {
  paper.frame(40, 578, 515, 150);
  paper.put(56, 594, 'Cómo llegar', { font: 'Helvetica-Bold', size: 14, color: RED });
  const ways = [
    'En autobús: las líneas 8 y 34 paran delante de la puerta principal.',
    'En bicicleta: hay sesenta aparcamientos vigilados junto a la pista exterior.',
    'En coche: el aparcamiento abre dos horas antes y es gratuito para abonados.',
  ];
  ways.forEach((way, row) => paper.put(56, 620 + row * 22, way, { size: 11.5 }));
  const open = `Las puertas abren una hora antes de cada partido. Calendario ${shortSeason(pass.temporada)} en la web.`;
  paper.put(56, 698, open, { font: 'Helvetica-Oblique', size: 11 });
}

export const setP: readonly PassLayout[] = [
  { name: 'P: dotted sheet with the seat first, ca', passes: 1, draw: dottedSheet },
  { name: 'P: pairs on lines under a strip, es', passes: 1, draw: pairsOnLines },
  ...pCardLayouts,
  ...pPackLayouts,
  ...pSellerLayouts,
  ...pOfficeLayouts,
];
