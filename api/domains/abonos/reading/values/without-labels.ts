import { isAddress, startsAddress } from '../fields/direccion.ts';
import { isCompetition, isPassFor, startsStage } from '../fields/evento.ts';
import { isLevel } from '../fields/anillo.ts';
import { shapeOf } from '../fields/fields.ts';
import { centerX, height, sharedHeight, sharedWidth, union, width } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import { personIn } from '../lines/proper-names.ts';
import type { Box, Layout, Reading, Segment, Token } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { isGivenName } from '../text/given-names.ts';
import { findMoney } from '../text/money.ts';
import { plain } from '../text/letters.ts';
import { hasCheckedTaxNumber } from '../text/tax-number.ts';
import { arenaAndAddress } from './arena-and-address.ts';
import { isPrice } from './prices.ts';
import { addresseeOf, isSigner, titledPeople } from './letter-people.ts';
import { taxNumbersWithoutOwner } from './tax-numbers.ts';
import {
  isArena,
  isLikePerson,
  isLikeSurnames,
  isNamedByClub,
  isNamedTariff,
  isTariff,
  isWithSeason,
  LONGEST_ARENA,
  personGoesOn,
} from './telling-texts.ts';
import { guessed, readingOf } from './unlabelled-reading.ts';

// Values that say themselves what they are, on papers with one pass: a person's name, a competition, a season, an arena, and
// its address below it. Staff check names that may lack a part, and all that OCR read.

