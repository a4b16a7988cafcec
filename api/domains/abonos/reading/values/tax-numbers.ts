import { height, sharedHeight, sharedWidth, union } from '../geometry.ts';
import { longestMeaning } from '../labels/label-words.ts';
import { textOf } from '../lines/lines.ts';
import { paragraphsOf, stretchesOf } from '../lines/paragraphs.ts';
import { endsText } from '../lines/proper-names.ts';
import type { Box, Label, Layout, Line, Reading, Token } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { plain } from '../text/letters.ts';
import { hasCheckedTaxNumber } from '../text/tax-number.ts';
import { readingOf } from './unlabelled-reading.ts';

// The numbers behind «NIF» alone, which does not say whose they are.

const SELLER =
  /distribu|ticket|tiquet|taquilla|entradas|entrades|aforo|acceso|vende|venta|venda|canal|gestion|gestio|\bservici|serveis|operador|a traves de|digital|online/;
const CLUB =
  /club|basquet|baloncesto|basket|saski|kirol|esport|deport|organi|sad\b|s\.a\.d|futbol|balonmano|eskubaloi|handbol|voleib|boleibol|hockey|hoquei|patin|rugby|waterpolo|atletico|athletic|agrupacion|penya|\bpena\b|union|sociedad|societat|clube?\b|\bc\.? ?[bdfe]\b|\ba\.? ?d\b/;
/** What a company does says more than its name: «venta por cuenta del club a través de …». */
const SELLS =
  /\b(vende|distribuye|distribueix|distribuid(?:[oa]|ora?)|(por|per) (mediacion|medio|mitja) de|(por|per) (cuenta|compte) d[^:.,]{0,30}(?=:)|(realiza|efectua|presta|gestiona|hace|fa) (por|per) (cuenta|compte) d\w*|a traves de|intermediari\w*|comerciali[tz]\w+|(gestionad|tramitad)[oa] por|(gestionat|gestionada|tramitat|tramitada) per|(gestion|gestio|servicio|servei) de (la )?(venta|venda))\b/g;
