import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { mCardLayouts } from './cards.ts';
import { MARINA, pennant, SLATE, TERMS_CA, TERMS_ES } from './clubs.ts';
import { mLetterLayouts } from './letters.ts';
import { mSheetLayouts } from './sheets.ts';

// Set M: what the offices of four clubs print themselves for a season before that of the samples; here the fourth
// club's card, its form in both languages, and the whole set. Drawn without knowledge of the reader; first measured on
// 2026-11-23 (fields right: text 98.9 %, scan 95.7 %, poor 93.6 %, turned 94.1 %; no invented pass).

type Spot = readonly [middle: number, y: number, width: number, label: string, value: string | number];

/** An upright card with everything in the middle of its place, the labels over the values. */
async function centredCard(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const { color, pale, name } = MARINA;
  const paper = new Paper([420, 595]);
  band(paper, 0, 0, 420, 10, color);
  pennant(paper, 194, 20, 32, MARINA, color);
  paper.put(210, 64, name, { font: 'Times-Bold', size: 19, color, center: true });
  paper.put(210, 87, "Carnet d'abonat", { font: 'Times-Italic', size: 14, center: true });
  const spots: Spot[] = [
    [210, 110, 380, 'Nom i llinatges', pass.nombreAsistente],
    [115, 146, 180, "Tipus d'abonament", pass.tipoAbonament],
    [305, 146, 180, 'Temporada', pass.temporada],
    [210, 182, 380, 'Esdeveniment', pass.evento],
    [210, 218, 380, 'Pavelló', pass.recinto],
    [210, 254, 380, 'Adreça', pass.direccion],
    [86, 356, 120, 'Núm. de tiquet', pass.referenciaTicket],
    [334, 356, 120, 'Localitzador', pass.codigoLocalizador],
    [86, 400, 120, "NIF de l'organitzador", pass.nifOrganizador],
    [334, 400, 120, 'NIF del distribuïdor', pass.nifDistr],
    [86, 462, 120, 'Import', euros(pass.precioEntrada)],
    [210, 462, 120, 'Despeses de gestió', euros(pass.precioDistribucion)],
    [334, 462, 120, 'Import total', euros(pass.precioTotal)],
  ];
  for (const [middle, y, width, label, value] of spots) {
    paper.put(middle, y, label, { font: 'Times-Roman', size: 10, color: SLATE, center: true });
    fitted(paper, middle, y + 12, width, value, { font: 'Times-Bold', size: 14, center: true });
  }
  band(paper, 20, 292, 380, 50, pale);
  const seat: Spot[] = [
    [96, 297, 136, 'Graderia', pass.anillo],
    [208, 297, 70, 'Sector', pass.bloque],
    [278, 297, 60, 'Fila', pass.fila],
    [350, 297, 70, 'Seient', pass.asiento],
  ];
  for (const [middle, y, width, label, value] of seat) {
    paper.put(middle, y, label, { font: 'Times-Roman', size: 10.5, color, center: true });
    fitted(paper, middle, y + 15, width, value, { font: 'Times-Bold', size: 21, center: true });
  }
  await paper.code(160, 350, 100, pass.referenciaTicket);
  rule(paper, 20, 504, 400, color);
  prose(paper, 20, 512, 380, TERMS_CA, { font: 'Times-Roman', size: 9 });
  paper.put(210, 572, 'Amb la col·laboració de Sal de Cocó i Forn Can Rafel', {
    font: 'Times-Italic',
    size: 10,
    color: SLATE,
    center: true,
  });
  return paper;
}

/** A box of a form: how much of the line it takes, its label in each language, what stands in it. */
type Box = readonly [width: number, catalan: string, spanish: string, value: string | number];

