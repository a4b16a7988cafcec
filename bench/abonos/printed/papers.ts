import type { FieldName } from '../../../api/domains/abonos/reading/read-abono.ts';
import type { Chance } from '../chance.ts';
import { LABELS } from './labels.ts';
import { inventPass, inventSeason, money, type PassTruth, pickClub, pickHome } from './passes.ts';

/** How a paper looks, by its seller. */
export interface Style {
  font: string;
  size: number;
  wording: number;
  /** Separators behind labels. */
  colon: boolean;
  upper: boolean;
  spaced: boolean;
  rules: boolean;
  money: string;
  club: string;
  /** Width of the values' column in points, and how they stand in their cells. */
  width: number;
  align: 'top' | 'middle' | 'bottom';
  /** Copies of each text, as CSS. */
  shadow: string;
}

/** A label with its value, in HTML. */
interface Item {
  field?: FieldName;
  label: string;
  html: string;
}

/** A paper to print: its pages as HTML and what it says. */
export interface Paper {
  html: string;
  truth: PassTruth[];
  /** The same without markup, for producers that draw by themselves. */
  passes: { label: string; text: string }[][];
  style: Style;
}

const FONTS = `Liberation Sans|DejaVu Sans|Open Sans|Roboto|Lato|EB Garamond|Carlito|Caladea|Liberation Serif|DejaVu Sans Condensed|Liberation Sans Narrow`;

