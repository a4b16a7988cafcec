import type { PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { beside, BLUE, BOLD, DIM, GREEN, GREY, RED, sumsOf, TERMS_CA, TERMS_ES } from './prints.ts';

// Set R: sheets of one pass, each a plain list in another arrangement.

/** Between pairs on a line. */
const POINT = '  ·  ';

/** Parts under coloured headings, their pairs in two columns, the code at the bottom left. */
async function colouredParts(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(40, 36, 'Palma Mallorca Bàsquet', { font: BOLD, size: 20, color: BLUE });
  paper.put(40, 64, `Abono de temporada ${shortSeason(pass.temporada)}`, { size: 14 });
  paper.put(555, 40, 'Pedido web n.º 4471', { size: 10, color: DIM, right: true });
  paper.put(555, 55, 'Emitido el 14/07/2032', { size: 10, color: DIM, right: true });
  const seat = seatOf(pass, ['Anillo:', 'Sector:', 'Fila:', 'Butaca:']);
  const sums = sumsOf(pass, ['Precio del abono:', 'Distribución:', 'Importe total:']);
  const parts: (readonly [title: string, rows: readonly (readonly Pair[])[]])[] = [
    ['TITULAR', [[['Nombre y apellidos:', pass.nombreAsistente]], [['Modalidad:', pass.tipoAbonament]]]],
    [
      'EVENTO',
      [
        [['Evento:', pass.evento]],
        [['Temporada:', pass.temporada]],
        [['Pabellón:', pass.recinto]],
        [['Dirección:', pass.direccion]],
      ],
    ],
    ['LOCALIDAD', [seat.slice(0, 2), seat.slice(2)]],
    ['IMPORTES', [sums.slice(0, 2), sums.slice(2)]],
    [
      'IDENTIFICACIÓN',
      [
        [
          ['Ref. ticket:', pass.referenciaTicket],
          ['Localizador:', pass.codigoLocalizador],
        ],
        [
          ['NIF organizador:', pass.nifOrganizador],
          ['NIF distribuidor:', pass.nifDistr],
        ],
      ],
    ],
  ];
  let y = 96;
  for (const [title, rows] of parts) {
    band(paper, 40, y, 515, 20, BLUE);
    paper.put(48, y + 5, title, { font: BOLD, size: 11, color: '#fff' });
    y += 30;
    for (const row of rows) {
      const end = row.length > 1 ? 295 : 555;
      row.forEach((pair, place) =>
        beside(paper, [48 + place * 262, 160 + place * 262, end + place * 260], y, pair),
      );
      y += 22;
    }
    y += 10;
  }
  await paper.code(40, 664, 120, pass.codigoLocalizador);
  prose(paper, 180, 680, 375, TERMS_ES, { size: 9 });
  return paper;
}

/** A printer of fixed letters: dots from each label to its value. */
async function fixedLetters(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const style = { font: 'Courier', size: 11 };
  const heading = { font: 'Courier-Bold', size: 13 };
  const line = '='.repeat(78);
  paper.put(40, 40, 'PALMA MALLORCA BASQUET', { font: 'Courier-Bold', size: 16 });
  paper.put(40, 62, 'COMPROBANTE DE ABONO', heading);
  await paper.code(455, 28, 100, pass.referenciaTicket);
  const parts: (readonly [title: string, rows: readonly Pair[]])[] = [
    [
      'ABONADO',
      [
        ['Asistente', pass.nombreAsistente],
        ['Tipo de abono', pass.tipoAbonament],
        ['Temporada', pass.temporada],
        ['Evento', pass.evento],
        ['Recinto', pass.recinto],
        ['Dirección del recinto', pass.direccion],
      ],
    ],
    ['UBICACIÓN', seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento'])],
    ['PAGO', sumsOf(pass, ['Precio base', 'Gastos de gestión', 'TOTAL A PAGAR'])],
    [
      'CÓDIGOS',
      [
        ['Número de referencia', pass.referenciaTicket],
        ['Localizador', pass.codigoLocalizador],
        ['CIF organizador', pass.nifOrganizador],
        ['CIF distribuidor', pass.nifDistr],
      ],
    ],
  ];
  let y = 140;
  for (const [title, rows] of parts) {
    paper.put(40, y, line, style);
    paper.put(40, y + 16, title, heading);
    y += 38;
    for (const [label, value] of rows) {
      paper.lead(40, 555, y, label, value, style);
      y += 21;
    }
    y += 6;
  }
  paper.put(40, y, line, style);
  paper.put(40, y + 20, 'Gracias por su compra. Conserve este comprobante.', style);
  paper.put(40, y + 38, 'Atención al abonado: 971 00 00 00 (de 9 a 14 h)', style);
  return paper;
}

/** Labels in both languages in the left column, each second row shaded, the code in the upper right corner. */
async function bothLanguages(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  await paper.code(455, 24, 104, pass.codigoLocalizador);
  paper.put(40, 44, 'ABONAMENT / ABONO', { font: BOLD, size: 24, color: GREEN });
  paper.put(40, 78, 'Palma Mallorca Bàsquet · www.pmb.example', { size: 11, color: DIM });
  const rows: Pair[] = [
    ['Abonat / Abonado', pass.nombreAsistente],
    ['Tipus / Tipo', pass.tipoAbonament],
    ['Temporada / Temporada', pass.temporada],
    ['Esdeveniment / Evento', pass.evento],
    ['Recinte / Recinto', pass.recinto],
    ['Adreça / Dirección', pass.direccion],
    ...seatOf(pass, ['Anell / Anillo', 'Bloc / Bloque', 'Fila / Fila', 'Seient / Asiento']),
    ['Referència / Referencia', pass.referenciaTicket],
    ['Localitzador / Localizador', pass.codigoLocalizador],
    ...sumsOf(pass, [
      "Preu de l'entrada / Precio de la entrada",
      'Distribució / Distribución',
      'Total / Total',
    ]),
    ['NIF organitzador / NIF organizador', pass.nifOrganizador],
    ['NIF distribuïdor / NIF distribuidor', pass.nifDistr],
  ];
  rows.forEach((pair, index) => {
    const y = 142 + index * 32;
    if (index % 2 === 0) band(paper, 40, y, 515, 32, GREY);
    beside(paper, [50, 285, 547], y + 10, pair, 11.5);
  });
  prose(paper, 40, 704, 515, TERMS_CA, { size: 9 });
  prose(paper, 40, 744, 515, TERMS_ES, { size: 9 });
  return paper;
}

/** Short lines of pairs without colons, points between them; in the letters of a book, the code at the upper left. */
async function shortLines(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const bold = 'Times-Bold';
  const plain = { font: 'Times-Roman', size: 14 };
  await paper.code(44, 44, 120, pass.referenciaTicket);
  paper.put(190, 50, 'Tu abono', { font: bold, size: 28, color: RED });
  fitted(paper, 190, 90, 360, pass.nombreAsistente, { font: bold, size: 19 });
  fitted(
    paper,
    190,
    118,
    360,
    `Tipo de abono ${pass.tipoAbonament}${POINT}Temporada ${pass.temporada}`,
    plain,
  );
  const seat = seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']).map((pair) => pair.join(' '));
  const parts: (readonly [title: string, lines: readonly string[]])[] = [
    ['Dónde te sientas', [seat.join(POINT)]],
    ['Qué y dónde', [`Evento ${pass.evento}`, `Recinto ${pass.recinto}`, `Dirección ${pass.direccion}`]],
    [
      'Cuánto cuesta',
      [
        sumsOf(pass, ['Precio', 'Distribución', 'Total'])
          .map((pair) => pair.join(' '))
          .join(POINT),
      ],
    ],
    [
      'Para identificarlo',
      [
        `Referencia ${pass.referenciaTicket}${POINT}Localizador ${pass.codigoLocalizador}`,
        `NIF organizador ${pass.nifOrganizador}${POINT}NIF distribuidor ${pass.nifDistr}`,
      ],
    ],
  ];
  let y = 196;
  for (const [title, lines] of parts) {
    paper.put(44, y, title, { font: bold, size: 15, color: RED });
    rule(paper, 44, y + 19, 551, RED);
    y += 30;
    for (const line of lines) {
      fitted(paper, 44, y, 507, line, plain);
      y += 26;
    }
    y += 16;
  }
  prose(paper, 44, 700, 507, TERMS_ES, { font: 'Times-Roman', size: 10.5 });
  return paper;
}

export const rSheetLayouts: readonly PassLayout[] = [
  { name: 'R: parts under coloured headings, es', passes: 1, draw: colouredParts },
  { name: 'R: dots in fixed letters, es', passes: 1, draw: fixedLetters },
  { name: 'R: rows with labels in both languages', passes: 1, draw: bothLanguages },
  { name: 'R: short lines in letters of a book, es', passes: 1, draw: shortLines },
];