const ORGANISES =
  /(?<!(cuenta|compte) (del |de l['’]|de la )(entidad |entitat |club )?)\b(organi[zt]\w+|promotor\w*|promueve|(?<!(realiza|efectua|presta|gestiona|hace|fa) )(por|per) (cuenta|compte) d(?![^:.,]{0,30}:))/g;
/** The same behind a number. */
const WHO_SELLS =
  /^\)?(, (como |com a )?|,? (es )?(la |el |l['’]))((que|qui) (percibe|cobra|vende|distribuye|ven|distribueix)|(empresa |entidad |entitat )?(distribuidor|vendedor|venedor))\w*/;
const WHO_ORGANISES =
  /^\)?(, (como |com a )?|,? (es )?(la |el |l['’]))((que|qui) organi|(entidad |entitat |club )?(organizador|organitzador|promotor))\w*/;
/** Who pays is none of both: a person, a company, a school or a fan club. */
const BUYER =
  /^((datos|dades) del?s? )?(cliente?|pagador[ae]?|facturar a)\b|\b(facturad[oa] a|facturat a|comprador|destinatari|(datos|dades) (de facturacio|del? client))/m;
/** Persons have numbers of other forms than companies. */
const PERSON = /^[\dXYZKLM]/;
/** Associations, which most clubs are, have this letter; companies, which sell, have one of the others. */
const ASSOCIATION = /^G/;
const COMPANY = /^[AB]/;
/** Clubs are no limited companies. */
const LIMITED = /\bs\.? ?[la]\b|\bs\.?l\.?u\b|\bcoop/;
/** A club's name may have two lines above its number. */
const LINES_ABOVE = 2;

/** Whether a text has words of clubs or sellers. */
export const namesCompany = (text: string): boolean => SELLER.test(plain(text)) || CLUB.test(plain(text));

type Owner = 'nifOrganizador' | 'nifDistr';

interface Numbered {
  reading: Reading;
  /** What is printed before it, the nearest first, above it, and behind it. */
  said: string[];
  above: string;
  behind: string;
}

/**
 * The numbers behind «NIF» alone: of the company that is named beside or above; the other one of two companies is the other's,
 * and one alone is the club's.
 */
export function taxNumbersWithoutOwner(layout: Layout, has: (name: FieldName) => boolean): Reading[] {
  const numbers = numbersOf(layout).filter(
    (number) => !PERSON.test(String(number.reading.value)) && !isBuyers(number),
  );
  const values = [...new Set(numbers.map(({ reading }) => reading.value))];
  const owners = new Map<unknown, Owner>();
  // A company that sells may have its name and number at the top too, where nothing says what it does.
  for (const findOwner of [saidOwnerOf, ownerOf])
    for (const number of numbers) {
      const owner = findOwner(number);
      if (owner && !owners.has(number.reading.value)) owners.set(number.reading.value, owner);
    }
  const [one, other] = values;
  if (values.length === 1 && owners.size === 0)
    owners.set(
      one,
      numbers.some(({ said }) => said.some((text) => LIMITED.test(text))) ? 'nifDistr' : 'nifOrganizador',
    );
  if (values.length === 2 && owners.size === 0) {
    // «Venta por cuenta del club»: of two numbers, the letters say more than the words.
    const club = values.find((value) => ASSOCIATION.test(String(value)));
    const seller = values.find((value) => value !== club && COMPANY.test(String(value)));
    if (club) owners.set(club, 'nifOrganizador');
    if (club && seller) owners.set(seller, 'nifDistr');
  }
  if (values.length === 2 && owners.size === 1) {
    const [known] = owners.values();
    owners.set(owners.has(one) ? other : one, known === 'nifDistr' ? 'nifOrganizador' : 'nifDistr');
  }
  const named = numbers.flatMap(({ reading }): Reading[] => {
    const field = owners.get(reading.value);
    return field && !has(field) ? [{ ...reading, field }] : [];
  });
  return named.filter((number, index) => named.findIndex(({ field }) => field === number.field) === index);
}

/** Whether the nearest words that say something about a number are about who pays. */
const isBuyers = ({ said, above }: Numbered) => {
  const telling = [...said, above].find((text) => BUYER.test(text) || roleIn(text));
  return telling !== undefined && BUYER.test(telling);
};

/** What a text says its company does. */
function roleIn(text: string): Owner | null {
  const last = (words: RegExp) => Math.max(-1, ...[...text.matchAll(words)].map(({ index }) => index));
  const [sells, organises] = [last(SELLS), last(ORGANISES)];
  return sells === organises ? null : sells > organises ? 'nifDistr' : 'nifOrganizador';
}

/**
 * The owner of a number by the words around it. What a company does, «Distribuye: Cultura y Deporte S.A.», says more than its name; the
 * line of the number says more than the lines above it.
 */
function ownerOf(number: Numbered): Owner | null {
  const { said, above } = number;
  return saidOwnerOf(number) ?? firstIn(said, companyIn) ?? roleIn(above) ?? companyIn(above);
}

/** The owner of a number by what its line says that the company does. */
function saidOwnerOf({ said, behind }: Numbered): Owner | null {
  if (WHO_SELLS.test(behind)) return 'nifDistr';
  if (WHO_ORGANISES.test(behind)) return 'nifOrganizador';
  return firstIn(said, roleIn);
}

const firstIn = (texts: readonly string[], of: (text: string) => Owner | null): Owner | null =>
  texts.map(of).find((owner) => owner !== null) ?? null;

/** What the words of a text say that its company is; null if it has words of both or of none. */
function companyIn(text: string): Owner | null {
  const [isSellers, isClubs] = [SELLER.test(text), CLUB.test(text)];
  return isSellers === isClubs ? null : isSellers ? 'nifDistr' : 'nifOrganizador';
}

/** All numbers of a page, in its sentences and behind its labels. */
function numbersOf(layout: Layout): Numbered[] {
  const { lines, labels, isOcr } = layout;
  const inSentences = paragraphsOf(lines).flatMap((tokens) => numbersIn(tokens, isOcr));
  const own = labels.filter(({ meanings }) => meanings.some(({ topic }) => topic === 'taxNumber'));
  const labelled = own.flatMap((label) => {
    const line = lines[label.line];
    const places = [line?.tokens.slice(label.end, label.end + 3) ?? [], textBelow(label, layout)];
    const [reading] = places.flatMap((tokens) =>
      tokens.length > 0 ? (readingOf('nifDistr', tokens, isOcr, label) ?? []) : [],
    );
    if (!line || !reading) return [];
    const other = own.findLast((one) => one.line === label.line && one.start < label.start);
    const before = line.tokens.slice(other ? other.end + 1 : 0, label.start);
    const beside = before.slice(before.findLastIndex(({ apart }) => apart));
    const said = [line.tokens[label.start]?.apart ? [] : beside, before].map(textOf);
    return [{ reading, said: said.map(plain), above: plain(aboveOf(label, lines)), behind: '' }];
  });
  const isSame = (one: Numbered, { reading }: Numbered) =>
    one.reading.value === reading.value && sharedHeight(one.reading.valueBox, reading.valueBox) > 0;
  return [
    ...inSentences.map((one) => {
      const same = labelled.find((other) => isSame(one, other));
      return { ...one, ...(same && { said: [...one.said, ...same.said], above: same.above }) };
    }),
    ...labelled.filter((one) => !inSentences.some((other) => isSame(one, other))),
  ];
}

/** The text right below a label. */
const textBelow = (label: Label, { segments }: Layout): Token[] =>
  segments.find(
    (one) =>
      one.line > label.line &&
      sharedWidth(one, label) > 0 &&
      one.y0 - label.y1 < REACH * height(label) &&
      one.y0 > label.y0 + 0.5 * height(label),
  )?.tokens ?? [];
const REACH = 2.5;

/** The numbers of a sentence: what is before the number of another company is about that one. */
function numbersIn(tokens: readonly Token[], isOcr: boolean): Numbered[] {
  const found: Numbered[] = [];
  let from = 0;
  for (let start = 0; start < tokens.length; start++) {
    const { meanings, end: behind } = longestMeaning(tokens, start, isOcr);
    const isLabel = meanings.some(({ topic, likeness }) => topic === 'taxNumber' && likeness === 1);
    // «Peña Norte (G07012347)», «Taquifácil S.L. B86712049»: a right check digit needs no label.
    const isBare =
      isChecked(tokens[start + 1]) &&
      (tokens[start]?.text === '('
        ? tokens[start + 2]?.text === ')'
        : isCompanysEnd(tokens[start]) ||
          // «Club Vega, G07012347»
          (tokens[start]?.text.endsWith(',') && namesCompany(textOf(tokens.slice(from, start + 1)))));
    if (!isLabel && !isBare) continue;
    const end = isLabel ? behind : start + 1;
    const at = tokens[end]?.kind === 'leader' ? end + 1 : end;
    const number = tokens.slice(at, at + 1);
    const reading =
      number.length > 0 ? readingOf('nifDistr', number, isOcr, union(tokens.slice(start, end))) : null;
    if (!reading) continue;
    const before = tokens.slice(from, start);
    const sentence = before.slice(
      before.findLastIndex((token) => endsText(token) && token.text.endsWith('.')) + 1,
    );
    // «…, como entidad organizadora, y Ondarra, NIF …»: the beginning is about the number before.
    const isBehind = from > 0 && sentence.length === before.length;
    const said = isBehind ? behindNumber(tokens.slice(from - 1, start)) : plain(textOf(sentence));
    const about = said.replace(WHO_SELLS, '').replace(WHO_ORGANISES, '');
    found.push({
      reading,
      said: [about],
      above: '',
      behind: behindNumber(tokens.slice(at, at + MOST_BEHIND)),
    });
    from = at + 1;
  }
  return found;
}

/** «S.L.», «S.A.D.» at the end of a company's name. */
const isCompanysEnd = (token: Token | undefined) =>
  /^s\.? ?[alc]\.?(l\.?u?|u|d)?[.,]?$/.test(plain(token?.text ?? ''));

const isChecked = (token: Token | undefined) => hasCheckedTaxNumber(token?.text ?? '');

/** The most words, with the number, that say what its company does. */
const MOST_BEHIND = 7;

/** The text behind the number that it starts with, with the comma between them. */
const behindNumber = (tokens: readonly Token[]) => plain(textOf(tokens)).replace(/^[a-z\d.-]*[a-z\d]/, '');

/** The text in the lines right above a label: what is in its column, rather than beside that. */
function aboveOf(label: Label, lines: readonly Line[]): string {
  const said: { inColumn: string; whole: string }[] = [];
  let below: Box = label;
  for (let index = label.line - 1; index >= 0 && said.length < LINES_ABOVE; index--) {
    const line = lines[index];
    if (!line || below.y0 - line.y1 > height(below) || sharedHeight(line, below) > 0.5 * height(below)) break;
    const column = stretchesOf(line).filter(({ tokens }) => sharedWidth(union(tokens), label) > 0);
    said.unshift({
      inColumn: column.map(({ tokens }) => textOf(tokens)).join(' '),
      whole: textOf(line.tokens),
    });
    below = line;
  }
  const hasColumn = said.some(({ inColumn }) => inColumn !== '');
  return said.map(({ inColumn, whole }) => (hasColumn ? inColumn : whole)).join('\n');
}
