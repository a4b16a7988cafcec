import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, shortSeason, signed } from '../../drawing/pieces.ts';
import { band, cut, rounded, rule, upwards } from '../../drawing/print-shop.ts';
import { ball, BRICK, CLUB_CA, graderia, OLIVE, SOFT } from './clubs.ts';

// Set K: cards and tickets: two in ruled tables, three side by side across a sheet, a ticket of the window's printer.

/** A cell of a table: its labels in Catalan and Spanish, one where both say the same, and how much of the width it takes. */
type TwoTongues = readonly [catalan: string, spanish: string, value: string | number];

/** Two passes on a sheet, each a ruled table: shaded cells with the label in both languages, the value in the cell beside. */
async function twoRuled(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) ruledPass(paper, pass, 34 + index * 396);
  cut(paper, 10, 418, 585, 418);
  return paper;
}

function ruledPass(paper: Paper, pass: PassTruth, y: number): void {
  ball(paper, 40, y, 28, BRICK);
  paper.put(78, y + 7, CLUB_CA, { font: 'Helvetica-Bold', size: 14, color: BRICK });
  paper.put(555, y + 8, 'ABONAMENT / ABONO', { font: 'Helvetica-Bold', size: 13, right: true });
  const rows: TwoTongues[][] = [
    [
      ['Nom', 'Nombre', pass.nombreAsistente],
      ["Tipus d'abonament", 'Tipo de abono', pass.tipoAbonament],
    ],
    [['Esdeveniment', 'Evento', pass.evento]],
    [['Recinte', 'Recinto', pass.recinto]],
    [['Adreça', 'Dirección', pass.direccion]],
    [
      ['Temporada', 'Temporada', pass.temporada],
      ['Anell', 'Anillo', pass.anillo],
    ],
    [
      ['Bloc', 'Bloque', pass.bloque],
      ['Fila', 'Fila', pass.fila],
    ],
    [
      ['Seient', 'Asiento', pass.asiento],
      ['Codi localitzador', 'Código localizador', pass.codigoLocalizador],
    ],
    [
      ['Referència tiquet', 'Referencia ticket', pass.referenciaTicket],
      ['Preu entrada', 'Precio entrada', euros(pass.precioEntrada)],
    ],
    [
      ['Despeses distribució', 'Gastos distribución', euros(pass.precioDistribucion)],
      ['Preu total', 'Precio total', euros(pass.precioTotal)],
    ],
    [
      ['NIF organitzador', 'NIF organizador', pass.nifOrganizador],
      ['NIF distribuïdor', 'NIF distribuidor', pass.nifDistr],
    ],
  ];
  rows.forEach((cells, row) => {
    const top = y + 38 + row * 30;
    cells.forEach(([catalan, spanish, value], column) => {
      const x = 40 + column * 262;
      const wide = cells.length === 1 ? 417 : column === 0 ? 164 : 155;
      band(paper, x, top, 98, 30, '#f3e6e0');
      paper.frame(x, top, 98, 30);
      paper.frame(x + 98, top, wide, 30);
      if (catalan === spanish) paper.put(x + 5, top + 10.5, catalan, { font: 'Helvetica-Bold', size: 9 });
      else {
        paper.put(x + 5, top + 5, catalan, { font: 'Helvetica-Bold', size: 9 });
        paper.put(x + 5, top + 16.5, spanish, { font: 'Helvetica-Oblique', size: 9 });
      }
      fitted(paper, x + 105, top + 9.5, wide - 12, value, { size: 12 });
    });
  });
  const foot = 'Personal i intransferible · Personal e intransferible · www.basquetpla.example';
  paper.put(297, y + 348, foot, { size: 9, color: SOFT, center: true });
}

type Spot = readonly [x: number, y: number, width: number, label: string, value: string | number];

/** Three cards side by side on a sheet that lies: the seat on a dark strip, the code at the foot. */
async function threeAcross(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper([842, 595]);
  for (const [index, pass] of passes.entries()) await uprightCard(paper, pass, 22 + index * 270);
  for (const x of [287, 557]) cut(paper, x, 8, x, 587);
  return paper;
}

