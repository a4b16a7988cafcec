import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { type Pair, pairs, shortestSeason, shortSeason } from '../../drawing/pieces.ts';
import { band, bars, type Cell, cells, cut, rule, upwards } from '../../drawing/print-shop.ts';
import { badge, CLUB, fitted, type Named, NIGHT, SELLERS, WINE } from './vendor.ts';

// Set I: several passes: coupons with a stub, four in rows of a sheet, a strip of its own for each.

type Field = readonly [x: number, row: number, width: number, ...Named];

/** Two coupons on a sheet, in both languages: the stub with the code at the left, labels over values in ruled cells. */
async function couponsWithStub(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) await coupon(paper, pass, 30 + index * 400);
  cut(paper, 14, 411, 581, 411);
  const help =
    'Retallau per la línia de punts. / Recorte por la línea de puntos. · Informació / Información: 971 05 63 17';
  paper.put(297, 812, help, { size: 8.5, color: '#333', center: true });
  return paper;
}

async function coupon(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  paper.frame(24, y, 547, 362);
  cut(paper, 156, y, 156, y + 362);
  upwards(paper, 34, y + 350, `ABONAMENT · ABONO  ${shortSeason(pass.temporada)}`, {
    font: 'Helvetica-Bold',
    size: 14,
    color: WINE,
  });
  await paper.code(52, y + 12, 98, pass.referenciaTicket);
  paper.put(101, y + 116, 'Ref. tiquet / ticket', { size: 8.5, color: '#444', center: true });
  paper.put(101, y + 128, pass.referenciaTicket, { font: 'Helvetica-Bold', size: 11, center: true });
  const stub: Pair[] = [
    ['Fila', pass.fila],
    ['Seient / Asiento', pass.asiento],
  ];
  stub.forEach(([label, value], row) => {
    paper.put(101, y + 164 + row * 56, label, { size: 9, color: '#444', center: true });
    paper.put(101, y + 177 + row * 56, value, { font: 'Helvetica-Bold', size: 22, center: true });
  });
  badge(paper, 80, y + 296, 42, WINE);
  paper.put(168, y + 12, pass.evento, { font: 'Helvetica-Bold', size: 15, color: WINE });
  paper.put(168, y + 33, `${pass.recinto} · ${pass.direccion}`, { size: 9.5 });
  const fields: Field[] = [
    [168, 0, 220, 'Titular', 'Titular', pass.nombreAsistente],
    [404, 0, 156, 'Tarifa', 'Tarifa', pass.tipoAbonament],
    [168, 1, 140, 'Anell', 'Anillo', pass.anillo],
    [324, 1, 64, 'Bloc', 'Bloque', pass.bloque],
    [404, 1, 64, 'Fila', 'Fila', pass.fila],
    [484, 1, 76, 'Seient', 'Asiento', pass.asiento],
    [168, 2, 220, 'Codi localitzador', 'Código localizador', pass.codigoLocalizador],
    [404, 2, 156, 'Accés', 'Acceso', 'Porta / Puerta 6'],
    [168, 3, 120, 'Preu', 'Precio', euros(pass.precioEntrada)],
    [300, 3, 120, 'Distribució', 'Distribución', euros(pass.precioDistribucion)],
    [440, 3, 120, 'Total', 'Total', euros(pass.precioTotal)],
    [168, 4, 180, 'NIF organitzador', 'organizador', pass.nifOrganizador],
    [364, 4, 190, 'NIF distribuïdor', 'distribuidor', pass.nifDistr],
  ];
  for (const [x, row, width, catalan, spanish, value] of fields) {
    const top = y + 62 + row * 52;
    const label = catalan === spanish ? catalan : `${catalan} / ${spanish}`;
    paper.put(x, top, label, { size: 8.5, color: '#444' });
    fitted(paper, x, top + 14, width, value, { font: 'Helvetica-Bold', size: row === 1 ? 17 : 13 });
  }
  for (let row = 0; row < 5; row++) rule(paper, 164, y + 56 + row * 52, 563, '#999');
  rule(paper, 164, y + 316, 563, '#999');
  const seller = `Venda / Venta: ${SELLERS.quatreCantons} · 02.09.2025 · IVA inclòs / incluido`;
  paper.put(168, y + 324, seller, { size: 9, color: '#444' });
  const rules = 'Personal i intransferible. / Personal e intransferible.';
  paper.put(168, y + 338, rules, { size: 9, color: '#444' });
}

