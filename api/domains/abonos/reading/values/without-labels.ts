import { shapeOf } from '../fields/fields.ts';
import { height, sharedHeight, sharedWidth, union } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import type { Box, Layout, Reading, Token } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { isGivenName } from '../text/given-names.ts';
import { plain } from '../text/letters.ts';
import { lettersOf } from './readings.ts';

// Values that say themselves what they are, on papers with one pass: a person's name, an arena, its address below that,
// and the number behind «NIF» alone. They are less certain than values with a label, so that staff check them.

/** How well a text fits a field of which it has no label. */
const PAIRING = 0.3;
const FITS = 0.9;
const ARENA =
  /^(palau|palacio|pabellon|pavello|polideportivo|poliesportiu|poliderportiu|estadi|estadio|coliseo|coliseu|velodrom|velodromo) /;
const ADDRESS = /\b\d{5} \p{L}/u;
/** Prose about an arena is no arena: «Palau. Conserve este documento». */
const LONGEST_ARENA = 8;
/** The address is nearer to the arena than this, in heights of its letters. */
const BELOW = 4;

const SELLER = /distribu|ticket|entradas|entrades|vende|venta|venda|canal|gestion|gestio|servicios|serveis/;
const CLUB = /club|basquet|baloncesto|basket|esport|deport|organi|sad\b|s\.a\.d/;

/** Values without labels for the fields that a page has none for. */
export function withoutLabels(readings: readonly Reading[], layout: Layout): Reading[] {
  const used = readings.flatMap(({ label, valueBox }) => [label, valueBox]);
  const isFree = (box: Box) =>
    !used.some((one) => sharedWidth(one, box) > 0 && sharedHeight(one, box) > 0.3 * height(box));
  const free = layout.segments.filter((segment) => !segment.label && isFree(segment));
  const has = (name: FieldName) => readings.some(({ field }) => field === name);
  const found: Reading[] = [];
  const find = (field: FieldName, accepts: (text: string, box: Box) => boolean) => {
    if (has(field)) return;
    const seen = free.flatMap(({ tokens }) => {
      const text = textOf(tokens);
      const reading = accepts(text, union(tokens)) ? readingOf(field, text, tokens, layout.isOcr) : null;
      return reading && reading.fit >= FITS ? [reading] : [];
    });
    const [first] = seen;
    // Two different ones, such as a buyer and a spectator, say nothing.
    if (first && new Set(seen.map(({ value }) => value)).size === 1) found.push(first);
  };
  find('nombreAsistente', (text) => {
    const words = text.split(' ');
    return words.length > 1 && !/\d/.test(text) && isGivenName(words[0] ?? '');
  });
  find('recinto', (text) => ARENA.test(`${plain(text)} `) && text.split(' ').length <= LONGEST_ARENA);
  const arena = [...readings, ...found].find(({ field }) => field === 'recinto')?.valueBox;
  find(
    'direccion',
    (text, box) =>
      ADDRESS.test(text) &&
      arena !== undefined &&
      sharedWidth(arena, box) > 0 &&
      box.y0 >= arena.y0 &&
      box.y0 - arena.y1 < BELOW * height(box),
  );
  return [...found, ...taxNumbers(layout, has)];
}

/** The numbers behind «NIF» alone: of the company that is named beside or above; one alone is the club's. */
function taxNumbers({ lines, labels, isOcr }: Layout, has: (name: FieldName) => boolean): Reading[] {
  const numbers = labels
    .filter(({ meanings }) => meanings.some(({ topic }) => topic === 'taxNumber'))
    .flatMap((label) => {
      const tokens = (lines[label.line]?.tokens ?? []).slice(label.end, label.end + 3);
      const before = textOf((lines[label.line]?.tokens ?? []).slice(0, label.start));
      const above = lines[label.line - 1];
      const said = before || (above && label.y0 - above.y1 < height(label) ? textOf(above.tokens) : '');
      const [first] = tokens;
      const reading = first ? readingOf('nifDistr', textOf(tokens), tokens, isOcr, label) : null;
      return reading ? [{ reading, said: plain(said) }] : [];
    });
  const isSellers = (said: string) => SELLER.test(said) && !CLUB.test(said);
  const named = numbers.flatMap(({ reading, said }): Reading[] => {
    const field = isSellers(said)
      ? 'nifDistr'
      : CLUB.test(said) || numbers.length === 1
        ? 'nifOrganizador'
        : null;
    return field && !has(field) ? [{ ...reading, field }] : [];
  });
  return named.filter((one, index) => named.findIndex(({ field }) => field === one.field) === index);
}

function readingOf(
  field: FieldName,
  text: string,
  tokens: readonly Token[],
  isOcr: boolean,
  label?: Box,
): Reading | null {
  const shape = shapeOf(field, text, isOcr);
  const valueBox = union(tokens);
  return (
    shape && {
      ...shape,
      field,
      raw: text,
      letters: lettersOf(tokens),
      pairing: PAIRING,
      clear: true,
      rule: 'no-label',
      label: label ?? valueBox,
      valueBox,
      box: union([label ?? valueBox, valueBox]),
    }
  );
}
