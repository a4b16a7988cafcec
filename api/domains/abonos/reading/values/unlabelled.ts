import type { Layout, Draft, Box } from '../model.ts';
import { ARENA, COMPANY, COMPETITION, PASS_TITLE, POSTCODE, SEASON, STREET } from '../text/called.ts';
import { distance, sharedHeight, sharedWidth, union } from '../geometry.ts';
import { plain } from '../text/letters.ts';
import { type Finder, isShort, type Piece, piecesOf, under, wordsOf } from './pieces.ts';
import type { FieldName } from '../read-abono.ts';
import { shapeOf } from '../fields/fields.ts';
import { knownPeople, people, tariffBeside, tariffs } from './unlabelled-people.ts';

// Values without a label: the season in the title, the competition, the arena with its address, the tariff below a
// name. Tickets often print these in large letters without labels.

const CONFIDENCE: Partial<Record<FieldName, number>> = {
  temporada: 0.82,
  direccion: 0.65,
  recinto: 0.62,
  evento: 0.6,
  tipoAbonament: 0.6,
  nombreAsistente: 0.5,
};

/** Fills fields without a label from the text of the page. */
export function useUnlabelled(drafts: readonly Draft[], layout: Layout): void {
  drafts.forEach(partArena);
  const [only] = drafts;
  if (only && drafts.length === 1 && isProse(layout)) fromSentences(only, layout);
  const all = piecesOf(layout);
  for (const [field, find] of finders) {
    if (drafts.every(({ fields }) => fields[field])) continue;
    const pieces = free(all, drafts, field);
    const found = find(pieces, layout).flatMap(({ piece, text }) => {
      const shape = shapeOf(field, text, layout.isOcr);
      return shape ? [{ piece, text, value: shape.value }] : [];
    });
    for (const draft of drafts) {
      const mine = found.filter(({ piece }) => !isOthers(field, piece, draft, drafts));
      const values = new Set(mine.map(({ value }) => value));
      const own = (values.size === 1 ? mine[0] : undefined) ?? besideOther(field, mine, draft, drafts.length);
      if (!own) continue;
      draft.fields[field] ??= {
        value: own.value,
        raw: own.text,
        source: 'derived',
        confidence: (CONFIDENCE[field] ?? 0.5) * own.piece.letters,
        letters: own.piece.letters,
        valueBox: own.piece,
      };
    }
  }
  drafts.forEach(partArena);
  for (const { fields } of drafts) {
    const piece = fields.tipoAbonament ? undefined : tariffBeside(fields.nombreAsistente, free(all, drafts));
    if (piece)
      fields.tipoAbonament = {
        value: piece.whole,
        raw: piece.whole,
        source: 'derived',
        confidence: 0.4 * piece.letters,
        letters: piece.letters,
        valueBox: piece,
      };
  }
}

/** The largest distance of a tariff from its name, in letter sizes. */
const NEAR_NAME = 3;

/** Whether a tariff or a ring belongs to another pass: it is beside or below the name there, or beside the seat. */
function isOthers(field: FieldName, piece: Piece, draft: Draft, drafts: readonly Draft[]): boolean {
  if (field !== 'tipoAbonament' && field !== 'anillo') return false;
  const isBeside = ({ fields }: Draft) => {
    const home = (field === 'anillo' ? fields.fila : fields.nombreAsistente)?.valueBox;
    return (
      home !== undefined &&
      (sharedHeight(home, piece) > 0 ||
        (field === 'tipoAbonament' && distance(home, piece) < NEAR_NAME * piece.size))
    );
  };
  return !isBeside(draft) && drafts.some((other) => other !== draft && isBeside(other));
}

/** The texts of a page that are not values yet. */
function free(pieces: readonly Piece[], drafts: readonly Draft[], wanted?: FieldName): Piece[] {
  const taken = drafts.flatMap(({ fields }) =>
    // A competition may be named after its season.
    Object.entries(fields).flatMap(([name, { valueBox, source }]) =>
      valueBox &&
      !(name === 'temporada' && source === 'derived') &&
      !(name === 'evento' && wanted === 'temporada')
        ? [valueBox]
        : [],
    ),
  );
  return pieces.filter((piece) => !taken.some((box) => coversMost(box, piece)));
}

