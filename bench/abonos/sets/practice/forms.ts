import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fourCards, sideBySide } from './cards.ts';

// More layouts. The reading was first measured on them unseen, then mended where it failed.

type Row = [string, string | number];

/** Boxes in three columns, small labels on top, serifs. */
async function boxedForm(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(297, 40, 'TARJETA DE ABONADO 25/26', { font: 'Times-Bold', size: 22, center: true });
  const rows: Row[] = [
    ['Nombre y apellidos', pass.nombreAsistente],
    ['Tipo de abono', pass.tipoAbonament],
    ['Temporada', '2025-2026'],
    ['Espectáculo', pass.evento],
    ['Lugar de celebración', pass.recinto],
    ['Domicilio', pass.direccion],
    ['Nivel', pass.anillo],
    ['Sector', pass.bloque],
    ['Fila', pass.fila],
    ['Asiento', pass.asiento],
    ['NIF promotor', pass.nifOrganizador],
    ['NIF vendedor', pass.nifDistr],
    ['Nº de entrada', pass.referenciaTicket],
    ['Código de reserva', pass.codigoLocalizador],
    ['Precio del abono', euros(pass.precioEntrada)],
    ['Comisión', euros(pass.precioDistribucion)],
    ['Total pagado', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], index) => {
    const wide = index >= 3 && index <= 5;
    const x = wide ? 40 : 40 + ((index > 5 ? index - 6 : index) % 3) * 175;
    const y = wide ? 160 + (index - 3) * 60 : index < 3 ? 100 : 340 + Math.floor((index - 6) / 3) * 60;
    paper.frame(x, y, wide ? 515 : 165, 46);
    paper.put(x + 6, y + 6, label, { font: 'Times-Italic', size: 9 });
    paper.put(x + 6, y + 22, value, { font: 'Times-Bold', size: 12 });
  });
  return paper;
}

/** The seat in one line with dots between, prices to the right, in Catalan. */
async function seatLine(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(50, 50, 'El teu abonament', { font: 'Helvetica-Bold', size: 26 });
  paper.put(50, 100, `Nom i llinatges: ${pass.nombreAsistente}`, { size: 13 });
  paper.put(50, 125, `Tipus d'abonament: ${pass.tipoAbonament}`, { size: 13 });
  paper.put(
    50,
    150,
    `Graderia: ${pass.anillo} · Bloc ${pass.bloque} · Fila ${pass.fila} · Seient ${pass.asiento}`,
    { size: 13 },
  );
  paper.put(50, 190, `Esdeveniment: ${pass.evento}`);
  paper.put(50, 210, `Temporada 2025/26`);
  paper.put(50, 230, `Lloc: ${pass.recinto}`);
  paper.put(50, 250, `Adreça: ${pass.direccion}`);
  const prices: Row[] = [
    ['Preu abonament', euros(pass.precioEntrada)],
    ['Despeses de distribució', euros(pass.precioDistribucion)],
    ['TOTAL', euros(pass.precioTotal)],
  ];
  prices.forEach(([label, value], index) => {
    paper.put(300, 300 + index * 22, label);
    paper.put(545, 300 + index * 22, value, { right: true });
  });
  paper.put(50, 400, `Localitzador de compra: ${pass.codigoLocalizador}`, { font: 'Courier-Bold', size: 12 });
  paper.put(50, 420, `Referència: ${pass.referenciaTicket}`, { font: 'Courier-Bold', size: 12 });
  paper.put(50, 780, `Organitza: Club Bàsquet Palma (CIF ${pass.nifOrganizador})`, { size: 9 });
  paper.put(50, 795, `Distribueix: Entrades Illes SL (CIF ${pass.nifDistr})`, { size: 9 });
  return paper;
}

