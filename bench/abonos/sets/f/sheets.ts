import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { letters, longSeason, type Pair, pairs, shortSeason } from '../../drawing/pieces.ts';
import { amount, band, minus, netOf, plus, prose, rule } from '../../drawing/print-shop.ts';
import { CLUB_BLUE, CLUB_RED } from './club.ts';

// Set F: whole sheets: a table in sections, a list with dots over its terms, a family's sheet.

/** Sections under red bands, each a table whose rows hold one pair or two. */
async function sectionsTable(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  letters(paper, 40, 28, 58, CLUB_RED);
  paper.put(555, 36, 'Palma Mallorca Bàsquet', { font: 'Helvetica-Bold', size: 16, right: true });
  paper.put(555, 57, 'Justificante de abono', { size: 12, right: true });
  paper.put(555, 75, 'Emitido el 18/07/2026 · Pedido 5540217', { size: 9, color: '#555', right: true });
  const tax = minus(pass.precioTotal, netOf(pass.precioTotal, 10));
  const sections: [string, Pair[][]][] = [
    [
      'PERSONA ABONADA',
      [
        [['Abonado/a', pass.nombreAsistente]],
        [
          ['Modalidad', pass.tipoAbonament],
          ['Temporada', longSeason(pass.temporada)],
        ],
      ],
    ],
    [
      'COMPETICIÓN Y SEDE',
      [[['Competición', pass.evento]], [['Pabellón', pass.recinto]], [['Dirección', pass.direccion]]],
    ],
    [
      'LOCALIDAD',
      [
        [
          ['Anillo', pass.anillo],
          ['Sector', pass.bloque],
        ],
        [
          ['Fila', pass.fila],
          ['Butaca', pass.asiento],
        ],
        [
          ['Puerta', 'P-7'],
          ['Apertura', '60 minutos antes'],
        ],
      ],
    ],
    [
      'IMPORTES',
      [
        [
          ['Precio del abono', euros(pass.precioEntrada)],
          ['Gastos de gestión', euros(pass.precioDistribucion)],
        ],
        [
          ['Total pagado', euros(pass.precioTotal)],
          ['IVA 10 % incluido', euros(tax)],
        ],
      ],
    ],
    [
      'IDENTIFICACIÓN',
      [
        [
          ['Ref. de la entrada', pass.referenciaTicket],
          ['Localizador', pass.codigoLocalizador],
        ],
        [
          ['NIF organizador', pass.nifOrganizador],
          ['NIF distribuidor', pass.nifDistr],
        ],
      ],
    ],
  ];
  let y = 108;
  for (const [title, rows] of sections) {
    band(paper, 40, y, 515, 20, CLUB_RED);
    paper.put(48, y + 5, title, { font: 'Helvetica-Bold', size: 10.5, color: '#fff' });
    y += 20;
    for (const row of rows) {
      tableRow(paper, y, row);
      y += 25;
    }
    y += 10;
  }
  await paper.code(455, y + 6, 100, pass.codigoLocalizador);
  const know =
    'Presente este justificante, impreso o en el teléfono, en la puerta que le corresponde. Atención a la persona abonada: 971 73 40 19, ' +
    'de lunes a viernes de 9 a 14 h. Oficina: Camí de la Vileta 38, bajos. Por un duplicado se cobran 5,00 €.';
  prose(paper, 40, y + 12, 390, know, { size: 9 });
  return paper;
}

function tableRow(paper: Paper, y: number, row: readonly Pair[]): void {
  const wide = 515 / row.length;
  row.forEach(([label, value], column) => {
    const x = 40 + column * wide;
    band(paper, x, y, 98, 25, '#f4e6e8');
    paper.frame(x, y, wide, 25);
    paper.put(x + 6, y + 8, label, { size: 9.5, color: '#444' });
    paper.put(x + 106, y + 7, value, { font: 'Helvetica-Bold', size: 11 });
  });
}

/** A list with dots over two columns of terms, which speak of seats, prices and days themselves. */
async function dotsOverTerms(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const serif = { font: 'Times-Roman', size: 11.5 };
  paper.put(52, 36, 'Club Palma Mallorca Bàsquet', { font: 'Times-Bold', size: 21, color: CLUB_BLUE });
  paper.put(52, 62, 'Contracte d’abonament núm. 4471 · Palma, 2 de juliol de 2026', serif);
  rule(paper, 52, 82, 543, CLUB_BLUE, 1.2);
  const groups: Pair[][] = [
    [
      ['Nom i llinatges', pass.nombreAsistente],
      ["Classe d'abonament", pass.tipoAbonament],
      ['Temporada', shortSeason(pass.temporada)],
      ['Competició', pass.evento],
      ['Instal·lació', pass.recinto],
      ['Adreça', pass.direccion],
    ],
    [
      ['Anell', pass.anillo],
      ['Bloc', pass.bloque],
      ['Fila', pass.fila],
      ['Seient', pass.asiento],
    ],
    [
      ["Preu de l'abonament", euros(pass.precioEntrada)],
      ['Despeses de distribució', euros(pass.precioDistribucion)],
      ['Import total', euros(pass.precioTotal)],
    ],
    [
      ['Referència del tiquet', pass.referenciaTicket],
      ['Codi localitzador', pass.codigoLocalizador],
      ["NIF de l'entitat organitzadora", pass.nifOrganizador],
      ["NIF de l'empresa distribuïdora", pass.nifDistr],
    ],
  ];
  let y = 94;
  for (const group of groups) {
    for (const [label, value] of group) {
      paper.lead(52, 543, y, label, value, serif);
      y += 18;
    }
    y += 7;
  }
  paper.put(52, y + 6, 'Condicions generals', { font: 'Times-Bold', size: 12, color: CLUB_BLUE });
  const style = { font: 'Times-Roman', size: 9.5 };
  prose(paper, 52, y + 26, 236, TERMS_BEFORE, style);
  prose(paper, 307, y + 26, 236, TERMS_AFTER, style);
  paper.put(52, 790, 'Signatura de la persona abonada', { font: 'Times-Italic', size: 10 });
  paper.put(543, 790, 'Pel club: la secretària', { font: 'Times-Italic', size: 10, right: true });
  return paper;
}

