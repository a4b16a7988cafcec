import type { PassTruth } from '../drawing/invented-pass.ts';
import { labelIn, type Language } from './labels.ts';
import type { Pen } from './parts.ts';

// Rows and seats of random layouts.

export type Row = [label: string, second: string | null, value: string];

/** Labels and values of some fields; the second language after a stroke, in brackets, or on a second small line. */
export function rowsOf(pen: Pen, pass: PassTruth, fields: readonly (keyof PassTruth)[]): Row[] {
  const { chance, language, both } = pen;
  const way = both ? chance.pick(['stroke', 'brackets', 'small', 'glued'] as const) : 'none';
  const other: Language = language === 'es' ? 'ca' : 'es';
  return fields.map((field) => {
    const [first, second] = labelIn(chance, field, language, other);
    const value = field === 'temporada' ? pen.season : String(pass[field]);
    const label =
      way === 'stroke'
        ? `${first} / ${second}`
        : way === 'glued'
          ? `${first}/${second}`
          : way === 'brackets'
            ? `${first} (${second})`
            : first;
    return [pen.capitals ? label.toUpperCase() : label, way === 'small' ? second : null, value];
  });
}

/** Rows below each other: the values after the labels, in a column, or at the right edge. */
export function listed(pen: Pen, rows: readonly Row[], top: number): number {
  const { chance, paper, left, right, font, bold, size } = pen;
  const way = chance.pick(['behind', 'column', 'right', 'leaders', 'under'] as const);
  const colon = way === 'behind' || chance.next() < 0.4 ? ':' : '';
  let y = top;
  for (const [label, second, value] of rows) {
    const wide = paper.document.font(font).fontSize(size).widthOfString(label);
    if (way === 'behind' && second === null) paper.put(left, y, `${label}: ${value}`, { font, size });
    else if (way === 'leaders' && second === null)
      paper.lead(left, right - 20, y, label, value, { font, size });
    else if (way === 'under') {
      paper.put(left, y, second === null ? label : `${label} / ${second}`, {
        font,
        size: size - 2,
        color: '#666',
      });
      paper.put(left, y + size * 1.15, value, { font: bold, size });
      y += size * 1.3;
    } else {
      paper.put(left, y, `${label}${colon}`, { font, size });
      if (second !== null) paper.put(left, y + size, second, { font, size: size - 2.5, color: '#777' });
      const at = Math.max(left + 150, left + wide + 16);
      if (way === 'right') paper.put(right, y, value, { font: bold, size, right: true });
      else paper.put(at, y, value, { font: bold, size });
      if (second !== null) y += size * 0.8;
    }
    y += size * 1.8;
  }
  return y;
}

/** Boxes beside each other, with the small label at the top of each. */
export function boxed(pen: Pen, rows: readonly Row[], top: number): number {
  const { chance, paper, left, right, font, bold, size } = pen;
  const framed = chance.next() < 0.6;
  const centred = chance.next() < 0.25;
  const high = size * 3.1;
  let [x, y] = [left, top];
  for (const [label, second, value] of rows) {
    const text = second === null ? label : `${label} / ${second}`;
    const wide = Math.max(
      90,
      14 +
        paper.document
          .font(bold)
          .fontSize(size + 1)
          .widthOfString(value),
      14 +
        paper.document
          .font(font)
          .fontSize(size - 2.5)
          .widthOfString(text),
    );
    if (x + wide > right && x > left) [x, y] = [left, y + high];
    if (framed) paper.frame(x, y, wide, high);
    const at = centred ? x + wide / 2 : x + 5;
    paper.put(at, y + 3, text, { font, size: size - 2.5, color: '#555', center: centred });
    paper.put(at, y + 3 + size * 1.1, value, { font: bold, size: size + 1, center: centred });
    x += wide;
  }
  return y + high;
}

const SHORT: Record<string, Record<Language, readonly string[]>> = {
  anillo: {
    es: ['Zona', 'Grada', 'Anillo', 'Nivel', 'Tribuna'],
    ca: ['Zona', 'Grada', 'Anell', 'Nivell', 'Graderia'],
  },
  bloque: {
    es: ['Bloque', 'Sector', 'Sect.', 'Bl.', 'Sec.', 'Bloq.'],
    ca: ['Bloc', 'Sector', 'Sect.', 'Bl.', 'Sec.'],
  },
  fila: { es: ['Fila', 'Fil.', 'F.', 'Fila'], ca: ['Fila', 'Fil.', 'F.', 'Fila'] },
  asiento: {
    es: ['Asiento', 'As.', 'Butaca', 'Asto.', 'Nº', 'Localidad'],
    ca: ['Seient', 'Butaca', 'St.', 'Núm.', 'Cadira'],
  },
};

/** The seat: on one line, as one value, in boxes, or in a table. */
export function seats(pen: Pen, pass: PassTruth, top: number): number {
  const { chance, paper, left, font, bold, size, language } = pen;
  const fields = ['anillo', 'bloque', 'fila', 'asiento'] as const;
  const named = fields.map((field): [string, string] => {
    const label = chance.pick(SHORT[field]?.[language] ?? []);
    return [pen.capitals ? label.toUpperCase() : label, String(pass[field])];
  });
  const line = (text: string, style = {}) => paper.put(left, top, text, { font, size, ...style });
  switch (chance.whole(0, 6)) {
    case 0:
      line(named.map((one) => one.join(' ')).join(chance.pick([' · ', ', ', '   ', ' | ', ' - ', ' / '])), {
        font: bold,
      });
      return top + size * 2;
    case 1:
      line(named.map((one) => one.join(': ')).join(chance.pick([' · ', ', ', '   ', ' | ', ' - '])));
      return top + size * 2;
    case 2: {
      const what =
        language === 'es'
          ? chance.pick(['Localidad', 'Ubicación', 'Tu asiento', 'Situación'])
          : chance.pick(['Localitat', 'Ubicació', 'El teu seient']);
      const stroke = chance.pick([' · ', ', ', ' - ', ' / ']);
      paper.put(left, top, what, { font, size: size - 1, color: '#666' });
      const value = named.map((one) => one.join(' ')).join(stroke);
      if (chance.next() < 0.5) paper.put(left, top + size * 1.3, value, { font: bold, size: size + 1 });
      else paper.put(left + 100, top, value, { font: bold, size });
      return top + size * 3;
    }
    case 3:
    case 4: {
      const above = chance.next() < 0.7;
      const big = size + chance.whole(2, 9);
      const step = chance.whole(70, 120);
      named.forEach(([label, value], index) => {
        const x = left + index * step + (index > 0 ? 40 : 0);
        paper.put(x, top + (above ? 0 : big * 1.2), label, { font, size: size - 1, color: '#555' });
        paper.put(x, top + (above ? size * 1.1 : 0), value, {
          font: bold,
          size: index === 0 ? size + 1 : big,
        });
      });
      return top + size + big * 1.7;
    }
    case 5: {
      const [ring, ...rest] = named;
      line(ring?.join(': ') ?? '');
      paper.put(left, top + size * 1.7, rest.map((one) => one.join(' ')).join('  '), {
        font: bold,
        size: size + 1,
      });
      return top + size * 4;
    }
    default: {
      named.forEach(([label, value], index) => {
        const y = top + index * size * 1.7;
        paper.put(left, y, label, { font, size });
        paper.put(left + 90, y, value, { font: bold, size });
      });
      return top + size * 7;
    }
  }
}
