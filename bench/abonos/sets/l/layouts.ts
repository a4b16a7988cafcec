import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, letters, type Pair, pairs, seatOf } from '../../drawing/pieces.ts';
import { band, cut, prose, rule } from '../../drawing/print-shop.ts';
import { lCardLayouts } from './cards.ts';
import { CARMINE, CLUB_ES, DEEP, GREY } from './printers.ts';
import { lSellerLayouts } from './sellers.ts';
import { lTicketLayouts } from './tickets.ts';

// Set L: the next season's passes of the samples' club, redesigned by their seller, and those of two other sellers; here
// the club's sheet and its family pack, and the whole set. Drawn without knowledge of the reader; first measured on
// 2026-11-22 (fields right: text 97.3 %, scan 93.0 %, poor 95.2 %, turned 92.5 %; no invented pass).

/** The club's sheet: each value stands on its label, the seat in four dark tiles, the prices at the end of dots. */
async function slantedSheet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.document.polygon([0, 0], [595, 0], [595, 66], [0, 112]).fill(CARMINE);
  letters(paper, 40, 26, 44, '#fff');
  paper.put(555, 18, 'ABONO', { font: 'Helvetica-Bold', size: 24, color: '#fff', right: true });
  paper.put(555, 46, 'Somos de aquí', { font: 'Helvetica-Oblique', size: 11, color: '#fff', right: true });
  const upper: [number, number, number, Pair, number][] = [
    [40, 130, 360, ['Nombre del asistente', pass.nombreAsistente], 21],
    [40, 178, 200, ['Tipo de abono', pass.tipoAbonament], 15],
    [250, 178, 150, ['Temporada', pass.temporada], 15],
    [40, 222, 360, ['Evento', pass.evento], 15],
    [40, 266, 200, ['Recinto', pass.recinto], 12.5],
    [250, 266, 305, ['Dirección', pass.direccion], 12.5],
  ];
  for (const [x, y, width, pair, size] of upper) standing(paper, x, y, width, pair, size);
  await paper.code(435, 116, 120, pass.referenciaTicket);
  let x = 40;
  for (const [index, [label, value]] of seatOf(pass, ['ANILLO', 'BLOQUE', 'FILA', 'ASIENTO']).entries()) {
    const wide = index === 0 ? 197 : 98;
    band(paper, x, 314, wide, 66, DEEP);
    const style = { font: 'Helvetica-Bold', size: 26, color: '#fff', center: true };
    fitted(paper, x + wide / 2, 322, wide - 16, value, style);
    paper.put(x + wide / 2, 359, label, { size: 9.5, color: '#fff', center: true });
    x += wide + 8;
  }
  purchaseOfSheet(paper, pass);
  rule(paper, 40, 540, 555, CARMINE, 1);
  const heads = ['Cómo entrar', 'Su asiento', 'Condiciones'];
  const texts = [
    'Las puertas se abren una hora antes del partido. Muestre el código en el torno, en papel o en el teléfono. Con el mismo abono no se puede salir y volver a entrar.',
    'Si un día no puede venir, libere el asiento antes de las 12.00 h desde la aplicación: el club le abona parte del importe en la tienda.',
    CLUB_ES,
  ];
  heads.forEach((head, column) => {
    paper.put(40 + column * 176, 554, head, { font: 'Helvetica-Bold', size: 11, color: CARMINE });
    prose(paper, 40 + column * 176, 572, 162, texts[column] ?? '', { size: 9 });
  });
  band(paper, 0, 770, 595, 72, '#ececec');
  paper.put(40, 780, 'Con el apoyo de', { size: 8, color: GREY });
  const friends = ['Forn Sa Pelleta', 'AUTOS LLEVANT', 'Clínica Es Fortí', 'Aigües Blaves'];
  friends.forEach((friend, column) =>
    paper.put(105 + column * 129, 800, friend, { font: 'Times-Bold', size: 14, color: GREY, center: true }),
  );
  return paper;
}

/** A value with its label at its foot. */
function standing(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  [label, value]: Pair,
  size: number,
  font = 'Helvetica-Bold',
): void {
  fitted(paper, x, y, width, value, { font, size });
  paper.put(x, y + size + 1, label, { size: 9, color: GREY });
}

