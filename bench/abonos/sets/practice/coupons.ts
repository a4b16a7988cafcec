import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';

// Once held out with `printouts.ts`: tables, several passes on a page, small print between, dark headings.

type Row = [string, string | number];

/** Three coupons on an A4, cut along dashes, all that is of each within its own. */
async function coupons(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) {
    const top = 20 + index * 272;
    paper.document.rect(30, top, 535, 26).fill('#1d1d1d');
    paper.put(42, top + 7, 'ABONAMENT 2025-2026', { font: 'Helvetica-Bold', size: 13, color: '#fff' });
    paper.put(553, top + 8, `Loc. ${pass.codigoLocalizador}`, {
      font: 'Helvetica-Bold',
      size: 11,
      color: '#fff',
      right: true,
    });
    const left: Row[] = [
      ['Abonat/da', pass.nombreAsistente],
      ['Modalitat', pass.tipoAbonament],
      ['Acte', pass.evento],
      ['Pavelló', pass.recinto],
      ['Adreça', pass.direccion],
      ['NIF organitzador', pass.nifOrganizador],
      ['NIF distribuïdor', pass.nifDistr],
    ];
    left.forEach(([label, value], row) => {
      paper.put(42, top + 40 + row * 24, `${label}:`, { size: 9.5, color: '#444' });
      paper.put(130, top + 39 + row * 24, value, { font: 'Helvetica-Bold', size: 10.5 });
    });
    const right: Row[] = [
      ['Zona', pass.anillo],
      ['Sector', pass.bloque],
      ['Fila', pass.fila],
      ['Seient', pass.asiento],
      ['Ref. tiquet', pass.referenciaTicket],
    ];
    right.forEach(([label, value], row) => {
      paper.put(400, top + 40 + row * 24, `${label}:`, { size: 9.5, color: '#444' });
      paper.put(460, top + 39 + row * 24, value, { font: 'Helvetica-Bold', size: 10.5 });
    });
    paper.put(
      42,
      top + 216,
      `Preu: ${euros(pass.precioEntrada)}    Despeses de gestió: ${euros(pass.precioDistribucion)}    Total: ${euros(pass.precioTotal)}`,
      { size: 10 },
    );
    if (index < 2) {
      paper.document.dash(5, { space: 4 }).lineWidth(0.7).strokeColor('#888');
      paper.document
        .moveTo(10, top + 252)
        .lineTo(585, top + 252)
        .stroke()
        .undash();
    }
  }
  return paper;
}

/** A table with a grid over the whole page: a dark first column with white labels in both languages. */
async function darkLabels(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(297, 40, 'Resguard d’abonament / Resguardo de abono', {
    font: 'Helvetica-Bold',
    size: 16,
    center: true,
  });
  const rows: Row[] = [
    ['Titular', pass.nombreAsistente],
    ['Tipus / Tipo', pass.tipoAbonament],
    ['Temporada', '2025/2026'],
    ['Competició / Competición', pass.evento],
    ['Instal·lació / Instalación', pass.recinto],
    ['Adreça / Dirección', pass.direccion],
    ['Anell / Anillo', pass.anillo],
    ['Bloc / Bloque', pass.bloque],
    ['Fila', pass.fila],
    ['Seient / Asiento', pass.asiento],
    ['Núm. entrada', pass.referenciaTicket],
    ['Codi reserva / Código reserva', pass.codigoLocalizador],
    ['CIF promotor', pass.nifOrganizador],
    ['CIF distribuïdor / distribuidor', pass.nifDistr],
    ['Preu abonament / Precio abono', euros(pass.precioEntrada)],
    ['Gestió / Gestión', euros(pass.precioDistribucion)],
    ['Import total / Importe total', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], index) => {
    const y = 80 + index * 34;
    paper.document.rect(50, y, 190, 34).fill('#23395d');
    paper.frame(50, y, 495, 34);
    paper.put(58, y + 11, label, { font: 'Helvetica-Bold', size: 10.5, color: '#fff' });
    paper.put(252, y + 11, value, { size: 11.5 });
  });
  return paper;
}

/** Two columns of labels and values with a colon, conditions in small print between them and below. */
async function smallPrintBetween(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.document.rect(0, 0, 595, 10).fill('#d9262b');
  paper.put(36, 30, 'Tu abono para imprimir en casa', { font: 'Helvetica-Bold', size: 19 });
  await paper.code(460, 26, 96, `${pass.referenciaTicket};${pass.codigoLocalizador}`);
  const first: Row[] = [
    ['Nombre y apellidos', pass.nombreAsistente],
    ['Tipo de abono', pass.tipoAbonament],
    ['Temporada', '2025-26'],
    ['Competición', pass.evento],
    ['Instalación', pass.recinto],
    ['Ubicación', pass.direccion],
  ];
  first.forEach(([label, value], index) => {
    paper.put(36, 76 + index * 24, `${label}:`, { font: 'Helvetica-Bold', size: 10.5 });
    paper.put(150, 76 + index * 24, value, { size: 10.5 });
  });
  const conditions = [
    'Este documento contiene un código único. La primera lectura invalida las copias. Quien lo presente deberá',
    'identificarse si se le requiere. El acceso a la instalación supone la aceptación de las normas del recinto, que',
    'pueden consultarse en taquilla y en la web del club. No se permite la entrada con botellas ni envases de vidrio.',
  ];
  conditions.forEach((line, index) => paper.put(36, 228 + index * 10.5, line, { size: 7.5, color: '#555' }));
  const second: [number, number, string, string | number][] = [
    [0, 0, 'Nivel', pass.anillo],
    [1, 0, 'Bloque', pass.bloque],
    [0, 1, 'Fila', pass.fila],
    [1, 1, 'Butaca', pass.asiento],
    [0, 2, 'Nº de ticket', pass.referenciaTicket],
    [1, 2, 'Localizador', pass.codigoLocalizador],
    [0, 3, 'Organiza (CIF)', pass.nifOrganizador],
    [1, 3, 'Distribuye (CIF)', pass.nifDistr],
    [0, 4, 'Precio unitario', euros(pass.precioEntrada)],
    [1, 4, 'Gastos de emisión', euros(pass.precioDistribucion)],
    [0, 5, 'TOTAL', euros(pass.precioTotal)],
  ];
  for (const [column, row, label, value] of second) {
    paper.put(36 + column * 270, 278 + row * 26, `${label}:`, { font: 'Helvetica-Bold', size: 10.5 });
    paper.put(140 + column * 280, 278 + row * 26, value, { size: 10.5 });
  }
  conditions.toReversed().forEach((line, index) => {
    paper.put(36, 450 + index * 10.5, line, { size: 7.5, color: '#555' });
  });
  return paper;
}

