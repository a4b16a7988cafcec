import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import {
  amount,
  band,
  bars,
  type Cell,
  cells,
  cut,
  minus,
  narrow,
  netOf,
  plus,
  prose,
  rounded,
  rule,
} from '../../drawing/print-shop.ts';

// Set C: papers that come with a purchase: mails, bank slips, invoices, letters of a club.

/** A mail as a browser prints it: heads of the mail, prose, the data as lines, the address of the page at the foot. */
async function printedMail(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const small = { size: 8, color: '#555' };
  paper.put(30, 18, '22/8/25, 9:14', small);
  paper.put(297, 18, 'Correu - Confirmació de la teva compra #5530917', { ...small, center: true });
  paper.put(40, 46, 'Confirmació de la teva compra #5530917', { font: 'Times-Bold', size: 17 });
  rule(paper, 40, 70, 555, '#aaa');
  paper.put(40, 78, 'Entrades Llevant <no-reply@entrades-llevant.example>', { font: 'Times-Bold', size: 11 });
  paper.put(555, 78, '21 d’agost de 2025, 20:31', { font: 'Times-Roman', size: 11, right: true });
  paper.put(40, 93, 'Per a: mi', { font: 'Times-Roman', size: 11, color: '#444' });
  const text = { font: 'Times-Roman', size: 12 };
  paper.put(60, 128, 'Hola,', text);
  paper.put(
    60,
    146,
    'Gràcies per la teva compra. Aquestes són les dades del teu abonament. Si hi veus cap error,',
    text,
  );
  paper.put(
    60,
    161,
    'respon aquest correu o truca al 971 77 08 12 (de dilluns a divendres, de 10 a 14 h).',
    text,
  );
  const lines: [string, string | number][] = [
    ['Esdeveniment', pass.evento],
    ['Temporada', '2025/26'],
    ['On', `${pass.recinto} (${pass.direccion})`],
    ['A nom de', pass.nombreAsistente],
    ["Tipus d'abonament", pass.tipoAbonament],
    ['Localitat', `${pass.anillo}, sector ${pass.bloque}, fila ${pass.fila}, seient ${pass.asiento}`],
    ['Codi localitzador', pass.codigoLocalizador],
    ['Referència del tiquet', pass.referenciaTicket],
    ["Import de l'abonament", euros(pass.precioEntrada)],
    ['Despeses de gestió', euros(pass.precioDistribucion)],
    ['Import cobrat a la targeta **** 4417', euros(pass.precioTotal)],
  ];
  lines.forEach(([label, value], index) => {
    const y = 196 + index * 22;
    paper.put(60, y, `${label}:`, { ...text, color: '#444' });
    const wide = paper.document.widthOfString(`${label}: `);
    paper.put(60 + wide + 3, y, value, { font: 'Times-Bold', size: 12 });
  });
  await paper.code(430, 330, 110, `loc=${pass.codigoLocalizador}`);
  paper.put(60, 466, 'Una abraçada i fins aviat,', text);
  paper.put(60, 482, "L'equip d'Entrades Llevant", text);
  rule(paper, 60, 512, 535, '#ccc');
  const foot = [
    `Organitzador de l'esdeveniment: Unió Esportiva Llevant, amb CIF ${pass.nifOrganizador}.`,
    `Plataforma de venda: Entrades Llevant SL, amb CIF ${pass.nifDistr}. Carrer del Sol 8, 2n, 07002 Palma.`,
    'Reps aquest correu perquè has comprat a la nostra web. IVA inclòs als preus.',
  ];
  foot.forEach((line, index) =>
    paper.put(60, 520 + index * 13, line, { font: 'Times-Roman', size: 9.5, color: '#555' }),
  );
  paper.put(30, 820, 'https://correu.example/u/0/?ik=7f20b1&view=pt&search=all', small);
  paper.put(565, 820, '1/1', { ...small, right: true });
  return paper;
}

