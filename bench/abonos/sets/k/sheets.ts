import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair, pairs, shortSeason, signed } from '../../drawing/pieces.ts';
import { amount, band, prose, rule } from '../../drawing/print-shop.ts';
import { ball, BRICK, CLUB_CA, CLUB_ES, INDIGO, RULES_CA, RULES_ES, SOFT, taquillaVeloz } from './clubs.ts';

// Set K: whole sheets: the club's own with dots to the edge, the proof of a renewal, and an order with two passes.

/** The club's sheet, as the office prints it from its word processor: dots from each label to its value at the edge. */
async function dotsToTheEdge(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  ball(paper, 275, 34, 46, BRICK);
  paper.put(297, 88, CLUB_CA, { font: 'Times-Bold', size: 18, color: BRICK, center: true });
  const office = 'Carrer Major 17 · 07520 Petra · secretaria@basquetpla.example · Tel. 871 40 26 13';
  paper.put(297, 110, office, { font: 'Times-Roman', size: 10, color: SOFT, center: true });
  rule(paper, 80, 130, 515, BRICK, 1);
  paper.put(297, 144, 'CARNET D’ABONAT', { font: 'Times-Bold', size: 20, center: true });
  const sections: [string, Pair[]][] = [
    [
      'Abonat',
      [
        ["Nom de l'assistent", pass.nombreAsistente],
        ["Tipus d'abonament", pass.tipoAbonament],
        ['Temporada', pass.temporada],
      ],
    ],
    [
      'Competició',
      [
        ['Esdeveniment', pass.evento],
        ['Recinte', pass.recinto],
        ['Adreça', pass.direccion],
      ],
    ],
    [
      'Localitat',
      [
        ['Anell', pass.anillo],
        ['Bloc', pass.bloque],
        ['Fila', pass.fila],
        ['Seient', pass.asiento],
      ],
    ],
    [
      'Imports',
      [
        ["Preu de l'entrada", euros(pass.precioEntrada)],
        ['Despeses de distribució', euros(pass.precioDistribucion)],
        ['Preu total', euros(pass.precioTotal)],
      ],
    ],
    [
      'Identificació',
      [
        ['Referència del tiquet', pass.referenciaTicket],
        ['Codi localitzador', pass.codigoLocalizador],
        ["NIF de l'organitzador", pass.nifOrganizador],
        ['NIF del distribuïdor', pass.nifDistr],
      ],
    ],
  ];
  let y = 182;
  for (const [head, list] of sections) {
    paper.put(80, y, head, { font: 'Times-BoldItalic', size: 13, color: BRICK });
    y += 19;
    for (const [label, value] of list) {
      paper.lead(96, 515, y, label, value, { font: 'Times-Roman', size: 12 });
      y += 18.5;
    }
    y += 8;
  }
  await paper.code(80, 640, 92, pass.referenciaTicket);
  paper.put(360, 646, 'Petra, 14 de juliol de 2026', { font: 'Times-Roman', size: 11.5 });
  paper.put(360, 664, 'La secretària,', { font: 'Times-Roman', size: 11.5 });
  rule(paper, 360, 716, 500, '#000');
  paper.put(360, 720, 'Apol·lònia Genovard', { font: 'Times-Italic', size: 11 });
  prose(paper, 80, 756, 435, RULES_CA, { font: 'Times-Roman', size: 9 });
  return paper;
}

/** The proof of a renewal: a few labels with a colon on each line, the amounts in a table of their own. */
async function renewalProof(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  ball(paper, 48, 40, 40, INDIGO);
  paper.put(100, 44, CLUB_ES, { font: 'Helvetica-Bold', size: 15, color: INDIGO });
  paper.put(100, 63, 'Oficina del abonado · Lunes y jueves de 17:30 a 20:00', { size: 9.5, color: SOFT });
  paper.frame(392, 36, 155, 50);
  const slip: Pair[] = [
    ['Pedido', '2026-11873'],
    ['Fecha', '17/07/2026'],
    ['Pago', 'Tarjeta'],
  ];
  slip.forEach(([label, value], row) => {
    paper.put(400, 42 + row * 14, label, { size: 9.5, color: SOFT });
    paper.put(539, 42 + row * 14, value, { size: 9.5, right: true });
  });
  paper.put(48, 112, 'Justificante de renovación de abono', { font: 'Helvetica-Bold', size: 18 });
  const hello = 'Gracias por renovar. Estos son los datos de su abono; llévelo consigo a cada encuentro.';
  paper.put(48, 138, hello, { size: 10.5, color: SOFT });
  const blocks: [string, Pair[][]][] = [
    [
      'Datos del abono',
      [
        [['Asistente:', pass.nombreAsistente]],
        [
          ['Tipo de abono:', pass.tipoAbonament],
          ['Temporada:', shortSeason(pass.temporada, '-')],
        ],
        [['Evento:', pass.evento]],
      ],
    ],
    ['Dónde se juega', [[['Recinto:', pass.recinto]], [['Dirección:', pass.direccion]]]],
    [
      'Su localidad',
      [
        [
          ['Anillo:', pass.anillo],
          ['Bloque:', pass.bloque],
          ['Fila:', pass.fila],
          ['Asiento:', pass.asiento],
          ['Puerta:', 'C'],
        ],
      ],
    ],
    [
      'Códigos',
      [
        [
          ['Referencia del ticket:', pass.referenciaTicket],
          ['Localizador:', pass.codigoLocalizador],
        ],
      ],
    ],
  ];
  let y = 166;
  for (const [head, lines] of blocks) {
    band(paper, 48, y, 499, 19, '#e4e5f1');
    paper.put(56, y + 5, head, { font: 'Helvetica-Bold', size: 10.5, color: INDIGO });
    y += 28;
    for (const line of lines) {
      pairs(paper, 56, y, line, { size: 11, color: SOFT }, { font: 'Helvetica-Bold', size: 11 }, 24);
      y += 20;
    }
    y += 6;
  }
  renewalSums(paper, pass, y + 4);
  await paper.code(56, y + 122, 104, pass.referenciaTicket);
  const companies = [
    `Organizador: ${CLUB_ES}`,
    `NIF organizador: ${pass.nifOrganizador}`,
    'Distribuidor: Taquilla Veloz, S.L.',
    `NIF distribuidor: ${pass.nifDistr}`,
  ];
  companies.forEach((line, row) => paper.put(184, y + 132 + row * 18, line, { size: 10.5 }));
  prose(paper, 48, y + 250, 499, RULES_ES, { size: 8.5 });
  return paper;
}