/** A ticket across whose seat stands large in a coloured band, in a sentence of labels and values. */
async function seatBand(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.put(28, 24, 'Abonament de temporada', { font: 'Times-Bold', size: 19 });
  paper.put(567, 30, 'Temporada 2025/26', { font: 'Times-Roman', size: 12, right: true });
  const rows: Row[] = [
    ['A nom de', pass.nombreAsistente],
    ['Categoria', pass.tipoAbonament],
    ['Esdeveniment', pass.evento],
    ['Lloc', pass.recinto],
    ['Adreça', pass.direccion],
  ];
  rows.forEach(([label, value], index) => {
    paper.put(28, 62 + index * 25, label, { font: 'Times-Italic', size: 11 });
    paper.put(120, 61 + index * 25, value, { font: 'Times-Bold', size: 12 });
  });
  paper.document.rect(0, 196, 595, 46).fill('#ffd23f');
  paper.put(
    28,
    211,
    `Zona ${pass.anillo}   ·   Sector ${pass.bloque}   ·   Fila ${pass.fila}   ·   Seient ${pass.asiento}`,
    { font: 'Helvetica-Bold', size: 14 },
  );
  const foot: [number, number, string, string | number][] = [
    [28, 262, 'Referència', pass.referenciaTicket],
    [220, 262, 'Localitzador', pass.codigoLocalizador],
    [28, 306, 'NIF entitat organitzadora', pass.nifOrganizador],
    [220, 306, 'NIF empresa distribuïdora', pass.nifDistr],
    [28, 350, 'Preu base', euros(pass.precioEntrada)],
    [220, 350, 'Comissió de venda', euros(pass.precioDistribucion)],
    [400, 350, 'Import total', euros(pass.precioTotal)],
  ];
  for (const [x, y, label, value] of foot) {
    paper.put(x, y, label, { font: 'Times-Italic', size: 10 });
    paper.put(x, y + 14, value, { font: 'Times-Bold', size: 13 });
  }
  return paper;
}

/** Two members of a family in a table lying across: what they share above, their cells two lines high. */
async function twoInTable(passes: readonly PassTruth[]): Promise<Paper> {
  const [first] = passes;
  if (!first) throw new Error('no pass');
  const paper = new Paper([842, 595]);
  paper.document.rect(0, 0, 842, 52).fill('#0e3a5d');
  paper.put(30, 16, 'Abonos de la unidad familiar', { font: 'Helvetica-Bold', size: 19, color: '#fff' });
  const shared: Row[] = [
    ['Temporada', '2025/2026'],
    ['Evento', first.evento],
    ['Recinto', first.recinto],
    ['Dirección', first.direccion],
    ['NIF organizador', first.nifOrganizador],
    ['NIF distribuidor', first.nifDistr],
  ];
  shared.forEach(([label, value], index) => {
    paper.put(30, 68 + index * 19, label, { font: 'Helvetica-Bold', size: 10 });
    paper.put(140, 68 + index * 19, value, { size: 10 });
  });
  const columns: [number, string, (pass: PassTruth) => string | number][] = [
    [34, 'Titular', (pass) => pass.nombreAsistente],
    [200, 'Tarifa', (pass) => pass.tipoAbonament],
    [300, 'Anillo', (pass) => pass.anillo],
    [380, 'Bloque', (pass) => pass.bloque],
    [430, 'Fila', (pass) => pass.fila],
    [464, 'Asiento', (pass) => pass.asiento],
    [516, 'Nº ticket', (pass) => pass.referenciaTicket],
    [612, 'Localizador', (pass) => pass.codigoLocalizador],
    [700, 'Precio', (pass) => euros(pass.precioEntrada)],
    [750, 'Gestión', (pass) => euros(pass.precioDistribucion)],
    [792, 'Total', (pass) => euros(pass.precioTotal)],
  ];
  paper.document.rect(28, 200, 806, 24).fill('#dfe7ee');
  for (const [x, label, value] of columns) {
    paper.put(x, 207, label, { font: 'Helvetica-Bold', size: 9 });
    passes.forEach((pass, index) => paper.put(x, 236 + index * 36, value(pass), { size: 8.5 }));
  }
  paper.put(30, 330, 'Cada miembro debe llevar su abono. Los menores de 4 años no necesitan localidad.', {
    size: 9,
  });
  return paper;
}

export const couponLayouts: readonly PassLayout[] = [
  { name: 'coupons, ca', passes: 3, draw: coupons },
  { name: 'dark labels, both languages', passes: 1, draw: darkLabels },
  { name: 'small print between, es', passes: 1, draw: smallPrintBetween },
  { name: 'seat band, ca', passes: 1, draw: seatBand },
  { name: 'two in a table, es', passes: 2, draw: twoInTable },
];
