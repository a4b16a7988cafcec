import type { Layout } from './candidates.ts';
import type { Draft } from './draft.ts';
import { type Box, centerX, centerY, distance, sharedHeight, sharedWidth, union } from './geometry.ts';
import { plain } from './letters.ts';
import { textOf, type Token } from './lines.ts';
import type { FieldName } from './read-abono.ts';
import { shapeOf } from './shapes.ts';

// What a page says without a label: the season in its title, the competition, the arena with its address, the tariff under
// a name. Tickets say these large and name them seldom.

const STREET =
  /^(c\.|c\/|calle|carrer|cami|camino|avda\.?|av\.|avinguda|avenida|plaza|placa|pl\.|pza\.?|passeig|paseo|pg\.|via|gran via|ronda|rambla|ctra\.?|carretera|poligono?|travessera|travesia|glorieta|rda\.)(?=[\s\p{L}])/u;
const POSTCODE = /\b\d{5}\b/;
const ARENA =
  /^(palau|palacio|camp municipal|campo municipal|pabellon|pavello|poli ?dep|poli ?esp|estadi|arena|coliseu|coliseo|multiusos|centro deportivo|centre esportiu|complejo|complex|velodrom|fonteta|fronton|ciutat esportiva|ciudad deportiva)/;
const COMPETITION =
  /\b(liga|lliga|copa|supercopa|superlliga|superliga|eurolliga|euroliga|eurocup|campeonato|campionat|torneo|torneig|trofeu|trofeo|fase regular|leb|feb|acb|eba|lf\d?|endesa|play-?offs?|champions)\b/;
const PASS_TITLE = /\b(abono|abonament)\b.*20\d\d\s*[/–-]\s*\d\d.*\p{L}{3}/u;
/** Companies and offices have addresses, too, and are no arena. */
const COMPANY =
  /\b(s\.? ?l\.?(u\.?)?|s\.? ?a\.?(d\.?)?|sccl|nif|cif|oficin\w*|oficines|tel\b\.?|tfno|inscrit\w*|registr\w*|domicili social|domicilio social|sede social)(?=\W|$)/;
const SEASON = /20\d\d\s*[/–-]\s*(20)?\d\d|\b(abon|temporada|carnet).*\b\d\d\s*[/–-]\s*\d\d\b/;

/** A title or a line of a ticket has fewer words; sentences have more. */
const MOST_WORDS = 9;
const MOST_WORDS_BESIDE = 16;

interface Piece extends Box {
  text: string;
  plain: string;
  size: number;
  letters: number;
  /** The whole stretch that it stands in, as printed and plain. */
  whole: string;
  around: string;
}

type Finder = (pieces: readonly Piece[], layout: Layout) => { piece: Piece; text: string }[];

const CONFIDENCE: Partial<Record<FieldName, number>> = {
  temporada: 0.82,
  direccion: 0.65,
  recinto: 0.62,
  evento: 0.6,
  tipoAbonament: 0.6,
  nombreAsistente: 0.5,
};

/** Fills fields that no label gave, where the page says them. */
export function useUnlabelled(drafts: readonly Draft[], layout: Layout): void {
  drafts.forEach(partArena);
  const [only] = drafts;
  if (only && drafts.length === 1 && isProse(layout)) fromSentences(only, layout);
  const taken = drafts.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ valueBox }) => valueBox ?? []),
  );
  const pieces = piecesOf(layout).filter((piece) => !taken.some((box) => coversMost(box, piece)));
  for (const [field, find] of finders) {
    const found = find(pieces, layout).flatMap(({ piece, text }) => {
      const shape = shapeOf(field, text, layout.slips);
      return shape ? [{ piece, text, value: shape.value }] : [];
    });
    const values = new Set(found.map(({ value }) => value));
    for (const draft of drafts) {
      const own = values.size === 1 ? found[0] : besideOther(field, found, draft, drafts.length);
      if (!own) continue;
      draft.fields[field] ??= {
        value: own.value,
        raw: own.text,
        source: 'derived',
        confidence: (CONFIDENCE[field] ?? 0.5) * own.piece.letters,
        valueBox: own.piece,
      };
    }
  }
}

