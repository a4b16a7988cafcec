import type { Chance } from '../chance.ts';
import { euros, type PassTruth } from '../drawing/invented-pass.ts';
import { A4, Paper, TYPEFACES } from '../drawing/paper.ts';
import { labelsBy, type Language } from './labels.ts';

// Random layouts: words, order and arrangement differ on each. They show what the reader has not been prepared for;
// their figures say nothing about layouts drawn by a person.

type Row = [label: string, value: string];

interface Print {
  chance: Chance;
  font: string;
  bold: string;
  size: number;
  colon: boolean;
  capitals: boolean;
}

/** Draws a section of rows from a height downwards; returns its end. */
type Arrangement = (paper: Paper, rows: readonly Row[], top: number, print: Print) => number;

const named = ({ colon, capitals }: Print, label: string) =>
  (capitals ? label.toUpperCase() : label) + (colon ? ':' : '');

const listed =
  (
    put: (paper: Paper, label: string, value: string, y: number, print: Print, x: number) => void,
  ): Arrangement =>
  (paper, rows, top, print) => {
    const step = print.size * print.chance.between(1.6, 2.6);
    const x = print.chance.whole(170, 260);
    rows.forEach(([label, value], index) => put(paper, label, value, top + index * step, print, x));
    return top + rows.length * step;
  };

const behind = listed((paper, label, value, y, print) =>
  paper.put(40, y, `${named({ ...print, colon: true }, label)} ${value}`, {
    font: print.font,
    size: print.size,
  }),
);

const columns = listed((paper, label, value, y, print, x) => {
  paper.put(40, y, named(print, label), { font: print.font, size: print.size });
  paper.put(Math.max(x, 46 + widthOf(paper, label, print)), y, value, { font: print.bold, size: print.size });
});

const atRight = listed((paper, label, value, y, print, x) => {
  paper.put(40, y, named(print, label), { font: print.font, size: print.size });
  paper.put(300 + x, y, value, { font: print.bold, size: print.size, right: true });
});

const towards = listed((paper, label, value, y, print, x) => {
  paper.put(x + 40, y, named(print, label), { font: print.font, size: print.size, right: true });
  paper.put(x + 54, y, value, { font: print.bold, size: print.size });
});

const leaders = listed((paper, label, value, y, print) => {
  paper.lead(40, 540, y, named({ ...print, colon: false }, label), value, {
    font: print.font,
    size: print.size,
  });
});

const centred = listed((paper, label, value, y, print) => {
  const line = `${named({ ...print, colon: true }, label)} ${value}`;
  paper.put(297, y, line, { font: print.font, size: print.size, center: true });
});

const cells =
  (above: boolean): Arrangement =>
  (paper, rows, top, print) => {
    const { size, chance } = print;
    const small = Math.max(7, size - chance.whole(1, 3));
    const deep = size * 2.6 + chance.whole(4, 16);
    let [x, y] = [40, top];
    for (const [label, value] of rows) {
      const wide = Math.max(widthOf(paper, label, { ...print, size: small }), widthOf(paper, value, print));
      if (x > 40 && x + wide > 555) [x, y] = [40, y + deep];
      const [first, second] = above ? [0, small * 1.25] : [size * 1.25, 0];
      paper.put(x, y + first, named({ ...print, colon: print.colon && above }, label), {
        font: print.font,
        size: small,
        color: '#555',
      });
      paper.put(x, y + second, value, { font: print.bold, size });
      x += chance.pick([Math.max(wide + 16, 128), Math.max(wide + 16, 250)]);
    }
    return y + deep;
  };

const onLines: Arrangement = (paper, rows, top, print) => {
  const { chance, size } = print;
  const stroke = chance.pick(['    ', '   ·   ', ' | ', ' - ', ', ', '      ']);
  const colon = print.colon || stroke === ' - ' || stroke === ', ';
  let [line, y] = ['', top];
  const flush = () => {
    paper.put(40, y, line, { font: print.font, size });
    [line, y] = ['', y + size * 1.9];
  };
  for (const [label, value] of rows) {
    const part = `${named({ ...print, colon }, label)} ${value}`;
    if (line && widthOf(paper, `${line}${stroke}${part}`, print) > 500) flush();
    line = line ? `${line}${stroke}${part}` : part;
  }
  flush();
  return y;
};

/** A heading above one row of values, or as many rows as needed. */
const table: Arrangement = (paper, rows, top, print) => {
  const { size, chance } = print;
  const right = chance.next() < 0.3;
  let y = top;
  for (let start = 0; start < rows.length;) {
    let x = 40;
    const begin = start;
    for (; start < rows.length; start++) {
      const [label, value] = rows[start] ?? ['', ''];
      const wide = Math.max(widthOf(paper, named(print, label), print), widthOf(paper, value, print)) + 14;
      if (start > begin && x + wide > 560) break;
      const at = right ? x + wide - 14 : x;
      paper.put(at, y, named({ ...print, colon: false }, label), { font: print.bold, size, right });
      paper.put(at, y + size * 1.9, value, { font: print.font, size, right });
      x += wide;
    }
    paper.document
      .lineWidth(0.6)
      .strokeColor('#777')
      .moveTo(38, y + size * 1.5)
      .lineTo(560, y + size * 1.5)
      .stroke();
    y += size * 4.2;
  }
  return y;
};

function widthOf(paper: Paper, text: string, { bold, size }: Print): number {
  return paper.document.font(bold).fontSize(size).widthOfString(text.toUpperCase());
}