function purchaseOfSheet(paper: Paper, pass: PassTruth): void {
  paper.put(40, 402, 'Importe', { font: 'Helvetica-Bold', size: 12, color: CARMINE });
  paper.lead(40, 280, 424, 'Precio entrada', euros(pass.precioEntrada));
  paper.lead(40, 280, 446, 'Gastos de distribución', euros(pass.precioDistribucion));
  paper.lead(40, 280, 468, 'Precio total', euros(pass.precioTotal), { font: 'Helvetica-Bold' });
  paper.put(40, 494, 'IVA incluido. Pagado con tarjeta el 14/07/2026.', { size: 9, color: GREY });
  paper.put(310, 402, 'Códigos', { font: 'Helvetica-Bold', size: 12, color: CARMINE });
  standing(paper, 310, 422, 125, ['Referencia ticket', pass.referenciaTicket], 12, 'Courier-Bold');
  standing(paper, 440, 422, 115, ['Código localizador', pass.codigoLocalizador], 12, 'Courier-Bold');
  standing(paper, 310, 464, 125, ['NIF organizador', pass.nifOrganizador], 12, 'Courier-Bold');
  standing(paper, 440, 464, 115, ['NIF distribuidor', pass.nifDistr], 12, 'Courier-Bold');
}

/** Three of a family on a sheet to cut: labels and values one after the other without colons, the seat in a pale band. */
async function familyPack(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  letters(paper, 36, 24, 30, CARMINE);
  paper.put(112, 27, 'Pack familiar', { font: 'Helvetica-Bold', size: 19, color: DEEP });
  const advice = 'Tres abonaments en un full. Retallau-los i donau-ne un a cada persona.';
  paper.put(112, 49, advice, { size: 9.5, color: GREY });
  for (const [index, pass] of passes.entries()) {
    const y = 76 + index * 244;
    cut(paper, 20, y, 575, y);
    await packed(paper, pass, y, index + 1);
  }
  cut(paper, 20, 808, 575, 808);
  paper.put(297, 816, 'Oficina de l’abonat: 971 40 17 83 · abonats@pmb.example', {
    size: 8.5,
    color: GREY,
    center: true,
  });
  return paper;
}

async function packed(paper: Paper, pass: PassTruth, y: number, number: number): Promise<void> {
  const label = { size: 10, color: GREY };
  const value = { font: 'Helvetica-Bold', size: 10 };
  band(paper, 36, y + 14, 26, 26, CARMINE);
  paper.put(49, y + 19, number, { font: 'Helvetica-Bold', size: 17, color: '#fff', center: true });
  paper.put(72, y + 12, 'Assistent', label);
  fitted(paper, 72, y + 24, 350, pass.nombreAsistente, { font: 'Helvetica-Bold', size: 16 });
  const lines: [number, Pair[]][] = [
    [
      50,
      [
        ['Tipus d’abonament', pass.tipoAbonament],
        ['Temporada', pass.temporada],
      ],
    ],
    [68, [['Esdeveniment', pass.evento]]],
    [86, [['Recinte', pass.recinto]]],
    [104, [['Adreça', pass.direccion]]],
    [
      160,
      [
        ['Referència tiquet', pass.referenciaTicket],
        ['Localitzador', pass.codigoLocalizador],
      ],
    ],
    [
      178,
      [
        ['NIF organitzador', pass.nifOrganizador],
        ['NIF distribuïdor', pass.nifDistr],
      ],
    ],
    [
      196,
      [
        ['Preu entrada', euros(pass.precioEntrada)],
        ['Distribució', euros(pass.precioDistribucion)],
        ['Preu total', euros(pass.precioTotal)],
      ],
    ],
  ];
  for (const [down, list] of lines) pairs(paper, 36, y + down, list, label, value, 22);
  band(paper, 36, y + 123, 394, 28, '#f6e3e6');
  const seat = { font: 'Helvetica-Bold', size: 13 };
  pairs(
    paper,
    44,
    y + 130,
    seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']),
    { size: 13, color: GREY },
    seat,
    20,
  );
  await paper.code(446, y + 20, 112, pass.referenciaTicket);
  prose(
    paper,
    446,
    y + 140,
    112,
    'Mostrau aquest codi al torn. Cada codi només obre una vegada per partit.',
    {
      size: 8.5,
    },
  );
  paper.put(
    36,
    y + 220,
    'Porta C · Abonament personal. Es demanarà el carnet d’estudiant o de família nombrosa.',
    {
      size: 8.5,
      color: GREY,
    },
  );
}

export const setL: readonly PassLayout[] = [
  { name: 'L: slanted sheet, es', passes: 1, draw: slantedSheet },
  { name: 'L: family pack, ca', passes: 3, draw: familyPack },
  ...lCardLayouts,
  ...lSellerLayouts,
  ...lTicketLayouts,
];
