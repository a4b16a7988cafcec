import { euros } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { letters, overRow, type Pair } from '../../drawing/pieces.ts';
import { prose, rule } from '../../drawing/print-shop.ts';
import { DIM, INK, LINE, RED, TERMS_CA, TERMS_ES } from './printers.ts';

// Set X: the samples' seller's pass in both languages.

type Row = readonly (readonly [number, ...Pair])[];

/** Labels in Catalan and Spanish over their values, a rule under each row, the code at the foot. */
async function bothLanguages(passes: Parameters<PassLayout['draw']>[0]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  letters(paper, 44, 38, 26, RED);
  const title = 'Abonament de temporada / Abono de temporada';
  paper.put(551, 46, title, { font: 'Helvetica-Bold', size: 14, color: INK, right: true });
  rule(paper, 44, 74, 551, RED, 1.5);
  const rows: Row[] = [
    [
      [290, "Nom de l'assistent / Nombre del asistente", pass.nombreAsistente],
      [217, "Tipus d'abonament / Tipo de abono", pass.tipoAbonament],
    ],
    [
      [290, 'Esdeveniment / Evento', pass.evento],
      [217, 'Temporada', pass.temporada],
    ],
    [
      [250, 'Recinte / Recinto', pass.recinto],
      [257, 'Adreça / Dirección', pass.direccion],
    ],
    [
      [140, 'Anell / Anillo', pass.anillo],
      [125, 'Bloc / Bloque', pass.bloque],
      [110, 'Fila', pass.fila],
      [132, 'Seient / Asiento', pass.asiento],
    ],
    [
      [170, 'Preu / Precio', euros(pass.precioEntrada)],
      [180, 'Distribució / Distribución', euros(pass.precioDistribucion)],
      [157, 'Total', euros(pass.precioTotal)],
    ],
    [
      [265, 'Referència / Referencia', pass.referenciaTicket],
      [242, 'Localitzador / Localizador', pass.codigoLocalizador],
    ],
    [
      [265, 'NIF organitzador / NIF organizador', pass.nifOrganizador],
      [242, 'NIF distribuïdor / NIF distribuidor', pass.nifDistr],
    ],
  ];
  const label = { size: 10, color: DIM };
  const value = { font: 'Helvetica-Bold', size: 12, color: INK };
  rows.forEach((row, index) => {
    overRow(paper, 44, 92 + index * 50, row, label, value);
    rule(paper, 44, 128 + index * 50, 551, LINE);
  });
  await paper.code(44, 462, 140, pass.referenciaTicket);
  prose(paper, 206, 470, 345, TERMS_CA, { size: 10 });
  prose(paper, 206, 540, 345, TERMS_ES, { size: 10 });
  return paper;
}

export const xBilingualLayouts: readonly PassLayout[] = [
  { name: 'X: both languages, labels above', passes: 1, draw: bothLanguages },
];
