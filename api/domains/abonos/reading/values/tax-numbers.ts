import { height, sharedHeight } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import type { Box, Label, Layout, Line, Reading } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { plain } from '../text/letters.ts';
import { readingOf } from './unlabelled-reading.ts';

// The numbers behind «NIF» alone, which does not say whose they are.

const SELLER =
  /distribu|ticket|tiquet|taquilla|entradas|entrades|aforo|acceso|vende|venta|venda|canal|gestion|gestio|servici|serveis|operador|a traves de|digital|online/;
const CLUB =
  /club|basquet|baloncesto|basket|saski|kirol|esport|deport|organi|sad\b|s\.a\.d|futbol|balonmano|eskubaloi|handbol|voleib|boleibol|hockey|hoquei|patin|rugby|waterpolo|atletico|athletic|agrupacion|penya|\bpena\b|union|sociedad|societat|clube?\b|\bc\.? ?[bdfe]\b|\ba\.? ?d\b/;
/** Who bought the passes of a group: a company, a school or a fan club, with a number of its own. */
const BUYER =
  /^(datos del? |dades de(l|ls)? )?(cliente?|comprador[ae]?|pagador[ae]?|facturar a|facturat a|destinatari[oa]?)\b/;
/** Associations, which most clubs are, have this letter; companies, which sell, have one of the others. */
const ASSOCIATION = /^G/;
const COMPANY = /^[AB]/;
/** A club's name may have two lines above its number. */
const LINES_ABOVE = 2;

interface Numbered {
  reading: Reading;
  /** What is printed before or above it. */
  said: string;
  isBuyers: boolean;
}

/** The numbers behind «NIF» alone: of the company that is named beside or above; one alone is the club's. */
export function taxNumbersWithoutOwner(layout: Layout, has: (name: FieldName) => boolean): Reading[] {
  const numbers = numbersOf(layout).filter(({ isBuyers }) => !isBuyers);
  const values = new Set(numbers.map(({ reading }) => reading.value));
  const owner = ({ reading, said }: Numbered): FieldName | null => {
    const [isSellers, isClubs] = [SELLER.test(said), CLUB.test(said)];
    if (isSellers !== isClubs) return isSellers ? 'nifDistr' : 'nifOrganizador';
    // «Venta por cuenta del club»: of two numbers, the letters say more than the words.
    if (values.size === 2 && [...values].some((value) => ASSOCIATION.test(String(value)))) {
      if (ASSOCIATION.test(String(reading.value))) return 'nifOrganizador';
      if (COMPANY.test(String(reading.value))) return 'nifDistr';
    }
    return values.size === 1 ? 'nifOrganizador' : null;
  };
  const named = numbers.flatMap((number): Reading[] => {
    const field = owner(number);
    return field && !has(field) ? [{ ...number.reading, field }] : [];
  });
  return named.filter((one, index) => named.findIndex(({ field }) => field === one.field) === index);
}

function numbersOf({ lines, labels, isOcr }: Layout): Numbered[] {
  const own = labels.filter(({ meanings }) => meanings.some(({ topic }) => topic === 'taxNumber'));
  return own.flatMap((label) => {
    const line = lines[label.line]?.tokens ?? [];
    const tokens = line.slice(label.end, label.end + 3);
    // «Organiza … CIF: B53590899. Distribuye … CIF:»: what is before the number of another company is about that one.
    const other = own.findLast((one) => one.line === label.line && one.start < label.start);
    const before = textOf(line.slice(other ? other.end + 1 : 0, label.start));
    const above = aboveOf(label, lines);
    const said = before || above.join(' ');
    const isBuyers = [before, ...above].some((text) => BUYER.test(plain(text)));
    const [first] = tokens;
    const reading = first ? readingOf('nifDistr', tokens, isOcr, label) : null;
    return reading ? [{ reading, said: plain(said), isBuyers }] : [];
  });
}

/** The texts of the lines right above a label. */
function aboveOf(label: Label, lines: readonly Line[]): string[] {
  const said: string[] = [];
  let below: Box = label;
  for (let index = label.line - 1; index >= 0 && said.length < LINES_ABOVE; index--) {
    const line = lines[index];
    if (!line || below.y0 - line.y1 > height(below) || sharedHeight(line, below) > 0.5 * height(below)) break;
    said.unshift(textOf(line.tokens));
    below = line;
  }
  return said;
}
