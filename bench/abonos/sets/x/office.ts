import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, longSeason, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, prose } from '../../drawing/print-shop.ts';
import { DIM, INK, PALE, personOf, TERMS_ES, WINE } from './printers.ts';

// Set X: what the offices of two clubs print: a table, and a form of boxes in Catalan.

/** A table of two columns: what it is, and what it says. */
async function table(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(50, 44, 'Club Baloncesto Es Raiguer', { font: 'Helvetica-Bold', size: 19, color: WINE });
  paper.put(50, 72, 'Comprobante de abono', { size: 13, color: DIM });
  const rows: Pair[] = [
    ...personOf(pass, ['Nombre y apellidos', 'Modalidad de abono', 'Temporada', 'Evento']),
    ['Pabellón', pass.recinto],
    ['Dirección', pass.direccion],
    ...seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']),
    ['Precio del abono', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
    ['Referencia', pass.referenciaTicket],
    ['Localizador', pass.codigoLocalizador],
    ['CIF organizador', pass.nifOrganizador],
    ['CIF distribuidor', pass.nifDistr],
  ];
  rows.forEach(([label, value], row) => {
    const y = 104 + row * 30;
    band(paper, 50, y, 170, 30, PALE);
    paper.frame(50, y, 170, 30);
    paper.frame(220, y, 325, 30);
    paper.put(60, y + 10, label, { size: 11, color: INK });
    fitted(paper, 230, y + 10, 305, value, { font: 'Helvetica-Bold', size: 11.5, color: INK });
  });
  paper.put(50, 640, 'Firma y sello del club', { size: 11, color: DIM });
  prose(paper, 50, 764, 495, TERMS_ES, { size: 9.5 });
  return paper;
}

type Row = readonly (readonly [number, ...Pair])[];

/** Boxes as of a form, each with its label at the top and the value under it. */
async function form(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const bold = { font: 'Times-Bold', size: 20, color: INK };
  paper.put(297, 46, 'Bàsquet Ponent de Mallorca', { ...bold, center: true });
  paper.put(297, 76, "Full d'abonament", { font: 'Times-Roman', size: 14, color: INK, center: true });
  const rows: Row[] = [
    [
      [315, 'Nom i llinatges', pass.nombreAsistente],
      [190, 'Modalitat', pass.tipoAbonament],
    ],
    [
      [315, 'Esdeveniment', pass.evento],
      [190, 'Temporada', longSeason(pass.temporada)],
    ],
    [[505, 'Pavelló', pass.recinto]],
    [[505, 'Adreça', pass.direccion]],
    seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']).map((pair) => [126.25, ...pair] as const),
    [
      [168.3, 'Import', euros(pass.precioEntrada)],
      [168.3, 'Despeses de distribució', euros(pass.precioDistribucion)],
      [168.4, 'Import total', euros(pass.precioTotal)],
    ],
    [
      [252.5, 'Núm. de referència', pass.referenciaTicket],
      [252.5, 'Localitzador', pass.codigoLocalizador],
    ],
    [
      [252.5, "NIF de l'organitzador", pass.nifOrganizador],
      [252.5, 'NIF del distribuïdor', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => {
    const y = 116 + index * 46;
    let left = 45;
    for (const [width] of row) {
      paper.frame(left, y, width, 46);
      left += width;
    }
    const label = { font: 'Times-Roman', size: 10.5, color: DIM };
    overRow(paper, 53, y + 7, row, label, { ...bold, size: 13 });
  });
  const note = "Presentau aquest full a tots els partits, juntament amb el vostre document d'identitat.";
  paper.put(45, 506, note, { font: 'Times-Roman', size: 12, color: INK });
  paper.put(45, 536, 'La secretaria', { font: 'Times-Roman', size: 12, color: INK });
  return paper;
}

export const xOfficeLayouts: readonly PassLayout[] = [
  { name: 'X: table of a club office, es', passes: 1, draw: table },
  { name: 'X: form of boxes of a club office, ca', passes: 1, draw: form },
];