/** Right-aligned labels before left-aligned values, in Catalan. */
async function towardsTheMiddle(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(297, 50, 'ABONAMENT', { font: 'Helvetica-Bold', size: 30, center: true });
  const rows: Row[] = [
    ['Abonat', pass.nombreAsistente],
    ['Categoria', pass.tipoAbonament],
    ['Campanya', '2025/2026'],
    ['Competició', pass.evento],
    ['Pavelló', pass.recinto],
    ['Domicili', pass.direccion],
    ['Zona', pass.anillo],
    ['Bloc', pass.bloque],
    ['Fila', pass.fila],
    ['Cadira', pass.asiento],
    ['CIF organitzador', pass.nifOrganizador],
    ['CIF distribuïdor', pass.nifDistr],
    ['Ref. tiquet', pass.referenciaTicket],
    ['Codi de compra', pass.codigoLocalizador],
    ['Preu base', euros(pass.precioEntrada)],
    ['Comissió de gestió', euros(pass.precioDistribucion)],
    ['Total a pagar', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], index) => {
    paper.put(270, 120 + index * 32, label, { size: 11, color: '#333', right: true });
    paper.put(285, 120 + index * 32, value, { font: 'Helvetica-Bold', size: 12 });
  });
  return paper;
}

/** Labels in two languages, one over the other, and the value under both. */
async function stackedLanguages(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(40, 36, 'ABONO · ABONAMENT', { font: 'Helvetica-Bold', size: 22 });
  const cells: [string, string, string | number][] = [
    ['ASISTENTE', 'ASSISTENT', pass.nombreAsistente],
    ['TIPO DE ABONO', "TIPUS D'ABONAMENT", pass.tipoAbonament],
    ['TEMPORADA', 'TEMPORADA', '2025/2026'],
    ['EVENTO', 'ESDEVENIMENT', pass.evento],
    ['RECINTO', 'RECINTE', pass.recinto],
    ['DIRECCIÓN', 'ADREÇA', pass.direccion],
    ['ANILLO', 'ANELL', pass.anillo],
    ['BLOQUE', 'BLOC', pass.bloque],
    ['FILA', 'FILA', pass.fila],
    ['ASIENTO', 'SEIENT', pass.asiento],
    ['NIF ORGANIZADOR', 'NIF ORGANITZADOR', pass.nifOrganizador],
    ['NIF DISTRIBUIDOR', 'NIF DISTRIBUÏDOR', pass.nifDistr],
    ['REFERENCIA', 'REFERÈNCIA', pass.referenciaTicket],
    ['LOCALIZADOR', 'LOCALITZADOR', pass.codigoLocalizador],
    ['PRECIO', 'PREU', euros(pass.precioEntrada)],
    ['DISTRIBUCIÓN', 'DISTRIBUCIÓ', euros(pass.precioDistribucion)],
    ['TOTAL', 'TOTAL', euros(pass.precioTotal)],
  ];
  cells.forEach(([spanish, catalan, value], index) => {
    const x = 40 + (index % 2) * 270;
    const y = 90 + Math.floor(index / 2) * 74;
    paper.put(x, y, spanish, { font: 'Helvetica-Bold', size: 8 });
    paper.put(x, y + 11, catalan, { font: 'Helvetica-Oblique', size: 8, color: '#555' });
    paper.put(x, y + 25, value, { size: 13 });
  });
  await paper.code(450, 720, 90, pass.referenciaTicket);
  return paper;
}

/** A narrow slip as a till prints it. */
async function tillSlip(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([260, 640]);
  const font = { font: 'Courier', size: 9 };
  const lines = [
    'ABONO DE TEMPORADA',
    '------------------------------------',
    `Abonado: ${pass.nombreAsistente}`,
    `Tarifa: ${pass.tipoAbonament}`,
    'Temp.: 2025/26',
    `Evento: ${pass.evento}`,
    `Recinto: ${pass.recinto}`,
    `Dir.: ${pass.direccion.split(', ')[0]},`,
    `      ${pass.direccion.split(', ')[1]}`,
    '------------------------------------',
    `Grada: ${pass.anillo}`,
    `Bloque: ${pass.bloque}  Fila: ${pass.fila}  Asto.: ${pass.asiento}`,
    '------------------------------------',
    `NIF Org.: ${pass.nifOrganizador}`,
    `NIF Distr.: ${pass.nifDistr}`,
    `Ref.: ${pass.referenciaTicket}`,
    `Loc.: ${pass.codigoLocalizador}`,
    '------------------------------------',
    `Precio       ${euros(pass.precioEntrada).padStart(14)}`,
    `G. gestión   ${euros(pass.precioDistribucion).padStart(14)}`,
    `TOTAL        ${euros(pass.precioTotal).padStart(14)}`,
  ];
  lines.forEach((line, index) => paper.put(14, 24 + index * 20, line, font));
  return paper;
}

