import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, rule } from '../../drawing/print-shop.ts';
import { bold, FOAM, INK, plain, type Row, SEA, SELLER, waves, WINE } from './studios.ts';

// Set T: cards with their slip: one over it, one beside it.

const A5_UP: [number, number] = [420, 595];
const LONG_TICKET: [number, number] = [595, 281];

const TYPED = { font: 'Courier-Bold', size: 13, color: INK };

/** A card with labels in both languages, filled in by a printer of even letters; its slip is torn off below. */
async function overSlip(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_UP);
  band(paper, 0, 0, 420, 46, SEA);
  waves(paper, 24, 20, '#fff');
  paper.put(72, 15, "Carnet d'abonat · Carné de abonado", bold(15, '#fff'));
  const rows: Row[] = [
    [[386, 'Nom i llinatges / Nombre y apellidos', pass.nombreAsistente]],
    [
      [246, 'Modalitat / Modalidad', pass.tipoAbonament],
      [140, 'Temporada', pass.temporada],
    ],
    [[386, 'Esdeveniment / Evento', pass.evento]],
    [[386, 'Recinte / Recinto', pass.recinto]],
    [[386, 'Adreça / Dirección', pass.direccion]],
  ];
  rows.forEach((row, index) => overRow(paper, 24, 58 + index * 38, row, plain(9), TYPED));
  band(paper, 16, 250, 388, 48, FOAM);
  const seat: Row = [
    [168, 'Anell / Anillo', pass.anillo],
    [82, 'Bloc / Bloque', pass.bloque],
    [52, 'Fila', pass.fila],
    [84, 'Seient / Asiento', pass.asiento],
  ];
  overRow(paper, 24, 256, seat, plain(9), { ...TYPED, size: 17 });
  paper.put(210, 312, 'Personal i intransferible / Personal e intransferible', {
    ...plain(9.5),
    center: true,
  });
  cut(paper, 6, 338, 414, 338);
  paper.put(24, 352, 'Resguard per al titular / Resguardo para el titular', bold(12, SEA));
  const slip: Row[] = [
    [[260, 'Localitzador / Localizador', pass.codigoLocalizador]],
    [[260, 'Referència del tiquet / Referencia del ticket', pass.referenciaTicket]],
  ];
  slip.forEach((row, index) => overRow(paper, 24, 376 + index * 38, row, plain(9), TYPED));
  const taxes: Row = [
    [196, 'NIF organitzador / NIF organizador', pass.nifOrganizador],
    [190, 'NIF distribuïdor / NIF distribuidor', pass.nifDistr],
  ];
  overRow(paper, 24, 452, taxes, plain(9), TYPED);
  await paper.code(312, 350, 88, pass.codigoLocalizador);
  rule(paper, 24, 494, 396, SEA, 1);
  const sums: Pair[] = [
    ['Preu entrada / Precio entrada', euros(pass.precioEntrada)],
    ['Despeses de distribució / Gastos de distribución', euros(pass.precioDistribucion)],
    ['Preu total / Precio total', euros(pass.precioTotal)],
  ];
  sums.forEach(([label, sum], row) => {
    paper.put(24, 504 + row * 22, label, plain(10.5));
    paper.put(396, 503 + row * 22, sum, { ...TYPED, right: true });
  });
  paper.put(210, 576, `${SELLER} · 971 555 010`, { ...plain(9), center: true });
  return paper;
}

/** A long ticket: the slip with the code at the left, the card with its labels before their values at the right. */
async function besideSlip(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(LONG_TICKET);
  band(paper, 0, 0, 595, 34, WINE);
  paper.put(18, 11, 'Control de acceso', bold(12, '#fff'));
  paper.put(176, 9, SELLER, bold(16, '#fff'));
  const title = `Abono ${shortSeason(pass.temporada)}`;
  paper.put(577, 10, title, { ...bold(14, '#fff'), right: true });
  cut(paper, 158, 38, 158, 277);
  await paper.code(22, 44, 116, pass.referenciaTicket);
  const codes: Pair[] = [
    ['Referencia del ticket', pass.referenciaTicket],
    ['Código localizador', pass.codigoLocalizador],
  ];
  codes.forEach((pair, row) => overRow(paper, 22, 174 + row * 44, [[140, ...pair]], plain(9.5), bold(14)));
  line(paper, 48, [[400, 'Asistente:', pass.nombreAsistente]], 14);
  line(paper, 73, [
    [240, 'Tipo de abono:', pass.tipoAbonament],
    [160, 'Temporada:', pass.temporada],
  ]);
  line(paper, 96, [[400, 'Evento:', pass.evento]]);
  line(paper, 119, [[400, 'Pabellón:', pass.recinto]]);
  line(paper, 142, [[400, 'Dirección:', pass.direccion]]);
  rule(paper, 176, 163, 577, WINE);
  line(paper, 172, [
    [170, 'Anillo:', pass.anillo],
    [86, 'Bloque:', pass.bloque],
    [60, 'Fila:', pass.fila],
    [84, 'Asiento:', pass.asiento],
  ]);
  rule(paper, 176, 194, 577, WINE);
  line(paper, 204, [
    [130, 'Precio:', euros(pass.precioEntrada)],
    [138, 'Distribución:', euros(pass.precioDistribucion)],
    [132, 'Total:', euros(pass.precioTotal)],
  ]);
  line(paper, 227, [
    [200, 'NIF organizador:', pass.nifOrganizador],
    [200, 'NIF distribuidor:', pass.nifDistr],
  ]);
  paper.put(176, 257, 'Conserve el abono toda la temporada. No se expiden duplicados.', plain(9));
  return paper;
}

/** Labels before their values on a line; the value gets what its label leaves of the width. */
function line(paper: Paper, y: number, row: Row, size = 12.5): void {
  let left = 176;
  for (const [width, label, value] of row) {
    paper.put(left, y + (size - 10.5) * 0.75, label, plain(10.5));
    const used = paper.document.widthOfString(label) + 5;
    fitted(paper, left + used, y, width - used - 8, value, bold(size));
    left += width;
  }
}

export const tCardLayouts: readonly PassLayout[] = [
  { name: 'T: card over its slip, both languages', passes: 1, draw: overSlip },
  { name: 'T: long ticket with its slip at the left, es', passes: 1, draw: besideSlip },
];