export const styleOf = (chance: Chance): Style => ({
  font: chance.pick(FONTS.split('|')),
  size: chance.pick([9, 10, 11, 12]),
  wording: chance.whole(0, LABELS.length - 1),
  colon: chance.next() < 0.6,
  upper: chance.next() < 0.3,
  spaced: false,
  rules: chance.next() < 0.4,
  money: chance.pick(['comma', 'comma', 'point', 'word']),
  club: pickClub(chance),
  width: 320,
  align: 'top',
  shadow: '',
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const PRICES: readonly FieldName[] = ['precioEntrada', 'precioDistribucion', 'precioTotal'];

const printed = (field: FieldName, pass: PassTruth, style: Style) =>
  PRICES.includes(field) ? money(pass[field], style.money) : escaped(String(pass[field]));

/** The items of a pass in the wording of a seller. */
function itemsOf(pass: PassTruth, style: Style): Item[] {
  return (LABELS[style.wording] ?? []).map(([field, label]) => ({
    field,
    label,
    html: printed(field, pass, style),
  }));
}

const labelHtml = (label: string, style: Style) => {
  const text = style.upper ? label.toUpperCase() : label;
  const said = style.spaced ? [...text].join(' ') : text;
  return `<span class="l">${said}${style.colon && !style.spaced ? ':' : ''}</span>`;
};
const valueHtml = (html: string) => `<span class="v">${html}</span>`;

/** Labels in a column, values beside them. */
const rows = (items: readonly Item[], style: Style) =>
  `<table class="t" cellpadding="3">${items
    .map(
      ({ label, html }) =>
        `<tr><td width="130" valign="${style.align}" style="vertical-align:${style.align};width:130pt">${labelHtml(label, style)}</td><td width="${style.width}" valign="${style.align}" style="vertical-align:${style.align};width:${style.width}pt">${valueHtml(html)}</td></tr>`,
    )
    .join('')}</table>`;

/** Labels above their values, several in a row. */
function stack(items: readonly Item[], style: Style, columns = 3): string {
  const cells = items.map(
    ({ label, html }) =>
      `<td width="${style.width}" valign="top" style="vertical-align:top;width:${style.width}pt">${labelHtml(label, { ...style, colon: false })}<br>${valueHtml(html)}</td>`,
  );
  const lines = Array.from({ length: Math.ceil(cells.length / columns) }, (_, index) =>
    cells.slice(index * columns, (index + 1) * columns).join(''),
  );
  return `<table class="t" cellpadding="4">${lines.map((line) => `<tr>${line}</tr>`).join('')}</table>`;
}

/** A line of text for each label. */
const lines = (items: readonly Item[], style: Style) =>
  items
    .map(
      ({ label, html }) =>
        `<p class="p">${labelHtml(label, { ...style, colon: true })} ${valueHtml(html)}</p>`,
    )
    .join('');

/** Two labels with their values on a line. */
function pairs(items: readonly Item[], style: Style): string {
  const half = Math.ceil(items.length / 2);
  const cell = (item: Item | undefined) =>
    item
      ? `<td width="90" style="width:90pt">${labelHtml(item.label, style)}</td><td width="165" style="width:165pt">${valueHtml(item.html)}</td>`
      : '<td></td><td></td>';
  return `<table class="t" cellpadding="3">${items
    .slice(0, half)
    .map((item, index) => `<tr valign="top">${cell(item)}${cell(items[half + index])}</tr>`)
    .join('')}</table>`;
}

const ARRANGED = { rows, stack, lines, pairs };
export type Arrangement = keyof typeof ARRANGED;

const page = (
  style: Style,
  body: string,
  css = '',
) => `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><style>
@page { size: A4; margin: 40pt }
body { font-family: "${style.font}"; font-size: ${style.size}pt; margin: 0; line-height: 1.3 }
.l { color: #555; ${style.upper ? 'font-size: 85%;' : ''} ${style.wording % 2 ? 'font-weight: bold;' : ''} }
.v { ${style.wording % 3 ? '' : 'font-weight: bold;'} ${style.shadow} }
.p { margin: 0 0 4pt } .small { font-size: 7pt; color: #666 } h1 { font-size: 160%; margin: 0 0 10pt }
table { border-collapse: collapse } .t td { ${style.rules ? 'border: 0.5pt solid #999;' : ''} padding: 3pt 5pt }
${css}</style></head><body>${body}</body></html>`;

const title = (style: Style, season: string | number) =>
  `<h1>${escaped(style.club)}</h1><p class="p">${style.wording === 2 ? 'Abonament de temporada' : 'Abono de temporada'} ${season}</p>`;

const SMALL_PRINT = `<p class="small">Este abono es personal e intransferible. Conserve este documento hasta el final de la temporada.
No se admiten devoluciones ni cambios. Prohibida su reventa. El titular acepta las condiciones de acceso al recinto.</p>`;
const FEES_IN_PRINT = `<p class="small">Los duplicados por pérdida tienen un coste de gestión de 6,00 €. Gastos de envío a domicilio: 4,50 €.
Gastos de cancelación: 12,00 €. Atención al abonado: 971 22 33 44, de 9 a 14 h.</p>`;

export interface Wanted {
  arrangement?: Arrangement;
  passes?: number;
  columns?: number;
  style?: Partial<Style>;
  change?: (pass: PassTruth, chance: Chance) => PassTruth;
  /** Text as printed, from a value. */
  print?: (field: FieldName, html: string, chance: Chance) => string;
  /** Replaces the items of a pass. */
  items?: (items: Item[], pass: PassTruth, style: Style, chance: Chance) => Item[];
  body?: (passes: readonly { pass: PassTruth; items: Item[] }[], style: Style, chance: Chance) => string;
  css?: string;
}

/** A paper of some kind. */
export function paperOf(chance: Chance, wanted: Wanted): Paper {
  const style = { ...styleOf(chance), ...wanted.style };
  const season = inventSeason(chance);
  const passes = Array.from({ length: wanted.passes ?? 1 }, () => {
    const own = inventPass(chance, season);
    const pass = wanted.change?.(own, chance) ?? own;
    const all = itemsOf(pass, style).map((item) => ({
      ...item,
      html: wanted.print && item.field ? wanted.print(item.field, item.html, chance) : item.html,
    }));
    return { pass, items: wanted.items?.(all, pass, style, chance) ?? all };
  });
  const arrangement = wanted.arrangement ?? chance.pick(['rows', 'rows', 'stack', 'lines', 'pairs']);
  const sized = arrangement === 'stack' && style.width > 200 ? { ...style, width: 165 } : style;
  const body =
    wanted.body?.(passes, sized, chance) ??
    passes
      .map(
        ({ pass, items }) =>
          `<div class="pass">${title(style, pass.temporada)}${ARRANGED[arrangement](items, sized, wanted.columns)}${SMALL_PRINT}</div>`,
      )
      .join('<div class="gap" style="height:24pt"> </div>');
  return {
    html: page(style, body, wanted.css),
    truth: passes.map(({ pass }) => pass),
    passes: passes.map(({ items }) =>
      items.map(({ label, html }) => ({
        label: style.upper ? label.toUpperCase() : label,
        text: html
          .replace(/<[^>]*>/g, '')
          .replaceAll('&amp;', '&')
          .replaceAll('&lt;', '<'),
      })),
    ),
    style,
  };
}

/** The front and back of a card, each a page of its own. */
export const frontAndBack: Wanted['body'] = (passes, style) =>
  passes
    .map(({ pass, items }) => {
      const isFront = ({ field }: Item) =>
        ['nombreAsistente', 'tipoAbonament', 'temporada', 'anillo', 'bloque', 'fila', 'asiento'].includes(
          field ?? '',
        );
      return `<div style="page-break-after:always">${title(style, pass.temporada)}${lines(items.filter(isFront), style)}</div><div>${lines(
        items.filter((item) => !isFront(item)),
        style,
      )}${SMALL_PRINT}</div>`;
    })
    .join('<div style="page-break-after:always"></div>');

/** A receipt by e-mail: what all passes share once, and a row of a table for each. */
export const receipt: Wanted['body'] = (passes, style) => {
  const [first] = passes;
  if (!first) return '';
  const inRow: readonly FieldName[] = [
    'nombreAsistente',
    'tipoAbonament',
    'anillo',
    'bloque',
    'fila',
    'asiento',
    'referenciaTicket',
    'codigoLocalizador',
    'precioEntrada',
    'precioDistribucion',
    'precioTotal',
  ];
  const short: Partial<Record<FieldName, string>> = {
    nombreAsistente: 'Titular',
    tipoAbonament: 'Tipo',
    anillo: 'Zona',
    bloque: 'Bloque',
    fila: 'Fila',
    asiento: 'Asiento',
    referenciaTicket: 'Referencia',
    codigoLocalizador: 'Localizador',
    precioEntrada: 'Precio',
    precioDistribucion: 'Gastos',
    precioTotal: 'Total',
  };
  const cell = (html: string, tag = 'td') =>
    `<${tag} valign="top" style="text-align:left;padding:2pt 3pt">${html}</${tag}>`;
  const head = inRow.map((field) => cell(short[field] ?? '', 'th')).join('');
  const body = passes
    .map(
      ({ items }) =>
        `<tr>${inRow.map((field) => cell(items.find((one) => one.field === field)?.html ?? '')).join('')}</tr>`,
    )
    .join('');
  return `${title(style, first.pass.temporada)}<p class="p">Gracias por su compra. Estos son sus abonos:</p>${lines(
    first.items.filter(({ field }) => field && !inRow.includes(field)),
    style,
  )}<table class="t" style="font-size:7pt"><tr>${head}</tr>${body}</table>${SMALL_PRINT}`;
};

/** Prices beside each other on one line, with the fees of other things in the small print. */
export const pricesOnALine: Wanted['body'] = (passes, style) =>
  passes
    .map(({ pass, items }) => {
      const isPrice = ({ field }: Item) => field !== undefined && PRICES.includes(field);
      return `${title(style, pass.temporada)}${rows(
        items.filter((item) => !isPrice(item)),
        style,
      )}<p class="p">${items
        .filter(isPrice)
        .map(({ label, html }) => `${labelHtml(label, { ...style, colon: true })} ${valueHtml(html)}`)
        .join(' &nbsp; ')}</p>${FEES_IN_PRINT}`;
    })
    .join('');

/** A pass with a stub to tear off, which repeats the seat. */
export const withStub: Wanted['body'] = (passes, style) =>
  passes
    .map(
      ({ pass, items }) =>
        `${title(style, pass.temporada)}${rows(items, style)}<hr style="border-top:1pt dashed #000"><p class="p">Resguardo de control. Corte por aquí.</p>${lines(
          items.filter(({ field }) =>
            ['bloque', 'fila', 'asiento', 'referenciaTicket'].includes(field ?? ''),
          ),
          style,
        )}${SMALL_PRINT}`,
    )
    .join('');

/** The holder's data with the home address, apart from those of the arena. */
export const withHome: Wanted['body'] = (passes, style, chance) =>
  passes
    .map(({ pass, items }) => {
      const name = items.filter(({ field }) => field === 'nombreAsistente');
      const home = [
        ...name,
        { label: 'DNI', html: '43112233K' },
        { label: 'Domicilio', html: pickHome(chance) },
        { label: 'Teléfono', html: '600 11 22 33' },
      ];
      return `${title(style, pass.temporada)}<p class="p"><b>Datos del abonado</b></p>${rows(home, style)}<p class="p"><b>Datos del abono</b></p>${rows(
        items.filter(({ field }) => field !== 'nombreAsistente'),
        style,
      )}${SMALL_PRINT}`;
    })
    .join('');

/** A box for each label and its value, as many in a row as fit. */
export const boxes: Wanted['body'] = (passes, style) =>
  passes
    .map(
      ({ pass, items }) =>
        `<div style="page-break-inside:avoid">${title(style, pass.temporada)}${items
          .map(
            ({ label, html }) =>
              `<div style="display:inline-block;vertical-align:top;width:150pt;margin:0 6pt 6pt 0;padding:5pt;border:0.75pt solid #bbb">${labelHtml(label, { ...style, colon: false })}<br><b>${html}</b></div>`,
          )
          .join('')}${SMALL_PRINT}</div>`,
    )
    .join('');

/** The fields of each row under a dark heading. */
const HEADED: readonly (readonly FieldName[])[] = [
  ['nombreAsistente', 'tipoAbonament', 'temporada'],
  ['evento', 'recinto', 'direccion'],
  ['anillo', 'bloque', 'fila', 'asiento'],
  ['referenciaTicket', 'codigoLocalizador', 'nifOrganizador', 'nifDistr'],
  PRICES,
];

/** Tables of one row below each other, with light letters on dark headings, and the price of a duplicate. */
export const headed: Wanted['body'] = (passes, style) =>
  passes
    .map(({ pass, items }) => {
      const of = (fields: readonly FieldName[]) =>
        fields.flatMap((field) => items.find((item) => item.field === field) ?? []);
      const row = (tag: string, css: string, texts: readonly string[]) =>
        `<tr>${texts.map((text) => `<${tag} style="text-align:left;padding:3pt 5pt;${css}">${text}</${tag}>`).join('')}</tr>`;
      const table = (own: readonly Item[]) =>
        `<table style="width:100%;margin:6pt 0">${row(
          'th',
          'background:#1a2b5c;color:#fff;font-size:80%',
          own.map(({ label }) => (style.upper ? label.toUpperCase() : label)),
        )}${row(
          'td',
          'border:0.5pt solid #ccc',
          own.map(({ html }) => html),
        )}</table>`;
      return `<div style="page-break-inside:avoid">${title(style, pass.temporada)}${HEADED.map((fields) => table(of(fields))).join('')}<p class="small">Abono personal e intransferible. Duplicado por pérdida: 10,00 €.</p></div>`;
    })
    .join('');

/** A letter with several labels on a line, between commas or strokes. */
export const letter: Wanted['body'] = (passes, style, chance) => {
  const between = chance.pick([', ', ' / ', ' · ']);
  return passes
    .map(({ pass, items }) => {
      const said = (fields: readonly FieldName[]) =>
        items
          .filter(({ field }) => field !== undefined && fields.includes(field))
          .map(({ label, html }) => `${label}: <b>${html}</b>`)
          .join(between);
      return `${title(style, pass.temporada)}<p>Hola, gracias por renovar su abono. Estos son sus datos:</p><ul>${HEADED.flatMap(
        (fields) => (fields.includes('anillo') ? [fields] : fields.map((field) => [field])),
      )
        .map((fields) => `<li>${said(fields)}</li>`)
        .join('')}</ul>${SMALL_PRINT}`;
    })
    .join('<hr>');
};
