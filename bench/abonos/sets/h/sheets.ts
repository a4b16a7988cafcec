import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { longSeason, type Pair, shortSeason } from '../../drawing/pieces.ts';
import { amount, band, prose, rule } from '../../drawing/print-shop.ts';
import { eurosAs, INK, LEGAL_CA, LEGAL_ES, logo, RED, SEA } from './vendor.ts';

// Set H: whole sheets with one pass: the list, the Catalan table, the slip with heads over its columns.

/** The list of the samples another year: the code at its left, the seat first, other words, prices before the companies. */
async function listBesideCode(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  logo(paper, 44, 34, 36, RED);
  paper.put(551, 34, 'Abono de temporada', { font: 'Times-Bold', size: 24, color: RED, right: true });
  paper.put(551, 62, 'Palma Mallorca Bàsquet', { font: 'Times-Italic', size: 13, right: true });
  rule(paper, 44, 86, 551, RED, 2);
  await paper.code(38, 104, 128, pass.referenciaTicket);
  const groups: Pair[][] = [
    [
      ['Anillo', pass.anillo],
      ['Sector', pass.bloque],
      ['Fila', pass.fila],
      ['Butaca', pass.asiento],
    ],
    [
      ['Titular', pass.nombreAsistente],
      ['Clase de abono', pass.tipoAbonament],
      ['Campaña', shortSeason(pass.temporada)],
    ],
    [
      ['Competición', pass.evento],
      ['Lugar', pass.recinto],
      ['Domicilio', pass.direccion],
    ],
    [
      ['Precio abono', euros(pass.precioEntrada)],
      ['Gastos distribución', euros(pass.precioDistribucion)],
      ['Importe total', euros(pass.precioTotal)],
    ],
    [
      ['N.º de ticket', pass.referenciaTicket],
      ['Localizador', pass.codigoLocalizador],
      ['NIF del organizador', pass.nifOrganizador],
      ['NIF del distribuidor', pass.nifDistr],
    ],
  ];
  let y = 106;
  for (const group of groups) {
    for (const [label, value] of group) {
      paper.put(190, y, `${label}:`, { font: 'Times-Roman', size: 13 });
      const after = 190 + paper.document.widthOfString(`${label}: `);
      paper.put(after, y, value, { font: 'Times-Bold', size: 13 });
      y += 23;
    }
    rule(paper, 190, y + 2, 551, '#bbb');
    y += 12;
  }
  paper.put(190, y + 4, 'Emitido en Palma el 19 de julio de 2024', { font: 'Times-Italic', size: 11 });
  prose(paper, 44, 764, 507, LEGAL_ES, { font: 'Times-Roman', size: 9 });
  return paper;
}

/** The Catalan table another year: bands without rules, values at the right edge, groups with heads, no code. */
async function valuesAtTheEdge(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  logo(paper, 60, 38, 30, SEA);
  const title = `ABONAMENT ${longSeason(pass.temporada)}`;
  paper.put(535, 42, title, { font: 'Helvetica-Bold', size: 20, color: SEA, right: true });
  const groups: [string, Pair[]][] = [
    [
      'PARTITS',
      [
        ['Acte', pass.evento],
        ['Lloc', pass.recinto],
        ['Adreça', pass.direccion],
        ['Temporada', longSeason(pass.temporada)],
      ],
    ],
    [
      'ESPECTADOR',
      [
        ["Nom de l'espectador", pass.nombreAsistente],
        ['Modalitat', pass.tipoAbonament],
        ['Anell', pass.anillo],
        ['Bloc', pass.bloque],
        ['Fila', pass.fila],
        ['Seient', pass.asiento],
      ],
    ],
    [
      'PAGAMENT',
      [
        ['Codi localitzador', pass.codigoLocalizador],
        ['Ref. tiquet', pass.referenciaTicket],
        ["Preu de l'abonament", eurosAs(pass.precioEntrada, ' EUR')],
        ['Cost de distribució', eurosAs(pass.precioDistribucion, ' EUR')],
        ['Preu final', eurosAs(pass.precioTotal, ' EUR')],
      ],
    ],
    [
      'EMPRESES',
      [
        ["NIF de l'organitzador", pass.nifOrganizador],
        ['NIF de la distribuïdora', pass.nifDistr],
      ],
    ],
  ];
  let y = 92;
  for (const [head, rows] of groups) {
    paper.put(60, y, head, { font: 'Helvetica-Bold', size: 10, color: SEA });
    y += 17;
    rows.forEach(([label, value], row) => {
      if (row % 2 === 0) band(paper, 52, y, 491, 25, '#e8f0f2');
      paper.put(60, y + 7, label, { size: 11.5, color: INK });
      paper.put(535, y + 7, value, { font: 'Helvetica-Bold', size: 11.5, right: true });
      y += 25;
    });
    y += 16;
  }
  paper.put(60, y + 6, 'Data de compra: 02.09.2024 · Tel. 971 44 18 50', { size: 10, color: '#444' });
  prose(paper, 60, 760, 475, LEGAL_CA, { size: 8.5 });
  return paper;
}