/** From this fit on, a text says itself what it is. */
const FITS = 0.9;
/** The address is nearer to the arena than this, in heights of its letters. */
const BELOW = 4;
/** The line above an address is its arena, if it is nearer than this. */
const ABOVE = 1.5;
/** The town of an address that ends with its postal code is as near below it. */
const TOWN_BELOW = 0.75;
/** The postal code of a street may be further down. */
const POSTAL_BELOW = 2;
/** The most words of a town, and of one with its postal code before it: «35019 Las Palmas de Gran Canaria». */
const MOST_IN_TOWN = 5;
const MOST_WITH_POSTAL = 7;
/** An address on the line of its arena is as near. */
const BESIDE = 2;
/** The office of a club or seller is no arena. */
const OFFICE = /oficina|sede|seu social|domicili|secretaria|registro|tel\b|www/;
/** «39012» at the end of a line: the town is in the next one. */
const WITHOUT_TOWN = /(?<![\p{L}\d])\d{5}( (a|la|las|los|el|l['’]|les|els|san|sant|santa|sao))?$/iu;
/** What separates two texts of a line. */
const BETWEEN = /^[|·•–—-]$/u;

/** A text without a label. */
interface Piece extends Box {
  tokens: Token[];
  text: string;
  /** Whether it is a name that may go on in the line below. */
  mayGoOn?: boolean;
}

/** Values without labels for the fields that a page has none for. */
export function withoutLabels(readings: readonly Reading[], layout: Layout): Reading[] {
  const used = readings.flatMap(({ label, valueBox }) => [label, valueBox]);
  const isFree = (box: Box) =>
    !used.some((one) => sharedWidth(one, box) > 0 && sharedHeight(one, box) > 0.3 * height(box));
  const all = layout.segments.flatMap((segment) => piecesOf(segment, layout));
  const pieces = all.filter(isFree);
  const has = (name: FieldName) => readings.some(({ field }) => field === name);
  const found: Reading[] = [];
  const find = (
    field: FieldName,
    accepts: (piece: Piece) => boolean,
    { among = pieces, isGuess = false } = {},
  ) => {
    if (has(field) || found.some((one) => one.field === field)) return;
    const seen = among.flatMap((piece) => {
      const tokens = field === 'nombreAsistente' ? personIn(piece.tokens) : piece.tokens;
      const reading = accepts(piece) && tokens.length > 0 ? readingOf(field, tokens, layout.isOcr) : null;
      if (!reading) return [];
      return [field === 'nombreAsistente' && piece.mayGoOn ? guessed(reading) : reading];
    });
    const [first] = seen;
    // Two different ones, such as a buyer and a spectator, say nothing.
    if (first && new Set(seen.map(({ value }) => value)).size === 1)
      found.push(isGuess ? guessed(first) : first);
  };
  const fits = (field: FieldName, { text }: Piece) => (shapeOf(field, text, layout.isOcr)?.fit ?? 0) >= FITS;
  const isPerson = (piece: Piece) =>
    piece.text.includes(' ') &&
    !/\d/.test(piece.text) &&
    fits('nombreAsistente', piece) &&
    !isSigner(piece, layout);
  const hasGivenName = ({ tokens }: Piece) => isGivenName(personIn(tokens)[0]?.text ?? '');
  // Who gets a letter may have bought the pass for another one.
  const addressees = addresseeOf(pieces, layout);
  find('nombreAsistente', (piece) => hasGivenName(piece) && isPerson(piece), {
    isGuess: addressees.length > 0,
  });
  find('nombreAsistente', (piece) => isSurnameFirst(piece.text) && isPerson(piece));
  find('nombreAsistente', isPerson, { among: addressees, isGuess: true });
  find('nombreAsistente', isPerson, { among: titledPeople(layout), isGuess: true });
  find('nombreAsistente', (piece) => isLikePerson(piece.text) && isPerson(piece));
  // «Abono 2026/2027 – Liga LEB Oro» is also the name of a product.
  // «Preferente» alone is a tariff.
  find('evento', ({ text }) => (isCompetition(text) && !isTariff(text)) || isPassFor(text), { among: all });
  find('evento', ({ text }) => isCompetition(text), { among: inBrackets(layout) });
  find('evento', ({ text }) => isWithSeason(text));
  // «Socio Numerario · Temporada 2025/2026»
  find('tipoAbonament', (piece) => isBeforeSeason(piece, layout) && fits('tipoAbonament', piece));
  // «General» is also the name of a stand.
  find('tipoAbonament', (piece) => isTariff(piece.text) && (has('anillo') || !fits('anillo', piece)));
  find('tipoAbonament', ({ tokens }) => isNamedTariff(tokens));
  find('tipoAbonament', ({ tokens }) => isNamedByClub(tokens), { isGuess: true });
  // «PRIMER ANILLO BLOQUE P1»
  find('anillo', (piece) => isBeforeBlock(piece, layout) && fits('anillo', piece));
  // «LATERAL 4» above «FILA 8 ASIENTO 39»
  if (!has('anillo')) find('bloque', (piece) => isAboveRow(piece, layout) && fits('bloque', piece));
  find('recinto', (piece) => isArena(piece.text) && fits('recinto', piece));
  const addresses = pieces.filter((piece) => isAddress(piece.text) && !isInOffice(piece, layout));
  find('recinto', (piece) => isAbove(piece, addresses) && isName(piece.text) && !hasNumber(piece, layout));
  const arena = [...readings, ...found].find(({ field }) => field === 'recinto')?.valueBox;
  if (arena) {
    const isBelow = (piece: Piece) =>
      sharedWidth(arena, piece) > 0 &&
      piece.y0 >= arena.y0 - 0.5 * height(piece) &&
      piece.y0 - arena.y1 < BELOW * sizeOf(piece);
    find('direccion', isBelow, { among: addresses });
    const isBehind = (piece: Piece) =>
      sharedHeight(arena, piece) > 0.5 * height(piece) && piece.x0 >= arena.x1;
    find('direccion', isBehind, { among: addresses });
  }
  if (!has('temporada')) found.push(...seasonOf(layout));
  const codes = pieces.filter(({ text }) => isTicketNumber(text));
  if (has('codigoLocalizador')) find('referenciaTicket', () => true, { among: codes });
  else if (!has('referenciaTicket'))
    find('referenciaTicket', () => true, { among: pieces.filter(isLoneCode), isGuess: true });
  if (!readings.some(({ field }) => isPrice(field)))
    find('precioEntrada', ({ text }) => isAmount(text), { isGuess: true });
  return [...found, ...taxNumbersWithoutOwner(layout, has)];
}

/** The texts of a segment: separated by strokes, and the address behind the name of an arena. */
function piecesOf(segment: Segment, layout: Layout): Piece[] {
  if (segment.label) return [];
  const texts: Token[][] = [[]];
  for (const [index, token] of segment.tokens.entries())
    if (BETWEEN.test(token.text) && !token.glued && !goesOn(texts.at(-1), segment.tokens.slice(index + 1)))
      texts.push([]);
    else texts.at(-1)?.push(token);
  return (
    texts
      .filter(({ length }) => length > 0)
      .flatMap((tokens) => {
        const both = arenaAndAddress(tokens);
        return both ? [both.arena, both.address] : [tokens];
      })
      // «1. Ana Vega Ruiz»
      .map((tokens) => (/^\d{1,2}[.)]$/.test(tokens[0]?.text ?? '') ? tokens.slice(1) : tokens))
      .map((tokens) => withTown(tokens, segment, layout))
      .map((tokens) => withRestOfName(tokens, segment, layout))
      .map((piece) => ({ ...piece, text: textOf(piece.tokens), ...union(piece.tokens) }))
  );
}

/** «Primera FEB 2025/26 – Liga Regular», «… · Grupo Este», «C/ Pando, 31 – 39300 Torrelavega»: one text with a stroke in it. */
const goesOn = (before: readonly Token[] = [], after: readonly Token[]) =>
  (isCompetition(textOf(before)) &&
    (startsStage(textOf(after.slice(0, 2))) || isCompetition(textOf(after)))) ||
  (startsAddress(textOf(before)) && /^\d{5}$/.test(after[0]?.text ?? ''));

/** An address with the town, or the postal code and town, in the line below it. */
function withTown(tokens: Token[], { line }: Segment, { segments }: Layout): Token[] {
  const text = textOf(tokens);
  const isStreet = startsAddress(text) && !/\d{5}/.test(text);
  if (!WITHOUT_TOWN.test(text) && !isStreet) return tokens;
  const box = union(tokens);
  const town = segments.find(
    (one) =>
      !one.label &&
      one.line > line &&
      one.y0 - box.y1 < (isStreet ? POSTAL_BELOW : TOWN_BELOW) * height(box) &&
      sharedWidth(one, box) > 0 &&
      one.tokens.filter(({ kind }) => kind === 'word').length <=
        (isStreet ? MOST_WITH_POSTAL : MOST_IN_TOWN) &&
      (isStreet ? /^\d{5} \p{L}/u.test(textOf(one.tokens)) : !/\d/.test(textOf(one.tokens))),
  );
  return town ? onOneLine(tokens, town.tokens) : tokens;
}

/** A text with its next line, as it is printed: no sign is added. */
const onOneLine = (tokens: readonly Token[], below: readonly Token[]): Token[] => [
  ...tokens,
  ...below.map((token) => ({ ...token, glued: false })),
];

/** How far the lines of a name are from each other, and their left edges or middles differ, in heights of its letters. */
const NEXT_LINE = 0.75;
const ALIGNED = 0.6;
const SAME_PRINT = 0.15;
/** The same in a picture, where a word is as high as its ink. */
const NEXT_LINE_SCANNED = 1.3;
const SAME_PRINT_SCANNED = 0.3;

/** The line below a name that may be its rest: surnames in the same print, below its beginning or its middle. */
function surnamesBelow(tokens: readonly Token[], { line }: Segment, { segments, isOcr }: Layout): Token[] {
  if (!isGivenName(personIn([...tokens])[0]?.text ?? '')) return [];
  const box = union(tokens);
  const size = height(box);
  const isAligned = (one: Box) =>
    Math.min(Math.abs(one.x0 - box.x0), Math.abs(centerX(one) - centerX(box))) < ALIGNED * size;
  const rest = segments.find(
    (one) =>
      !one.label &&
      one.line > line &&
      one.y0 - box.y1 < (isOcr ? NEXT_LINE_SCANNED : NEXT_LINE) * size &&
      Math.abs(height(one) - size) < (isOcr ? SAME_PRINT_SCANNED : SAME_PRINT) * size &&
      isAligned(one),
  );
  const text = textOf(rest?.tokens ?? []);
  const isRing = (shapeOf('anillo', text, isOcr)?.fit ?? 0) >= FITS;
  const isOther = isRing || isArena(text) || isCompetition(text);
  return rest && isLikeSurnames(text) && !isOther ? rest.tokens : [];
}

/** Whether a line is so long that the first word of the next one had no room behind it. */
function hasNoRoom(tokens: readonly Token[], [first]: readonly Token[], { lines }: Layout): boolean {
  const { x1 } = union(tokens);
  return first !== undefined && x1 + width(first) > Math.max(...lines.map((line) => line.x1));
}

/** A name with its rest in the line below, and whether it may lack that. */
function withRestOfName(
  tokens: Token[],
  segment: Segment,
  layout: Layout,
): Pick<Piece, 'tokens' | 'mayGoOn'> {
  const rest = surnamesBelow(tokens, segment, layout);
  if (rest.length === 0) return { tokens };
  const isRest = personGoesOn(textOf(tokens), textOf(rest), hasNoRoom(tokens, rest, layout));
  return isRest ? { tokens: onOneLine(tokens, rest) } : { tokens, mayGoOn: true };
}

const isInOffice = (piece: Piece, { lines }: Layout) =>
  lines.some(
    (line) =>
      sharedHeight(line, piece) > 0.5 * height(piece) &&
      OFFICE.test(plain(textOf(line.tokens.filter(({ x1 }) => x1 <= piece.x0)))),
  ) || OFFICE.test(plain(piece.text));

/** Whether a text is right before the label of a block, or with a stroke between them. */
const isBeforeBlock = (piece: Piece, { lines, labels }: Layout) =>
  labels.some(({ meanings, line, start }) => {
    const tokens = lines[line]?.tokens ?? [];
    const end = BETWEEN.test(tokens[start - 1]?.text ?? '') ? start - 2 : start - 1;
    return meanings[0]?.topic === 'bloque' && tokens[end] === piece.tokens.at(-1);
  });

/** Whether a stand that is no level is right above the line with the row. */
const isAboveRow = (piece: Piece, { labels, lines }: Layout) =>
  /\p{L}{3}/u.test(piece.text) &&
  !isLevel(piece.text) &&
  labels.some(({ meanings, line, start }) => {
    const seat = lines[line];
    return (
      meanings[0]?.topic === 'fila' &&
      start === 0 &&
      seat !== undefined &&
      seat.y0 > piece.y0 + 0.5 * height(piece) &&
      seat.y0 - piece.y1 < ABOVE * height(piece) &&
      sharedWidth(seat, piece) > 0
    );
  });

/** «Abono Joven, temporada 2025/26 (Segunda FEB)»: the texts in brackets. */
const inBrackets = ({ lines }: Layout): Piece[] =>
  lines.flatMap(({ tokens }) =>
    tokens.flatMap((token, start) => {
      const length = tokens.slice(start).findIndex(({ text }) => text === ')');
      const inside = token.text === '(' ? tokens.slice(start + 1, start + length) : [];
      return inside.length > 0 ? [{ tokens: inside, text: textOf(inside), ...union(inside) }] : [];
    }),
  );

/** Whether a text is before the season on its line, with a stroke between them. */
const isBeforeSeason = (piece: Piece, { lines, labels }: Layout) =>
  labels.some(
    ({ meanings, line, start }) =>
      meanings.some(({ topic }) => topic === 'temporada') &&
      BETWEEN.test(lines[line]?.tokens[start - 1]?.text ?? '') &&
      lines[line]?.tokens[start - 2] === piece.tokens.at(-1),
  );

/** The height of the letters of a text, which may have two lines. */
const sizeOf = ({ tokens: [first] }: Piece) => (first ? height(first) : 0);

/** Whether a text is right above an address, or before it on its line. */
const isAbove = (piece: Piece, addresses: readonly Piece[]) =>
  addresses.some(
    (address) =>
      (sharedWidth(address, piece) > 0 &&
        address.y0 > piece.y0 + 0.5 * height(piece) &&
        address.y0 - piece.y1 < ABOVE * height(address)) ||
      (sharedHeight(address, piece) > 0.5 * height(piece) &&
        piece.x1 <= address.x0 &&
        address.x0 - piece.x1 < BESIDE * height(piece)),
  );

/** Whether the tax number of a company is beside its name. */
const hasNumber = (piece: Piece, { labels }: Layout) =>
  labels.some(
    (label) =>
      label.meanings.some(({ topic }) => topic === 'taxNumber') &&
      sharedHeight(label, piece) > 0.5 * height(piece),
  );

/** «Artaleku Berria»: several words with capitals, and no competition. */
const isName = (text: string) => {
  const words = text.replace(/,$/, '').split(' ');
  return (
    words.length > 1 &&
    words.length <= LONGEST_ARENA &&
    /^\p{Lu}/u.test(text) &&
    !/\d{2}|[.:]$/.test(text) &&
    !isCompetition(text)
  );
};

const LONGEST_TELEPHONE = 9;

/**
 * «CS-20418», «0009-4471-20383», «1712912474» alone below a bar or QR code: groups of letters and digits, and no tax number or
 * telephone.
 */
const isTicketNumber = (text: string) =>
  /^(\d{3,}(-\d{3,}){1,3}|\d{10,13})$/.test(text)
    ? text.replaceAll('-', '').length > LONGEST_TELEPHONE
    : /^(?=\S*\d{3})\p{Lu}{1,4}\d{0,4}([-/]\d{2,4})?[-/]\d{3,8}$/u.test(text) && !hasCheckedTaxNumber(text);

/** «CBL9313»: the same without a stroke, if the paper has no other code. */
const isLoneCode = ({ text }: Piece) =>
  isTicketNumber(text) || (/^\p{Lu}{1,4}\d{4,10}$/u.test(text) && !hasCheckedTaxNumber(text));

/** Whether a text is an amount of money with its currency, and nothing else. */
const isAmount = (text: string) =>
  /^€ ?[\d.,'’]+$|^[\d.,'’]+ ?(€|euros?|EUR)$/iu.test(text) && findMoney(text, false)?.clear === true;

/** «VÁZQUEZ OLMEDO, JUAN CARLOS» */
const isSurnameFirst = (text: string) => {
  const [surnames = '', given = '', ...others] = text.split(', ');
  return others.length === 0 && isLikeSurnames(surnames) && isGivenName(given.split(' ')[0] ?? '');
};

/** The season that is printed anywhere, if it is the only one, or the only one that is called so: «el precio del curso 2024/25». */
function seasonOf({ lines, isOcr }: Layout): Reading[] {
  const seen = lines.flatMap(({ tokens }) =>
    tokens.flatMap((token, index) => {
      const isStart = token.apart || BETWEEN.test(tokens[index - 1]?.text ?? '');
      const isLone = isStart && tokens[index + 1]?.apart !== false;
      const isNamed = /^(temporada|temp|tempada|campana|season|abono|abonament)$/.test(
        tokens[index - 1]?.label ?? '',
      );
      const years = isNamed || isLone ? /^(20)?\d\d\s?[/·–-]\s?(20)?\d\d$/ : /^20\d\d\s?[/·–-]\s?(20)?\d\d$/;
      const some = [tokens.slice(index, index + 1), tokens.slice(index, index + 3)].find((few) =>
        years.test(textOf(few).replace(/[.,;]$/, '')),
      );
      const reading = some ? readingOf('temporada', some, isOcr) : null;
      return reading ? [{ ...reading, isNamed }] : [];
    }),
  );
  const isOne = (some: readonly Reading[]) => new Set(some.map(({ value }) => value)).size === 1;
  const named = seen.filter(({ isNamed }) => isNamed);
  return [seen, named].find(isOne)?.slice(0, 1) ?? [];
}
