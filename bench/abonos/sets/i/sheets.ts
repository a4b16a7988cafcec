import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { longSeason, type Pair, pairs, shortSeason } from '../../drawing/pieces.ts';
import {
  amount,
  band,
  type Cell,
  minus,
  netOf,
  plus,
  prose,
  rounded,
  rule,
} from '../../drawing/print-shop.ts';
import { badge, carryLetters, CLUB, fitted, type Named, NIGHT, SELLERS, TEAL } from './vendor.ts';

// Set I: whole sheets: the pass to print at home, the passes of a group in a table, the form with a language at each side.

/** The pass to print at home: the code in a panel at the left, labels over values beside it, what was paid below. */
async function printedAtHome(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  carryLetters(paper);
  badge(paper, 36, 28, 40, NIGHT);
  paper.put(88, 32, 'Abono para imprimir en casa', { font: 'Web-Bold', size: 18, color: NIGHT });
  paper.put(88, 55, `${CLUB} · www.pmbasket.example`, { font: 'Web', size: 10, color: '#444' });
  paper.put(559, 34, SELLERS.pasarela, { font: 'Web', size: 9, color: '#444', right: true });
  paper.put(559, 47, 'Pedido 25-0047713 · 18/07/2025 11:52', {
    font: 'Web',
    size: 9,
    color: '#444',
    right: true,
  });
  rounded(paper, 36, 84, 523, 346);
  band(paper, 40, 88, 158, 338, '#eef0f6');
  await paper.code(49, 104, 140, pass.codigoLocalizador);
  paper.put(119, 256, 'Localizador de compra', { font: 'Web', size: 9, color: '#444', center: true });
  paper.put(119, 269, pass.codigoLocalizador, { font: 'Web-Bold', size: 15, center: true });
  paper.put(119, 306, 'Referencia', { font: 'Web', size: 9, color: '#444', center: true });
  paper.put(119, 319, pass.referenciaTicket, { font: 'Web-Bold', size: 12, center: true });
  paper.put(119, 356, 'Temporada', { font: 'Web', size: 9, color: '#444', center: true });
  paper.put(119, 369, pass.temporada, { font: 'Web-Bold', size: 12, center: true });
  const scan = 'Acerque este código al lector del torno. No lo doble.';
  prose(paper, 52, 398, 134, scan, { font: 'Web-Italic', size: 8.5 });
  homeRows(paper, pass);
  homeBill(paper, pass);
  return paper;
}

function homeRows(paper: Paper, pass: PassTruth): void {
  const list: [width: number, ...Cell][] = [
    [336, 212, 98, 'Competición', pass.evento],
    [336, 212, 142, 'Instalación', pass.recinto],
    [336, 212, 186, 'Dirección de la instalación', pass.direccion],
    [196, 212, 250, 'Nombre y apellidos', pass.nombreAsistente],
    [134, 418, 250, 'Modalidad de abono', pass.tipoAbonament],
    [160, 212, 314, 'Nivel', pass.anillo],
    [60, 340, 314, 'Bloque', pass.bloque],
    [60, 412, 314, 'Fila', pass.fila],
    [60, 482, 314, 'Butaca', pass.asiento],
    [160, 212, 382, 'NIF del promotor', pass.nifOrganizador],
    [160, 372, 382, 'NIF de la distribuidora', pass.nifDistr],
  ];
  for (const [width, x, y, label, value] of list) {
    const size = y === 314 ? 17 : 13;
    paper.put(x, y, label, { font: 'Web', size: 9, color: '#444' });
    fitted(paper, x, y + 13, width, value, { font: 'Web-Bold', size });
  }
  for (const y of [236, 302, 370]) rule(paper, 212, y, 548, '#b5b9c9');
}

function homeBill(paper: Paper, pass: PassTruth): void {
  paper.put(36, 452, 'Detalle del importe', { font: 'Web-Bold', size: 13, color: NIGHT });
  const net = netOf(pass.precioTotal, 21);
  const rows: [string, string, string][] = [
    ['Abono de temporada', euros(pass.precioEntrada), 'Web'],
    ['Gastos de distribución', euros(pass.precioDistribucion), 'Web'],
    ['Total pagado', euros(pass.precioTotal), 'Web-Bold'],
  ];
  rows.forEach(([label, sum, font], row) => {
    paper.put(36, 478 + row * 22, label, { font, size: 11.5 });
    paper.put(330, 478 + row * 22, sum, { font, size: 11.5, right: true });
    rule(paper, 36, 495 + row * 22, 330, '#b5b9c9');
  });
  const tax = `IVA 21 % incluido: ${euros(minus(pass.precioTotal, net))}. Pago con tarjeta terminada en 4471.`;
  paper.put(36, 548, tax, { font: 'Web', size: 8.5, color: '#444' });
  paper.put(36, 590, 'Condiciones', { font: 'Web-Bold', size: 13, color: NIGHT });
  const [first, second] = [
    'Este abono da acceso a los partidos que el club juega como local en la competición indicada. Es nominativo: se puede pedir el documento de ' +
      'identidad en la puerta.\nLa primera persona que presente el código es la que entra; no publique fotografías de él.',
    'No se admiten devoluciones una vez iniciada la competición. Las fechas y horarios pueden variar.\nAtención telefónica: 871 03 26 40, laborables ' +
      'de 9:30 a 14:00. Reclamaciones: hay hojas a disposición del público en la taquilla.',
  ];
  prose(paper, 36, 612, 248, first, { font: 'Web', size: 9.5 });
  prose(paper, 311, 612, 248, second, { font: 'Web', size: 9.5 });
  rule(paper, 36, 792, 559, '#b5b9c9');
  const sponsors =
    'Con el apoyo de: Cafès Llofriu · Clínica Bonaire · Autocares Sa Vall · Ajuntament de Palma';
  paper.put(297, 800, sponsors, { font: 'Web', size: 9, color: '#444', center: true });
}

