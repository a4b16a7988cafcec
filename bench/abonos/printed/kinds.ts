import type { FieldName } from '../../../api/domains/abonos/reading/read-abono.ts';
import type { Chance } from '../chance.ts';
import {
  boxes,
  frontAndBack,
  headed,
  letter,
  pricesOnALine,
  receipt,
  type Wanted,
  withHome,
  withStub,
} from './papers.ts';
import { MONEY } from './passes.ts';
import type { Producer } from './producers.ts';

/** What ReportLab draws beyond labels and values. */
export interface Drawing {
  /** Copies of each text, with their distance in points. */
  copies?: [number, number][];
  /** Values as fields of a form, over the same text or instead of it. */
  form?: 'over' | 'only';
  rotate?: 0 | 90 | 180;
  /** Values as notes on the page, as viewers add them. */
  notes?: boolean;
}

/** A kind of paper: its text, and the programs that print it. */
export interface Kind {
  producers: readonly Producer[];
  wanted: (chance: Chance) => Wanted;
  drawing?: (chance: Chance) => Drawing;
}

const HTML: readonly Producer[] = ['chromium', 'weasyprint', 'libreoffice', 'dompdf', 'tcpdf'];
const EXACT: readonly Producer[] = ['chromium', 'weasyprint', 'dompdf'];

const LONG_NAMES = `María de los Dolores Fernández de la Fuente y Martínez de Irujo|Joan Miquel Bartomeu Vallespir-Caimari i Fuster de Puigdorfila|
  Margalida Francisca Coll Ferrer|María del Carmen Fernández de la Fuente|Francisca Mª Antònia Sureda de Vivot i Truyols`;
const longName = (chance: Chance) => chance.pick(LONG_NAMES.split('|')).trim();

const CODES: readonly FieldName[] = [
  'referenciaTicket',
  'codigoLocalizador',
  'nifOrganizador',
  'nifDistr',
  'bloque',
  'nombreAsistente',
];
const HYPHENS = '\u2010\u2011\u2013\u2212';
const INVISIBLE = '\u200B\u200C\u200D\u2060\uFEFF\u00AD';

/** A text with other hyphens, invisible signs and accents as letters of their own. */
function withSigns(field: FieldName, html: string, chance: Chance): string {
  const [hyphen, sign] = [chance.pick([...HYPHENS]), chance.pick([...INVISIBLE])];
  const dashed = CODES.includes(field) ? html.replaceAll('-', hyphen) : html;
  const at = chance.whole(1, Math.max(1, dashed.length - 1));
  const broken =
    CODES.includes(field) && chance.next() < 0.5 ? dashed.slice(0, at) + sign + dashed.slice(at) : dashed;
  return broken.normalize(chance.pick(['NFC', 'NFD']));
}

const SHADOWS = [
  'text-shadow: 0.5pt 0.5pt #999',
  'text-shadow: 1pt 1pt #888',
  '-webkit-text-stroke: 0.3pt #000',
  'text-shadow: 0 1.5pt #aaa, 1.5pt 0 #bbb',
];