/** «Palau Nou (Passeig de la Riera 115, 08911 Badalona)»: an arena with its address behind it. */
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

/** Whether most of a page stands in sentences, as letters and certificates have it. */
const isProse = ({ lines }: Layout) =>
  lines.filter(({ tokens }) => tokens.length > 6 && !tokens.some(({ apart }, index) => apart && index > 0))
    .length >
  lines.length * 0.4;

/** What sentences call the fields whose values have no shape of their own. */
const SAID: readonly [FieldName, string][] = [
  ['nombreAsistente', 'titular|abonad[oa]|abonat|abonada|assistent|asistente|nombre de|nom de|socio|soci'],
  ['tipoAbonament', 'modalidad|modalitat|tarifa|categor[ií]a|tipo|tipus'],
  ['evento', 'competici[oó]n|competici[oó]|evento|esdeveniment'],
  ['recinto', 'recinto|recinte|pabell[oó]n|pavell[oó]|instalaci[oó]n|instal·laci[oó]'],
  ['anillo', 'anillo|anell|zona|grada|grader[ií]a|nivel|nivell'],
];
const LARGE = String.raw`(\p{Lu}[^\s,.;]*(?:\s(?:(?:del?|la|las|los|el|els|i|y|en|per|a)\s)*(?:\p{Lu}[^\s,.;]*|\d{2,4}[/-]\d{2,4}))*)`;

/** «…consta como titular Pau Llorens, en el recinto Palau Nou…»: words with large letters behind what they are. */
function fromSentences({ fields }: Draft, { lines }: Layout): void {
  const text = lines.map(({ tokens }) => textOf(tokens)).join(' ');
  for (const [field, words] of SAID) {
    if (fields[field]) continue;
    const found = new RegExp(`(?<!\\p{L})(?:${words})\\s${LARGE}`, 'u').exec(text)?.[1];
    if (found) fields[field] = { value: found, raw: found, source: 'derived', confidence: 0.5 };
  }
  const street =
    /(?<!\p{L})((?:calle|carrer|c\/|avda\.|avenida|avinguda|plaza|plaça|paseo|passeig|camí|ronda|rambla)\s[^.;·|()]{3,60}?\d{5}\s\p{Lu}\p{L}+)/iu.exec(
      text,
    )?.[1];
  if (street && lines.length > 0)
    fields.direccion ??= { value: street, raw: street, source: 'derived', confidence: 0.4 };
}

const coversMost = (box: Box, piece: Box) =>
  sharedWidth(box, piece) > 0.5 * (piece.x1 - piece.x0) &&
  sharedHeight(box, piece) > 0.5 * (piece.y1 - piece.y0);

/** The stretches of a page that are no labels, parted where strokes and brackets part them. */
function piecesOf({ lines, segments }: Layout): Piece[] {
  return segments
    .filter(({ label }) => !label)
    .flatMap(({ tokens, line }) => {
      const around = textOf(tokens);
      return parted(tokens).map((part) => {
        const text = textOf(part);
        return {
          ...union(part),
          text,
          plain: plain(text),
          size: lines[line]?.size ?? 10,
          letters: Math.min(...part.map(({ confidence }) => confidence)),
          whole: around,
          around: plain(around),
        };
      });
    });
}

function parted(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'stop' && !(token.glued && token.text === '/')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.some(({ text }) => /[\p{L}\d]/u.test(text)));
}

const wordsOf = (text: string) => text.split(/\s+/).length;
const isShort = ({ text, around }: Piece) =>
  wordsOf(text) <= MOST_WORDS && wordsOf(around) <= MOST_WORDS_BESIDE;