type Column = readonly [wide: number, head: string, value: string | number];

/** A slip of tables: heads on grey over centred values, amounts without a sign at the edge of their own table. */
async function headsOverColumns(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  logo(paper, 243, 30, 34, INK);
  paper.put(297, 76, 'RESGUARDO DE ABONO', { font: 'Helvetica-Bold', size: 18, color: INK, center: true });
  paper.put(297, 99, 'Palma, 3-sep-2024 · Taquilla 2', { size: 10, center: true });
  const tables: Column[][] = [
    [
      [225, 'Asistente', pass.nombreAsistente],
      [160, 'Tipo abono', pass.tipoAbonament],
      [120, 'Temporada', shortSeason(pass.temporada, '-')],
    ],
    [[505, 'Evento', pass.evento]],
    [
      [260, 'Recinto', pass.recinto],
      [245, 'Dirección del recinto', pass.direccion],
    ],
    [
      [190, 'Anillo', pass.anillo],
      [105, 'Bloque', pass.bloque],
      [105, 'Fila', pass.fila],
      [105, 'Asiento', pass.asiento],
    ],
    [
      [135, 'Ref. ticket', pass.referenciaTicket],
      [130, 'Cód. localizador', pass.codigoLocalizador],
      [120, 'NIF organizador', pass.nifOrganizador],
      [120, 'NIF distribuidor', pass.nifDistr],
    ],
  ];
  tables.forEach((columns, index) => columnsTable(paper, 124 + index * 72, columns));
  priceTable(paper, pass, 490);
  await paper.code(440, 482, 112, pass.codigoLocalizador);
  prose(paper, 45, 640, 505, LEGAL_ES, { size: 9 });
  paper.put(45, 690, 'Atención al abonado: 971 44 18 50 · abonos@tiquetsponent.example', { size: 9 });
  return paper;
}

function columnsTable(paper: Paper, y: number, columns: readonly Column[]): void {
  let x = 45;
  for (const [wide, head, value] of columns) {
    band(paper, x, y, wide, 22, '#dcdfe3');
    paper.frame(x, y, wide, 22);
    paper.frame(x, y + 22, wide, 32);
    paper.put(x + wide / 2, y + 7, head, { size: 9.5, color: INK, center: true });
    // As small as it takes: each letter of this type is three fifths of its size wide.
    const size = Math.min(12.5, (wide - 14) / (String(value).length * 0.6));
    paper.put(x + wide / 2, y + 32, value, { font: 'Courier-Bold', size, center: true });
    x += wide;
  }
}

function priceTable(paper: Paper, pass: PassTruth, y: number): void {
  const rows: [string, string, string][] = [
    ['Precio entrada', amount(pass.precioEntrada), 'Courier'],
    ['Distribución', amount(pass.precioDistribucion), 'Courier'],
    ['TOTAL', amount(pass.precioTotal), 'Courier-Bold'],
  ];
  paper.frame(45, y, 340, 94);
  band(paper, 45, y, 340, 22, '#dcdfe3');
  paper.put(53, y + 7, 'Concepto', { size: 9.5, color: INK });
  paper.put(377, y + 7, 'Importe (€)', { size: 9.5, color: INK, right: true });
  rows.forEach(([label, sum, font], row) => {
    paper.put(53, y + 29 + row * 24, label, { font, size: 12 });
    paper.put(377, y + 29 + row * 24, sum, { font, size: 12, right: true });
    rule(paper, 45, y + 22 + row * 24, 385, '#777');
  });
}

export const hSheetLayouts: readonly PassLayout[] = [
  { name: 'H: list beside its code, es', passes: 1, draw: listBesideCode },
  { name: 'H: values at the edge in bands, ca', passes: 1, draw: valuesAtTheEdge },
  { name: 'H: heads over columns, es', passes: 1, draw: headsOverColumns },
];
