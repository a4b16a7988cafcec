import type { PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { type Pair, pairs, seatOf } from '../../drawing/pieces.ts';
import { band, prose } from '../../drawing/print-shop.ts';
import { beside, BOLD, BLUE, DIM, RED, sumsOf, TERMS_CA, TERMS_ES } from './prints.ts';

// Set R: papers of several passes.

/** Four passes in a grid, each a short list under a coloured heading. */
async function gridOfFour(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(297, 20, 'Els teus abonaments', { font: BOLD, size: 20, color: BLUE, center: true });
  for (const [index, pass] of passes.entries())
    await gridCell(paper, pass, 24 + (index % 2) * 278, 52 + Math.floor(index / 2) * 378, index + 1);
  prose(paper, 24, 810, 547, TERMS_CA, { size: 8 });
  return paper;
}

async function gridCell(paper: Paper, pass: PassTruth, x: number, y: number, number: number): Promise<void> {
  paper.frame(x, y, 269, 368);
  band(paper, x, y, 269, 22, BLUE);
  paper.put(x + 10, y + 6, `Abonament ${number}`, { font: BOLD, size: 11, color: '#fff' });
  const rows: Pair[] = [
    ['Titular', pass.nombreAsistente],
    ['Tipus', pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Esdeveniment', pass.evento],
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
    ...seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']),
    ['Ref. tiquet', pass.referenciaTicket],
    ['Localitzador', pass.codigoLocalizador],
    ...sumsOf(pass, ['Preu', 'Distribució', 'Total']),
    ['NIF organitz.', pass.nifOrganizador],
    ['NIF distrib.', pass.nifDistr],
  ];
  rows.forEach((pair, row) => beside(paper, [x + 10, x + 88, x + 263], y + 31 + row * 19.8, pair, 10));
  await paper.code(x + 179, y + 168, 80, pass.referenciaTicket);
}

/** Three passes on two pages, two on the first; a heading, then lines of two and three pairs, the code at the right. */
async function overTwoPages(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) {
    if (index > 0 && index % 2 === 0) paper.document.addPage();
    if (index % 2 === 0) headAndFoot(paper, index / 2 + 1, Math.ceil(passes.length / 2));
    await strip(paper, pass, 84 + (index % 2) * 340, `Abono ${index + 1} de ${passes.length}`);
  }
  return paper;
}

function headAndFoot(paper: Paper, page: number, pages: number): void {
  paper.put(40, 32, 'Palma Mallorca Bàsquet', { font: BOLD, size: 18, color: RED });
  paper.put(555, 37, 'Abonos de su pedido', { size: 13, right: true });
  prose(paper, 40, 776, 440, TERMS_ES, { size: 8.5 });
  paper.put(555, 786, `Página ${page} de ${pages}`, { size: 9, color: DIM, right: true });
}

async function strip(paper: Paper, pass: PassTruth, y: number, title: string): Promise<void> {
  band(paper, 40, y, 515, 24, RED);
  paper.put(50, y + 6, title, { font: BOLD, size: 12, color: '#fff' });
  paper.frame(40, y + 24, 515, 286);
  await paper.code(425, y + 34, 118, pass.codigoLocalizador);
  const single: Pair[] = [
    ['Nombre', pass.nombreAsistente],
    ['Tarifa', pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Evento', pass.evento],
  ];
  single.forEach((pair, row) => beside(paper, [52, 132, 418], y + 38 + row * 28, pair, 12));
  const places: Pair[] = [
    ['Recinto', pass.recinto],
    ['Dirección', pass.direccion],
  ];
  places.forEach((pair, row) => beside(paper, [52, 132, 545], y + 158 + row * 26, pair, 12));
  const lines: Pair[][] = [
    seatOf(pass, ['Anillo:', 'Bloque:', 'Fila:', 'Asiento:']),
    sumsOf(pass, ['Precio:', 'Distribución:', 'Precio total:']),
    [
      ['Ref.:', pass.referenciaTicket],
      ['Localizador:', pass.codigoLocalizador],
    ],
    [
      ['NIF organizador:', pass.nifOrganizador],
      ['NIF distribuidor:', pass.nifDistr],
    ],
  ];
  lines.forEach((line, row) =>
    pairs(paper, 52, y + 212 + row * 24, line, { font: BOLD, size: 12 }, { size: 12 }),
  );
}

export const rPackLayouts: readonly PassLayout[] = [
  { name: 'R: grid of four, ca', passes: 4, draw: gridOfFour },
  { name: 'R: three over two pages, es', passes: 3, draw: overTwoPages },
];