const ARRANGEMENTS = {
  behind,
  columns,
  atRight,
  towards,
  leaders,
  centred,
  under: cells(true),
  over: cells(false),
  onLines,
  table,
};

const SHORT: readonly string[] = ['onLines', 'table', 'under', 'over'];

/** Draws a pass with a random layout. */
export async function randomPaper(chance: Chance, pass: PassTruth): Promise<{ paper: Paper; name: string }> {
  const language = chance.pick(['es', 'ca', 'es', 'ca', 'both'] as const);
  const [font, bold] = chance.pick(TYPEFACES);
  const print: Print = {
    chance,
    font,
    bold,
    size: chance.pick([9, 10, 10.5, 11]),
    colon: chance.next() < 0.5,
    capitals: chance.next() < 0.2,
  };
  const paper = new Paper(A4);
  paper.put(40, 30, titleBy(chance, language), { font: print.bold, size: 17 });
  let y = 66;
  const names: string[] = [language];
  const habits = [1, 2].map(() => chance.pick(Object.keys(ARRANGEMENTS) as (keyof typeof ARRANGEMENTS)[]));
  for (const rows of sectionsOf(chance, pass, language)) {
    const own = chance.pick(habits);
    const arrangement = rows.length > 8 && SHORT.includes(own) ? 'columns' : own;
    names.push(arrangement);
    y = ARRANGEMENTS[arrangement](paper, rows, y, print) + chance.whole(10, 26);
  }
  return { paper, name: names.join(' ') };
}

const titleBy = (chance: Chance, language: Language | 'both') =>
  language === 'es'
    ? chance.pick([
        'Abono de temporada',
        'TU ABONO',
        'Carnet de abonado',
        'Resguardo de abono',
        'Confirmación de tu abono',
      ])
    : chance.pick(['Abonament de temporada', 'EL TEU ABONAMENT', "Carnet d'abonat", "Resguard d'abonament"]);

/** The rows of a pass, in a random order and in sections, with some fields that are not stored. */
function sectionsOf(chance: Chance, pass: PassTruth, language: Language | 'both'): Row[][] {
  const labels = labelsBy(chance, language);
  const price = priceBy(chance);
  const row = (field: keyof PassTruth): Row => {
    const value = field.startsWith('precio') ? price(String(pass[field])) : String(pass[field]);
    return [labels[field], field === 'temporada' ? seasonBy(chance) : value];
  };
  const sections: Row[][] = [
    [row('nombreAsistente'), row('tipoAbonament'), row('temporada')],
    [row('evento'), row('recinto'), row('direccion')],
    [row('anillo'), row('bloque'), row('fila'), row('asiento')],
    [row('referenciaTicket'), row('codigoLocalizador')],
    [row('nifOrganizador'), row('nifDistr')],
    [row('precioEntrada'), row('precioDistribucion'), row('precioTotal')],
  ];
  for (const other of othersBy(chance, language)) {
    const section = chance.pick(sections.slice(0, 5));
    section.splice(chance.whole(0, section.length), 0, other);
  }
  const [prices] = sections.splice(5, 1);
  const shuffled = sections.toSorted(() => chance.next() - 0.5);
  if (prices) shuffled.splice(chance.whole(2, shuffled.length), 0, prices);
  // Some layouts do not separate groups.
  return chance.next() < 0.25 ? [shuffled.flat()] : shuffled;
}

const seasonBy = (chance: Chance) =>
  chance.pick(['2025/2026', '2025-2026', '2025/26', '2025-26', '25/26', '2025 / 2026', '2025 - 26']);

function priceBy(chance: Chance): (amount: string) => string {
  return chance.pick([
    euros,
    euros,
    (amount) => euros(amount).replace(' €', '€'),
    (amount) => euros(amount).replace('€', 'EUR'),
    (amount) => `€ ${euros(amount).replace(' €', '')}`,
    (amount) => `${amount} €`,
    (amount) => euros(amount).replace(' €', ''),
    (amount) => euros(amount).replace('€', 'euros'),
  ]);
}

function othersBy(chance: Chance, language: Language | 'both'): Row[] {
  const all: Row[] =
    language === 'es'
      ? [
          ['DNI', '43112233H'],
          ['Teléfono', '971 22 33 44'],
          ['Nº de socio', String(chance.whole(100, 9999))],
          ['Fecha de compra', '12/07/2025'],
          ['Fecha de emisión', '12/07/2025 10:41'],
          ['Puerta', String(chance.whole(1, 20))],
          ['Acceso', 'Puerta Norte'],
          ['Forma de pago', 'Tarjeta ****1234'],
          ['E-mail', 'abonado@correo.example'],
          ['Fecha de nacimiento', '03/04/1988'],
          ['IVA', '10 %'],
          ['Estado', 'Pagado'],
          ['Antigüedad', '12 años'],
        ]
      : [
          ['DNI', '43112233H'],
          ['Telèfon', '971 22 33 44'],
          ['Núm. de soci', String(chance.whole(100, 9999))],
          ['Data de compra', '12/07/2025'],
          ["Data d'emissió", '12/07/2025 10:41'],
          ['Porta', String(chance.whole(1, 20))],
          ['Accés', 'Porta Nord'],
          ['Forma de pagament', 'Targeta ****1234'],
          ['A/e', 'abonat@correu.example'],
          ['Data de naixement', '03/04/1988'],
          ['IVA', '10 %'],
          ['Estat', 'Pagat'],
          ['Antiguitat', '12 anys'],
        ];
  return all.filter(() => chance.next() < 0.18);
}
