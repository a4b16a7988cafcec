import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { amount, band, bars, type Cell, cells, cut, prose, rounded, rule } from '../../drawing/print-shop.ts';

// Set E: what clubs send or hand over themselves: a sheet with the pass to cut out, a letter with a card, a receipt.

/** A sheet of the club: the pass with its stub to cut out, what was bought below, the rules. */
async function clubSheet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 595, 84, '#0b3c6f');
  paper.put(36, 24, 'CLUB DEPORTIVO RIBERA ALTA', { font: 'Helvetica-Bold', size: 21, color: '#fff' });
  paper.put(36, 52, 'Fundado en 1951 · www.cdriberaalta.example', { size: 10, color: '#fff' });
  paper.put(36, 100, 'Imprime esta hoja y recorta tu abono. Preséntalo en el acceso junto con tu DNI.', {
    size: 10.5,
  });
  paper.frame(36, 126, 523, 242);
  band(paper, 36, 126, 385, 30, '#0b3c6f');
  paper.put(48, 134, 'ABONO TEMPORADA 2025/26', { font: 'Helvetica-Bold', size: 14, color: '#fff' });
  const about: Cell[] = [
    [48, 166, 'Titular', pass.nombreAsistente],
    [285, 166, 'Modalidad', pass.tipoAbonament],
    [48, 202, 'Competición', pass.evento],
    [48, 238, 'Pabellón', pass.recinto],
    [48, 274, 'Dirección', pass.direccion],
  ];
  cells(paper, about, { size: 8, color: '#555' }, { font: 'Helvetica-Bold', size: 12 }, 11);
  const seat: [number, number, string, string | number][] = [
    [48, 133, 'GRADA', pass.anillo],
    [181, 76, 'SECTOR', pass.bloque],
    [257, 76, 'FILA', pass.fila],
    [333, 76, 'ASIENTO', pass.asiento],
  ];
  for (const [x, width, label, value] of seat) {
    paper.frame(x, 312, width, 44);
    paper.put(x + 6, 317, label, { size: 8, color: '#555' });
    paper.put(x + 6, 332, value, { font: 'Helvetica-Bold', size: 14 });
  }
  cut(paper, 421, 120, 421, 374);
  paper.put(490, 136, 'CONTROL DE ACCESO', { font: 'Helvetica-Bold', size: 9, center: true });
  await paper.code(435, 152, 110, pass.codigoLocalizador);
  paper.put(490, 270, 'Localizador', { size: 8, color: '#555', center: true });
  paper.put(490, 282, pass.codigoLocalizador, { font: 'Helvetica-Bold', size: 14, center: true });
  paper.put(490, 312, 'Puerta 4 · Acceso desde', { size: 9, center: true });
  paper.put(490, 325, '60 minutos antes', { size: 9, center: true });
  clubPurchase(paper, pass);
  return paper;
}

function clubPurchase(paper: Paper, pass: PassTruth): void {
  paper.put(36, 398, 'Datos de tu compra', { font: 'Helvetica-Bold', size: 13, color: '#0b3c6f' });
  rule(paper, 36, 416, 559, '#0b3c6f', 1);
  const left: [string, string][] = [
    ['Ref. de entrada:', pass.referenciaTicket],
    ['Fecha de compra:', '04/07/2025'],
    ['Forma de pago:', 'Tarjeta **** 2206'],
  ];
  const right: [string, string][] = [
    ['Importe del abono:', euros(pass.precioEntrada)],
    ['Gastos de gestión:', euros(pass.precioDistribucion)],
    ['Total pagado (IVA incluido):', euros(pass.precioTotal)],
  ];
  left.forEach(([label, value], index) => {
    paper.put(36, 426 + index * 18, label, { size: 10.5 });
    paper.put(150, 426 + index * 18, value, { font: 'Helvetica-Bold', size: 10.5 });
  });
  right.forEach(([label, value], index) => {
    paper.put(320, 426 + index * 18, label, { size: 10.5 });
    paper.put(559, 426 + index * 18, value, { font: 'Helvetica-Bold', size: 10.5, right: true });
  });
  paper.put(36, 492, `Organiza: Club Deportivo Ribera Alta. CIF: ${pass.nifOrganizador}`, { size: 9.5 });
  paper.put(36, 507, `Distribuye: Abonos y Entradas Delta, S.L. CIF: ${pass.nifDistr}`, { size: 9.5 });
  paper.put(36, 540, 'Normas de uso', { font: 'Helvetica-Bold', size: 11 });
  const rules =
    '1. El abono es personal y da derecho a ocupar la localidad asignada en todos los partidos de la fase regular que se jueguen en casa.\n' +
    '2. El club puede pedir el DNI. Un abono cedido sin avisar en la oficina del abonado podrá ser retirado durante tres partidos.\n' +
    '3. En caso de pérdida, el duplicado cuesta 5,00 €. Llama al 941 55 20 18 o escribe a abonados@cdriberaalta.example.\n' +
    '4. No se admiten cambios ni devoluciones, salvo en los casos que fija la ley.';
  prose(paper, 36, 558, 523, rules);
}

