import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair, shortSeason, wrapped } from '../../drawing/pieces.ts';
import { band, plus, prose, rule } from '../../drawing/print-shop.ts';
import { bold, DATA_ES, DIM, HAIR, INK, NAVY, plain, SELLER, waves, WINE } from './studios.ts';

// Set T: confirmations that come by mail with the pass in them: a message printed at home, and a letter with two passes
// in a table.

/** A message printed at home: its heads, a greeting, and the pass in a frame, its labels ending where the values begin. */
async function message(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const heads: Pair[] = [
    ['De:', 'Taquilla PMB (taquilla@pmbasquet.example)'],
    ['Asunto:', `Tu abono ${shortSeason(pass.temporada)} está confirmado`],
    ['Enviado:', 'martes, 14 de julio de 2026, 12:07'],
  ];
  heads.forEach(([label, words], row) => {
    paper.put(40, 34 + row * 16, label, bold(10));
    paper.put(92, 34 + row * 16, words, plain(10, INK));
  });
  rule(paper, 40, 88, 555, '#444', 1);
  paper.put(40, 106, '¡Gracias por tu compra!', bold(19, NAVY));
  const words =
    'Hemos recibido tu pago y tu asiento ya está reservado para toda la temporada. Este es tu abono: guárdalo en el teléfono o imprime esta página y ' +
    'tráela al pabellón.';
  wrapped(paper, 40, 134, 515, words, plain(11, INK));
  paper.frame(40, 180, 515, 458);
  band(paper, 40, 180, 515, 32, NAVY);
  paper.put(56, 190, 'TU ABONO', bold(13, '#fff'));
  paper.put(539, 190, SELLER, { ...plain(12, '#fff'), right: true });
  const parts: (readonly Pair[])[] = [
    [
      ['Localizador', pass.codigoLocalizador],
      ['Referencia ticket', pass.referenciaTicket],
    ],
    [
      ['Nombre del asistente', pass.nombreAsistente],
      ['Tipo de abono', pass.tipoAbonament],
      ['Temporada', pass.temporada],
      ['Evento', pass.evento],
      ['Recinto', pass.recinto],
      ['Dirección', pass.direccion],
    ],
    [
      ['Anillo', pass.anillo],
      ['Bloque', pass.bloque],
      ['Fila', pass.fila],
      ['Asiento', pass.asiento],
    ],
    [
      ['Precio entrada', euros(pass.precioEntrada)],
      ['Gastos de distribución', euros(pass.precioDistribucion)],
      ['Precio total', euros(pass.precioTotal)],
    ],
    [
      ['NIF organizador', pass.nifOrganizador],
      ['NIF distribuidor', pass.nifDistr],
    ],
  ];
  let y = 226;
  for (const list of parts) {
    for (const [label, value] of list) {
      paper.put(178, y, label, { ...plain(11), right: true });
      fitted(paper, 190, y - 0.5, 350, value, bold(12));
      y += 21.5;
    }
    y += 9;
  }
  await paper.code(410, 432, 130, pass.codigoLocalizador);
  paper.put(475, 568, 'Código de entrada', { ...plain(10), center: true });
  paper.put(40, 656, '¿Y ahora?', bold(12, NAVY));
  const next = [
    '1. Descarga el calendario en www.pmbasquet.example.',
    '2. Recoge tu bufanda de abonado en la tienda del club a partir del 1 de septiembre.',
    '3. Ven al primer partido. ¡Te esperamos!',
  ];
  next.forEach((step, row) => paper.put(40, 676 + row * 17, step, plain(10.5, INK)));
  rule(paper, 40, 742, 555, HAIR);
  prose(paper, 40, 752, 515, DATA_ES, { size: 8.5 });
  paper.put(555, 806, 'Página 1 de 1', { ...plain(9), right: true });
  return paper;
}

const TEXT = { font: 'Times-Roman', size: 12, color: INK };
const STRONG = { ...TEXT, font: 'Times-Bold' };

