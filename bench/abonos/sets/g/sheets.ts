import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { longSeason, type Pair, shortSeason } from '../../drawing/pieces.ts';
import { band, bars, type Cell, cells, cut, minus, netOf, prose, rule } from '../../drawing/print-shop.ts';

// Set G: whole sheets: an invoice over a coupon, a mail printed from the browser, a pass with the calendar.

const MAROON = '#7a1230';

/** What was bought, as an invoice has it, over the coupon that is cut out and shown at the door. */
async function invoiceOverCoupon(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  shield(paper, 48, 36);
  paper.put(112, 42, 'Palma Mallorca Bàsquet', { font: 'Helvetica-Bold', size: 17 });
  paper.put(112, 64, 'Departamento de Abonados', { size: 11, color: '#444' });
  paper.put(547, 42, `NIF organizador: ${pass.nifOrganizador}`, { size: 10, right: true });
  paper.put(547, 57, 'Vende: Tres Butacas, S.L.', { size: 10, right: true });
  paper.put(547, 72, `NIF distribuidor: ${pass.nifDistr}`, { size: 10, right: true });
  paper.put(48, 122, '¡Gracias por seguir a nuestro lado!', {
    font: 'Helvetica-Bold',
    size: 20,
    color: MAROON,
  });
  const hello =
    'Tu plaza para la próxima temporada está confirmada. Debajo tienes el detalle de lo que has pagado y, al pie, el cupón de acceso: ' +
    'recórtalo y llévalo a cada partido, o enséñalo en la pantalla del móvil. Si cambias de correo o de teléfono, avísanos.';
  prose(paper, 48, 154, 499, hello, { size: 11, color: '#000' });
  paper.put(48, 226, 'Detalle del pago', { font: 'Helvetica-Bold', size: 13 });
  band(paper, 48, 246, 499, 22, MAROON);
  const heads: [number, string][] = [
    [420, 'Unidades'],
    [539, 'Importe'],
  ];
  paper.put(56, 252, 'Concepto', { font: 'Helvetica-Bold', size: 10.5, color: '#fff' });
  for (const [x, head] of heads)
    paper.put(x, 252, head, { font: 'Helvetica-Bold', size: 10.5, color: '#fff', right: true });
  const rows: [string, string][] = [
    ['Precio del abono', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
  ];
  rows.forEach(([label, value], row) => {
    const y = 276 + row * 24;
    paper.put(56, y, label, { size: 11 });
    paper.put(420, y, '1', { size: 11, right: true });
    paper.put(539, y, value, { size: 11, right: true });
    rule(paper, 48, y + 17, 547, '#bbb');
  });
  paper.put(56, 326, 'Total', { font: 'Helvetica-Bold', size: 13 });
  paper.put(539, 326, euros(pass.precioTotal), { font: 'Helvetica-Bold', size: 13, right: true });
  const tax = minus(pass.precioTotal, netOf(pass.precioTotal, 10));
  paper.put(539, 346, `Incluye ${euros(tax)} de IVA (10 %)`, { size: 9, color: '#444', right: true });
  paper.put(56, 372, 'Pagado con tarjeta el 14 de junio de 2027, a las 10:26. Operación 009-44871.', {
    size: 10,
  });
  const rules =
    'El cupón es personal. Si no puedes venir a un partido, libera tu plaza desde la zona privada de la web antes de las 12 del mediodía. ' +
    'La reposición de un cupón perdido cuesta 4 euros. Teléfono del abonado: 971 40 55 87, de 16 a 20 h.';
  prose(paper, 48, 404, 499, rules, { size: 9.5 });
  paper.put(297, 474, 'Recorta por la línea', { size: 8.5, color: '#666', center: true });
  await coupon(paper, pass);
  return paper;
}

function shield(paper: Paper, x: number, y: number): void {
  paper.document.path(`M${x} ${y} h50 v34 q0 14 -25 24 q-25 -10 -25 -24 z`).fill(MAROON);
  paper.put(x + 25, y + 15, 'PMB', { font: 'Helvetica-Bold', size: 17, color: '#fff', center: true });
}

async function coupon(paper: Paper, pass: PassTruth): Promise<void> {
  cut(paper, 36, 490, 559, 490);
  cut(paper, 36, 806, 559, 806);
  cut(paper, 36, 490, 36, 806);
  cut(paper, 559, 490, 559, 806);
  paper.put(52, 504, 'Cupón de acceso', { font: 'Helvetica-Bold', size: 16, color: MAROON });
  paper.put(543, 506, `Temporada ${longSeason(pass.temporada)}`, {
    font: 'Helvetica-Bold',
    size: 14,
    right: true,
  });
  rule(paper, 52, 528, 543, MAROON, 1.2);
  const list: Cell[] = [
    [52, 540, 'A nombre de', pass.nombreAsistente],
    [272, 540, 'Tipo de abono', pass.tipoAbonament],
    [52, 582, 'Competición', pass.evento],
    [52, 624, 'Pabellón', pass.recinto],
    [52, 666, 'Dirección', pass.direccion],
    [52, 762, 'Nº de entrada', pass.referenciaTicket],
    [222, 762, 'Localizador', pass.codigoLocalizador],
  ];
  cells(paper, list, { size: 9, color: '#555' }, { font: 'Helvetica-Bold', size: 12.5 }, 13);
  const seat: [number, number, string, string | number][] = [
    [52, 132, 'Anillo', pass.anillo],
    [184, 72, 'Bloque', pass.bloque],
    [256, 60, 'Fila', pass.fila],
    [316, 68, 'Asiento', pass.asiento],
  ];
  for (const [x, width, label, value] of seat) {
    paper.frame(x, 706, width, 44);
    paper.put(x + 7, 711, label, { size: 9, color: '#555' });
    paper.put(x + 7, 726, value, { font: 'Helvetica-Bold', size: 15 });
  }
  await paper.code(408, 598, 138, pass.codigoLocalizador);
  paper.put(477, 744, 'Entrada por la puerta C', { size: 10, center: true });
}

/** A mail as the browser prints it, in Catalan: points of a list, the seat in one of them, no code. */
async function printedMail(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const small = { font: 'Times-Roman', size: 9 };
  paper.put(28, 18, '21/6/27 9:03', small);
  paper.put(297, 18, 'Correu - El teu abonament ja és a punt', { ...small, center: true });
  paper.put(28, 814, 'https://correu.example/m/0/?vista=imprimir&id=18f3c07', small);
  paper.put(567, 814, '1/1', { ...small, right: true });
  paper.put(48, 48, 'El teu abonament ja és a punt', { font: 'Helvetica-Bold', size: 17 });
  paper.put(48, 72, '1 missatge', { size: 9.5, color: '#555' });
  rule(paper, 48, 88, 547, '#bbb');
  paper.put(48, 98, 'Palma Mallorca Bàsquet <abonats@pmbasquet.example>', {
    font: 'Helvetica-Bold',
    size: 10,
  });
  paper.put(547, 98, '20 de juny de 2027, 22:47', { size: 10, right: true });
  paper.put(48, 113, 'Per a: tu', { size: 10, color: '#555' });
  const hello =
    'Hola!\n\nHem rebut el teu pagament i ja tens plaça reservada. Imprimeix aquest missatge i mostra’l a taquilla la primera vegada que vinguis: ' +
    'et donaran el carnet de plàstic. Aquestes són les dades amb què t’hem donat d’alta:';
  prose(paper, 48, 144, 499, hello, { size: 11, color: '#000' });
  const seat = `Anell: ${pass.anillo}   |   Bloc: ${pass.bloque}   |   Fila: ${pass.fila}   |   Seient: ${pass.asiento}`;
  const points: Pair[] = [
    ['Nom de la persona abonada: ', pass.nombreAsistente],
    ["Modalitat d'abonament: ", pass.tipoAbonament],
    ['Temporada: ', shortSeason(pass.temporada)],
    ['Competició: ', pass.evento],
    ['Pavelló: ', pass.recinto],
    ['Adreça: ', pass.direccion],
    ['', seat],
    ['Número de tiquet: ', pass.referenciaTicket],
    ['Codi localitzador: ', pass.codigoLocalizador],
  ];
  points.forEach(([label, value], index) => {
    const y = 226 + index * 21;
    paper.document.circle(64, y + 5, 2).fill('#000');
    paper.put(76, y, label, { font: 'Helvetica-Bold', size: 11 });
    const left = label === '' ? 76 : 76 + paper.document.widthOfString(label);
    paper.put(left, y, value, { font: label === '' ? 'Helvetica-Bold' : 'Helvetica', size: 11 });
  });
  mailPrices(paper, pass);
  const bye =
    'Recorda que pots cedir el seient a un amic des de l’aplicació del club. Si alguna dada no és correcta, respon aquest missatge abans de l’1 ' +
    'de setembre.\n\nEns veiem a la pista!\nEquip d’atenció a l’abonat · 971 40 55 87';
  prose(paper, 48, 566, 499, bye, { size: 11, color: '#000' });
  rule(paper, 48, 668, 547, '#bbb');
  const who = [
    `Organitzador: Palma Mallorca Bàsquet, NIF ${pass.nifOrganizador}`,
    `Distribuïdor: Entrades de Mitjorn, SL, NIF ${pass.nifDistr}`,
  ];
  who.forEach((line, row) => paper.put(48, 680 + row * 15, line, { size: 9.5, color: '#333' }));
  const law =
    'Reps aquest correu perquè has comprat un abonament al web del club. Aquest missatge pot contenir informació confidencial; si l’has rebut ' +
    'per error, esborra’l. Abans d’imprimir-lo, pensa en el medi ambient.';
  prose(paper, 48, 720, 499, law, { size: 8.5, color: '#666' });
  return paper;
}

function mailPrices(paper: Paper, pass: PassTruth): void {
  paper.put(48, 430, 'Què has pagat', { font: 'Helvetica-Bold', size: 13 });
  const rows: Pair[] = [
    ["Preu de l'abonament", euros(pass.precioEntrada)],
    ['Despeses de gestió', euros(pass.precioDistribucion)],
    ['Import total', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], row) => {
    const font = row === 2 ? 'Helvetica-Bold' : 'Helvetica';
    paper.frame(48, 452 + row * 25, 210, 25);
    paper.frame(258, 452 + row * 25, 110, 25);
    paper.put(56, 459 + row * 25, label, { font, size: 11 });
    paper.put(360, 459 + row * 25, value, { font, size: 11, right: true });
  });
}

