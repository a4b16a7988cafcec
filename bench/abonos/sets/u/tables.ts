import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted } from '../../drawing/pieces.ts';
import { amount, band, prose } from '../../drawing/print-shop.ts';
import { DIM, heading, INK, PALE, type Place, TEAL, TERMS_CA, WINE } from './printers.ts';

// Set U: tables with a header row, of one pass and of several.

/** A header row on a ground and a row of values under it, ruled all around. */
function table(paper: Paper, x: number, y: number, places: readonly Place[], high: number, size: number) {
  let left = x;
  for (const [width, label, value] of places) {
    band(paper, left, y, width, high, PALE);
    paper.frame(left, y, width, high);
    paper.frame(left, y + high, width, high + 4);
    paper.put(left + 7, y + (high - size) / 2 + 1, label, { size: size - 2, color: INK });
    const style = { font: 'Helvetica-Bold', size, color: INK };
    fitted(paper, left + 7, y + high + (high + 4 - size) / 2 + 1, width - 14, value, style);
    left += width;
  }
}

/** Tables in Catalan, one below the other; the sums are lines of the last one. */
async function headerRows(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  heading(paper, 40, 555, 'Bàsquet Club Tramuntana', "Comprovant d'abonament", TEAL);
  const tables: (readonly Place[])[] = [
    [
      [300, "Nom de l'abonat", pass.nombreAsistente],
      [215, "Tipus d'abonament", pass.tipoAbonament],
    ],
    [
      [375, 'Esdeveniment', pass.evento],
      [140, 'Temporada', pass.temporada],
    ],
    [
      [245, 'Recinte', pass.recinto],
      [270, 'Adreça', pass.direccion],
    ],
    [
      [185, 'Anell', pass.anillo],
      [110, 'Bloc', pass.bloque],
      [110, 'Fila', pass.fila],
      [110, 'Seient', pass.asiento],
    ],
    [
      [145, 'Referència tiquet', pass.referenciaTicket],
      [130, 'Localitzador', pass.codigoLocalizador],
      [120, 'NIF organitzador', pass.nifOrganizador],
      [120, 'NIF distribuïdor', pass.nifDistr],
    ],
  ];
  tables.forEach((places, index) => table(paper, 40, 92 + index * 66, places, 23, 12));
  const sums = [
    ['Concepte', 'Import (€)'],
    ["Preu de l'abonament", amount(pass.precioEntrada)],
    ['Despeses de distribució', amount(pass.precioDistribucion)],
    ['Total', amount(pass.precioTotal)],
  ] as const;
  band(paper, 40, 436, 330, 25, PALE);
  sums.forEach(([label, sum], row) => {
    const y = 436 + row * 25;
    paper.frame(40, y, 210, 25);
    paper.frame(250, y, 120, 25);
    const font = row === 3 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(47, y + 8, label, { font, size: 11, color: INK });
    paper.put(363, y + 8, sum, { font, size: 11, color: INK, right: true });
  });
  await paper.code(435, 428, 120, pass.codigoLocalizador);
  paper.put(40, 570, 'Us esperam al pavelló. Amunt, Tramuntana!', { size: 12, color: INK });
  prose(paper, 40, 752, 515, TERMS_CA, { size: 9 });
  return paper;
}

/** Three passes on a page, each a table of its own with five header rows. */
async function threeTables(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  heading(paper, 40, 555, 'Bàsquet Badia', 'Abonos de la familia', WINE);
  passes.forEach((pass, index) => {
    const y = 84 + index * 242;
    paper.put(40, y, `Abono ${index + 1} de ${passes.length}`, {
      font: 'Helvetica-Bold',
      size: 12,
      color: WINE,
    });
    const rows: (readonly Place[])[] = [
      [
        [235, 'Asistente', pass.nombreAsistente],
        [165, 'Tipo de abono', pass.tipoAbonament],
        [115, 'Temporada', pass.temporada],
      ],
      [
        [165, 'Anillo', pass.anillo],
        [70, 'Bloque', pass.bloque],
        [80, 'Fila', pass.fila],
        [85, 'Asiento', pass.asiento],
        [115, 'Localizador', pass.codigoLocalizador],
      ],
      [
        [275, 'Evento', pass.evento],
        [240, 'Recinto', pass.recinto],
      ],
      [
        [275, 'Dirección', pass.direccion],
        [120, 'NIF organizador', pass.nifOrganizador],
        [120, 'NIF distribuidor', pass.nifDistr],
      ],
      [
        [140, 'Ref. ticket', pass.referenciaTicket],
        [125, 'Precio entrada', euros(pass.precioEntrada)],
        [130, 'Distribución', euros(pass.precioDistribucion)],
        [120, 'Precio total', euros(pass.precioTotal)],
      ],
    ];
    rows.forEach((places, row) => table(paper, 40, y + 18 + row * 40, places, 18, 10.5));
  });
  const desk = 'Oficina del club: lunes, miércoles y viernes de 18 a 20 h · abonados@basquetbadia.example';
  paper.put(297, 814, desk, { size: 9, color: DIM, center: true });
  return paper;
}

export const uTableLayouts: readonly PassLayout[] = [
  { name: 'U: tables with a header row, ca', passes: 1, draw: headerRows },
  { name: 'U: three tables on a page, es', passes: 3, draw: threeTables },
];