/** Four passes in rows of a sheet, each in three columns of labels with a colon and their values. */
async function fourInRows(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(28, 22, `Abonos de ${CLUB}`, { font: 'Times-Bold', size: 17, color: NIGHT });
  paper.put(567, 27, 'Emitidos el 11 de agosto de 2025', { font: 'Times-Roman', size: 10.5, right: true });
  for (const [index, pass] of passes.entries()) {
    const y = 50 + index * 186;
    rule(paper, 28, y, 567, NIGHT, 1.6);
    rowHead(paper, pass, y);
    rowColumns(paper, pass, y);
  }
  rule(paper, 28, 794, 567, NIGHT, 1.6);
  const foot = `Emite: ${SELLERS.tramuntana} · Tel. 971 60 41 77 · Guarde esta hoja hasta el final de la temporada. Precios con IVA.`;
  paper.put(297, 804, foot, { font: 'Times-Roman', size: 10, center: true });
  return paper;
}

function rowHead(paper: Paper, pass: PassTruth, y: number): void {
  const [label, value] = [
    { font: 'Times-Roman', size: 11, color: '#333' },
    { font: 'Times-Bold', size: 11 },
  ];
  paper.put(28, y + 8, pass.nombreAsistente, { font: 'Times-Bold', size: 15 });
  paper.put(567, y + 10, pass.tipoAbonament, { font: 'Times-Bold', size: 13, right: true });
  const wide = paper.document.widthOfString(pass.tipoAbonament);
  paper.put(561 - wide, y + 11, 'Tipo de abono:', { ...label, right: true });
  const lines: Pair[][] = [
    [
      ['Evento:', pass.evento],
      ['Temporada:', pass.temporada],
    ],
    [
      ['Lugar:', pass.recinto],
      ['Dirección:', pass.direccion],
    ],
  ];
  lines.forEach((list, row) => pairs(paper, 28, y + 32 + row * 17, list, label, value, 20));
}

function rowColumns(paper: Paper, pass: PassTruth, y: number): void {
  const columns: [number, Pair[]][] = [
    [
      28,
      [
        ['Grada:', pass.anillo],
        ['Sector:', pass.bloque],
        ['Fila:', pass.fila],
        ['Asiento:', pass.asiento],
      ],
    ],
    [
      190,
      [
        ['N.º de ticket:', pass.referenciaTicket],
        ['Localizador:', pass.codigoLocalizador],
        ['CIF organizador:', pass.nifOrganizador],
        ['CIF distribuidor:', pass.nifDistr],
      ],
    ],
    [
      396,
      [
        ['Precio del abono:', euros(pass.precioEntrada)],
        ['Gastos de gestión:', euros(pass.precioDistribucion)],
        ['Importe total:', euros(pass.precioTotal)],
      ],
    ],
  ];
  for (const [x, list] of columns)
    list.forEach((pair, row) =>
      pairs(
        paper,
        x,
        y + 76 + row * 18,
        [pair],
        { font: 'Times-Roman', size: 11.5, color: '#333' },
        { font: 'Times-Bold', size: 12 },
      ),
    );
  bars(paper, 396, y + 138, 171, 26, pass.referenciaTicket);
  paper.put(28, y + 154, 'Entrada por la puerta sur. Puertas abiertas una hora antes.', {
    font: 'Times-Italic',
    size: 10,
    color: '#333',
  });
}

const STRIP: [number, number] = [680, 272];

/** A strip for each pass on a page of its own: match and hall as titles, the seat in boxes, a stub with the code at the right. */
async function stripForEach(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(STRIP);
  for (const [index, pass] of passes.entries()) {
    if (index > 0) paper.document.addPage({ size: STRIP, margin: 0 });
    await strip(paper, pass, `ABONO ${index + 1} DE ${passes.length}`);
  }
  return paper;
}

