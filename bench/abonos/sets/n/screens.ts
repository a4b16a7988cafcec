import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { overRow, type Pair, seatOf, wrapped } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { CLUB_CA, COBALT, SEAT_CA, SLATE, tiqueClub } from './sellers.ts';

// Set N: the second seller's papers that began on a screen: the card for the telephone, and the message that confirms a
// purchase.

const LABEL = { size: 10, color: SLATE };
const VALUE = { font: 'Helvetica-Bold', size: 14 };

/** A card as tall and narrow as a telephone. */
async function telephone(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([390, 844]);
  band(paper, 0, 0, 390, 58, COBALT);
  tiqueClub(paper, 22, 20, '#fff');
  paper.put(368, 23, 'Abonament', { font: 'Helvetica-Bold', size: 15, color: '#fff', right: true });
  const rows: (readonly [number, ...Pair])[][] = [
    [[360, 'Esdeveniment', pass.evento]],
    [[360, 'Titular', pass.nombreAsistente]],
    [
      [210, 'Tarifa', pass.tipoAbonament],
      [150, 'Temporada', pass.temporada],
    ],
    [[360, 'Lloc', pass.recinto]],
    [[360, 'Adreça', pass.direccion]],
  ];
  rows.forEach((list, row) => overRow(paper, 22, 74 + row * 41, list, LABEL, VALUE));
  band(paper, 14, 286, 362, 54, '#e6ecf7');
  const widths = [160, 70, 58, 72];
  overRow(
    paper,
    26,
    295,
    seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']).map(
      (pair, index) => [widths[index] ?? 0, ...pair] as const,
    ),
    { size: 10.5, color: COBALT },
    { font: 'Helvetica-Bold', size: 21 },
  );
  await paper.code(110, 356, 170, pass.codigoLocalizador);
  const codes: (readonly [number, ...Pair])[][] = [
    [
      [190, 'Codi localitzador', pass.codigoLocalizador],
      [170, 'Referència', pass.referenciaTicket],
    ],
    [
      [190, 'NIF organitzador', pass.nifOrganizador],
      [170, 'NIF distribuïdor', pass.nifDistr],
    ],
  ];
  codes.forEach((list, row) => overRow(paper, 22, 538 + row * 41, list, LABEL, VALUE));
  rule(paper, 22, 624, 368, '#aaa');
  const sums: Pair[] = [
    ['Preu', euros(pass.precioEntrada)],
    ['Despeses de distribució', euros(pass.precioDistribucion)],
    ['Preu total', euros(pass.precioTotal)],
  ];
  sums.forEach(([label, value], row) => {
    const font = row === 2 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(22, 636 + row * 23, label, { font, size: 12.5 });
    paper.put(368, 636 + row * 23, value, { font, size: 12.5, right: true });
  });
  rule(paper, 22, 708, 368, '#aaa');
  prose(paper, 22, 720, 346, SEAT_CA, { size: 9.5 });
  paper.put(195, 808, 'Obriu el codi abans de fer cua', {
    font: 'Helvetica-Bold',
    size: 11,
    color: COBALT,
    center: true,
  });
  return paper;
}

/** The message as its reader prints it: who wrote it, then a table with the values at the right edge. */
async function message(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const grey = { size: 9, color: SLATE };
  paper.put(48, 24, '15/6/28 19:07', grey);
  paper.put(547, 24, 'El teu abonament', { ...grey, right: true });
  paper.put(48, 50, 'La teva compra està confirmada', { font: 'Helvetica-Bold', size: 16 });
  const lines = ['De: TiqueClub <comandes@tiqueclub.example>', 'Data: dijous, 15 de juny de 2028, 18:52'];
  lines.forEach((line, row) => paper.put(48, 76 + row * 15, line, { size: 10.5, color: SLATE }));
  rule(paper, 48, 112, 547, '#999');
  tiqueClub(paper, 48, 128, COBALT);
  const hello = `Hola! Gràcies per fer-te de l'${CLUB_CA}. Aquí tens l'abonament; imprimeix aquest missatge o mostra'l al telèfon quan vinguis al pavelló.`;
  let y = wrapped(paper, 48, 162, 499, hello, { size: 11 }) + 14;
  const parts: [string, Pair[]][] = [
    [
      'El teu abonament',
      [
        ['Nom de la persona abonada', pass.nombreAsistente],
        ["Tipus d'abonament", pass.tipoAbonament],
        ['Temporada', pass.temporada],
        ['Esdeveniment', pass.evento],
        ['Recinte', pass.recinto],
        ['Adreça', pass.direccion],
      ],
    ],
    ['La teva localitat', seatOf(pass, ['Anell', 'Sector', 'Fila', 'Seient'])],
    [
      'El pagament',
      [
        ["Preu de l'abonament", euros(pass.precioEntrada)],
        ['Despeses de gestió', euros(pass.precioDistribucion)],
        ['Import total', euros(pass.precioTotal)],
      ],
    ],
    [
      'Per si ens has de telefonar',
      [
        ['Número de tiquet', pass.referenciaTicket],
        ['Localitzador', pass.codigoLocalizador],
        ["NIF de l'organitzador", pass.nifOrganizador],
        ['NIF del distribuïdor', pass.nifDistr],
      ],
    ],
  ];
  for (const [head, list] of parts) {
    paper.put(48, y, head, { font: 'Helvetica-Bold', size: 12.5, color: COBALT });
    y += 19;
    for (const [label, value] of list) {
      paper.put(48, y, label, { size: 11, color: SLATE });
      paper.put(547, y, value, { size: 11, right: true });
      rule(paper, 48, y + 15, 547, '#d5d5d5');
      y += 20;
    }
    y += 8;
  }
  await paper.code(48, y + 6, 104, pass.codigoLocalizador);
  paper.put(170, y + 12, 'Llegeix-ho abans de venir', { font: 'Helvetica-Bold', size: 10.5, color: COBALT });
  prose(paper, 170, y + 28, 377, SEAT_CA, { size: 9.5 });
  paper.put(170, y + 92, 'Aquest missatge és automàtic. Ajuda: 871 60 11 38', grey);
  paper.put(48, 812, 'https://correu.example/missatge/4471', grey);
  paper.put(547, 812, '1/1', { ...grey, right: true });
  return paper;
}

export const nScreenLayouts: readonly PassLayout[] = [
  { name: 'N: card for the telephone, ca', passes: 1, draw: telephone },
  { name: 'N: message of confirmation, ca', passes: 1, draw: message },
];