/** The line below some words, at the same edge or under their middle. */
function under(piece: Piece, pieces: readonly Piece[], step: 1 | -1): Piece | undefined {
  return pieces
    .filter((other) => {
      const gap = step === 1 ? other.y0 - piece.y1 : piece.y0 - other.y1;
      const flush =
        Math.abs(other.x0 - piece.x0) < piece.size ||
        Math.abs(other.x1 - piece.x1) < piece.size ||
        Math.abs(centerX(other) - centerX(piece)) < piece.size;
      return flush && gap > -0.5 * piece.size && gap < 1.6 * Math.max(piece.size, other.size);
    })
    .toSorted((a, b) => Math.abs(centerY(a) - centerY(piece)) - Math.abs(centerY(b) - centerY(piece)))[0];
}

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

/** What is called as arenas are, or stands over or before an address. */
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
  // «ABONO LIGA 2025/26» may be the title over the competition itself.
  const own = called.filter((piece) => !/^(tu |el teu |su )?(abono|abonament)/.test(piece.plain));
  const found = own.length > 0 ? own : called;
  return (found.length > 0 ? found : pieces.filter((piece) => PASS_TITLE.test(piece.plain))).map((piece) => ({
    piece,
    text: piece.text,
  }));
};

/** A tariff that is called as tariffs are, and stands alone. */
const tariffs: Finder = (pieces, { slips }) =>
  pieces
    .filter(
      (piece) =>
        wordsOf(piece.whole) <= 4 &&
        !/abon|20\d\d|club/.test(piece.around) &&
        !COMPANY.test(piece.around) &&
        piece.whole.startsWith(piece.text) &&
        (shapeOf('tipoAbonament', piece.whole, slips)?.fit ?? 0) >= 0.95,
    )
    .map((piece) => ({ piece, text: piece.whole }));

/** Words of clubs and sellers, which are called as people are. */
const NO_PERSON =
  /\b(club|basquet|basket|baloncesto|esport\w*|deport\w*|entrades|entradas|taquill\w*|abon\w*|carnet|ticket|tiquet|temporada|secretari\w*|gracias|gracies|servei|servicio|associacio|asociacion|unio|union|codigo|codi|caixa|oficina|grada|zona|tribuna|total)\b/;

/** Two to five words, each with a large letter, that are none of what else is called so. */
const people: Finder = (pieces, { slips }) =>
  pieces
    .filter(({ whole, around, text, plain: said }) => {
      const words = whole.split(' ').filter((word) => !/^(de|del|la|las|los|i|y|da)$/.test(word));
      return (
        whole === text &&
        words.length >= 2 &&
        words.length <= 5 &&
        words.every((word) => /^\p{Lu}[\p{L}'’.-]+$/u.test(word)) &&
        ![NO_PERSON, COMPANY, ARENA, COMPETITION, STREET].some((one) => one.test(around)) &&
        (['anillo', 'recinto', 'evento', 'tipoAbonament'] as const).every(
          (field) => (shapeOf(field, said, slips)?.fit ?? 0) < 0.95,
        )
      );
    })
    .map((piece) => ({ piece, text: piece.text }));

const seasons: Finder = (pieces) =>
  pieces
    .filter((piece) => SEASON.test(piece.around) && /\d\s*[/–-]\s*\d/.test(piece.text))
    .map((piece) => ({ piece, text: piece.text }));

const finders: readonly [FieldName, Finder][] = [
  ['nombreAsistente', people],
  ['temporada', seasons],
  ['recinto', arenas],
  ['direccion', addresses],
  ['evento', competitions],
  ['tipoAbonament', tariffs],
];

/** Of several, what stands closest to what it belongs to: a tariff to a name, an address to its arena. */
function besideOther<Found extends { piece: Piece }>(
  field: FieldName,
  found: readonly Found[],
  { fields }: Draft,
  passes: number,
): Found | undefined {
  if (field === 'nombreAsistente') {
    const all = Object.values(fields).flatMap(({ valueBox }) => valueBox ?? []);
    // Of several people on the page of one pass, nobody knows who is meant.
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