/** A letter in Catalan with a card of the size of a bank's, its labels under their values, and what else belongs to the pass in a list. */
async function letterWithCard(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(60, 44, 'Club Esportiu Vallserena', { font: 'Times-Bold', size: 20, color: '#7b1e3a' });
  paper.put(60, 68, "Oficina d'atenció al soci · Tel. 972 04 31 77", { font: 'Times-Roman', size: 10 });
  rule(paper, 60, 86, 535, '#7b1e3a', 1.2);
  const letter =
    "Benvolgut soci, benvolguda sòcia,\n\nGràcies per fer-nos costat un any més. T'enviem el carnet d'abonat de la nova temporada. Retalla'l per la " +
    "línia i porta'l a cada partit: sense el carnet no es pot entrar al pavelló. Comprova que les dades siguin correctes i, si hi " +
    'trobes cap error, avisa’ns abans del 30 de setembre.';
  prose(paper, 60, 104, 475, letter, { font: 'Times-Roman', size: 11, color: '#000' });
  rounded(paper, 176, 208, 243, 153);
  paper.document.roundedRect(176, 208, 243, 34, 10).fill('#7b1e3a');
  band(paper, 176, 226, 243, 16, '#7b1e3a');
  paper.put(188, 218, 'CE VALLSERENA', { font: 'Helvetica-Bold', size: 13, color: '#fff' });
  paper.put(408, 220, 'Temporada 25-26', { font: 'Helvetica-Bold', size: 9.5, color: '#fff', right: true });
  const label = { size: 7, color: '#555' };
  const value = { font: 'Helvetica-Bold', size: 10.5 };
  const card: Cell[] = [
    [188, 261, "Nom de l'abonat/da", pass.nombreAsistente],
    [188, 289, 'Categoria', pass.tipoAbonament],
    [188, 317, 'Graderia', pass.anillo],
    [188, 345, 'Sector', pass.bloque],
    [248, 345, 'Fila', pass.fila],
    [308, 345, 'Seient', pass.asiento],
  ];
  cells(paper, card, label, value, -11);
  await paper.code(352, 266, 60, pass.referenciaTicket);
  paper.put(60, 392, 'Les dades del teu abonament', { font: 'Times-Bold', size: 13, color: '#7b1e3a' });
  const rows: [string, string][] = [
    ['Competició', pass.evento],
    ['Pavelló', pass.recinto],
    ['Adreça del pavelló', pass.direccion],
    ["Núm. d'entrada", pass.referenciaTicket],
    ['Localitzador', pass.codigoLocalizador],
    ["Preu de l'abonament", euros(pass.precioEntrada)],
    ['Despeses de gestió i enviament', euros(pass.precioDistribucion)],
    ['Import total', euros(pass.precioTotal)],
    ["NIF de l'organitzador (CE Vallserena)", pass.nifOrganizador],
    ['NIF del distribuïdor (Taquilla Oberta, SL)', pass.nifDistr],
  ];
  rows.forEach(([name, text], index) => {
    const y = 416 + index * 21;
    paper.put(60, y, name, { font: 'Times-Roman', size: 11 });
    paper.put(290, y, text, { font: 'Times-Bold', size: 11 });
    rule(paper, 60, y + 16, 535, '#ccc');
  });
  paper.put(60, 652, 'Rep una salutació cordial,', { font: 'Times-Roman', size: 11 });
  paper.put(60, 700, 'Assumpta Farrés', { font: 'Times-Italic', size: 18, color: '#23357d' });
  paper.put(60, 724, 'Presidenta', { font: 'Times-Roman', size: 11 });
  const privacy =
    "Responsable de les dades: Club Esportiu Vallserena, apartat de correus 41. Les fem servir per gestionar la teva condició d'abonat. " +
    'Pots exercir els teus drets a dades@cevallserena.example.';
  prose(paper, 60, 782, 475, privacy, { font: 'Times-Roman', size: 8 });
  return paper;
}