/** A slip of a bank that sells tickets at its machines: typed, values at the right edge, asterisks before amounts. */
async function bankSlip(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([420, 595]);
  const font = { font: 'Courier', size: 10 };
  paper.put(24, 20, 'CAIXA LLEVANTINA', { font: 'Courier-Bold', size: 15 });
  paper.put(24, 38, 'SERVICIO DE VENTA DE ENTRADAS Y ABONOS', { font: 'Courier', size: 9 });
  paper.put(24, 50, 'OF. 0417  TERMINAL 22108  15.07.2025  11:06:52', { font: 'Courier', size: 9 });
  const starred = (euro: string) => `${amount(euro).padStart(11, '*')} EUR`;
  const rows: ([string, string | number] | null)[] = [
    ['TITULAR', pass.nombreAsistente],
    ['MODALIDAD', pass.tipoAbonament],
    null,
    ['ESPECTACULO', pass.evento],
    ['TEMPORADA', '2025/2026'],
    ['LUGAR', pass.recinto],
    ['DIR', pass.direccion],
    null,
    ['GRADA', pass.anillo],
    ['BLOQUE', pass.bloque],
    ['FILA', pass.fila],
    ['BUTACA', pass.asiento],
    null,
    ['REF. ENTRADA', pass.referenciaTicket],
    ['LOCALIZADOR', pass.codigoLocalizador],
    ['NIF ORGANIZADOR', pass.nifOrganizador],
    ['NIF ENTIDAD DISTRIB.', pass.nifDistr],
    null,
    ['PRECIO ABONO', starred(pass.precioEntrada)],
    ['COMISION DISTRIB.', starred(pass.precioDistribucion)],
    ['IMPORTE TOTAL', starred(pass.precioTotal)],
  ];
  rows.forEach((row, index) => {
    const y = 74 + index * 19;
    if (row === null) return paper.put(24, y, '-'.repeat(62), font);
    paper.put(24, y, row[0], font);
    paper.put(396, y, row[1], { ...font, right: true });
  });
  const foot = ['OPERACION 000417-22108-9931    AUT. 558102', 'CARGO EN CUENTA ES** **** **** ** ******3306'];
  foot.forEach((line, index) => paper.put(24, 490 + index * 14, line, { font: 'Courier', size: 9 }));
  paper.put(24, 528, 'CONSERVE ESTE RESGUARDO. NO ES VALIDO SIN IMPRESION MECANICA.', {
    font: 'Courier',
    size: 8,
  });
  bars(paper, 90, 544, 240, 34, pass.codigoLocalizador);
  return paper;
}

