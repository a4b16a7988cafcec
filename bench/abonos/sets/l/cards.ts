import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, letters, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, cut, prose, rule } from '../../drawing/print-shop.ts';
import { CARMINE, CLUB, CLUB_ES, DEEP, GREY } from './printers.ts';

// Set L: the club's card on half a sheet, and its sheet to fold down the middle.

/** The card: who it is of on a dark panel, everything else on the white one beside it. */
async function panelCard(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  band(paper, 0, 0, 212, 420, DEEP);
  band(paper, 212, 0, 5, 420, CARMINE);
  letters(paper, 24, 24, 38, '#fff');
  paper.put(24, 66, 'Carnet d’abonat', { font: 'Helvetica-Bold', size: 14, color: '#fff' });
  const own: [number, string, string, number][] = [
    [104, "Nom de l'assistent", pass.nombreAsistente, 16],
    [150, "Tipus d'abonament", pass.tipoAbonament, 15],
    [194, 'Temporada', pass.temporada, 15],
  ];
  for (const [y, label, value, size] of own) {
    paper.put(24, y, label, { size: 9, color: '#d5dcea' });
    fitted(paper, 24, y + 13, 170, value, { font: 'Helvetica-Bold', size, color: '#fff' });
  }
  band(paper, 24, 252, 122, 122, '#fff');
  await paper.code(28, 256, 114, pass.codigoLocalizador);
  paper.put(24, 388, 'Passau el codi pel lector del torn', { size: 8.5, color: '#fff' });
  const label = { size: 8.5, color: GREY };
  const value = { font: 'Helvetica-Bold', size: 12.5 };
  headOfPart(paper, 24, 'On i què');
  const where: Pair[] = [
    ['Esdeveniment', pass.evento],
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
  ];
  where.forEach(([name, text], row) => {
    paper.put(240, 48 + row * 20, name, { size: 10, color: GREY });
    fitted(paper, 316, 47 + row * 20, 255, text, { font: 'Helvetica-Bold', size: 11.5 });
  });
  headOfPart(paper, 120, 'Localitat');
  const widths = [140, 64, 56, 70];
  const seat = seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']);
  overRow(
    paper,
    240,
    144,
    seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const),
    label,
    { font: 'Helvetica-Bold', size: 18 },
  );
  headOfPart(paper, 194, 'Import');
  overRow(
    paper,
    240,
    218,
    [
      [110, 'Preu entrada', euros(pass.precioEntrada)],
      [120, 'Despeses de distribució', euros(pass.precioDistribucion)],
      [101, 'Preu total', euros(pass.precioTotal)],
    ],
    label,
    value,
  );
  headOfPart(paper, 264, 'Identificació');
  const codes: Pair[] = [
    ['Referència tiquet', pass.referenciaTicket],
    ['Codi localitzador', pass.codigoLocalizador],
    ['NIF organitzador', pass.nifOrganizador],
    ['NIF distribuïdor', pass.nifDistr],
  ];
  codes.forEach(([name, text], row) => {
    paper.put(240, 288 + row * 19, name, { size: 10, color: GREY });
    paper.put(340, 287 + row * 19, text, { font: 'Courier-Bold', size: 12 });
  });
  rule(paper, 240, 372, 571, '#bbb');
  const lost = `Si trobau aquest carnet, portau-lo a qualsevol porta o telefonau al 971 40 17 83. ${CLUB}, adherit al programa Palma Esport.`;
  prose(paper, 240, 380, 331, lost, { size: 8.5 });
  return paper;
}

function headOfPart(paper: Paper, y: number, text: string): void {
  paper.put(240, y, text.toUpperCase(), { font: 'Helvetica-Bold', size: 9.5, color: CARMINE });
  rule(paper, 240, y + 14, 571, CARMINE);
}

