import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';

// Once held out: measured unseen, nothing was mended against them before.

type Row = [string, string | number];

/** A voucher of a booking site: two columns of boxes, the labels in capitals above, the seat beside a code. */
async function bookingVoucher(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(45, 40, 'Justificante de abono', { font: 'Helvetica-Bold', size: 22 });
  paper.put(45, 70, 'Guarde este justificante. Es personal e intransferible.', { size: 9.5 });
  const cells: [number, number, string, string | number][] = [
    [0, 0, 'NOMBRE DEL ABONADO', pass.nombreAsistente],
    [1, 0, 'CLASE DE ABONO', pass.tipoAbonament],
    [0, 1, 'COMPETICIÓN', pass.evento],
    [1, 1, 'TEMPORADA', '2025-26'],
    [0, 2, 'PABELLÓN', pass.recinto],
    [0, 3, 'DIRECCIÓN DEL RECINTO', pass.direccion],
    [0, 4, 'ZONA', pass.anillo],
    [1, 4, 'SECTOR', pass.bloque],
    [0, 5, 'FILA', pass.fila],
    [1, 5, 'ASIENTO', pass.asiento],
    [0, 6, 'Nº DE REFERENCIA', pass.referenciaTicket],
    [1, 6, 'LOCALIZADOR', pass.codigoLocalizador],
    [0, 7, 'CIF DEL ORGANIZADOR', pass.nifOrganizador],
    [1, 7, 'CIF DEL DISTRIBUIDOR', pass.nifDistr],
  ];
  for (const [column, row, label, value] of cells) {
    paper.put(45 + column * 290, 104 + row * 48, label, { size: 8, color: '#555' });
    paper.put(45 + column * 290, 116 + row * 48, value, { size: 13 });
  }
  const prices: Row[] = [
    ['Precio del abono', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Total a pagar', euros(pass.precioTotal)],
  ];
  prices.forEach(([label, value], index) => {
    paper.put(45, 504 + index * 20, label, { size: 11 });
    paper.put(300, 504 + index * 20, value, { size: 11, right: true });
  });
  await paper.code(430, 500, 100, pass.codigoLocalizador);
  return paper;
}

/** A card in serifs, in Catalan: label and value on a line, colons, the seat on one line. */
async function serifCard(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.frame(14, 14, 567, 392);
  paper.put(297, 28, "CARNET D'ABONAT", { font: 'Times-Bold', size: 20, center: true });
  const rows: (readonly [Row] | readonly [Row, Row])[] = [
    [['Nom i llinatges', pass.nombreAsistente]],
    [
      ['Modalitat', pass.tipoAbonament],
      ['Temporada', '2025/2026'],
    ],
    [['Competició', pass.evento]],
    [['Pavelló', pass.recinto]],
    [['Adreça', pass.direccion]],
    [
      ['Anell', pass.anillo],
      ['Sector', pass.bloque],
    ],
    [
      ['Fila', pass.fila],
      ['Seient', pass.asiento],
    ],
    [
      ['Ref. tiquet', pass.referenciaTicket],
      ['Localitzador', pass.codigoLocalizador],
    ],
    [
      ['NIF organitzador', pass.nifOrganizador],
      ['NIF distribuïdor', pass.nifDistr],
    ],
    [
      ['Import', euros(pass.precioEntrada)],
      ['Despeses de gestió', euros(pass.precioDistribucion)],
    ],
    [['Import total', euros(pass.precioTotal)]],
  ];
  rows.forEach((cells, row) =>
    cells.forEach(([label, value], index) => {
      const x = 34 + index * 280;
      paper.put(x, 66 + row * 29, `${label}:`, { font: 'Times-Italic', size: 12 });
      const after = paper.document.widthOfString(`${label}:`) + 6;
      paper.put(x + after, 66 + row * 29, value, { font: 'Times-Bold', size: 13 });
    }),
  );
  return paper;
}

/** A sheet of two passes, one above the other between shaded titles: labels left, values in a column. */
async function shadedPair(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  passes.forEach((pass, index) => {
    const top = 30 + index * 400;
    paper.document.rect(40, top, 515, 24).fill('#dfe5ee');
    paper.put(50, top + 7, `Abono ${index + 1}`, { font: 'Helvetica-Bold', size: 12 });
    const rows: Row[] = [
      ['Nombre y apellidos', pass.nombreAsistente],
      ['Tipo de abono', pass.tipoAbonament],
      ['Temporada', '2025/26'],
      ['Evento', pass.evento],
      ['Recinto', pass.recinto],
      ['Dirección', pass.direccion],
      ['Grada', pass.anillo],
      ['Bloque', pass.bloque],
      ['Fila', pass.fila],
      ['Butaca', pass.asiento],
      ['Referencia de la entrada', pass.referenciaTicket],
      ['Código localizador', pass.codigoLocalizador],
      ['NIF del organizador', pass.nifOrganizador],
      ['NIF del distribuidor', pass.nifDistr],
      ['Precio de la entrada', euros(pass.precioEntrada)],
      ['Comisión de gestión', euros(pass.precioDistribucion)],
      ['Precio total', euros(pass.precioTotal)],
    ];
    rows.forEach(([label, value], row) => {
      paper.put(50, top + 34 + row * 20, label, { size: 10, color: '#333' });
      paper.put(220, top + 33 + row * 20, value, { font: 'Helvetica-Bold', size: 11 });
    });
  });
  return paper;
}

/** A list with leaders in two languages. */
async function bilingualLeaders(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(60, 50, 'Abonament de temporada · Abono de temporada', { font: 'Helvetica-Bold', size: 17 });
  const rows: Row[] = [
    ['Titular', pass.nombreAsistente],
    ['Tipus / Tipo', pass.tipoAbonament],
    ['Temporada', '2025/26'],
    ['Esdeveniment / Evento', pass.evento],
    ['Lloc / Lugar', pass.recinto],
    ['Adreça / Dirección', pass.direccion],
    ['Zona', pass.anillo],
    ['Bloc / Bloque', pass.bloque],
    ['Fila', pass.fila],
    ['Seient / Asiento', pass.asiento],
    ['Referència / Referencia', pass.referenciaTicket],
    ['Localitzador / Localizador', pass.codigoLocalizador],
    ['CIF organitzador / organizador', pass.nifOrganizador],
    ['CIF distribuïdor / distribuidor', pass.nifDistr],
    ['Preu / Precio', euros(pass.precioEntrada)],
    ['Gestió / Gestión', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], index) => paper.lead(60, 535, 96 + index * 30, label, value, { size: 11.5 }));
  return paper;
}

