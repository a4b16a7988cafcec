import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, prose, rule } from '../../drawing/print-shop.ts';
import { BLUE, BOLD, DIM, GREEN, sumsOf, TERMS_CA } from './prints.ts';

// Set R: cards of one pass.

type Row = readonly (readonly [width: number, ...Pair])[];

/** Values with their labels under them, the code at the lower left. */
async function labelsBelow(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.put(30, 22, 'PMB · Carnet d’abonat', { font: BOLD, size: 20, color: GREEN });
  rule(paper, 30, 50, 565, GREEN, 1.5);
  const seat = seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']);
  const sums = sumsOf(pass, ['Preu', 'Distribució', 'Total']);
  const rows: (readonly [x: number, row: Row])[] = [
    [
      30,
      [
        [215, 'Nom', pass.nombreAsistente],
        [220, 'Tipus', pass.tipoAbonament],
        [100, 'Temporada', pass.temporada],
      ],
    ],
    [30, [[535, 'Esdeveniment', pass.evento]]],
    [
      30,
      [
        [240, 'Recinte', pass.recinto],
        [295, 'Adreça', pass.direccion],
      ],
    ],
    [190, seat.map((pair, index) => [index === 0 ? 165 : 70, ...pair])],
    [190, sums.map((pair) => [125, ...pair])],
    [
      190,
      [
        [187, 'Referència', pass.referenciaTicket],
        [188, 'Localitzador', pass.codigoLocalizador],
      ],
    ],
    [
      190,
      [
        [187, "NIF de l'organitzador", pass.nifOrganizador],
        [188, 'NIF del distribuïdor', pass.nifDistr],
      ],
    ],
  ];
  rows.forEach(([start, row], index) => {
    let x = start;
    for (const [width, label, value] of row) {
      fitted(paper, x, 62 + index * 46, width - 12, value, { font: BOLD, size: 14 });
      paper.put(x, 80 + index * 46, label, { size: 9, color: DIM });
      x += width;
    }
  });
  await paper.code(24, 214, 146, pass.referenciaTicket);
  prose(paper, 30, 388, 535, TERMS_CA, { size: 8 });
  return paper;
}

/** A ticket: labels in capitals over their values, at the right a part to tear off that says the seat again. */
async function stub(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  const label = { size: 8.5, color: DIM };
  const value = { font: BOLD, size: 13 };
  band(paper, 0, 0, 595, 44, BLUE);
  paper.put(24, 13, 'ABONO TEMPORADA', { font: BOLD, size: 19, color: '#fff' });
  paper.put(571, 16, 'PALMA MALLORCA BÀSQUET', { font: BOLD, size: 12, color: '#fff', right: true });
  cut(paper, 425, 44, 425, 420);
  const seat = seatOf(pass, ['ANILLO', 'BLOQUE', 'FILA', 'ASIENTO']);
  const rows: Row[] = [
    [
      [195, 'ASISTENTE', pass.nombreAsistente],
      [195, 'TIPO DE ABONO', pass.tipoAbonament],
    ],
    [
      [285, 'EVENTO', pass.evento],
      [105, 'TEMPORADA', shortSeason(pass.temporada)],
    ],
    [[390, 'RECINTO', pass.recinto]],
    [[390, 'DIRECCIÓN', pass.direccion]],
    seat.map((pair, index) => [index === 0 ? 180 : 70, ...pair]),
    [
      [130, 'PRECIO ENTRADA', euros(pass.precioEntrada)],
      [150, 'GASTOS DISTRIBUCIÓN', euros(pass.precioDistribucion)],
      [110, 'PRECIO TOTAL', euros(pass.precioTotal)],
    ],
    [
      [195, 'NIF ORGANIZADOR', pass.nifOrganizador],
      [195, 'NIF DISTRIBUIDOR', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => overRow(paper, 24, 58 + index * 48, row, label, value));
  paper.put(24, 398, 'Puertas abiertas una hora antes del partido', label);
  await paper.code(440, 56, 140, pass.codigoLocalizador);
  const torn: Row = [
    [148, 'REFERENCIA', pass.referenciaTicket],
    [148, 'LOCALIZADOR', pass.codigoLocalizador],
  ];
  torn.forEach((pair, index) => overRow(paper, 440, 206 + index * 48, [pair], label, value));
  const again = seat.slice(1).map((pair) => [49, ...pair] as const);
  overRow(paper, 440, 310, again, label, { ...value, size: 15 });
  fitted(paper, 440, 362, 140, pass.nombreAsistente, { size: 11 });
  return paper;
}

export const rCardLayouts: readonly PassLayout[] = [
  { name: 'R: card with labels under the values, ca', passes: 1, draw: labelsBelow },
  { name: 'R: ticket with a part to tear off, es', passes: 1, draw: stub },
];