/** An invoice: who issues, who sells and who buys, a table of two rows with its tax apart, sums at the right edge. */
async function invoice(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(44, 40, 'FACTURA SIMPLIFICADA', { font: 'Helvetica-Bold', size: 18 });
  paper.put(551, 40, 'Nº FS25/004417', { size: 11, right: true });
  paper.put(551, 55, 'Fecha: 14.07.2025', { size: 11, right: true });
  parties(paper, pass);
  band(paper, 44, 190, 507, 20, '#2f4858');
  const columns: [number, string, boolean][] = [
    [50, 'Concepto', false],
    [330, 'Ud.', true],
    [400, 'Base', true],
    [450, 'IVA', true],
    [545, 'Importe', true],
  ];
  const heading = { font: 'Helvetica-Bold', size: 9, color: '#fff' };
  for (const [x, label, right] of columns) paper.put(x, 196, label, { ...heading, right });
  const net = netOf(pass.precioEntrada, 10);
  const netFee = netOf(pass.precioDistribucion, 21);
  const items: [number, string, string, string, string][] = [
    [218, 'Abono temporada 2025/26', net, '10 %', pass.precioEntrada],
    [280, 'Gastos de gestión', netFee, '21 %', pass.precioDistribucion],
  ];
  for (const [y, what, base, tax, sum] of items) {
    paper.put(50, y, what, { font: 'Helvetica-Bold', size: 10 });
    paper.put(330, y, 1, { size: 10, right: true });
    paper.put(400, y, amount(base), { size: 10, right: true });
    paper.put(450, y, tax, { size: 10, right: true });
    paper.put(545, y, euros(sum), { size: 10, right: true });
    rule(paper, 44, y + (y === 218 ? 54 : 20), 551, '#bbb');
  }
  paper.put(50, 232, `Evento: ${pass.evento} · Tarifa: ${pass.tipoAbonament}`, { size: 9, color: '#333' });
  const seat = `Anillo: ${pass.anillo} · Sector: ${pass.bloque} · Fila: ${pass.fila} · Asiento: ${pass.asiento}`;
  paper.put(50, 245, seat, { size: 9, color: '#333' });
  paper.put(50, 258, `Ref. entrada: ${pass.referenciaTicket}`, { size: 9, color: '#333' });
  const bases = plus(net, netFee);
  const sums: [string, string][] = [
    ['Total base imponible', bases],
    ['Total cuotas de IVA', minus(pass.precioTotal, bases)],
    ['TOTAL FACTURA', pass.precioTotal],
  ];
  sums.forEach(([label, sum], index) => {
    const font = index === 2 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(440, 318 + index * 18, label, { font, size: 10.5, right: true });
    paper.put(545, 318 + index * 18, euros(sum), { font, size: 10.5, right: true });
  });
  paper.put(50, 318, `Lugar: ${pass.recinto}`, { size: 9.5 });
  paper.put(50, 332, pass.direccion, { size: 9.5 });
  paper.put(50, 352, `Localizador: ${pass.codigoLocalizador}`, { font: 'Courier-Bold', size: 12 });
  const foot =
    'Pagado con tarjeta terminada en 3306. Inscrita en el Registro Mercantil de Palma, tomo 2417, folio 118, hoja PM-40112. ' +
    'Esta factura no da acceso al recinto: descargue su abono en el área de cliente con el localizador.';
  prose(paper, 44, 400, 507, foot);
  return paper;
}

function parties(paper: Paper, pass: PassTruth): void {
  const blocks: [number, string, string[]][] = [
    [
      44,
      'EMISOR (organizador)',
      ['Bàsquet Ponent S.A.D.', `CIF: ${pass.nifOrganizador}`, 'Carrer Major 3', '07001 Palma'],
    ],
    [
      215,
      'DISTRIBUIDOR',
      ['Servicios de Taquilla S.L.', `CIF: ${pass.nifDistr}`, 'Gran Vía 28, 4º', '28013 Madrid'],
    ],
    [386, 'CLIENTE (titular del abono)', [pass.nombreAsistente, 'DNI: ***4521**', 'Nº de cliente: 118206']],
  ];
  for (const [x, title, lines] of blocks) {
    paper.put(x, 92, title, { font: 'Helvetica-Bold', size: 8.5, color: '#2f4858' });
    rule(paper, x, 104, x + 155, '#2f4858');
    lines.forEach((line, index) => paper.put(x, 110 + index * 14, line, { size: 10 }));
  }
}