async function strip(paper: Paper, pass: PassTruth, number: string): Promise<void> {
  band(paper, 0, 0, 680, 30, NIGHT);
  const white = { font: 'Helvetica-Bold', size: 13, color: '#fff' };
  paper.put(20, 10, `ABONO ${shortestSeason(pass.temporada).replace('-', '/')}`, white);
  paper.put(488, 10, CLUB.toUpperCase(), { ...white, size: 11, right: true });
  paper.put(596, 10, number, { ...white, size: 11, center: true });
  cut(paper, 508, 30, 508, 272);
  paper.put(20, 40, pass.evento, { font: 'Helvetica-Bold', size: 16 });
  paper.put(20, 61, `${pass.recinto}, ${pass.direccion}`, { size: 10 });
  const people: Cell[] = [
    [20, 82, 'ABONADO', pass.nombreAsistente],
    [250, 82, 'CATEGORÍA', pass.tipoAbonament],
    [400, 82, 'LOCALIZADOR', pass.codigoLocalizador],
  ];
  cells(paper, people, { size: 8, color: '#444' }, { font: 'Helvetica-Bold', size: 12.5 }, 11);
  const seat: [number, number, string, string | number][] = [
    [20, 168, 'ANILLO', pass.anillo],
    [198, 90, 'BLOQUE', pass.bloque],
    [298, 90, 'FILA', pass.fila],
    [398, 90, 'ASIENTO', pass.asiento],
  ];
  for (const [x, width, label, value] of seat) {
    band(paper, x, 118, width, 50, '#eceef5');
    paper.put(x + width / 2, 124, label, { size: 8, color: '#444', center: true });
    fitted(paper, x + width / 2, 138, width - 12, value, { font: 'Helvetica-Bold', size: 20, center: true });
  }
  stripFoot(paper, pass);
  await paper.code(541, 42, 110, pass.referenciaTicket);
  paper.put(596, 158, 'REF. ABONO', { size: 8, color: '#444', center: true });
  paper.put(596, 169, pass.referenciaTicket, { font: 'Helvetica-Bold', size: 12, center: true });
  fitted(paper, 596, 192, 150, pass.nombreAsistente, { size: 10.5, center: true });
  paper.put(596, 208, `Fila ${pass.fila} · Asiento ${pass.asiento}`, { size: 10.5, center: true });
  paper.put(596, 244, 'Control de acceso', { size: 9, color: '#444', center: true });
}

function stripFoot(paper: Paper, pass: PassTruth): void {
  const [label, value] = [
    { size: 10, color: '#333' },
    { font: 'Helvetica-Bold', size: 10 },
  ];
  const sums: Pair[] = [
    ['Precio:', euros(pass.precioEntrada)],
    ['Gastos de distribución:', euros(pass.precioDistribucion)],
    ['Total:', euros(pass.precioTotal)],
  ];
  pairs(paper, 20, 180, sums, label, value, 22);
  rule(paper, 20, 196, 488, '#999');
  paper.put(20, 204, `Organizador: ${CLUB}, NIF ${pass.nifOrganizador}`, { size: 9.5 });
  paper.put(20, 219, `Distribuidor: ${SELLERS.tramuntana}, NIF ${pass.nifDistr}`, { size: 9.5 });
  paper.put(20, 238, 'Venta 0192-55310 del 01/08/2025 15:20 · IVA incluido · Tel. 971 60 41 77', {
    size: 9,
    color: '#444',
  });
  paper.put(20, 251, 'Consérvelo: se pide a la entrada y dentro de la instalación.', {
    size: 9,
    color: '#444',
  });
}

export const iTicketLayouts: readonly PassLayout[] = [
  { name: 'I: coupons with a stub, both languages', passes: 2, draw: couponsWithStub },
  { name: 'I: four in rows, es', passes: 4, draw: fourInRows },
  { name: 'I: a strip for each, es', passes: 2, draw: stripForEach },
];