/** The office's form, filled in: boxes with a small label at the top in both languages. */
async function form(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const { color, name } = MARINA;
  const paper = new Paper(A4);
  pennant(paper, 42, 34, 34, MARINA, color);
  paper.put(90, 38, "Fitxa d'abonament · Ficha de abono", { font: 'Helvetica-Bold', size: 18, color });
  paper.put(90, 61, `${name} · Passeig de l'Estació 31, 07630 Campos`, { size: 10.5, color: SLATE });
  const parts: [string, Box[][]][] = [
    [
      'Persona abonada',
      [
        [
          [313, 'Nom i llinatges', 'Nombre y apellidos', pass.nombreAsistente],
          [200, "Tipus d'abonament", 'Tipo de abono', pass.tipoAbonament],
        ],
      ],
    ],
    [
      'Competició · Competición',
      [
        [
          [353, 'Esdeveniment', 'Evento', pass.evento],
          [160, 'Temporada', 'Temporada', pass.temporada],
        ],
        [
          [243, 'Recinte', 'Recinto', pass.recinto],
          [270, 'Adreça', 'Dirección', pass.direccion],
        ],
      ],
    ],
    [
      'Localitat · Localidad',
      [
        [
          [193, 'Anell', 'Anillo', pass.anillo],
          [110, 'Bloc', 'Bloque', pass.bloque],
          [100, 'Fila', 'Fila', pass.fila],
          [110, 'Seient', 'Asiento', pass.asiento],
        ],
      ],
    ],
    [
      'Pagament · Pago',
      [
        [
          [153, 'Preu entrada', 'Precio entrada', euros(pass.precioEntrada)],
          [210, 'Despeses de distribució', 'Gastos de distribución', euros(pass.precioDistribucion)],
          [150, 'Preu total', 'Precio total', euros(pass.precioTotal)],
        ],
      ],
    ],
    [
      'Dades del tiquet · Datos del ticket',
      [
        [
          [257, 'Referència', 'Referencia', pass.referenciaTicket],
          [256, 'Codi localitzador', 'Código localizador', pass.codigoLocalizador],
        ],
        [
          [257, 'NIF organitzador', 'NIF organizador', pass.nifOrganizador],
          [256, 'NIF distribuïdor', 'NIF distribuidor', pass.nifDistr],
        ],
      ],
    ],
  ];
  let y = 96;
  for (const [head, lines] of parts) {
    paper.put(41, y, head, { font: 'Helvetica-Bold', size: 11, color });
    y += 17;
    for (const boxes of lines) {
      boxed(paper, y, boxes);
      y += 40;
    }
    y += 12;
  }
  await paper.code(41, y + 6, 110, pass.referenciaTicket);
  paper.frame(330, y + 8, 224, 84);
  paper.put(338, y + 14, 'Segell del club / Sello del club', { size: 9, color: SLATE });
  paper.put(170, y + 16, 'Data / Fecha: 11-09-2023', { size: 10.5 });
  paper.put(170, y + 36, 'Soci des de / Socio desde: 2015', { size: 10.5 });
  prose(paper, 41, y + 126, 513, TERMS_CA, { size: 8.5 });
  prose(paper, 41, y + 164, 513, TERMS_ES, { size: 8.5, font: 'Helvetica-Oblique' });
  return paper;
}

function boxed(paper: Paper, y: number, boxes: readonly Box[]): void {
  let x = 41;
  for (const [width, catalan, spanish, value] of boxes) {
    paper.frame(x, y, width, 40);
    const label = catalan === spanish ? catalan : `${catalan} / ${spanish}`;
    paper.put(x + 6, y + 5, label, { size: 8.5, color: SLATE });
    fitted(paper, x + 6, y + 20, width - 12, value, { size: 13 });
    x += width;
  }
}

export const setM: readonly PassLayout[] = [
  { name: 'M: centred card, ca', passes: 1, draw: centredCard },
  { name: 'M: form, both languages', passes: 1, draw: form },
  ...mLetterLayouts,
  ...mCardLayouts,
  ...mSheetLayouts,
];