/** A letter of the club with the card at its foot, to be cut out; the prices stand in the prose. */
async function clubLetter(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.document.lineWidth(2).strokeColor('#0b5d3b').circle(78, 66, 26).stroke();
  paper.put(78, 57, 'CBP', { font: 'Times-Bold', size: 17, color: '#0b5d3b', center: true });
  paper.put(120, 46, 'Club Bàsquet Ponent', { font: 'Times-Bold', size: 20, color: '#0b5d3b' });
  const office = 'Fundado en 1967 · Oficinas: Carrer de la Fàbrica 21, 07013 Palma · Tel. 971 45 12 80';
  paper.put(120, 70, office, { font: 'Times-Roman', size: 9 });
  rule(paper, 52, 100, 543, '#0b5d3b', 1.2);
  const text = { font: 'Times-Roman', size: 11.5 };
  paper.put(543, 118, 'Palma, 3 de julio de 2025', { ...text, right: true });
  paper.put(543, 134, 'Socio nº 02417', { ...text, right: true });
  const body = [
    'Querido socio, querida socia:',
    '',
    'Ya tienes aquí tu abono para la temporada 2025/2026. Recórtalo por la línea de puntos, dóblalo por la mitad y llévalo',
    'siempre contigo: el personal de las puertas te lo pedirá junto con un documento de identidad.',
    '',
    `El precio del abono es de ${amount(pass.precioEntrada)} euros y los gastos de envío y gestión, de ${amount(pass.precioDistribucion)} euros. El día 10 de julio`,
    `pasaremos al cobro el importe total, ${amount(pass.precioTotal)} euros, en tu cuenta acabada en 4417. Si has cambiado de banco, avísanos`,
    'antes del día 8 en el 971 45 12 80 o en abonos@cbponent.example.',
    '',
    'El sábado 27 de septiembre, a las 18.30 h, presentamos el equipo en el pabellón. Con el abono puedes traer a una',
    'persona más. ¡Te esperamos!',
  ];
  body.forEach((line, index) => narrow(paper, 52, 170 + index * 17, line, text, 0.93));
  paper.put(400, 380, 'Maria Antònia Ferrer', { font: 'Times-Italic', size: 15, color: '#223a8f' });
  paper.put(400, 400, 'Secretaria del club', { ...text, size: 10 });
  cut(paper, 0, 520, 595, 520);
  paper.put(297, 508, 'recorta por aquí', { font: 'Times-Italic', size: 8, color: '#777', center: true });
  await letterCard(paper, pass);
  return paper;
}

async function letterCard(paper: Paper, pass: PassTruth): Promise<void> {
  rounded(paper, 40, 545, 515, 240);
  band(paper, 40.5, 562, 514, 26, '#0b5d3b');
  paper.put(54, 568, 'ABONO 2025/2026', { font: 'Helvetica-Bold', size: 14, color: '#fff' });
  paper.put(541, 569, pass.evento, { font: 'Helvetica-Bold', size: 12, color: '#fff', right: true });
  const left: Cell[] = [
    [54, 600, 'Abonado/a', pass.nombreAsistente],
    [54, 632, 'Tipo', pass.tipoAbonament],
    [190, 632, 'Localizador', pass.codigoLocalizador],
    [54, 664, 'Zona', pass.anillo],
    [150, 664, 'Sector', pass.bloque],
    [204, 664, 'Fila', pass.fila],
    [246, 664, 'Asto.', pass.asiento],
  ];
  cells(paper, left, { size: 8, color: '#0b5d3b' }, { font: 'Helvetica-Bold', size: 12 }, 10);
  paper.put(54, 702, pass.recinto, { font: 'Helvetica-Bold', size: 9 });
  paper.put(54, 714, pass.direccion, { size: 9 });
  cut(paper, 297, 590, 297, 784);
  await paper.code(310, 600, 92, pass.codigoLocalizador);
  bars(paper, 412, 606, 128, 58, pass.referenciaTicket);
  paper.put(476, 668, pass.referenciaTicket, { font: 'Courier', size: 10, center: true });
  paper.put(476, 680, 'ref. entrada', { size: 7.5, center: true });
  const back = [
    `Organiza: Club Bàsquet Ponent, C.I.F. ${pass.nifOrganizador}`,
    `Distribuye: Imprenta y Taquilla Illes S.L., C.I.F. ${pass.nifDistr}`,
    'Personal e intransferible. En caso de pérdida: 971 45 12 80.',
  ];
  back.forEach((line, index) => narrow(paper, 310, 710 + index * 13, line, { size: 9 }, 0.88));
}

export const cPaperLayouts: readonly PassLayout[] = [
  { name: 'C: printed mail, ca', passes: 1, draw: printedMail },
  { name: "C: bank's slip, es", passes: 1, draw: bankSlip },
  { name: 'C: invoice, es', passes: 1, draw: invoice },
  { name: "C: club's letter with card, es", passes: 1, draw: clubLetter },
];