const MATCHES: [string, string][] = [
  ['03/10', 'Bàsquet Serrallonga'],
  ['17/10', 'CB Valdeolmos'],
  ['31/10', 'Atlètic Marina Alta'],
  ['14/11', 'Río Duero Básquet'],
  ['28/11', 'CB Puerta de Toledo'],
  ['12/12', 'Albufera Team'],
  ['02/01', 'Baloncesto Sanabria'],
  ['16/01', 'Bàsquet Pla d’Urgell'],
  ['06/02', 'CD Bahía Sur'],
];

/** A sheet to fold down the middle: a welcome and the first matches on the left, the pass in rows of dots on the right. */
async function foldedSheet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([A4[1], A4[0]]);
  letters(paper, 40, 36, 46, CARMINE);
  paper.put(40, 92, 'Bienvenidos a casa', { font: 'Times-BoldItalic', size: 22, color: DEEP });
  const welcome =
    'Gracias por acompañarnos un año más. Doble esta hoja por la línea y tráigala a cada partido; si prefiere el carné de plástico, pídalo en la oficina ' +
    'a partir del 21 de septiembre.';
  prose(paper, 40, 126, 330, welcome, { font: 'Times-Roman', size: 12 });
  paper.put(40, 200, 'Primeros partidos en casa', { font: 'Helvetica-Bold', size: 12, color: CARMINE });
  MATCHES.forEach(([day, rival], row) => {
    const y = 222 + row * 20;
    if (row % 2 === 0) band(paper, 40, y - 4, 330, 20, '#f2f2f2');
    paper.put(48, y, day, { font: 'Helvetica-Bold', size: 10.5 });
    paper.put(100, y, rival, { size: 10.5 });
    paper.put(362, y, row % 3 === 2 ? '12.30 h' : '19.00 h', { size: 10.5, right: true });
  });
  prose(paper, 40, 420, 330, `${CLUB_ES} Horarios sujetos a cambios.`, { font: 'Times-Roman', size: 10 });
  paper.put(40, 540, 'www.pmb.example', { font: 'Helvetica-Bold', size: 11, color: DEEP });
  cut(paper, 421, 14, 421, 581);
  band(paper, 461, 36, 341, 44, CARMINE);
  paper.put(475, 47, 'Su abono', { font: 'Helvetica-Bold', size: 20, color: '#fff' });
  paper.put(788, 52, 'Oficina del abonado', { size: 11, color: '#fff', right: true });
  const rows: (Pair | string)[] = [
    'El abonado',
    ['Nombre del asistente', pass.nombreAsistente],
    ['Tipo de abono', pass.tipoAbonament],
    ['Temporada', pass.temporada],
    'Los partidos',
    ['Evento', pass.evento],
    ['Recinto', pass.recinto],
    ['Dirección', pass.direccion],
    'La localidad',
    ...seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']),
    'La compra',
    ['Referencia ticket', pass.referenciaTicket],
    ['Código localizador', pass.codigoLocalizador],
    ['Precio entrada', euros(pass.precioEntrada)],
    ['Precio distribución', euros(pass.precioDistribucion)],
    ['Precio total', euros(pass.precioTotal)],
    ['NIF organizador', pass.nifOrganizador],
    ['NIF distribuidor', pass.nifDistr],
  ];
  let y = 94;
  for (const row of rows) {
    if (typeof row === 'string') {
      paper.put(461, y + 4, row, { font: 'Helvetica-Bold', size: 11.5, color: DEEP });
      y += 25;
    } else {
      paper.lead(461, 802, y, row[0], row[1], { size: 10.5 });
      y += 20.5;
    }
  }
  paper.put(461, 556, 'Emitido el 9 de julio de 2026. Personal e intransferible.', { size: 9, color: GREY });
  return paper;
}

export const lCardLayouts: readonly PassLayout[] = [
  { name: 'L: card with a dark panel, ca', passes: 1, draw: panelCard },
  { name: 'L: sheet to fold, es', passes: 1, draw: foldedSheet },
];