type Column = readonly [x: number, width: number, head: string, value: (pass: PassTruth) => string | number];

/** As wide as they take of a sheet across; sums stand at the right edge of theirs. */
const COLUMNS: readonly Column[] = [
  [30, 144, 'Persona abonada', (pass) => pass.nombreAsistente],
  [174, 100, 'Tarifa', (pass) => pass.tipoAbonament],
  [274, 82, 'Anell', (pass) => pass.anillo],
  [356, 44, 'Sector', (pass) => pass.bloque],
  [400, 34, 'Fila', (pass) => pass.fila],
  [434, 46, 'Seient', (pass) => pass.asiento],
  [480, 88, 'Núm. de tiquet', (pass) => pass.referenciaTicket],
  [568, 80, 'Localitzador', (pass) => pass.codigoLocalizador],
  [648, 58, 'Preu', (pass) => amount(pass.precioEntrada)],
  [706, 52, 'Despeses', (pass) => amount(pass.precioDistribucion)],
  [758, 54, 'Total', (pass) => amount(pass.precioTotal)],
];

/** A group's passes in a table across the sheet, in Catalan; what they share above, their codes below. */
async function groupTable(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([842, 595]);
  badge(paper, 30, 24, 36, TEAL);
  paper.put(78, 26, "Relació d'abonaments", { font: 'Helvetica-Bold', size: 19, color: TEAL });
  paper.put(78, 48, CLUB, { size: 11, color: '#333' });
  paper.put(812, 28, 'Comanda 2025/03318', { size: 10, right: true });
  paper.put(812, 43, 'Data: 29-08-2025', { size: 10, right: true });
  const common: Pair[][] = [
    [
      ['Competició:', pass.evento],
      ['Temporada:', shortSeason(pass.temporada)],
    ],
    [
      ['Pavelló:', pass.recinto],
      ['Adreça:', pass.direccion],
    ],
    [
      ["NIF de l'organitzador:", pass.nifOrganizador],
      ['NIF del distribuïdor:', pass.nifDistr],
    ],
  ];
  common.forEach((list, row) =>
    pairs(
      paper,
      30,
      82 + row * 20,
      list,
      { size: 11, color: '#333' },
      { font: 'Helvetica-Bold', size: 11 },
      30,
    ),
  );
  band(paper, 30, 154, 782, 24, '#cfe0df');
  for (const [x, width, head] of COLUMNS)
    put(paper, x, width, 161, head, { font: 'Helvetica-Bold', size: 9.5 });
  passes.forEach((one, row) => {
    for (const [x, width, , value] of COLUMNS) put(paper, x, width, 189 + row * 34, value(one), { size: 10 });
    rule(paper, 30, 212 + row * 34, 812, '#8aa');
  });
  const end = 178 + passes.length * 34;
  const sum = passes.reduce((total, one) => plus(total, one.precioTotal), '0.00');
  paper.put(752, end + 10, `Import de la comanda (${passes.length} abonaments), en euros`, {
    size: 10,
    right: true,
  });
  paper.put(808, end + 10, amount(sum), { font: 'Helvetica-Bold', size: 10, right: true });
  await groupCodes(paper, passes);
  return paper;
}

function put(
  paper: Paper,
  x: number,
  width: number,
  y: number,
  text: string | number,
  style: { font?: string; size: number },
): void {
  if (x >= 648) paper.put(x + width - 4, y, text, { ...style, right: true });
  else fitted(paper, x + 4, y, width - 8, text, style);
}

