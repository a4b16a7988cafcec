import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, letters, longSeason, type Pair, pairs, seatOf } from '../../drawing/pieces.ts';
import { cut, rule } from '../../drawing/print-shop.ts';
import { INK, RED } from '../h/vendor.ts';
import { DIM } from './printers.ts';

// Set P: the pack of the samples' seller.

const BOLD = { font: 'Helvetica-Bold', size: 11 };
const PLAIN = { size: 11 };

/** Three passes in frames, the code at the left of each, two or three pairs on each line. */
async function packOfThree(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  letters(paper, 36, 24, 28, RED);
  const season = longSeason(passes[0]?.temporada ?? '');
  const title = `Paquet d'abonaments — Temporada ${season}`;
  paper.put(112, 29, title, { font: 'Helvetica-Bold', size: 18, color: INK });
  for (const [index, pass] of passes.entries()) {
    await framed(paper, pass, 66 + index * 246);
    if (index > 0) cut(paper, 14, 59 + index * 246, 581, 59 + index * 246);
  }
  paper.put(36, 808, 'Retalla els abonaments per la línia de punts.', { size: 10, color: DIM });
  paper.put(559, 808, 'pmb.example', { font: 'Helvetica-Bold', size: 10, color: RED, right: true });
  return paper;
}

async function framed(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  paper.frame(36, y, 523, 232);
  await paper.code(46, y + 12, 118, pass.referenciaTicket);
  const codes: Pair[] = [
    ['Ref. tiquet', pass.referenciaTicket],
    ['Localitzador', pass.codigoLocalizador],
  ];
  codes.forEach(([label, value], row) => {
    paper.put(105, y + 142 + row * 40, label, { size: 9.5, color: DIM, center: true });
    fitted(paper, 105, y + 155 + row * 40, 120, value, { ...BOLD, size: 13, center: true });
  });
  rule(paper, 178, y + 40, 546, RED, 1);
  paper.put(178, y + 16, 'Assistent:', { size: 12, color: DIM });
  fitted(paper, 240, y + 13, 306, pass.nombreAsistente, { ...BOLD, size: 15 });
  const seat = seatOf(pass, ['Anell:', 'Bloc:', 'Fila:', 'Seient:']);
  const lines: Pair[][] = [
    [
      ["Tipus d'abonament:", pass.tipoAbonament],
      ['Temporada:', pass.temporada],
    ],
    [['Esdeveniment:', pass.evento]],
    [['Recinte:', pass.recinto]],
    [['Adreça:', pass.direccion]],
    seat.slice(0, 2),
    seat.slice(2),
    [
      ['Preu:', euros(pass.precioEntrada)],
      ['Distribució:', euros(pass.precioDistribucion)],
      ['Total:', euros(pass.precioTotal)],
    ],
    [
      ['NIF organitzador:', pass.nifOrganizador],
      ['NIF distribuïdor:', pass.nifDistr],
    ],
  ];
  lines.forEach((line, index) => pairs(paper, 178, y + 50 + index * 22, line, BOLD, PLAIN, 14));
}

export const pPackLayouts: readonly PassLayout[] = [
  { name: 'P: pack of three, ca', passes: 3, draw: packOfThree },
];
