import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';

// Layouts that the reading may be mended against.

/** A list with dots, in Catalan. */
async function dottedList(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(60, 50, 'Abonament de temporada', { font: 'Times-Bold', size: 24 });
  const rows: [string, string | number][] = [
    ['Titular', pass.nombreAsistente],
    ['Modalitat', pass.tipoAbonament],
    ['Temporada', '2025-26'],
    ['Esdeveniment', pass.evento],
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
    ['Anell', pass.anillo],
    ['Sector', pass.bloque],
    ['Fila', pass.fila],
    ['Seient', pass.asiento],
    ["NIF de l'organitzador", pass.nifOrganizador],
    ['NIF del distribuïdor', pass.nifDistr],
    ['Núm. de tiquet', pass.referenciaTicket],
    ['Localitzador', pass.codigoLocalizador],
    ["Preu de l'abonament", euros(pass.precioEntrada)],
    ['Despeses de gestió', euros(pass.precioDistribucion)],
    ['Import total', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], index) =>
    paper.lead(60, 520, 110 + index * 26, label, value, { font: 'Times-Roman', size: 12 }),
  );
  return paper;
}

/** Bilingual labels, label and value on a line, two columns. */
async function bilingual(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.put(30, 24, 'ABONO / ABONAMENT', { font: 'Helvetica-Bold', size: 20 });
  const left: [string, string | number][] = [
    ['Nombre / Nom:', pass.nombreAsistente],
    ['Tarifa:', pass.tipoAbonament],
    ['Temporada / Temporada:', '2025/26'],
    ['Recinto / Recinte:', pass.recinto],
    ['Dirección / Adreça:', pass.direccion],
    ['Evento / Esdeveniment:', pass.evento],
    ['Referencia / Referència:', pass.referenciaTicket],
    ['Localizador / Localitzador:', pass.codigoLocalizador],
  ];
  const right: [string, string | number][] = [
    ['Anillo / Anell:', pass.anillo],
    ['Bloque / Bloc:', pass.bloque],
    ['Fila / Fila:', pass.fila],
    ['Asiento / Seient:', pass.asiento],
    ['NIF organizador:', pass.nifOrganizador],
    ['NIF distribuidor:', pass.nifDistr],
    ['Precio / Preu:', euros(pass.precioEntrada)],
    ['Gastos / Despeses:', euros(pass.precioDistribucion)],
    ['Total:', euros(pass.precioTotal)],
  ];
  left.forEach(([label, value], index) => paper.put(30, 70 + index * 34, `${label} ${value}`, { size: 10 }));
  right.forEach(([label, value], index) =>
    paper.put(400, 70 + index * 34, `${label} ${value}`, { size: 10 }),
  );
  return paper;
}

/** One heading, one row for each pass. */
async function familyTable(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper([842, 595]);
  const first = passes[0];
  if (!first) throw new Error('no pass');
  paper.put(40, 36, 'Abonos de la familia · Temporada 2025/2026', { font: 'Helvetica-Bold', size: 18 });
  paper.put(40, 80, `Evento: ${first.evento}`);
  paper.put(40, 100, `Recinto: ${first.recinto}`);
  paper.put(40, 120, `Dirección: ${first.direccion}`);
  paper.put(40, 140, `CIF organizador: ${first.nifOrganizador}    CIF distribuidor: ${first.nifDistr}`);
  const columns: [number, string, (pass: PassTruth) => string | number][] = [
    [40, 'Asistente', (pass) => pass.nombreAsistente],
    [200, 'Tipo', (pass) => pass.tipoAbonament],
    [300, 'Anillo', (pass) => pass.anillo],
    [375, 'Bloque', (pass) => pass.bloque],
    [420, 'Fila', (pass) => pass.fila],
    [450, 'Asiento', (pass) => pass.asiento],
    [500, 'Referencia', (pass) => pass.referenciaTicket],
    [595, 'Localizador', (pass) => pass.codigoLocalizador],
    [670, 'Precio', (pass) => euros(pass.precioEntrada)],
    [722, 'Gastos', (pass) => euros(pass.precioDistribucion)],
    [768, 'Total', (pass) => euros(pass.precioTotal)],
  ];
  for (const [x, label, value] of columns) {
    paper.put(x, 190, label, { font: 'Helvetica-Bold', size: 9 });
    passes.forEach((pass, index) => paper.put(x, 214 + index * 24, value(pass), { size: 9 }));
  }
  return paper;
}

/** A ticket with a stub that says the seat and the codes again. */
async function withStub(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  const label = { size: 7, color: '#666' };
  const value = { font: 'Helvetica-Bold', size: 12 };
  const cells: [number, number, string, string | number][] = [
    [30, 70, 'ABONADO', pass.nombreAsistente],
    [250, 70, 'MODALIDAD', pass.tipoAbonament],
    [30, 115, 'EVENTO', pass.evento],
    [30, 160, 'PABELLÓN', pass.recinto],
    [30, 205, 'DIRECCIÓN', pass.direccion],
    [30, 250, 'GRADA', pass.anillo],
    [130, 250, 'SECTOR', pass.bloque],
    [210, 250, 'FILA', pass.fila],
    [290, 250, 'BUTACA', pass.asiento],
    [30, 295, 'CIF ORGANIZADOR', pass.nifOrganizador],
    [150, 295, 'CIF DISTRIBUIDOR', pass.nifDistr],
    [290, 295, 'TEMPORADA', '2025/26'],
    [30, 340, 'PRECIO', euros(pass.precioEntrada)],
    [130, 340, 'GASTOS DE GESTIÓN', euros(pass.precioDistribucion)],
    [250, 340, 'TOTAL', euros(pass.precioTotal)],
    [440, 70, 'REF.', pass.referenciaTicket],
    [440, 115, 'LOCALIZADOR', pass.codigoLocalizador],
    [440, 160, 'FILA', pass.fila],
    [500, 160, 'BUTACA', pass.asiento],
  ];
  paper.put(30, 28, 'Carnet de abonado', { font: 'Helvetica-Bold', size: 18 });
  for (const [x, y, name, text] of cells) {
    paper.put(x, y, name, label);
    paper.put(x, y + 10, text, value);
  }
  await paper.code(
    450,
    220,
    110,
    `https://example.test/t?loc=${pass.codigoLocalizador}&ref=${pass.referenciaTicket}`,
  );
  return paper;
}

export const practiceLayouts: readonly PassLayout[] = [
  { name: 'dotted list, ca', passes: 1, draw: dottedList },
  { name: 'bilingual columns', passes: 1, draw: bilingual },
  { name: 'family table, es', passes: 3, draw: familyTable },
  { name: 'card with stub, es', passes: 1, draw: withStub },
];