export const KINDS: Record<string, Kind> = {
  plain: { producers: [...HTML, 'ghostscript', 'reportlab'], wanted: () => ({}) },
  several: {
    producers: HTML,
    wanted: (chance) => ({
      passes: chance.whole(2, 4),
      arrangement: chance.pick(['rows', 'stack', 'pairs']),
    }),
  },
  doubled: {
    producers: ['chromium', 'chromium', 'reportlab', 'reportlab', 'ghostscript'],
    wanted: (chance) => ({ style: { shadow: chance.pick(SHADOWS) } }),
    drawing: (chance) => ({
      copies: Array.from({ length: chance.whole(1, 3) }, () => [
        chance.pick([0, 0.3, 0.6, 1.5]),
        chance.pick([0, 0.4, 1, 1.5]),
      ]),
    }),
  },
  wrapped: {
    producers: [...EXACT, 'libreoffice'],
    wanted: (chance) => ({
      arrangement: chance.pick(['rows', 'rows', 'stack']),
      style: { width: chance.pick([95, 110, 130, 150]), align: chance.pick(['top', 'middle', 'bottom']) },
      change: (pass) => ({ ...pass, nombreAsistente: longName(chance) }),
    }),
  },
  break: {
    producers: ['chromium', 'weasyprint', 'dompdf', 'libreoffice'],
    wanted: (chance) => ({
      passes: chance.whole(1, 3),
      arrangement: chance.pick(['rows', 'lines']),
      style: { width: 190 },
      css: `@page { size: A5; margin: 30pt } body { padding-top: ${chance.pick([0, 40, 90, 150, 210])}pt } tr, p { page-break-inside: avoid }`,
    }),
  },
  money: { producers: EXACT, wanted: (chance) => ({ style: { money: chance.pick(Object.keys(MONEY)) } }) },
  signs: {
    producers: ['chromium', 'weasyprint'],
    wanted: (chance) => ({
      style: { font: chance.pick(['DejaVu Sans', 'Open Sans', 'Roboto']) },
      print: withSigns,
    }),
  },
  card: {
    producers: ['chromium', 'weasyprint', 'dompdf'],
    wanted: (chance) => ({ passes: chance.whole(1, 2), body: frontAndBack }),
  },
  receipt: {
    producers: ['chromium', 'weasyprint', 'dompdf', 'libreoffice'],
    wanted: (chance) => ({
      passes: chance.whole(2, 7),
      body: receipt,
      css: chance.pick(['', '@page { size: A4 landscape; margin: 30pt }']),
    }),
  },
  spaced: {
    producers: ['chromium', 'weasyprint', 'dompdf'],
    wanted: (chance) => ({
      arrangement: chance.pick(['rows', 'stack']),
      style: { upper: true, spaced: true },
    }),
  },
  tracked: {
    producers: ['chromium', 'weasyprint', 'dompdf'],
    wanted: (chance) => ({
      style: { upper: true },
      css: `.l { letter-spacing: ${chance.pick([1, 2, 3])}pt }`,
    }),
  },
  parts: {
    producers: ['chromium', 'weasyprint', 'libreoffice'],
    wanted: () => ({
      items: (items, pass) =>
        items.flatMap((item) => {
          if (item.field !== 'nombreAsistente') return item;
          const [given = '', ...names] = String(pass.nombreAsistente).split(/ (?=\S+(?: \S+)?$)/);
          return [
            { label: 'Nombre', html: given },
            { label: 'Apellidos', html: names.join(' ') },
          ];
        }),
    }),
  },
  home: { producers: ['chromium', 'weasyprint', 'tcpdf'], wanted: () => ({ body: withHome }) },
  fees: { producers: ['chromium', 'weasyprint', 'libreoffice'], wanted: () => ({ body: pricesOnALine }) },
  stub: { producers: ['chromium', 'weasyprint', 'dompdf'], wanted: () => ({ body: withStub }) },
  form: {
    producers: ['reportlab', 'reportlab', 'reportlab'],
    wanted: () => ({ style: { money: 'word' } }),
    drawing: (chance) => ({ form: chance.pick(['over', 'only']), rotate: chance.pick([0, 90, 180]) }),
  },
  notes: {
    producers: ['reportlab'],
    wanted: () => ({ style: { money: 'word' } }),
    drawing: () => ({ notes: true }),
  },
  boxes: {
    producers: ['chromium', 'weasyprint', 'wkhtmltopdf'],
    wanted: (chance) => ({ passes: chance.whole(1, 2), body: boxes }),
  },
  headed: {
    producers: ['chromium', 'weasyprint', 'wkhtmltopdf'],
    wanted: (chance) => ({ passes: chance.whole(1, 3), body: headed }),
  },
  letter: {
    producers: ['chromium', 'weasyprint', 'wkhtmltopdf'],
    wanted: (chance) => ({ passes: chance.whole(1, 2), body: letter }),
  },
};

/** The kinds that are scanned or photographed too. */
export const PICTURED: readonly string[] = [
  'plain',
  'wrapped',
  'several',
  'receipt',
  'home',
  'card',
  'headed',
];