function renewalSums(paper: Paper, pass: PassTruth, y: number): void {
  const rows: [string, string][] = [
    ['Concepto', 'Importe'],
    ['Precio entrada', signed(pass.precioEntrada, ' €')],
    ['Gastos de distribución', signed(pass.precioDistribucion, ' €')],
    ['Precio total (IVA incluido)', signed(pass.precioTotal, ' €')],
  ];
  rows.forEach(([label, sum], row) => {
    const top = y + row * 24;
    if (row === 0) band(paper, 48, top, 499, 24, '#e4e5f1');
    paper.frame(48, top, 379, 24);
    paper.frame(427, top, 120, 24);
    const font = row === 0 || row === 3 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(56, top + 7, label, { font, size: 11 });
    paper.put(539, top + 7, sum, { font, size: 11, right: true });
  });
}

/** An order with two passes: what they share once at the head, then for each its code and two tables of a row. */
async function orderOfTwo(passes: readonly PassTruth[]): Promise<Paper> {
  const [first] = passes;
  if (!first) throw new Error('an order of no passes');
  const paper = new Paper(A4);
  taquillaVeloz(paper, 24, 30, INDIGO);
  paper.put(571, 30, `Abonos ${shortSeason(first.temporada)}`, {
    font: 'Helvetica-Bold',
    size: 17,
    right: true,
  });
  paper.put(571, 52, 'Compra TV-5508213 · 22/08/2026', { size: 9.5, color: SOFT, right: true });
  rule(paper, 24, 74, 571, INDIGO, 1.2);
  const common: Pair[] = [
    ['Evento', first.evento],
    ['Temporada', first.temporada],
    ['Recinto', first.recinto],
    ['Dirección', first.direccion],
    ['NIF organizador', first.nifOrganizador],
    ['NIF distribuidor', first.nifDistr],
  ];
  common.forEach(([label, value], row) => {
    paper.put(24, 88 + row * 19, label, { size: 10.5, color: SOFT });
    paper.put(130, 88 + row * 19, value, { font: 'Helvetica-Bold', size: 11 });
  });
  for (const [index, pass] of passes.entries()) await ordered(paper, pass, 222 + index * 176, index + 1);
  paper.put(24, 592, 'Información para el día del partido', {
    font: 'Helvetica-Bold',
    size: 12,
    color: INDIGO,
  });
  const advice = [
    '• Apertura de puertas: 45 minutos antes del inicio.',
    '• Cada persona debe llevar su propio abono con el código visible.',
    '• Aparcamiento gratuito junto al recinto hasta completar aforo.',
  ];
  advice.forEach((line, row) => paper.put(24, 614 + row * 17, line, { size: 10 }));
  prose(paper, 24, 690, 547, RULES_ES, { size: 8.5 });
  paper.put(297, 806, 'taquillaveloz.example · Atención al cliente 911 23 07 66', {
    size: 9,
    color: SOFT,
    center: true,
  });
  return paper;
}

type Column = readonly [width: number, head: string, value: string | number];

async function ordered(paper: Paper, pass: PassTruth, y: number, number: number): Promise<void> {
  paper.put(24, y, `Abono ${number} de 2`, { font: 'Helvetica-Bold', size: 13, color: INDIGO });
  const who: Column[] = [
    [136, 'Nombre del asistente', pass.nombreAsistente],
    [100, 'Tipo de abono', pass.tipoAbonament],
    [94, 'Anillo', pass.anillo],
    [42, 'Bloque', pass.bloque],
    [34, 'Fila', pass.fila],
    [46, 'Asiento', pass.asiento],
  ];
  const what: Column[] = [
    [112, 'Referencia ticket', pass.referenciaTicket],
    [100, 'Localizador', pass.codigoLocalizador],
    [86, 'Precio entrada', `${amount(pass.precioEntrada)} €`],
    [76, 'Distribución', `${amount(pass.precioDistribucion)} €`],
    [78, 'Precio total', `${amount(pass.precioTotal)} €`],
  ];
  for (const [row, columns] of [who, what].entries()) {
    const top = y + 22 + row * 60;
    let x = 24;
    for (const [width, head, value] of columns) {
      band(paper, x, top, width, 18, '#e4e5f1');
      paper.frame(x, top, width, 18);
      paper.frame(x, top + 18, width, 28);
      paper.put(x + 5, top + 5.5, head, { size: 9 });
      fitted(paper, x + 5, top + 27, width - 9, value, { font: 'Helvetica-Bold', size: 11 });
      x += width;
    }
  }
  await paper.code(484, y + 20, 90, pass.codigoLocalizador);
  rule(paper, 24, y + 152, 571, '#bbb');
}

export const kSheetLayouts: readonly PassLayout[] = [
  { name: 'K: dots to the edge, ca', passes: 1, draw: dotsToTheEdge },
  { name: 'K: proof of a renewal, es', passes: 1, draw: renewalProof },
  { name: 'K: order of two, es', passes: 2, draw: orderOfTwo },
];
