import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair } from '../../drawing/pieces.ts';
import { prose, rule } from '../../drawing/print-shop.ts';
import { DIM, heading, INK, OLIVE, type Place, TERMS_CA, WINE } from './printers.ts';

// Set U: a card whose grid is drawn, and a sheet with its labels in both languages.

/** A card in half a sheet: framed cells with small labels over the values, the seat in the second row. */
async function framedGrid(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  heading(paper, 28, 567, 'Atlètic Bàsquet Llucmajor', 'Carné de abonado', WINE);
  const rows: (readonly Place[])[] = [
    [
      [399, 'EVENTO', pass.evento],
      [140, 'TEMPORADA', pass.temporada],
    ],
    [
      [219, 'ANILLO', pass.anillo],
      [110, 'BLOQUE', pass.bloque],
      [100, 'FILA', pass.fila],
      [110, 'ASIENTO', pass.asiento],
    ],
    [
      [329, 'ABONADO', pass.nombreAsistente],
      [210, 'TIPO DE ABONO', pass.tipoAbonament],
    ],
    [
      [249, 'RECINTO', pass.recinto],
      [290, 'DIRECCIÓN', pass.direccion],
    ],
    [
      [140, 'PRECIO', euros(pass.precioEntrada)],
      [150, 'GASTOS DE DISTRIBUCIÓN', euros(pass.precioDistribucion)],
      [119, 'TOTAL', euros(pass.precioTotal)],
      [130, 'LOCALIZADOR', pass.codigoLocalizador],
    ],
    [
      [189, 'REFERENCIA DEL TICKET', pass.referenciaTicket],
      [175, 'NIF ORGANIZADOR', pass.nifOrganizador],
      [175, 'NIF DISTRIBUIDOR', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => {
    let left = 28;
    for (const [width, label, value] of row) {
      const y = 78 + index * 48;
      paper.frame(left, y, width, 48);
      paper.put(left + 8, y + 7, label, { size: 8, color: DIM });
      const style = { font: 'Helvetica-Bold', size: index === 1 ? 17 : 13, color: INK };
      fitted(paper, left + 8, y + (index === 1 ? 22 : 24), width - 16, value, style);
      left += width;
    }
  });
  const lost = 'Si encuentra este carné, entréguelo en la oficina del club: Ronda de Migjorn 99, Llucmajor.';
  paper.put(297, 386, lost, { size: 9, color: DIM, center: true });
  return paper;
}

/** A sheet in both languages: the labels with a stroke between them, the values beside, a fine rule under each. */
async function bothLanguages(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(297, 36, 'Unió Esportiva Bàsquet Raiguer', {
    font: 'Times-Bold',
    size: 22,
    color: OLIVE,
    center: true,
  });
  paper.put(297, 66, 'Abonament de temporada / Abono de temporada', {
    font: 'Times-Roman',
    size: 15,
    color: INK,
    center: true,
  });
  const list: Pair[] = [
    ['Temporada', pass.temporada],
    ['Esdeveniment / Evento', pass.evento],
    ['Assistent / Asistente', pass.nombreAsistente],
    ["Tipus d'abonament / Tipo de abono", pass.tipoAbonament],
    ['Anell / Anillo', pass.anillo],
    ['Bloc / Bloque', pass.bloque],
    ['Fila', pass.fila],
    ['Seient / Asiento', pass.asiento],
    ['Recinte / Recinto', pass.recinto],
    ['Adreça / Dirección', pass.direccion],
    ['Preu entrada / Precio entrada', euros(pass.precioEntrada)],
    ['Despeses de distribució / Gastos de distribución', euros(pass.precioDistribucion)],
    ['Preu total / Precio total', euros(pass.precioTotal)],
    ['Referència tiquet / Referencia ticket', pass.referenciaTicket],
    ['Codi localitzador / Código localizador', pass.codigoLocalizador],
    ['NIF organitzador / NIF organizador', pass.nifOrganizador],
    ['NIF distribuïdor / NIF distribuidor', pass.nifDistr],
  ];
  rule(paper, 50, 98, 545, OLIVE, 1.5);
  list.forEach(([label, value], row) => {
    const y = 108 + row * 30;
    paper.put(50, y + 1, label, { font: 'Times-Roman', size: 12, color: DIM });
    fitted(paper, 302, y, 243, value, { font: 'Times-Bold', size: 13, color: INK });
    rule(paper, 50, y + 20, 545, '#aaa', 0.5);
  });
  await paper.code(50, 640, 110, pass.referenciaTicket);
  prose(paper, 180, 660, 365, TERMS_CA, { font: 'Times-Roman', size: 10.5 });
  return paper;
}

export const uGridLayouts: readonly PassLayout[] = [
  { name: 'U: card of framed cells, es', passes: 1, draw: framedGrid },
  { name: 'U: ruled list, both languages', passes: 1, draw: bothLanguages },
];
