import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { longSeason, type Pair, pairs, shortSeason } from '../../drawing/pieces.ts';
import { band, type Cell, cells, cut, plus, prose, rule, upwards } from '../../drawing/print-shop.ts';
import { eurosAs, INK, LEGAL_CA, LEGAL_ES, logo, RED, SEA } from './vendor.ts';

// Set H: packs: four on a sheet under what they share, three tickets to tear off, a page of its own for each.

/** Four passes in a square of frames; what they have in common stands once above them. */
async function fourUnderOneHead(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  const [first] = passes;
  if (!first) throw new Error('a pack without passes');
  band(paper, 0, 0, 595, 50, RED);
  paper.put(34, 16, 'PACK DE ABONOS', { font: 'Helvetica-Bold', size: 19, color: '#fff' });
  logo(paper, 486, 11, 28, '#fff');
  const common: Pair[][] = [
    [['Evento:', first.evento]],
    [
      ['Recinto:', first.recinto],
      ['Temporada:', longSeason(first.temporada)],
    ],
    [['Dirección:', first.direccion]],
    [
      ['NIF organizador:', first.nifOrganizador],
      ['NIF distribuidor:', first.nifDistr],
    ],
  ];
  const [label, value] = [
    { size: 10.5, color: '#444' },
    { font: 'Helvetica-Bold', size: 10.5 },
  ];
  common.forEach((list, row) => pairs(paper, 34, 64 + row * 19, list, label, value, 26));
  for (const [index, pass] of passes.entries()) {
    const [x, y] = [34 + (index % 2) * 267, 148 + Math.floor(index / 2) * 304];
    paper.frame(x, y, 260, 294);
    await packed(paper, pass, x + 12, y + 10);
  }
  const sum = passes.reduce((total, pass) => plus(total, pass.precioTotal), '0.00');
  const order = `Compra n.º 24-88031 · 27/08/2024 · ${passes.length} abonos · Importe cobrado en tarjeta: ${eurosAs(sum, '€')}`;
  paper.put(34, 764, order, { size: 9.5 });
  prose(paper, 34, 786, 527, LEGAL_ES, { size: 8.5 });
  return paper;
}

async function packed(paper: Paper, pass: PassTruth, x: number, y: number): Promise<void> {
  paper.put(x, y, 'Asistente', { size: 9, color: '#555' });
  paper.put(x, y + 12, pass.nombreAsistente, { font: 'Helvetica-Bold', size: 14 });
  paper.put(x, y + 36, 'Tipo de abono', { size: 9, color: '#555' });
  paper.put(x, y + 48, pass.tipoAbonament, { font: 'Helvetica-Bold', size: 12 });
  const seat: [number, string, string | number][] = [
    [46, 'Anillo', pass.anillo],
    [122, 'Bloque', pass.bloque],
    [169, 'Fila', pass.fila],
    [212, 'Asiento', pass.asiento],
  ];
  band(paper, x, y + 70, 236, 40, '#f2f2f2');
  for (const [middle, name, text] of seat) {
    paper.put(x + middle, y + 75, name, { size: 9, color: '#555', center: true });
    paper.put(x + middle, y + 89, text, { font: 'Helvetica-Bold', size: 13, center: true });
  }
  const rows: Pair[] = [
    ['Ref. ticket', pass.referenciaTicket],
    ['Localizador', pass.codigoLocalizador],
    ['P. entrada', eurosAs(pass.precioEntrada, '€')],
    ['Distribución', eurosAs(pass.precioDistribucion, '€')],
    ['Total', eurosAs(pass.precioTotal, '€')],
  ];
  rows.forEach(([name, text], row) => {
    const top = y + 122 + row * 31;
    paper.put(x, top, name, { size: 9, color: '#555' });
    paper.put(x, top + 11, text, { font: 'Helvetica-Bold', size: 11.5 });
  });
  await paper.code(x + 136, y + 172, 104, pass.referenciaTicket);
}

/** Three tickets to tear off, in Catalan: the competition as a title, the seat in a row, a stub with the code. */
async function threeToTearOff(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) {
    const y = index * 278;
    band(paper, 22, y + 14, 34, 250, SEA);
    upwards(paper, 31, y + 250, `ABONAMENT ${shortSeason(pass.temporada)}`, {
      font: 'Helvetica-Bold',
      size: 17,
      color: '#fff',
    });
    paper.put(70, y + 16, pass.evento, { font: 'Helvetica-Bold', size: 14.5 });
    paper.put(70, y + 36, pass.recinto, { font: 'Helvetica-Bold', size: 11 });
    paper.put(70, y + 51, pass.direccion, { size: 10.5 });
    tornCells(paper, pass, y);
    paper.put(70, y + 240, `Organitzador: Palma Mallorca Bàsquet · NIF ${pass.nifOrganizador}`, { size: 9 });
    paper.put(70, y + 253, `Distribuïdor: Tiquets Ponent, SL · NIF ${pass.nifDistr}`, { size: 9 });
    cut(paper, 430, y + 8, 430, y + 270);
    await paper.code(447, y + 40, 116, pass.codigoLocalizador);
    logo(paper, 462, y + 12, 26, SEA);
    paper.put(505, y + 164, 'Codi localitzador', { size: 9, color: '#555', center: true });
    paper.put(505, y + 177, pass.codigoLocalizador, { font: 'Helvetica-Bold', size: 13, center: true });
    const seat = `Fila ${pass.fila} · Seient ${pass.asiento}`;
    paper.put(505, y + 206, seat, { font: 'Helvetica-Bold', size: 11, center: true });
    paper.put(505, y + 240, 'Part per al control', { size: 9, color: '#555', center: true });
    if (index > 0) cut(paper, 16, y, 579, y);
  }
  return paper;
}