/** The pass at the head of the sheet, the days of the matches below, in Catalan: two columns, labels with a colon. */
async function passWithCalendar(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 595, 58, '#0d5c63');
  paper.put(30, 18, `ABONAMENT ${shortSeason(pass.temporada, '-')}`, {
    font: 'Helvetica-Bold',
    size: 22,
    color: '#fff',
  });
  paper.put(565, 22, 'Palma Mallorca Bàsquet', {
    font: 'Helvetica-Bold',
    size: 14,
    color: '#fff',
    right: true,
  });
  paper.put(30, 74, pass.nombreAsistente, { font: 'Helvetica-Bold', size: 20 });
  paper.put(30, 98, 'Titular de l’abonament', { size: 9.5, color: '#555' });
  band(paper, 30, 118, 535, 34, '#d9ecec');
  const seat: Pair[] = [
    ['Anella:', pass.anillo],
    ['Sector:', pass.bloque],
    ['Fila:', pass.fila],
    ['Seient:', pass.asiento],
  ];
  const places = [42, 242, 362, 458];
  seat.forEach(([label, value], index) => {
    const x = places[index] ?? 0;
    paper.put(x, 129, label, { size: 12 });
    paper.put(x + paper.document.widthOfString(label) + 6, 126, value, { font: 'Helvetica-Bold', size: 16 });
  });
  const columns: [number, number, Pair[]][] = [
    [
      30,
      68,
      [
        ['Competició:', pass.evento],
        ['Pavelló:', pass.recinto],
        ['Adreça:', pass.direccion],
        ['Categoria:', pass.tipoAbonament],
        ['Localitzador:', pass.codigoLocalizador],
        ['Ref. tiquet:', pass.referenciaTicket],
      ],
    ],
    [
      368,
      118,
      [
        ['Quota:', euros(pass.precioEntrada)],
        ['Despeses d’emissió:', euros(pass.precioDistribucion)],
        ['Total (IVA inclòs):', euros(pass.precioTotal)],
        ['NIF organitzador:', pass.nifOrganizador],
        ['NIF distribuïdor:', pass.nifDistr],
        ['Porta:', 'Nord'],
      ],
    ],
  ];
  for (const [x, tab, rows] of columns)
    rows.forEach(([label, value], row) => {
      paper.put(x, 166 + row * 21, label, { size: 10.5, color: '#444' });
      paper.put(x + tab, 166 + row * 21, value, { font: 'Helvetica-Bold', size: 10.5 });
    });
  bars(paper, 30, 302, 220, 40, pass.referenciaTicket);
  paper.put(270, 306, 'Mostra aquest full, sencer, a l’entrada del pavelló.', { size: 10 });
  paper.put(270, 322, 'Duplicats i consultes: oficina del club, tel. 971 40 55 87.', { size: 10 });
  cut(paper, 0, 360, 595, 360);
  calendar(paper);
  return paper;
}