/** A receipt in Catalan on half a sheet: who and where at the left, the amounts in a table. */
async function receipt(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.put(30, 24, 'UNIÓ ESPORTIVA MONTSIÀ', { font: 'Helvetica-Bold', size: 15 });
  paper.put(30, 43, `NIF de l'organitzador: ${pass.nifOrganizador}`, { size: 9.5 });
  paper.put(565, 24, "REBUT D'ABONAMENT", { font: 'Helvetica-Bold', size: 15, right: true });
  paper.put(565, 43, 'Temporada 2025/2026', { size: 11, right: true });
  paper.put(565, 58, 'Data: 28/08/2025', { size: 9.5, right: true });
  rule(paper, 30, 76, 565, '#000', 1);
  const rows: [string, string][] = [
    ['Abonat/ada:', pass.nombreAsistente],
    ['Modalitat:', pass.tipoAbonament],
    ['Competició:', pass.evento],
    ['Instal·lació:', pass.recinto],
    ['Adreça:', pass.direccion],
    ['Núm. de tiquet:', pass.referenciaTicket],
    ['Localitzador:', pass.codigoLocalizador],
  ];
  rows.forEach(([label, value], index) => {
    paper.put(30, 88 + index * 18, label, { size: 10 });
    paper.put(112, 88 + index * 18, value, { font: 'Helvetica-Bold', size: 10.5 });
  });
  paper.document.rect(30, 222, 310, 22).fill('#e6e6e6');
  paper.frame(30, 222, 310, 48);
  const seat: [number, string, string | number][] = [
    [38, 'Zona', pass.anillo],
    [170, 'Bloc', pass.bloque],
    [230, 'Fila', pass.fila],
    [286, 'Seient', pass.asiento],
  ];
  for (const [x, label, value] of seat) {
    paper.put(x, 228, label, { size: 9.5 });
    paper.put(x, 250, value, { font: 'Helvetica-Bold', size: 13 });
  }
  amounts(paper, pass);
  bars(paper, 380, 222, 170, 36, pass.referenciaTicket);
  paper.put(465, 262, pass.referenciaTicket, { font: 'Courier', size: 10, center: true });
  paper.put(30, 292, `Distribuïdor: Servientrades del Sud, SL · NIF ${pass.nifDistr} · Tel. 977 70 16 42`, {
    size: 9.5,
  });
  paper.put(380, 300, 'Signatura i segell del club', { size: 9 });
  const note =
    "Aquest rebut acredita el pagament de l'abonament i substitueix el carnet fins que es lliuri. Conserveu-lo. No s'admeten devolucions " +
    'un cop començada la competició.';
  prose(paper, 30, 330, 310, note);
  return paper;
}

function amounts(paper: Paper, pass: PassTruth): void {
  paper.frame(380, 88, 185, 112);
  band(paper, 380, 88, 185, 20, '#333');
  paper.put(388, 93, 'Concepte', { font: 'Helvetica-Bold', size: 9.5, color: '#fff' });
  paper.put(557, 93, 'Import (€)', { font: 'Helvetica-Bold', size: 9.5, color: '#fff', right: true });
  const sums: [string, string, string][] = [
    ["Preu de l'abonament", pass.precioEntrada, 'Helvetica'],
    ['Despeses de gestió', pass.precioDistribucion, 'Helvetica'],
    ['TOTAL', pass.precioTotal, 'Helvetica-Bold'],
  ];
  sums.forEach(([label, sum, font], index) => {
    paper.put(388, 116 + index * 22, label, { font, size: 10.5 });
    paper.put(557, 116 + index * 22, amount(sum), { font, size: 10.5, right: true });
  });
  rule(paper, 388, 154, 557, '#333');
  paper.put(388, 182, 'IVA inclòs. Pagat en efectiu.', { size: 8.5 });
}

export const eClubLayouts: readonly PassLayout[] = [
  { name: "E: club's sheet with stub, es", passes: 1, draw: clubSheet },
  { name: 'E: letter with a card, ca', passes: 1, draw: letterWithCard },
  { name: 'E: receipt on half a sheet, ca', passes: 1, draw: receipt },
];
