import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, rule } from '../../drawing/print-shop.ts';
import { codesOf, DIM, INK, RED, sumsOf } from './printers.ts';

// Set V: papers of half a sheet.

/** Half a sheet in both languages: the labels at the left of their values, in two columns under the wide ones. */
async function bothLanguages(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  band(paper, 0, 0, 595, 40, RED);
  const title = 'Abonament de temporada / Abono de temporada';
  paper.put(30, 12, title, { font: 'Helvetica-Bold', size: 16, color: '#fff' });
  const wide: Pair[] = [
    ['Titular', pass.nombreAsistente],
    ['Competició / Competición', pass.evento],
    ['Pavelló / Pabellón', pass.recinto],
    ['Adreça / Dirección', pass.direccion],
    ["Tipus d'abonament / Tipo de abono", pass.tipoAbonament],
  ];
  column(paper, wide, 30, 56, [172, 240]);
  await paper.code(463, 50, 104, pass.codigoLocalizador);
  rule(paper, 30, 178, 565, RED, 1);
  const left: Pair[] = [
    ['Temporada', pass.temporada],
    ...seatOf(pass, ['Anell / Anillo', 'Bloc / Bloque', 'Fila', 'Seient / Asiento']),
    ['Localitzador / Localizador', pass.codigoLocalizador],
    ['Ref. tiquet / Ref. ticket', pass.referenciaTicket],
  ];
  column(paper, left, 30, 190, [134, 120]);
  const right: Pair[] = [
    ...sumsOf(pass, ['Preu entrada / Precio entrada', 'Distribució / Distribución', 'Total']),
    ['NIF organitzador / organizador', pass.nifOrganizador],
    ['NIF distribuïdor / distribuidor', pass.nifDistr],
  ];
  column(paper, right, 310, 190, [160, 95]);
  const duty = "Mostrau-lo a l'entrada del pavelló. / Muéstrelo en la entrada del pabellón.";
  paper.put(297, 388, duty, { size: 9.5, color: DIM, center: true });
  return paper;
}

function column(
  paper: Paper,
  list: readonly Pair[],
  x: number,
  y: number,
  [wide, width]: readonly [number, number],
): void {
  list.forEach(([label, value], row) => {
    paper.put(x, y + row * 25 + 1, label, { size: 10, color: DIM });
    fitted(paper, x + wide, y + row * 25, width, value, { font: 'Helvetica-Bold', size: 12, color: INK });
  });
}

const A5: [number, number] = [420, 595];

/** A printer's plain half sheet: Courier, dots from the label to the value. */
async function dotted(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5);
  const plain = { font: 'Courier', size: 9, color: INK };
  const bold = { ...plain, font: 'Courier-Bold', size: 14 };
  paper.put(210, 28, 'PALMA MALLORCA BÀSQUET', { ...bold, center: true });
  paper.put(210, 48, 'Abonament de temporada', { ...plain, size: 12, center: true });
  const lists: (readonly Pair[])[] = [
    [
      ['Assistent', pass.nombreAsistente],
      ['Tipus', pass.tipoAbonament],
      ['Temporada', pass.temporada],
    ],
    seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']),
    [
      ['Esdeveniment', pass.evento],
      ['Recinte', pass.recinto],
      ['Adreça', pass.direccion],
    ],
    codesOf(pass, ['Referència tiquet', 'Codi localitzador', 'NIF organitzador', 'NIF distribuïdor']),
    [
      ['Preu entrada', euros(pass.precioEntrada)],
      ['Despeses de distribució', euros(pass.precioDistribucion)],
      ['Preu total', euros(pass.precioTotal)],
    ],
  ];
  let y = 80;
  for (const list of lists) {
    rule(paper, 28, y - 8, 392, '#555');
    for (const [label, value] of list) {
      paper.lead(28, 392, y, label, value, plain);
      y += 18;
    }
    y += 14;
  }
  await paper.code(170, 484, 80, pass.referenciaTicket);
  paper.put(210, 570, 'Gràcies i endavant!', { ...plain, center: true });
  return paper;
}

export const vCardLayouts: readonly PassLayout[] = [
  { name: 'V: half a sheet in both languages, labels beside', passes: 1, draw: bothLanguages },
  { name: 'V: dotted list in Courier, ca', passes: 1, draw: dotted },
];