async function uprightCard(paper: Paper, pass: PassTruth, x: number): Promise<void> {
  rounded(paper, x, 20, 256, 555);
  ball(paper, x + 14, 32, 34, OLIVE);
  paper.put(x + 58, 34, 'CB Vall de Sóller', { font: 'Helvetica-Bold', size: 14, color: OLIVE });
  paper.put(x + 58, 52, `Abonament ${shortSeason(pass.temporada)}`, { size: 11.5 });
  const upper: Spot[] = [
    [14, 80, 228, 'Abonat/da', pass.nombreAsistente],
    [14, 112, 140, "Tipus d'abonament", pass.tipoAbonament],
    [164, 112, 78, 'Temporada', pass.temporada],
    [14, 144, 228, 'Esdeveniment', pass.evento],
    [14, 176, 228, 'Recinte', pass.recinto],
    [14, 208, 228, 'Adreça', pass.direccion],
  ];
  const lower: Spot[] = [
    [14, 302, 76, 'Preu entrada', signed(pass.precioEntrada, '€')],
    [98, 302, 66, 'Distribució', signed(pass.precioDistribucion, '€')],
    [172, 302, 70, 'Preu total', signed(pass.precioTotal, '€')],
    [14, 336, 114, 'Referència', pass.referenciaTicket],
    [142, 336, 100, 'Localitzador', pass.codigoLocalizador],
    [14, 370, 114, 'NIF organitzador', pass.nifOrganizador],
    [142, 370, 100, 'NIF distribuïdor', pass.nifDistr],
  ];
  for (const [left, top, width, label, value] of [...upper, ...lower]) {
    paper.put(x + left, top, label, { size: 8.5, color: SOFT });
    fitted(paper, x + left, top + 11, width, value, { font: 'Helvetica-Bold', size: 12 });
  }
  band(paper, x, 244, 256, 46, OLIVE);
  const seat: Spot[] = [
    [14, 250, 92, 'Anell', pass.anillo],
    [122, 250, 40, 'Bloc', pass.bloque],
    [170, 250, 28, 'Fila', pass.fila],
    [208, 250, 36, 'Seient', pass.asiento],
  ];
  for (const [left, top, width, label, value] of seat) {
    paper.put(x + left, top, label, { size: 9, color: '#fff' });
    fitted(paper, x + left, top + 14, width, value, { font: 'Helvetica-Bold', size: 17, color: '#fff' });
  }
  await paper.code(x + 73, 408, 110, pass.codigoLocalizador);
  const foot = ['Accés per la porta principal', 'Mostrau aquest codi a cada partit'];
  foot.forEach((line, row) =>
    paper.put(x + 128, 526 + row * 14, line, { size: 9, color: SOFT, center: true }),
  );
}

/** What the ticket window's printer puts on ready-made card: the seat large, a stub that says it again. */
async function windowTicket(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([595, 255]);
  band(paper, 0, 0, 30, 255, BRICK);
  upwards(paper, 9, 240, `ABONAMENT · ABONO ${shortSeason(pass.temporada)}`, {
    font: 'Helvetica-Bold',
    size: 13,
    color: '#fff',
  });
  graderia(paper, 42, 12, BRICK);
  const spots: Spot[] = [
    [42, 40, 250, 'Esdeveniment / Evento', pass.evento],
    [340, 40, 100, 'Temporada', pass.temporada],
    [42, 69, 180, 'Recinte / Recinto', pass.recinto],
    [236, 69, 204, 'Adreça / Dirección', pass.direccion],
    [42, 98, 180, 'Assistent / Asistente', pass.nombreAsistente],
    [236, 98, 130, 'Tarifa', pass.tipoAbonament],
    [42, 175, 110, 'Preu / Precio entrada', euros(pass.precioEntrada)],
    [172, 175, 120, 'Distribució / Distribución', euros(pass.precioDistribucion)],
    [312, 175, 120, 'Preu / Precio total', euros(pass.precioTotal)],
    [42, 205, 190, 'NIF organitzador / organizador', pass.nifOrganizador],
    [236, 205, 190, 'NIF distribuïdor / distribuidor', pass.nifDistr],
    [468, 112, 115, 'Ref. tiquet / ticket', pass.referenciaTicket],
    [468, 142, 115, 'Localitzador / Localizador', pass.codigoLocalizador],
  ];
  for (const [x, y, width, label, value] of spots) {
    paper.put(x, y, label, { size: 8.5, color: SOFT });
    fitted(paper, x, y + 10.5, width, value, { font: 'Helvetica-Bold', size: 11.5 });
  }
  rule(paper, 42, 128, 440, '#000', 1);
  rule(paper, 42, 171, 440, '#000', 1);
  const seat: Spot[] = [
    [42, 133, 150, 'Anell / Anillo', pass.anillo],
    [208, 133, 70, 'Bloc / Bloque', pass.bloque],
    [296, 133, 50, 'Fila', pass.fila],
    [364, 133, 76, 'Seient / Asiento', pass.asiento],
  ];
  for (const [x, y, width, label, value] of seat) {
    paper.put(x, y, label, { size: 8.5, color: SOFT });
    fitted(paper, x, y + 12, width, value, { font: 'Helvetica-Bold', size: 20 });
  }
  cut(paper, 454, 4, 454, 251);
  await paper.code(478, 12, 92, pass.referenciaTicket);
  const stub: [string, string | number][] = [
    ['Bloc / Bloque', pass.bloque],
    ['Fila', pass.fila],
    ['Seient / Asiento', pass.asiento],
  ];
  stub.forEach(([label, value], row) => {
    paper.put(468, 178 + row * 18, label, { size: 9, color: SOFT });
    paper.put(583, 176 + row * 18, value, { font: 'Helvetica-Bold', size: 13, right: true });
  });
  const rules = 'No es canvia ni es torna. / No se cambia ni se devuelve. IVA inclòs / incluido.';
  paper.put(42, 237, rules, { size: 8.5, color: SOFT });
  return paper;
}

export const kCardLayouts: readonly PassLayout[] = [
  { name: 'K: two ruled tables, both languages', passes: 2, draw: twoRuled },
  { name: 'K: three across, ca', passes: 3, draw: threeAcross },
  { name: 'K: ticket of the window, both languages', passes: 1, draw: windowTicket },
];