const HOME_MATCHES = [
  ['1', 'ds. 2 d’octubre', '19.00', 'Girona'],
  ['3', 'dg. 17 d’octubre', '18.30', 'Melilla'],
  ['5', 'ds. 30 d’octubre', '19.00', 'Ourense'],
  ['7', 'dc. 10 de novembre', '20.45', 'Gipuzkoa'],
  ['9', 'ds. 27 de novembre', '19.00', 'Lleida'],
  ['11', 'dg. 12 de desembre', '12.00', 'Cáceres'],
  ['13', 'dj. 6 de gener', '18.00', 'Fuenlabrada'],
  ['15', 'ds. 22 de gener', '19.00', 'Alacant'],
  ['17', 'dg. 6 de febrer', '12.30', 'Burgos'],
  ['19', 'ds. 26 de febrer', '19.00', 'Oviedo'],
  ['21', 'dg. 12 de març', '18.30', 'Menorca'],
] as const;

function calendar(paper: Paper): void {
  paper.put(30, 378, 'Els partits a casa', { font: 'Helvetica-Bold', size: 15, color: '#0d5c63' });
  const columns = [30, 100, 250, 320];
  ['Jornada', 'Dia', 'Hora', 'Rival'].forEach((head, index) =>
    paper.put(columns[index] ?? 0, 404, head, { font: 'Helvetica-Bold', size: 10.5 }),
  );
  rule(paper, 30, 420, 565, '#0d5c63', 1.2);
  HOME_MATCHES.forEach((match, row) => {
    match.forEach((text, index) => paper.put(columns[index] ?? 0, 428 + row * 23, text, { size: 10.5 }));
    rule(paper, 30, 445 + row * 23, 565, '#ccc');
  });
  const note =
    'Dies i hores poden canviar per la televisió o per decisió de la Federació; mira’ls al web del club la setmana abans. Les portes s’obren 60 ' +
    'minuts abans de cada partit. Els partits de la fase d’ascens no entren en aquest abonament, però els abonats hi tenen un 50 % de descompte.';
  prose(paper, 30, 700, 535, note, { size: 9.5 });
}

export const gSheetLayouts: readonly PassLayout[] = [
  { name: 'G: invoice over coupon, es', passes: 1, draw: invoiceOverCoupon },
  { name: 'G: mail from the browser, ca', passes: 1, draw: printedMail },
  { name: 'G: pass with the calendar, ca', passes: 1, draw: passWithCalendar },
];