function tornCells(paper: Paper, pass: PassTruth, y: number): void {
  const label = { size: 9, color: '#555' };
  const people: Cell[] = [
    [70, y + 74, "Nom de l'assistent", pass.nombreAsistente],
    [280, y + 74, 'Tipus', pass.tipoAbonament],
  ];
  cells(paper, people, label, { font: 'Helvetica-Bold', size: 12.5 }, 12);
  rule(paper, 70, y + 106, 416, '#999');
  const seat: Cell[] = [
    [70, y + 112, 'Anell', pass.anillo],
    [190, y + 112, 'Bloc', pass.bloque],
    [270, y + 112, 'Fila', pass.fila],
    [350, y + 112, 'Seient', pass.asiento],
  ];
  cells(paper, seat, label, { font: 'Helvetica-Bold', size: 16 }, 12);
  rule(paper, 70, y + 148, 416, '#999');
  const rest: Cell[] = [
    [70, y + 156, 'Preu entrada', euros(pass.precioEntrada)],
    [190, y + 156, 'Desp. distribució', euros(pass.precioDistribucion)],
    [310, y + 156, 'Preu total', euros(pass.precioTotal)],
    [70, y + 196, 'Referència tiquet', pass.referenciaTicket],
    [190, y + 196, 'Data de compra', '15/08/24'],
    [310, y + 196, 'Porta', 'B2'],
  ];
  cells(paper, rest, label, { font: 'Helvetica-Bold', size: 12 }, 12);
}

type Both = readonly [x: number, catalan: string, spanish: string, value: string | number];

/** A small page for each pass, both languages: Catalan over the value, Spanish beside it in slanted letters. */
async function pageForEach(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper([420, 595]);
  for (const [index, pass] of passes.entries()) {
    if (index > 0) paper.document.addPage({ size: [420, 595], margin: 0 });
    const page = `Full ${index + 1} de ${passes.length} / Hoja ${index + 1} de ${passes.length}`;
    await ownPage(paper, pass, page);
  }
  return paper;
}

async function ownPage(paper: Paper, pass: PassTruth, page: string): Promise<void> {
  logo(paper, 24, 18, 32, INK);
  paper.put(396, 20, 'Abonament', { font: 'Times-Bold', size: 19, right: true });
  paper.put(396, 42, 'Abono', { font: 'Times-Italic', size: 14, right: true });
  rule(paper, 24, 66, 396, INK, 1.4);
  const rows: Both[][] = [
    [
      [24, 'Nom', 'Nombre', pass.nombreAsistente],
      [250, 'Tipus', 'Tipo', pass.tipoAbonament],
    ],
    [
      [24, 'Esdeveniment', 'Evento', pass.evento],
      [330, 'Temporada', '', shortSeason(pass.temporada)],
    ],
    [[24, 'Recinte', 'Recinto', pass.recinto]],
    [[24, 'Adreça', 'Dirección', pass.direccion]],
    [
      [24, 'Anell', 'Anillo', pass.anillo],
      [150, 'Bloc', 'Bloque', pass.bloque],
      [240, 'Fila', '', pass.fila],
      [310, 'Seient', 'Asiento', pass.asiento],
    ],
    [
      [24, 'Preu', 'Precio', euros(pass.precioEntrada)],
      [150, 'Distribució', 'Distribución', euros(pass.precioDistribucion)],
      [310, 'Total', '', euros(pass.precioTotal)],
    ],
    [
      [24, 'NIF organitzador', 'organizador', pass.nifOrganizador],
      [210, 'NIF distribuïdor', 'distribuidor', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => {
    for (const one of row) bothOver(paper, 76 + index * 45, one);
    rule(paper, 24, 114 + index * 45, 396, '#bbb');
  });
  await paper.code(24, 400, 110, pass.codigoLocalizador);
  bothOver(paper, 410, [150, 'Codi localitzador', 'Código localizador', pass.codigoLocalizador]);
  bothOver(paper, 456, [150, 'Referència tiquet', 'Referencia ticket', pass.referenciaTicket]);
  prose(paper, 24, 520, 372, LEGAL_CA, { font: 'Times-Roman', size: 8.5 });
  paper.put(396, 570, page, { font: 'Times-Italic', size: 9.5, right: true });
}

function bothOver(paper: Paper, y: number, [x, catalan, spanish, value]: Both): void {
  paper.put(x, y, catalan, { font: 'Times-Roman', size: 10, color: '#333' });
  const after = x + paper.document.widthOfString(catalan);
  if (spanish) paper.put(after, y, ` / ${spanish}`, { font: 'Times-Italic', size: 10, color: '#333' });
  paper.put(x, y + 14, value, { font: 'Times-Bold', size: 13 });
}

export const hPackLayouts: readonly PassLayout[] = [
  { name: 'H: four under one head, es', passes: 4, draw: fourUnderOneHead },
  { name: 'H: three to tear off, ca', passes: 3, draw: threeToTearOff },
  { name: 'H: a page for each, both languages', passes: 3, draw: pageForEach },
];
