import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair, pairs, seatOf } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { beside, BOLD, DIM, holderNumber, INK, OWN_CA, OWN_ES, PALE, PLAIN, RED } from './house.ts';

// Set W: the seller's sheets with one pass.

/** Dots lead from the labels to the values at the right edge; what was paid comes first. */
async function dotted(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 595, 62, RED);
  paper.put(40, 22, 'ABONO DE TEMPORADA', { ...BOLD, size: 21, color: '#fff' });
  const parts: (readonly Pair[])[] = [
    [
      ['Precio de la entrada', euros(pass.precioEntrada)],
      ['Gastos de distribución', euros(pass.precioDistribucion)],
      ['Importe total', euros(pass.precioTotal)],
    ],
    [
      ['Código localizador', pass.codigoLocalizador],
      ['Referencia del ticket', pass.referenciaTicket],
    ],
    [
      ['Nombre y apellidos', pass.nombreAsistente],
      ['Clase de abono', pass.tipoAbonament],
      ['Temporada', pass.temporada],
    ],
    seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']),
    [
      ['Evento', pass.evento],
      ['Recinto', pass.recinto],
      ['Dirección', pass.direccion],
    ],
    [
      ['NIF del organizador', pass.nifOrganizador],
      ['NIF del distribuidor', pass.nifDistr],
    ],
  ];
  let y = 92;
  for (const list of parts) {
    for (const [label, value] of list) {
      paper.lead(40, 555, y, label, value, { ...PLAIN, size: 12 });
      y += 25;
    }
    y += 12;
  }
  await paper.code(40, y + 12, 110, pass.codigoLocalizador);
  prose(paper, 170, y + 22, 385, OWN_ES, { size: 10 });
  return paper;
}

/** A ruled table with both languages in the labels. */
async function bothLanguages(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(40, 36, `ABONAMENT / ABONO ${pass.temporada}`, { ...BOLD, size: 20 });
  paper.put(40, 64, "PMB · Oficina de l'abonat / Oficina del abonado", { ...PLAIN, color: DIM });
  const list: Pair[] = [
    ["Nom de l'abonat / Nombre del abonado", pass.nombreAsistente],
    ["Tipus d'abonament / Tipo de abono", pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Esdeveniment / Evento', pass.evento],
    ['Recinte / Recinto', pass.recinto],
    ['Adreça / Dirección', pass.direccion],
    ...seatOf(pass, ['Anell / Anillo', 'Bloc / Bloque', 'Fila', 'Seient / Asiento']),
    ['Preu entrada / Precio entrada', euros(pass.precioEntrada)],
    ['Despeses de distribució / Gastos de distribución', euros(pass.precioDistribucion)],
    ['Preu total / Precio total', euros(pass.precioTotal)],
    ['Referència tiquet / Referencia ticket', pass.referenciaTicket],
    ['Codi localitzador / Código localizador', pass.codigoLocalizador],
    ['NIF organitzador / NIF organizador', pass.nifOrganizador],
    ['NIF distribuïdor / NIF distribuidor', pass.nifDistr],
  ];
  list.forEach(([label, value], row) => {
    const y = 96 + row * 30;
    if (row % 2 === 0) band(paper, 40, y, 515, 30, PALE);
    paper.put(50, y + 10, label, { ...PLAIN, size: 10.5 });
    fitted(paper, 306, y + 9, 241, value, { ...BOLD, size: 12 });
    rule(paper, 40, y + 30, 555, '#aaa');
  });
  await paper.code(435, 624, 120, pass.codigoLocalizador);
  prose(paper, 40, 634, 360, OWN_CA, { size: 10 });
  prose(paper, 40, 694, 360, OWN_ES, { size: 10 });
  return paper;
}

/** Headed parts: the person, the match, the seat on one line, the sums as on a bill, the codes. */
async function headedParts(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(40, 36, "Comprovant d'abonament", { ...BOLD, size: 22, color: RED });
  paper.put(555, 44, "Data d'emissió: 24/07/2026", { ...PLAIN, right: true });
  rule(paper, 40, 72, 555, RED, 2);
  const columns = [132, 370, 26] as const;
  const label = { ...PLAIN, size: 12, color: DIM };
  const value = { ...PLAIN, size: 12.5 };
  head(paper, 92, 'Abonat');
  const person: Pair[] = [
    ['Nom i llinatges', pass.nombreAsistente],
    ['DNI/NIE', holderNumber(pass)],
    ["Tipus d'abonament", pass.tipoAbonament],
    ['Temporada', pass.temporada],
  ];
  beside(paper, [50, 126], person, columns, label, value);
  head(paper, 240, 'Esdeveniment i lloc');
  const place: Pair[] = [
    ['Esdeveniment', pass.evento],
    ['Pavelló', pass.recinto],
    ['Adreça del pavelló', pass.direccion],
  ];
  beside(paper, [50, 274], place, columns, label, value);
  head(paper, 362, 'Localitat');
  const seat = seatOf(pass, ['Anell:', 'Bloc:', 'Fila:', 'Seient:']);
  pairs(paper, 50, 396, seat, label, { ...BOLD, size: 14 }, 34);
  head(paper, 436, 'Imports (IVA inclòs)');
  const sums: Pair[] = [
    ["Preu de l'abonament", euros(pass.precioEntrada)],
    ['Despeses de distribució', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  sums.forEach(([name, sum], row) => {
    const font = row === 2 ? BOLD.font : PLAIN.font;
    paper.put(50, 470 + row * 26, name, { ...value, font });
    paper.put(545, 470 + row * 26, sum, { ...value, font, right: true });
    if (row === 1) rule(paper, 50, 516, 545, '#777');
  });
  head(paper, 558, 'Identificació');
  const codes: Pair[] = [
    ['Referència', pass.referenciaTicket],
    ['Localitzador', pass.codigoLocalizador],
    ["NIF de l'organitzador", pass.nifOrganizador],
    ['NIF del distribuïdor', pass.nifDistr],
  ];
  beside(paper, [50, 592], codes, [150, 200, 26], label, value);
  await paper.code(445, 592, 100, pass.referenciaTicket);
  prose(paper, 40, 726, 515, OWN_CA, { size: 10 });
  return paper;
}

function head(paper: Paper, y: number, text: string): void {
  band(paper, 40, y, 515, 22, PALE);
  paper.put(50, y + 6, text, { ...BOLD, size: 12, color: INK });
}

export const wSheetLayouts: readonly PassLayout[] = [
  { name: 'W: dot leaders, what was paid first, es', passes: 1, draw: dotted },
  { name: 'W: ruled table, both languages', passes: 1, draw: bothLanguages },
  { name: 'W: headed parts, ca', passes: 1, draw: headedParts },
];