async function groupCodes(paper: Paper, passes: readonly PassTruth[]): Promise<void> {
  paper.put(30, 336, "Codis per al control d'accés", { font: 'Helvetica-Bold', size: 13, color: TEAL });
  for (const [index, pass] of passes.entries()) {
    const x = 30 + index * 264;
    paper.frame(x, 358, 254, 124);
    await paper.code(x + 8, 366, 108, pass.referenciaTicket);
    fitted(paper, x + 124, 376, 122, pass.nombreAsistente, { font: 'Helvetica-Bold', size: 11 });
    paper.put(x + 124, 396, pass.referenciaTicket, { size: 11 });
    paper.put(x + 124, 416, `Abonament ${index + 1} de ${passes.length}`, { size: 10, color: '#333' });
    paper.put(x + 124, 436, 'Portes 3 i 4', { size: 10, color: '#333' });
  }
  const law =
    `Venda feta per ${SELLERS.quatreCantons}, en nom i per compte del club. IVA inclòs en tots els preus. El responsable del grup ha de repartir els codis ` +
    'entre les persones de la llista; cada codi obre el torn una sola vegada per partit. Incidències: 871 96 50 12 o abonats@quatrecantons.example.';
  prose(paper, 30, 502, 782, law, { size: 9 });
  paper.put(812, 564, 'Full 1 de 1', { size: 9, color: '#333', right: true });
}

/** A form of the club's office: the Catalan label at the left, the value in the middle, the Spanish label at the right. */
async function languageAtEachSide(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(40, 40, 'JUSTIFICANT D’ABONAMENT', { font: 'Times-Bold', size: 16 });
  paper.put(555, 40, 'JUSTIFICANTE DE ABONO', { font: 'Times-BoldItalic', size: 16, right: true });
  paper.put(40, 62, `${CLUB} · Oficina d’abonats`, { font: 'Times-Roman', size: 11 });
  paper.put(555, 62, 'Oficina de abonados', { font: 'Times-Italic', size: 11, right: true });
  rule(paper, 40, 82, 555, '#000', 1.5);
  const groups: Named[][] = [
    [
      ['Titular', 'Titular', pass.nombreAsistente],
      ['Classe d’abonament', 'Clase de abono', pass.tipoAbonament],
      ['Temporada', 'Temporada', longSeason(pass.temporada)],
      ['Competició', 'Competición', pass.evento],
    ],
    [
      ['Pavelló', 'Pabellón', pass.recinto],
      ['Adreça del pavelló', 'Dirección del pabellón', pass.direccion],
      ['Zona', 'Zona', pass.anillo],
      ['Sector', 'Sector', pass.bloque],
      ['Fila', 'Fila', pass.fila],
      ['Seient', 'Asiento', pass.asiento],
    ],
    [
      ['Referència de l’entrada', 'Referencia de la entrada', pass.referenciaTicket],
      ['Codi localitzador', 'Código localizador', pass.codigoLocalizador],
      ['NIF organitzador', 'NIF organizador', pass.nifOrganizador],
      ['NIF distribuïdor', 'NIF distribuidor', pass.nifDistr],
    ],
    [
      ['Preu de l’abonament', 'Precio del abono', euros(pass.precioEntrada)],
      ['Despeses de distribució', 'Gastos de distribución', euros(pass.precioDistribucion)],
      ['Import total', 'Importe total', euros(pass.precioTotal)],
    ],
  ];
  let y = 94;
  for (const group of groups) {
    for (const [catalan, spanish, value] of group) {
      paper.put(40, y + 5, catalan, { font: 'Times-Roman', size: 11.5 });
      fitted(paper, 170, y + 4, 266, value, { font: 'Times-Bold', size: 13 });
      paper.put(555, y + 5, spanish, { font: 'Times-Italic', size: 11.5, right: true });
      rule(paper, 40, y + 23, 555, '#bbb');
      y += 25;
    }
    y += 14;
  }
  await languagesFoot(paper, pass, y);
  return paper;
}

async function languagesFoot(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  await paper.code(40, y + 6, 104, pass.codigoLocalizador);
  paper.frame(170, y + 8, 180, 96);
  paper.put(178, y + 13, 'Signatura i segell / Firma y sello', { font: 'Times-Roman', size: 9.5 });
  const office = ['Palma, 04/09/2025', 'Operador/a: 07', 'Tel. 871 24 88 30', 'abonats@pmbasket.example'];
  office.forEach((line, row) => paper.put(370, y + 12 + row * 17, line, { font: 'Times-Roman', size: 11 }));
  const law =
    'Exemplar per a la persona abonada. IVA inclòs. Aquest justificant no dona dret a factura.\nEjemplar para la persona abonada. IVA incluido. Este ' +
    'justificante no da derecho a factura.';
  prose(paper, 40, y + 124, 515, law, { font: 'Times-Roman', size: 9.5 });
}

export const iSheetLayouts: readonly PassLayout[] = [
  { name: 'I: printed at home, es', passes: 1, draw: printedAtHome },
  { name: "I: a group's table, ca", passes: 3, draw: groupTable },
  { name: 'I: a language at each side', passes: 1, draw: languageAtEachSide },
];