const TERMS_BEFORE =
  '1. L’abonament dona dret al seient assignat en els 17 partits de lliga regular que el club jugui a casa. Els partits de copa i els ' +
  'amistosos no hi són inclosos, tret que se n’avisi.\n2. El preu inclou l’IVA vigent (10 %). Les despeses de distribució no es tornen en ' +
  'cap cas. El pagament fraccionat té un recàrrec de 12,00 euros per termini.\n3. El club pot canviar la fila o el seient, dins el mateix ' +
  'anell, per motius de seguretat o per obres, i n’informarà amb 72 hores d’antelació.\n4. El document és personal. Se’n pot cedir l’ús ' +
  'per a un partit des de l’àrea d’abonats, fins a 2 hores abans de l’inici, amb el codi localitzador.\n5. Els abonaments familiars exigeixen que com a mínim un dels ' +
  'titulars sigui menor de 18 anys el dia 1 de setembre de 2026, i els de la classe jove, haver nascut després del 31 de desembre de 2003.';

const TERMS_AFTER =
  '6. Un duplicat per pèrdua costa 6,50 euros. En cas de robatori és gratuït si es presenta la denúncia dins els 15 dies.\n7. Els menors de ' +
  '14 anys han d’anar acompanyats. No s’admeten envasos de més de 500 ml ni objectes contundents (Llei 19/2007, d’11 de juliol).\n8. Les ' +
  'dades es tracten d’acord amb el Reglament (UE) 2016/679 i la Llei orgànica 3/2018. Drets: dades@pmbasquet.example o carrer de la ' +
  'Fàbrica 12, 07013.\n9. Si la temporada s’acaba abans d’hora, el club torna la part del preu que correspongui als partits no jugats, fins ' +
  'a un màxim del 75 %, en el termini de 60 dies.\n10. Aquest contracte acaba el 30 de juny de 2027 i es renova si l’abonat paga la quota abans del 15 de juliol. ' +
  'Consultes: 971 28 66 03.';

/** Three passes of a family in both languages: several pairs on each line, the order's sum below. */
async function familySheet(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  band(paper, 0, 0, 595, 52, CLUB_BLUE);
  paper.put(30, 17, 'Abonaments familiars · Abonos familiares', {
    font: 'Helvetica-Bold',
    size: 17,
    color: '#fff',
  });
  paper.put(565, 21, 'Palma Mallorca Bàsquet', { size: 11, color: '#fff', right: true });
  const label = { size: 9.5, color: '#555' };
  const value = { font: 'Helvetica-Bold', size: 10 };
  passes.forEach((pass, index) => {
    const top = 66 + index * 236;
    const lines: Pair[][] = [
      [
        ['Modalitat / Modalidad:', pass.tipoAbonament],
        ['Temporada:', shortSeason(pass.temporada, '-')],
      ],
      [['Esdeveniment / Evento:', pass.evento]],
      [['Pavelló / Pabellón:', pass.recinto]],
      [['Adreça / Dirección:', pass.direccion]],
      [
        ['Anell / Anillo:', pass.anillo],
        ['Bloc / Bloque:', pass.bloque],
        ['Fila:', pass.fila],
        ['Seient / Asiento:', pass.asiento],
      ],
      [
        ['Localitzador / Localizador:', pass.codigoLocalizador],
        ['Ref. tiquet / Ref. ticket:', pass.referenciaTicket],
      ],
      [
        ['Preu / Precio:', euros(pass.precioEntrada)],
        ['Gestió / Gestión:', euros(pass.precioDistribucion)],
        ['Total:', euros(pass.precioTotal)],
      ],
      [
        ['NIF organitzador / organizador:', pass.nifOrganizador],
        ['NIF distribuïdor / distribuidor:', pass.nifDistr],
      ],
    ];
    paper.frame(30, top, 535, 222);
    band(paper, 30, top, 535, 30, '#dfe6f1');
    paper.put(555, top + 9, `${index + 1} / ${passes.length}`, { size: 10, color: '#555', right: true });
    pairs(
      paper,
      42,
      top + 9,
      [['Titular:', pass.nombreAsistente]],
      { ...label, size: 13 },
      { ...value, size: 13 },
    );
    lines.forEach((list, row) => pairs(paper, 42, top + 42 + row * 22, list, label, value));
  });
  const sum = passes.reduce((total, pass) => plus(total, pass.precioTotal), '0.00');
  const order = `Comanda / Pedido FAM-0418 · 3 abonaments / abonos · Cobrat / Cobrado: ${amount(sum)} € · Tel. 971 73 40 19`;
  paper.put(30, 786, order, { size: 9 });
  return paper;
}

export const fSheetLayouts: readonly PassLayout[] = [
  { name: 'F: table in sections, es', passes: 1, draw: sectionsTable },
  { name: 'F: dots over terms, ca', passes: 1, draw: dotsOverTerms },
  { name: "F: family's sheet, both languages", passes: 3, draw: familySheet },
];