/** «Palau Nou (Passeig de la Riera 115, 08911 Badalona)»: an arena followed by its address. */
function partArena({ fields }: Draft): void {
  const { recinto, direccion } = fields;
  const whole = String((direccion ?? recinto)?.value ?? '');
  const [, name = '', address = ''] =
    /^(.{4,}?)\s*[(·•|,–-]\s*([^(·•|]+\d{5}[^()·•|]*?)\)?$/u.exec(whole) ?? [];
  if (!STREET.test(plain(address)) || STREET.test(plain(name))) return;
  if (!direccion && recinto) {
    fields.direccion = { ...recinto, value: address };
    recinto.value = name;
  } else if (direccion) {
    direccion.value = address;
    fields.recinto ??= { ...direccion, value: name };
  }
}

/** Whether most of a page consists of sentences, as in letters and certificates. */
const isProse = ({ lines }: Layout) =>
  lines.filter(({ tokens }) => tokens.length > 6 && !tokens.some(({ apart }, index) => apart && index > 0))
    .length >
  lines.length * 0.4;

/** The words of sentences for fields whose values have no format of their own. */
const SAID: readonly [FieldName, string][] = [
  ['nombreAsistente', 'titular|abonad[oa]|abonat|abonada|assistent|asistente|nombre de|nom de|socio|soci'],
  ['tipoAbonament', 'modalidad|modalitat|tarifa|categor[ií]a|tipo|tipus'],
  ['evento', 'competici[oó]n|competici[oó]|evento|esdeveniment'],
  ['recinto', 'recinto|recinte|pabell[oó]n|pavell[oó]|instalaci[oó]n|instal·laci[oó]'],
  ['anillo', 'anillo|anell|zona|grada|grader[ií]a|nivel|nivell'],
];
const LARGE = String.raw`(\p{Lu}[^\s,.;]*(?:\s(?:(?:del?|la|las|los|el|els|i|y|en|per|a)\s)*(?:[dl]['’])?(?:\p{Lu}[^\s,.;]*|\d{2,4}[/-]\d{2,4}))*)`;

/** Lines of sentences; a separate text or other print does not continue on the next line. */
function runningText(lines: Layout['lines']): string {
  const widest = Math.max(...lines.map(({ x1 }) => x1));
  return lines
    .map(({ tokens, x1, size }, index) => {
      const next = lines[index + 1];
      const said = tokens.map(
        ({ text, apart, glued }, at) => `${at === 0 ? '' : apart ? ' | ' : glued ? '' : ' '}${text}`,
      );
      const goesOn = next && Math.abs(next.size - size) < 0.1 * size && x1 > 0.6 * widest;
      return said.join('') + (goesOn ? ' ' : ' | ');
    })
    .join('');
}

/** «…consta como titular Pau Llorens, en el recinto Palau Nou…»: words with large letters after their meaning. */
function fromSentences({ fields }: Draft, { lines }: Layout): void {
  const text = runningText(lines);
  for (const [field, words] of SAID) {
    if (fields[field]) continue;
    const found = new RegExp(`(?<!\\p{L})(?:${words})\\s${LARGE}`, 'u').exec(text)?.[1];
    if (found) fields[field] = { value: found, raw: found, source: 'derived', confidence: 0.5 };
  }
  const street = saidStreet(text);
  if (street && lines.length > 0)
    fields.direccion ??= { value: street, raw: street, source: 'derived', confidence: 0.4 };
}

const STREET_SAID =
  /(?<!\p{L})((?:calle|carrer|c\/|avda\.|avenida|avinguda|plaza|plaça|paseo|passeig|camí|ronda|rambla)\s[^.;·|()]{3,60}?\d{5}\s\p{Lu}\p{L}+)/giu;

/** The street in a sentence, «…con dirección en Paseo…»; the separate one of a letter's head only without one. */
function saidStreet(text: string): string | undefined {
  const found = [...text.matchAll(STREET_SAID)];
  const said = found.find(({ index }) => /\p{Ll}\s*$/u.test(text.slice(0, index)));
  return (said ?? found[0])?.[1];
}

const coversMost = (box: Box, piece: Box) =>
  sharedWidth(box, piece) > 0.5 * (piece.x1 - piece.x0) &&
  sharedHeight(box, piece) > 0.5 * (piece.y1 - piece.y0);

const addresses: Finder = (pieces) =>
  pieces
    .filter((piece) => STREET.test(piece.plain) && !COMPANY.test(piece.around))
    .flatMap((piece) => {
      if (POSTCODE.test(piece.text)) return [{ piece, text: piece.text }];
      const next = under(piece, pieces, 1);
      return next && POSTCODE.test(next.text) && wordsOf(next.text) <= 5
        ? [{ piece, text: `${piece.text} ${next.text}` }]
        : [];
    });

/** A text with a typical name of an arena, or above or before an address. */
const arenas: Finder = (pieces, layout) => {
  const called = pieces.filter(
    (piece) => ARENA.test(piece.plain) && isShort(piece) && !COMPANY.test(piece.around),
  );
  if (called.length > 0) return called.map((piece) => ({ piece, text: piece.text }));
  return addresses(pieces, layout).flatMap(({ piece }) => {
    const before = pieces.find(
      (other) => other.around === piece.around && other.x1 <= piece.x0 && sharedHeight(other, piece) > 0,
    );
    const home = before ?? under(piece, pieces, -1);
    const fits = home && isShort(home) && /^\p{Lu}/u.test(home.text) && !COMPETITION.test(home.plain);
    return fits && !/\d{2}|:$/.test(home.text) ? [{ piece: home, text: home.text }] : [];
  });
};

const competitions: Finder = (pieces) => {
  const called = pieces.filter((piece) => isShort(piece) && COMPETITION.test(piece.plain));
  // «ABONO LIGA 2025/26» may be the title above the competition itself.
  const own = called.filter((piece) => !/^(tu |el teu |su )?(abono|abonament)/.test(piece.plain));
  const found = own.length > 0 ? own : called;
  return (found.length > 0 ? found : pieces.filter((piece) => PASS_TITLE.test(piece.plain))).map((piece) => ({
    piece,
    text: piece.text,
  }));
};

const seasons: Finder = (pieces) =>
  pieces
    .filter((piece) => SEASON.test(piece.onLine) && /\d\s*[/–-]\s*\d/.test(piece.text))
    .map((piece) => ({ piece, text: piece.text }));

/** A text before the parts of a seat on their line, or a separate one with a typical name of a ring. */
const rings: Finder = (pieces, { lines, labels, isOcr }) => {
  const called = pieces.filter(
    ({ whole, text, around }) =>
      wordsOf(whole) <= 3 &&
      whole.startsWith(text) &&
      !/club|abon|20\d\d/.test(around) &&
      isRing(text, isOcr),
  );
  const before = called.filter((piece) =>
    labels.some(
      (label) =>
        label.meanings.some(({ topic }) => topic === 'bloque' || topic === 'fila') &&
        sharedHeight(label, piece) > 0.5 * (lines[label.line]?.size ?? 0) &&
        label.x0 > piece.x1,
    ),
  );
  return (before.length > 0 ? before : called).map((piece) => ({ piece, text: piece.text }));
};

const isRing = (text: string, isOcr: boolean) => (shapeOf('anillo', text, isOcr)?.fit ?? 0) >= 0.95;

const finders: readonly [FieldName, Finder][] = [
  ['nombreAsistente', knownPeople],
  ['temporada', seasons],
  ['recinto', arenas],
  ['direccion', addresses],
  ['evento', competitions],
  ['tipoAbonament', tariffs],
  ['anillo', rings],
  ['nombreAsistente', people],
];

/** Of several texts, the one closest to its context: a tariff to a name, an address to its arena. */
function besideOther<Found extends { piece: Piece }>(
  field: FieldName,
  found: readonly Found[],
  { fields }: Draft,
  passes: number,
): Found | undefined {
  if (field === 'nombreAsistente') {
    const all = Object.values(fields).flatMap(({ valueBox }) => valueBox ?? []);
    // Of several people on the page of one pass, the right one is unknown.
    return passes > 1 && found.length === passes && all.length > 0
      ? found.toSorted((a, b) => distance(a.piece, union(all)) - distance(b.piece, union(all)))[0]
      : undefined;
  }
  const home =
    field === 'tipoAbonament' ? fields.nombreAsistente : field === 'direccion' ? fields.recinto : undefined;
  const box = home?.valueBox;
  if (!box) return undefined;
  const [first] = found.toSorted((a, b) => distance(a.piece, box) - distance(b.piece, box));
  return field !== 'direccion' || (first && distance(first.piece, box) < 2 * first.piece.size)
    ? first
    : undefined;
}
