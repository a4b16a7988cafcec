import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, rule, upwards } from '../../drawing/print-shop.ts';
import { bold, FOAM, HAIR, INK, MIST, NAVY, plain, type Row, SEA, waves } from './studios.ts';

// Set T: pages of a booklet with several passes: four quarters of a page, three ruled forms.

/** Four passes, a quarter of the page each, to be cut crosswise. */
async function quarters(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  cut(paper, 297.5, 8, 297.5, 834);
  cut(paper, 8, 421, 587, 421);
  for (const [index, pass] of passes.entries())
    await quarter(paper, pass, (index % 2) * 297.5, Math.floor(index / 2) * 421);
  return paper;
}

async function quarter(paper: Paper, pass: PassTruth, left: number, top: number): Promise<void> {
  const x = left + 22;
  band(paper, x, top + 20, 254, 26, NAVY);
  paper.put(x + 9, top + 27, 'PMB', bold(14, '#fff'));
  const title = `ABONO ${shortSeason(pass.temporada)}`;
  paper.put(x + 245, top + 28, title, { ...bold(12, '#fff'), right: true });
  const rows: Row[] = [
    [[268, 'Abonado', pass.nombreAsistente]],
    [
      [170, 'Tarifa', pass.tipoAbonament],
      [98, 'Temporada', pass.temporada],
    ],
    [[268, 'Evento', pass.evento]],
    [[268, 'Recinto', pass.recinto]],
    [[268, 'Dirección', pass.direccion]],
  ];
  rows.forEach((row, index) => overRow(paper, x, top + 54 + index * 30, row, plain(8.5), bold(11.5)));
  band(paper, x, top + 208, 254, 42, MIST);
  const seat = seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']);
  const widths = [110, 54, 44, 54];
  const places = seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const);
  overRow(paper, x + 8, top + 213, places, plain(8.5), bold(15, NAVY));
  const list: Pair[] = [
    ['Precio', euros(pass.precioEntrada)],
    ['Distribución', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
    ['Ref. ticket', pass.referenciaTicket],
    ['Localizador', pass.codigoLocalizador],
    ['NIF organizador', pass.nifOrganizador],
    ['NIF distribuidor', pass.nifDistr],
  ];
  list.forEach(([label, value], row) => {
    const y = top + 261 + row * 19;
    paper.put(x, y, label, plain(9.5));
    fitted(paper, x + 80, y - 1, 84, value, bold(11));
  });
  rule(paper, x, top + 313, x + 164, HAIR);
  await paper.code(x + 172, top + 262, 82, pass.codigoLocalizador);
  paper.put(x + 213, top + 350, 'Un acceso', { ...plain(9), center: true });
  paper.put(x + 213, top + 362, 'por partido', { ...plain(9), center: true });
}

/** Three ruled forms in Catalan, one under the other, each with a coloured edge and its code in a column of its own. */
async function ruledForms(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) {
    await form(paper, pass, 16 + index * 274, `Full ${index + 1} del quadern`);
    if (index > 0) cut(paper, 8, 8 + index * 274, 587, 8 + index * 274);
  }
  return paper;
}

const CELL = 35;

async function form(paper: Paper, pass: PassTruth, y: number, leaf: string): Promise<void> {
  band(paper, 28, y, 30, CELL * 7, SEA);
  const title = 'ABONAMENT DE TEMPORADA';
  upwards(paper, 37, y + 222, title, bold(14, '#fff'));
  const rows: Row[] = [
    [
      [240, 'Nom i llinatges', pass.nombreAsistente],
      [155, 'Modalitat', pass.tipoAbonament],
    ],
    [
      [280, 'Competició', pass.evento],
      [115, 'Temporada', pass.temporada],
    ],
    [[395, 'Recinte', pass.recinto]],
    [[395, 'Adreça', pass.direccion]],
    [
      [155, 'Anell', pass.anillo],
      [80, 'Bloc', pass.bloque],
      [80, 'Fila', pass.fila],
      [80, 'Seient', pass.asiento],
    ],
    [
      [125, "Preu de l'entrada", euros(pass.precioEntrada)],
      [145, 'Despeses de distribució', euros(pass.precioDistribucion)],
      [125, 'Preu total', euros(pass.precioTotal)],
    ],
    [
      [197.5, 'NIF organitzador', pass.nifOrganizador],
      [197.5, 'NIF distribuïdor', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => ruled(paper, 58, y + index * CELL, row, index === 4));
  paper.document.rect(453, y, 114, CELL * 7).stroke();
  waves(paper, 492, y + 16, SEA);
  await paper.code(462, y + 34, 96, pass.referenciaTicket);
  const codes: Pair[] = [
    ['Núm. de tiquet', pass.referenciaTicket],
    ['Codi localitzador', pass.codigoLocalizador],
  ];
  codes.forEach((pair, row) =>
    overRow(paper, 461, y + 142 + row * 36, [[114, ...pair]], plain(9), bold(12.5)),
  );
  paper.put(510, y + 224, leaf, { ...plain(9), center: true });
}

function ruled(paper: Paper, x: number, y: number, row: Row, shaded: boolean): void {
  let left = x;
  for (const [width, label, value] of row) {
    if (shaded) band(paper, left, y, width, CELL, FOAM);
    paper.document.lineWidth(0.8).strokeColor(SEA).rect(left, y, width, CELL).stroke();
    const own = { ...bold(12.5), color: INK };
    overRow(paper, left + 7, y + 5, [[width + 3, label, value]], plain(9), own);
    left += width;
  }
}

export const tBookletLayouts: readonly PassLayout[] = [
  { name: 'T: four quarters of a booklet page, es', passes: 4, draw: quarters },
  { name: 'T: three ruled forms of a booklet, ca', passes: 3, draw: ruledForms },
];