/** A ticket across with columns of small labels over large values, and the prices in a line at the foot. */
async function wideTicket(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([700, 330]);
  paper.document.rect(0, 0, 700, 8).fill('#7a1f2b');
  paper.put(26, 22, 'ABONO 25/26', { font: 'Helvetica-Bold', size: 20 });
  const cells: [number, number, string, string | number][] = [
    [26, 60, 'Titular', pass.nombreAsistente],
    [300, 60, 'Modalidad', pass.tipoAbonament],
    [520, 60, 'Temporada', '2025/2026'],
    [26, 104, 'Evento', pass.evento],
    [300, 104, 'Recinto', pass.recinto],
    [26, 148, 'Dirección', pass.direccion],
    [26, 192, 'Nivel', pass.anillo],
    [180, 192, 'Bloque', pass.bloque],
    [270, 192, 'Fila', pass.fila],
    [350, 192, 'Localidad', pass.asiento],
    [26, 236, 'Ref. ticket', pass.referenciaTicket],
    [180, 236, 'Cód. localizador', pass.codigoLocalizador],
    [330, 236, 'NIF promotor', pass.nifOrganizador],
    [440, 236, 'NIF distribuidor', pass.nifDistr],
  ];
  for (const [x, y, label, value] of cells) {
    paper.put(x, y, label, { size: 8.5, color: '#666' });
    paper.put(x, y + 12, value, { font: 'Times-Bold', size: 13 });
  }
  const foot = `Precio: ${euros(pass.precioEntrada)}   ·   Distribución: ${euros(pass.precioDistribucion)}   ·   Total: ${euros(pass.precioTotal)}`;
  paper.put(26, 292, foot, { size: 11 });
  await paper.code(580, 110, 96, `${pass.referenciaTicket}|${pass.codigoLocalizador}`);
  return paper;
}

export const voucherLayouts: readonly PassLayout[] = [
  { name: 'booking voucher, es', passes: 1, draw: bookingVoucher },
  { name: 'serif card, ca', passes: 1, draw: serifCard },
  { name: 'shaded pair, es', passes: 2, draw: shadedPair },
  { name: 'leaders, both languages', passes: 1, draw: bilingualLeaders },
  { name: 'wide ticket, es', passes: 1, draw: wideTicket },
];
