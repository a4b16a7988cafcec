import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, cut, prose, rule, upwards } from '../../drawing/print-shop.ts';
import { CLUB_SOLD, DIM, gradaOberta, PLATFORM_CA, SANS, SANS_BOLD, TEAL, VIOLET } from './printers.ts';

// Set O: three of the platform's tickets on a sheet.

const LABEL = { font: SANS, size: 8.5, color: DIM };
const VALUE = { font: SANS_BOLD, size: 11.5 };

/** Three tickets to cut: a dark strip along the side, the code at its right, then labels over values. */
async function threeTickets(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  gradaOberta(paper, 30, 20, TEAL);
  paper.put(565, 25, `${CLUB_SOLD} · 3 abonaments`, { font: SANS_BOLD, size: 12, right: true });
  for (const [index, pass] of passes.entries()) {
    await ticket(paper, pass, 58 + index * 240);
    if (index > 0) cut(paper, 10, 53 + index * 240, 585, 53 + index * 240);
  }
  prose(paper, 30, 784, 535, PLATFORM_CA, { font: SANS, size: 8.5 });
  return paper;
}

async function ticket(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  paper.frame(30, y, 535, 226);
  band(paper, 30, y, 30, 226, VIOLET);
  upwards(paper, 37, y + 214, 'ABONAMENT DE BÀSQUET', { font: SANS_BOLD, size: 14, color: '#fff' });
  await paper.code(68, y + 10, 122, pass.codigoLocalizador);
  const codes: Pair[] = [
    ['Localitzador', pass.codigoLocalizador],
    ['Referència', pass.referenciaTicket],
  ];
  codes.forEach(([label, value], row) => {
    paper.put(129, y + 140 + row * 40, label, { ...LABEL, center: true });
    fitted(paper, 129, y + 152 + row * 40, 124, value, { font: SANS_BOLD, size: 13, center: true });
  });
  cut(paper, 200, y + 4, 200, y + 222);
  const seat = seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']);
  const widths = [164, 68, 56, 62];
  const rows: (readonly [number, ...Pair])[][] = [
    [
      [200, 'Assistent', pass.nombreAsistente],
      [150, 'Tipus d’abonament', pass.tipoAbonament],
    ],
    [
      [260, 'Esdeveniment', pass.evento],
      [90, 'Temporada', pass.temporada],
    ],
    [
      [154, 'Recinte', pass.recinto],
      [196, 'Adreça', pass.direccion],
    ],
  ];
  rows.forEach((list, row) => overRow(paper, 214, y + 12 + row * 33, list, LABEL, VALUE));
  rule(paper, 214, y + 111, 553, VIOLET, 1);
  overRow(
    paper,
    214,
    y + 117,
    seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const),
    LABEL,
    { ...VALUE, size: 16 },
  );
  rule(paper, 214, y + 152, 553, VIOLET, 1);
  const lower: (readonly [number, ...Pair])[][] = [
    [
      [110, 'Preu entrada', euros(pass.precioEntrada)],
      [140, 'Despeses de gestió', euros(pass.precioDistribucion)],
      [100, 'Preu total', euros(pass.precioTotal)],
    ],
    [
      [110, 'NIF organitzador', pass.nifOrganizador],
      [140, 'NIF distribuïdor', pass.nifDistr],
      [100, 'Porta', 'Est 2'],
    ],
  ];
  lower.forEach((list, row) => overRow(paper, 214, y + 158 + row * 33, list, LABEL, VALUE));
}

export const oTicketLayouts: readonly PassLayout[] = [
  { name: 'O: three tickets, ca', passes: 3, draw: threeTickets },
];
