import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { type Pair, shortestSeason, shortSeason } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { gCardLayouts } from './cards.ts';
import { gSheetLayouts } from './sheets.ts';

// Set G: the club's own pass as other designers and other clubs' programs might print it two seasons on; here dots in
// two columns, rows with both languages' labels, and the whole set. Measured for the first time on 2026-11-22 (fields
// right: text 80.7 %, scan 80.7 %, poor 59.4 %, turned 72.7 %; one invented pass, scan).

type Row = readonly [catalan: string, spanish: string, value: string | number];

const GREEN = '#2c5234';

/** Rows of a program for members: the Catalan label, the Spanish one under it, the value in the middle of its cell. */
async function stackedRows(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(40, 34, 'PALMA MALLORCA BÀSQUET', { font: 'Helvetica-Bold', size: 15 });
  paper.put(40, 54, 'Comprovant d’alta de l’abonament', { font: 'Helvetica-Bold', size: 11 });
  paper.put(40, 69, 'Comprobante de alta del abono', { font: 'Helvetica-Oblique', size: 11 });
  paper.put(555, 36, 'Data / Fecha: 05-07-2027', { size: 10, right: true });
  paper.put(555, 51, 'Usuari / Usuario: OFI-03', { size: 10, right: true });
  const wide = 515;
  const rows: Row[][] = [
    [['Abonat/ada', 'Abonado/a', pass.nombreAsistente]],
    [
      ["Tipus d'abonament", 'Tipo de abono', pass.tipoAbonament],
      ['Temporada', 'Temporada', shortestSeason(pass.temporada)],
    ],
    [['Competició', 'Competición', pass.evento]],
    [['Instal·lació', 'Instalación', pass.recinto]],
    [['Adreça', 'Dirección', pass.direccion]],
    [
      ['Anell', 'Anillo', pass.anillo],
      ['Bloc', 'Bloque', pass.bloque],
    ],
    [
      ['Fila', 'Fila', pass.fila],
      ['Seient', 'Asiento', pass.asiento],
    ],
    [
      ['Ref. del tiquet', 'Ref. del ticket', pass.referenciaTicket],
      ['Codi localitzador', 'Código localizador', pass.codigoLocalizador],
    ],
    [
      ['NIF organitzador', 'NIF organizador', pass.nifOrganizador],
      ['NIF distribuïdor', 'NIF distribuidor', pass.nifDistr],
    ],
    [
      ["Preu de l'abonament", 'Precio del abono', euros(pass.precioEntrada)],
      ['Despeses de gestió', 'Gastos de gestión', euros(pass.precioDistribucion)],
    ],
    [
      ['Total', 'Total', euros(pass.precioTotal)],
      ['Forma de pagament', 'Forma de pago', 'Rebut / Recibo'],
    ],
  ];
  rows.forEach((row, index) => {
    const y = 96 + index * 36;
    row.forEach((cell, column) => stackedCell(paper, 40 + (column * wide) / row.length, y, cell));
    rule(paper, 40, y + 36, 555, '#888');
  });
  rule(paper, 40, 96, 555, '#000', 1.4);
  await paper.code(40, 516, 110, pass.codigoLocalizador);
  paper.put(172, 524, 'Segell del club / Sello del club', { size: 10 });
  paper.frame(172, 540, 160, 84);
  paper.put(360, 524, 'Signatura de l’abonat/ada / Firma del abonado/a', { size: 8.5 });
  paper.frame(360, 540, 195, 84);
  const law =
    'Aquest comprovant serveix per entrar fins que rebeu el carnet. Les quotes no es tornen un cop començada la competició.\nEste comprobante sirve para ' +
    'entrar hasta que reciba el carné. Las cuotas no se devuelven una vez empezada la competición.\nSecretaria / Secretaría: 971 77 21 64, secretaria@pmbasquet.example';
  prose(paper, 40, 650, 515, law, { size: 9.5 });
  return paper;
}

function stackedCell(paper: Paper, x: number, y: number, [catalan, spanish, value]: Row): void {
  if (catalan === spanish) paper.put(x, y + 13, catalan, { font: 'Helvetica-Bold', size: 9.5 });
  else {
    paper.put(x, y + 7, catalan, { font: 'Helvetica-Bold', size: 9.5 });
    paper.put(x, y + 20, spanish, { font: 'Helvetica-Oblique', size: 9.5, color: '#444' });
  }
  paper.put(x + 108, y + 12, value, { size: 12 });
}

/** Half a sheet in serif letters: dots in two columns, the person and the place at the left, seat and money at the right. */
async function dotsInColumns(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.document.lineWidth(2).strokeColor(GREEN).rect(14, 14, 567, 392).stroke();
  paper.document.lineWidth(0.6).rect(19, 19, 557, 382).stroke();
  paper.put(297, 32, 'Palma Mallorca Bàsquet', { font: 'Times-Bold', size: 20, color: GREEN, center: true });
  paper.put(297, 57, `Abono de temporada ${shortSeason(pass.temporada)}`, {
    font: 'Times-Italic',
    size: 14,
    center: true,
  });
  rule(paper, 36, 80, 559, GREEN);
  const serif = { font: 'Times-Roman', size: 11.5 };
  const wide: Pair[] = [
    ['Persona abonada', pass.nombreAsistente],
    ['Competición', pass.evento],
    ['Pabellón', pass.recinto],
    ['Dirección', pass.direccion],
  ];
  wide.forEach(([label, value], row) => paper.lead(36, 559, 92 + row * 21, label, value, serif));
  const columns: [number, number, Pair[]][] = [
    [
      36,
      284,
      [
        ['Modalidad', pass.tipoAbonament],
        ['Anillo', pass.anillo],
        ['Bloque', pass.bloque],
        ['Fila', pass.fila],
        ['Asiento', pass.asiento],
      ],
    ],
    [
      310,
      559,
      [
        ['Nº de ticket', pass.referenciaTicket],
        ['Localizador', pass.codigoLocalizador],
        ['Precio', euros(pass.precioEntrada)],
        ['Gastos de distribución', euros(pass.precioDistribucion)],
        ['Precio total', euros(pass.precioTotal)],
      ],
    ],
  ];
  for (const [x, end, rows] of columns)
    rows.forEach(([label, value], row) => paper.lead(x, end, 188 + row * 21, label, value, serif));
  band(paper, 36, 300, 523, 1, GREEN);
  await paper.code(470, 308, 86, pass.referenciaTicket);
  const lines = [
    `Entidad organizadora: Palma Mallorca Bàsquet, con NIF ${pass.nifOrganizador}`,
    `Entidad distribuidora: Asientos Reservados 2000, S.L., con NIF ${pass.nifDistr}`,
    'Válido para todos los partidos de liga en casa. Puertas: 45 minutos antes.',
    'Oficina: 971 77 21 64, de 10 a 13 h. IVA incluido en el precio.',
  ];
  lines.forEach((line, row) => paper.put(36, 312 + row * 19, line, { font: 'Times-Roman', size: 10.5 }));
  return paper;
}

export const setG: readonly PassLayout[] = [
  ...gSheetLayouts,
  ...gCardLayouts,
  { name: 'G: rows with stacked labels, both languages', passes: 1, draw: stackedRows },
  { name: 'G: dots in two columns, es', passes: 1, draw: dotsInColumns },
];