/** The seat as one composite: «Bloque / Fila / Asiento». */
async function composite(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.put(30, 30, 'Abono deportivo', { font: 'Times-Bold', size: 22 });
  const rows: Row[] = [
    ['Titular:', pass.nombreAsistente],
    ['Tipo de abono:', pass.tipoAbonament],
    ['Temporada:', '25/26'],
    ['Nombre del evento:', pass.evento],
    ['Instalación deportiva:', pass.recinto],
    ['Ubicación:', pass.direccion],
    ['Anillo:', pass.anillo],
    ['Bloque / Fila / Asiento:', `${pass.bloque} / ${pass.fila} / ${pass.asiento}`],
    ['CIF del organizador:', pass.nifOrganizador],
    ['CIF del distribuidor:', pass.nifDistr],
    ['ID ticket:', pass.referenciaTicket],
    ['Cód. localizador:', pass.codigoLocalizador],
    ['Precio base:', euros(pass.precioEntrada)],
    ['Gastos de emisión:', euros(pass.precioDistribucion)],
    ['Precio final:', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], index) => {
    paper.put(30, 72 + index * 22, label, { font: 'Times-Roman', size: 12 });
    paper.put(190, 72 + index * 22, value, { font: 'Times-Bold', size: 12 });
  });
  return paper;
}

/** Values on a line, what they are in small print under it, as forms are filled in. */
async function filledIn(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(50, 46, 'Abonament 2025/2026', { font: 'Helvetica-Bold', size: 22 });
  const cells: [number, number, string, string | number][] = [
    [50, 0, 'nom i cognoms', pass.nombreAsistente],
    [330, 0, "tipus d'abonament", pass.tipoAbonament],
    [50, 1, 'esdeveniment', pass.evento],
    [330, 1, 'temporada', '2025/26'],
    [50, 2, 'recinte', pass.recinto],
    [50, 3, 'adreça', pass.direccion],
    [50, 4, 'anell', pass.anillo],
    [190, 4, 'bloc', pass.bloque],
    [310, 4, 'fila', pass.fila],
    [430, 4, 'seient', pass.asiento],
    [50, 5, 'NIF organitzador', pass.nifOrganizador],
    [310, 5, 'NIF distribuïdor', pass.nifDistr],
    [50, 6, 'referència tiquet', pass.referenciaTicket],
    [310, 6, 'codi localitzador', pass.codigoLocalizador],
    [50, 7, 'preu entrada', euros(pass.precioEntrada)],
    [230, 7, 'despeses de distribució', euros(pass.precioDistribucion)],
    [430, 7, 'preu total', euros(pass.precioTotal)],
  ];
  for (const [x, row, label, value] of cells) {
    const y = 110 + row * 62;
    paper.put(x, y, value, { size: 13 });
    paper.document
      .lineWidth(0.5)
      .strokeColor('#777')
      .moveTo(x, y + 17)
      .lineTo(x + 110, y + 17)
      .stroke();
    paper.put(x, y + 21, label, { size: 8, color: '#444' });
  }
  return paper;
}

export const formLayouts: readonly PassLayout[] = [
  { name: 'boxed form, es', passes: 1, draw: boxedForm },
  { name: 'seat line, ca', passes: 1, draw: seatLine },
  { name: 'side by side, es', passes: 2, draw: sideBySide },
  { name: 'four cards, es', passes: 4, draw: fourCards },
  { name: 'towards the middle, ca', passes: 1, draw: towardsTheMiddle },
  { name: 'stacked languages', passes: 1, draw: stackedLanguages },
  { name: 'till slip, es', passes: 1, draw: tillSlip },
  { name: 'composite seat, es', passes: 1, draw: composite },
  { name: 'filled-in form, ca', passes: 1, draw: filledIn },
];
