import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair, seatOf } from '../../drawing/pieces.ts';
import { prose, rule } from '../../drawing/print-shop.ts';
import { uGridLayouts } from './grids.ts';
import { uPackLayouts } from './packs.ts';
import { DIM, heading, INK, NAVY, TERMS_CA, TERMS_ES } from './printers.ts';
import { uTableLayouts } from './tables.ts';

// Set U: what an engineer of a club in Mallorca draws who has the samples at hand and asks how else the same
// information might look: plain variations of order, grid, labels and languages, with one or several passes on a page;
// here those that are lists. Drawn without knowledge of the reader, and measured for the first time on 2026-11-23
// (fields right: text 100 %, scan 99.6 %, poor 97.5 %, turned 98.3 %; no invented pass).

type Section = readonly [title: string, list: readonly Pair[]];

/** Sections under headings, each with its labels in one column and the values in the next; two of them share the width. */
async function sections(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  heading(paper, 48, 547, 'Club Bàsquet Ponent', 'Abono de temporada', NAVY);
  const holder: Section = [
    'Titular',
    [
      ['Nombre y apellidos:', pass.nombreAsistente],
      ['Tipo de abono:', pass.tipoAbonament],
    ],
  ];
  const event: Section = [
    'Evento y recinto',
    [
      ['Evento:', pass.evento],
      ['Temporada:', pass.temporada],
      ['Recinto:', pass.recinto],
      ['Dirección:', pass.direccion],
    ],
  ];
  const seat: Section = ['Localidad', seatOf(pass, ['Anillo:', 'Bloque:', 'Fila:', 'Asiento:'])];
  const sums: Section = [
    'Importe',
    [
      ['Precio del abono:', euros(pass.precioEntrada)],
      ['Gastos de distribución:', euros(pass.precioDistribucion)],
      ['Total:', euros(pass.precioTotal)],
    ],
  ];
  const codes: Section = [
    'Códigos y datos fiscales',
    [
      ['Localizador:', pass.codigoLocalizador],
      ['Referencia del ticket:', pass.referenciaTicket],
      ['NIF del organizador:', pass.nifOrganizador],
      ['NIF del distribuidor:', pass.nifDistr],
    ],
  ];
  section(paper, 48, 547, 96, 150, holder);
  section(paper, 48, 547, 188, 150, event);
  section(paper, 48, 275, 328, 76, seat);
  section(paper, 305, 547, 328, 152, sums);
  section(paper, 48, 547, 468, 150, codes);
  await paper.code(427, 504, 120, pass.codigoLocalizador);
  prose(paper, 48, 752, 499, TERMS_ES, { size: 9 });
  return paper;
}

function section(
  paper: Paper,
  x: number,
  end: number,
  y: number,
  wide: number,
  [title, list]: Section,
): void {
  paper.put(x, y, title, { font: 'Helvetica-Bold', size: 13, color: NAVY });
  rule(paper, x, y + 18, end, NAVY, 0.8);
  list.forEach(([label, value], row) => {
    const top = y + 28 + row * 22;
    paper.put(x + 6, top, label, { size: 12, color: DIM });
    fitted(paper, x + wide, top, end - x - wide, value, { size: 12, color: INK });
  });
}

/** The print-out of a ticket desk in Catalan: dot leaders, the codes first and the person after the seat. */
async function leaders(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const style = { font: 'Courier', size: 10.5, color: INK };
  const bold = { ...style, font: 'Courier-Bold' };
  paper.put(56, 50, 'BÀSQUET SA POBLA', { ...bold, size: 16 });
  paper.put(56, 72, "ABONAMENT DE TEMPORADA - EXEMPLAR PER A L'ABONAT", { ...bold, size: 12 });
  const parts: (readonly Pair[])[] = [
    [
      ['Codi localitzador', pass.codigoLocalizador],
      ['Referència tiquet', pass.referenciaTicket],
    ],
    [
      ['Esdeveniment', pass.evento],
      ['Temporada', pass.temporada],
      ['Pavelló', pass.recinto],
      ['Adreça', pass.direccion],
    ],
    seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']),
    [
      ['Nom i llinatges', pass.nombreAsistente],
      ["Tipus d'abonament", pass.tipoAbonament],
    ],
    [
      ["Preu de l'abonament", euros(pass.precioEntrada)],
      ['Despeses de distribució', euros(pass.precioDistribucion)],
      ['Preu total', euros(pass.precioTotal)],
    ],
    [
      ["NIF de l'organitzador", pass.nifOrganizador],
      ['NIF del distribuïdor', pass.nifDistr],
    ],
  ];
  let y = 112;
  for (const list of parts) {
    for (const [label, value] of list) {
      paper.lead(56, 539, y, label, value, style);
      y += 23;
    }
    y += 14;
  }
  prose(paper, 56, y + 20, 483, TERMS_CA, { font: 'Courier', size: 9 });
  return paper;
}

export const setU: readonly PassLayout[] = [
  { name: 'U: sections under headings, es', passes: 1, draw: sections },
  { name: 'U: dot leaders of a desk, ca', passes: 1, draw: leaders },
  ...uGridLayouts,
  ...uTableLayouts,
  ...uPackLayouts,
];
