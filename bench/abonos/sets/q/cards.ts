import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, pairs, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, prose, rule, upwards } from '../../drawing/print-shop.ts';
import { DIM, FLAME, LABEL, mark, NIGHT, SAND, SELLER_CA, VALUE } from './printers.ts';

// Set Q: the seller's cards: four to cut out, one for the wallet with its stub, and one across with labels under the values.

type Row = readonly (readonly [number, ...Pair])[];

const WALLET: [number, number] = [640, 262];

/** Both languages: four cards on a page, two beside two. */
async function four(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) {
    const left = 24 + (index % 2) * 282;
    const top = 20 + Math.floor(index / 2) * 402;
    await cutOut(paper, pass, left, top, `${index + 1}/${passes.length}`);
  }
  cut(paper, 297.5, 14, 297.5, 820);
  cut(paper, 14, 412, 581, 412);
  paper.put(297, 824, 'Retallau per les ratlles · Recorte por las rayas', {
    size: 8.5,
    color: DIM,
    center: true,
  });
  return paper;
}

async function cutOut(paper: Paper, pass: PassTruth, x: number, y: number, number: string): Promise<void> {
  band(paper, x, y, 265, 26, FLAME);
  const title = `PMB · Abonament / Abono ${shortSeason(pass.temporada)}`;
  paper.put(x + 10, y + 7, title, { font: 'Helvetica-Bold', size: 12, color: '#fff' });
  paper.put(x + 255, y + 8, number, { size: 10, color: '#fff', right: true });
  await paper.code(x + 193, y + 32, 74, pass.codigoLocalizador);
  const value = { ...VALUE, size: 11 };
  const rows: Row[] = [
    [[198, "Nom de l'assistent / Nombre del asistente", pass.nombreAsistente]],
    [[198, "Tipus d'abonament / Tipo de abono", pass.tipoAbonament]],
    [[275, 'Esdeveniment / Evento', pass.evento]],
    [
      [198, 'Recinte / Recinto', pass.recinto],
      [81, 'Temporada', pass.temporada],
    ],
    [[275, 'Adreça / Dirección', pass.direccion]],
    [
      [110, 'Anell / Anillo', pass.anillo],
      [64, 'Bloc / Bloque', pass.bloque],
      [28, 'Fila', pass.fila],
      [77, 'Seient / Asiento', pass.asiento],
    ],
    [
      [86, 'Preu / Precio', euros(pass.precioEntrada)],
      [116, 'Distribució / Distribución', euros(pass.precioDistribucion)],
      [77, 'Total', euros(pass.precioTotal)],
    ],
    [
      [138, 'Referència / Referencia', pass.referenciaTicket],
      [140, 'Localitzador / Localizador', pass.codigoLocalizador],
    ],
    [
      [138, 'NIF organitzador / organizador', pass.nifOrganizador],
      [140, 'NIF distribuïdor / distribuidor', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => {
    const line = y + 38 + index * 37;
    if (index > 1) rule(paper, x, line - 6, x + 265, '#bbb');
    overRow(paper, x, line, row, { size: 8, color: DIM }, value);
  });
  paper.put(x, y + 373, 'Personal i intransferible', { size: 8.5, color: DIM });
}

/** Spanish: a card for the wallet, and beside it the stub with what was paid. */
async function wallet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(WALLET);
  band(paper, 0, 0, 12, 262, FLAME);
  mark(paper, 28, 18, 24, FLAME);
  paper.put(420, 22, 'Tarjeta de abonado', { font: 'Helvetica-Bold', size: 17, color: NIGHT, right: true });
  fitted(paper, 28, 70, 270, pass.nombreAsistente, { ...VALUE, size: 18 });
  const small = { size: 10, color: DIM };
  const bold = { ...VALUE, size: 10.5 };
  const kind: Pair[] = [
    ['Tipo de abono', pass.tipoAbonament],
    ['Temporada', pass.temporada],
  ];
  pairs(paper, 28, 96, kind, small, bold, 10);
  await paper.code(318, 58, 106, pass.codigoLocalizador);
  const lines: Pair[] = [
    ['Evento', pass.evento],
    ['Recinto', pass.recinto],
    ['Dirección', pass.direccion],
  ];
  lines.forEach(([label, value], row) => {
    paper.put(28, 120 + row * 18, label, small);
    fitted(paper, 84, 120 + row * 18, 230, value, bold);
  });
  band(paper, 28, 182, 392, 48, SAND);
  const seat = seatOf(pass, ['ANILLO', 'BLOQUE', 'FILA', 'ASIENTO']);
  const widths = [190, 72, 58, 76];
  const row = seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const);
  overRow(paper, 40, 189, row, LABEL, { ...VALUE, size: 19 });
  paper.put(28, 240, 'Presente esta tarjeta en el torno de su puerta.', { size: 9, color: DIM });
  cut(paper, 440, 6, 440, 256);
  upwards(paper, 450, 246, 'RESGUARDO PARA EL TITULAR', { size: 8.5, color: DIM });
  const stub: Pair[] = [
    ['Referencia ticket', pass.referenciaTicket],
    ['Localizador', pass.codigoLocalizador],
    ['NIF organizador', pass.nifOrganizador],
    ['NIF distribuidor', pass.nifDistr],
    ['Precio', euros(pass.precioEntrada)],
    ['Distribución', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  stub.forEach(([label, value], index) => {
    const line = 22 + index * 30;
    paper.put(470, line, label, { size: 9.5, color: DIM });
    fitted(paper, 624, line, 82, value, { ...bold, right: true });
    rule(paper, 470, line + 18, 624, '#bbb');
  });
  paper.put(624, 240, 'pmb.example', { font: 'Helvetica-Bold', size: 9, color: FLAME, right: true });
  return paper;
}

/** Catalan: as on a form that was filled in, each value stands on a line and its label under the line. */
async function underTheLine(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  mark(paper, 28, 20, 30, NIGHT);
  paper.put(112, 24, 'Abonament de temporada', { font: 'Helvetica-Bold', size: 20, color: NIGHT });
  paper.put(112, 50, 'Palma Mallorca Bàsquet', { size: 12, color: FLAME });
  await paper.code(460, 12, 112, pass.referenciaTicket);
  const rows: Row[] = [
    [
      [250, "Nom de l'assistent", pass.nombreAsistente],
      [174, "Tipus d'abonament", pass.tipoAbonament],
    ],
    [
      [268, 'Esdeveniment', pass.evento],
      [90, 'Temporada', pass.temporada],
      [181, 'Codi localitzador', pass.codigoLocalizador],
    ],
    [
      [268, 'Recinte', pass.recinto],
      [271, 'Adreça', pass.direccion],
    ],
    [
      [220, 'Anell', pass.anillo],
      [110, 'Bloc', pass.bloque],
      [100, 'Fila', pass.fila],
      [109, 'Seient', pass.asiento],
    ],
    [
      [180, 'Preu entrada', euros(pass.precioEntrada)],
      [180, 'Despeses de distribució', euros(pass.precioDistribucion)],
      [179, 'Preu total', euros(pass.precioTotal)],
    ],
    [
      [180, 'Referència tiquet', pass.referenciaTicket],
      [180, 'NIF organitzador', pass.nifOrganizador],
      [179, 'NIF distribuïdor', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => {
    const y = 90 + index * 46;
    let x = 28;
    for (const [width, label, value] of row) {
      fitted(paper, x + 3, y, width - 18, value, { ...VALUE, size: 13 });
      rule(paper, x, y + 16, x + width - 12, '#444', 0.8);
      paper.put(x + 3, y + 19, label, LABEL);
      x += width;
    }
  });
  prose(paper, 28, 376, 539, SELLER_CA, { size: 8.5 });
  return paper;
}

export const qCardLayouts: readonly PassLayout[] = [
  { name: 'Q: four cards to cut out, both languages', passes: 4, draw: four },
  { name: 'Q: wallet card with stub, es', passes: 1, draw: wallet },
  { name: 'Q: labels under the line, ca', passes: 1, draw: underTheLine },
];