/** A letter in Catalan that confirms two passes: a table with a column for each. */
async function letterWithTable(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  waves(paper, 40, 46, WINE);
  paper.put(88, 36, SELLER, { font: 'Times-Bold', size: 20, color: WINE });
  paper.put(555, 42, 'Palma, 20 de juliol de 2026', { ...TEXT, right: true });
  rule(paper, 40, 68, 555, WINE, 1.2);
  paper.put(40, 84, 'Confirmació dels vostres abonaments', { ...STRONG, size: 15 });
  const welcome =
    "Benvolguts abonats: us confirmam la compra que féreu a la nostra taquilla. La taula de davall fa d'abonament: cada columna n'és un. Portau " +
    'aquest full el primer dia i us el canviarem pels carnets.';
  let y = wrapped(paper, 40, 108, 515, welcome, TEXT) + 12;
  band(paper, 40, y, 515, 22, WINE);
  passes.forEach((_, column) =>
    paper.put(leftOf(column), y + 5, `Abonament ${column + 1}`, { ...STRONG, size: 12.5, color: '#fff' }),
  );
  y += 22;
  for (const [label, of] of TABLE) {
    const height = label === 'Recinte' || label === 'Adreça' || label === 'Esdeveniment' ? 36 : 22.5;
    paper.put(46, y + 5, label, { ...TEXT, color: DIM });
    passes.forEach((pass, column) => {
      if (height > 30) wrapped(paper, leftOf(column), y + 4, 184, String(of(pass)), STRONG);
      else fitted(paper, leftOf(column), y + 5, 184, of(pass), STRONG);
    });
    y += height;
    rule(paper, 40, y, 555, HAIR, 0.5);
  }
  const paid = passes.reduce((sum, pass) => plus(sum, pass.precioTotal), '0');
  y += 12;
  const order = `Comanda núm. 30418. Càrrec a la targeta pels ${passes.length} abonaments: ${euros(paid)}`;
  paper.put(40, y, order, TEXT);
  const help =
    'Si hi trobau res que no sigui correcte, telefonau al 971 555 010 o escriviu a taquilla@pmbasquet.example abans del 15 de setembre.';
  y = wrapped(paper, 40, y + 20, 515, help, TEXT);
  paper.put(40, y + 12, 'Moltes gràcies i fins prest,', TEXT);
  paper.put(40, y + 30, "L'oficina de l'abonat", STRONG);
  for (const [column, pass] of passes.entries()) {
    const x = 376 + column * 100;
    await paper.code(x, y + 2, 80, pass.codigoLocalizador);
    paper.put(x + 40, y + 86, `Abonament ${column + 1}`, { ...TEXT, size: 10, center: true });
  }
  return paper;
}

const leftOf = (column: number) => 172 + column * 196;

const TABLE: readonly (readonly [string, (pass: PassTruth) => string | number])[] = [
  ['Titular', (pass) => pass.nombreAsistente],
  ["Tipus d'abonament", (pass) => pass.tipoAbonament],
  ['Temporada', (pass) => pass.temporada],
  ['Esdeveniment', (pass) => pass.evento],
  ['Recinte', (pass) => pass.recinto],
  ['Adreça', (pass) => pass.direccion],
  ['Anell', (pass) => pass.anillo],
  ['Bloc', (pass) => pass.bloque],
  ['Fila', (pass) => pass.fila],
  ['Seient', (pass) => pass.asiento],
  ['Codi localitzador', (pass) => pass.codigoLocalizador],
  ['Referència tiquet', (pass) => pass.referenciaTicket],
  ['Preu entrada', (pass) => euros(pass.precioEntrada)],
  ['Despeses distribució', (pass) => euros(pass.precioDistribucion)],
  ['Preu total', (pass) => euros(pass.precioTotal)],
  ['NIF organitzador', (pass) => pass.nifOrganizador],
  ['NIF distribuïdor', (pass) => pass.nifDistr],
];

export const tMailLayouts: readonly PassLayout[] = [
  { name: 'T: message printed at home, es', passes: 1, draw: message },
  { name: 'T: letter with two passes in a table, ca', passes: 2, draw: letterWithTable },
];
