import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, longSeason, type Pair, seatOf, wrapped } from '../../drawing/pieces.ts';
import { rule } from '../../drawing/print-shop.ts';
import { INK } from './printers.ts';

// Set S: the letter of a club's office.

const WORDS = { font: 'Times-Roman', size: 12.5, color: INK };
const BOLD = { ...WORDS, font: 'Times-Bold' };

/** A letter in Catalan: a greeting, the particulars of the pass in three lists, the office's farewell. */
async function letter(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(297, 44, 'Associació Esportiva Bàsquet Pla de Mar', { ...BOLD, size: 19, center: true });
  paper.put(297, 70, "Oficina d'atenció a l'abonat · oficina@pladmar.example", { ...WORDS, center: true });
  rule(paper, 70, 94, 525, '#333', 0.8);
  paper.put(70, 112, 'Assumpte: el vostre abonament', BOLD);
  paper.put(525, 112, '2 de setembre de 2024', { ...WORDS, right: true });
  paper.put(70, 142, 'Benvolguda abonada, benvolgut abonat:', WORDS);
  const welcome =
    "Gràcies per fer costat a l'equip un any més. Aquest full és el vostre abonament; portau-lo a tots els partits. " +
    'Comprovau, si us plau, que totes les dades són correctes:';
  let y = wrapped(paper, 70, 166, 455, welcome, WORDS) + 12;
  const parts: (readonly Pair[])[] = [
    [
      ["Nom de l'assistent", pass.nombreAsistente],
      ["Tipus d'abonament", pass.tipoAbonament],
      ['Temporada', longSeason(pass.temporada)],
      ['Esdeveniment', pass.evento],
      ['Recinte', pass.recinto],
      ['Adreça', pass.direccion],
    ],
    seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']),
    [
      ['Preu entrada', euros(pass.precioEntrada)],
      ['Despeses de distribució', euros(pass.precioDistribucion)],
      ['Preu total', euros(pass.precioTotal)],
    ],
    [
      ['Referència tiquet', pass.referenciaTicket],
      ['Codi localitzador', pass.codigoLocalizador],
      ['NIF organitzador', pass.nifOrganizador],
      ['NIF distribuïdor', pass.nifDistr],
    ],
  ];
  for (const rows of parts) {
    for (const [label, value] of rows) {
      paper.put(90, y, `${label}:`, WORDS);
      fitted(paper, 236, y, 289, value, BOLD);
      y += 22;
    }
    y += 8;
  }
  const trouble =
    "Si trobau cap errada, escriviu-nos abans del primer partit i us enviarem un full nou. L'horari de l'oficina és de dilluns a divendres, de 17 a 20 h.";
  y = wrapped(paper, 70, y + 4, 455, trouble, WORDS);
  paper.put(70, y + 14, 'Ben cordialment,', WORDS);
  paper.put(70, y + 52, 'La secretaria del club', BOLD);
  await paper.code(425, y + 2, 96, pass.codigoLocalizador);
  return paper;
}

export const sOfficeLayouts: readonly PassLayout[] = [
  { name: 'S: letter of a club office, ca', passes: 1, draw: letter },
];
