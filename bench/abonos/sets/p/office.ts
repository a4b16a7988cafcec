import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { CLUB_NORTH, DIM, NAVY, NORTH_CA, PALE_NAVY, tower } from './printers.ts';

// Set P: the office of a club: its form, filled in by its own computer.

type Box = readonly [share: number, label: string, value: string | number];

const TITLE = { font: 'Times-Bold', size: 12, color: '#fff' };

/** The form: boxes that share the width, in each the label small at the top and the value under it. */
async function boxes(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  tower(paper, 48, 34, 46, NAVY);
  paper.put(108, 38, CLUB_NORTH, { font: 'Times-Bold', size: 22, color: NAVY });
  paper.put(108, 64, "Full d'abonament", { font: 'Times-Roman', size: 15 });
  await paper.code(437, 24, 110, pass.referenciaTicket);
  const parts: (readonly [title: string, lines: readonly (readonly Box[])[]])[] = [
    [
      '1. Dades de la persona abonada',
      [
        [
          [0.6, 'Nom i llinatges', pass.nombreAsistente],
          [0.4, 'Modalitat', pass.tipoAbonament],
        ],
      ],
    ],
    [
      "2. Dades de l'abonament",
      [
        [
          [0.7, 'Esdeveniment', pass.evento],
          [0.3, 'Temporada', pass.temporada],
        ],
        [
          [0.45, 'Pavelló', pass.recinto],
          [0.55, 'Adreça del pavelló', pass.direccion],
        ],
        [
          [0.4, 'Anell', pass.anillo],
          [0.2, 'Sector', pass.bloque],
          [0.2, 'Fila', pass.fila],
          [0.2, 'Seient', pass.asiento],
        ],
        [
          [0.5, 'Referència del tiquet', pass.referenciaTicket],
          [0.5, 'Codi de reserva', pass.codigoLocalizador],
        ],
      ],
    ],
    [
      '3. Import',
      [
        [
          [0.33, "Preu de l'abonament", euros(pass.precioEntrada)],
          [0.37, 'Despeses de distribució', euros(pass.precioDistribucion)],
          [0.3, 'Import total', euros(pass.precioTotal)],
        ],
      ],
    ],
    [
      '4. Entitats',
      [
        [
          [0.5, 'Entitat organitzadora (NIF)', pass.nifOrganizador],
          [0.5, 'Empresa distribuïdora (NIF)', pass.nifDistr],
        ],
      ],
    ],
  ];
  let y = 148;
  for (const [title, lines] of parts) {
    band(paper, 48, y, 499, 22, NAVY);
    paper.put(56, y + 5, title, TITLE);
    y += 22;
    for (const line of lines) {
      boxed(paper, y, line);
      y += 44;
    }
    y += 14;
  }
  signed(paper, y + 8);
  rule(paper, 48, 768, 547, NAVY);
  prose(paper, 48, 778, 499, NORTH_CA, { font: 'Times-Roman', size: 10 });
  return paper;
}

function boxed(paper: Paper, y: number, line: readonly Box[]): void {
  let x = 48;
  for (const [share, label, value] of line) {
    const wide = 499 * share;
    band(paper, x, y, wide, 44, PALE_NAVY);
    paper.frame(x, y, wide, 44);
    paper.put(x + 8, y + 6, label, { font: 'Times-Roman', size: 10, color: DIM });
    fitted(paper, x + 8, y + 21, wide - 16, value, { font: 'Times-Bold', size: 14.5 });
    x += wide;
  }
}

/** Where the office and the person sign. */
function signed(paper: Paper, y: number): void {
  const body = { font: 'Times-Roman', size: 11.5 };
  paper.put(48, y, 'Entregat a la secretaria del club el 2 de setembre de 2030.', body);
  paper.put(48, y + 26, 'El secretari,', body);
  paper.put(330, y + 26, 'Vist i conforme,', body);
  for (const x of [48, 330]) rule(paper, x, y + 84, x + 200, '#555');
}

export const pOfficeLayouts: readonly PassLayout[] = [
  { name: 'P: form of boxes, ca', passes: 1, draw: boxes },
];
