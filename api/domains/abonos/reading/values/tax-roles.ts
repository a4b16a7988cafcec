import type { Layout, Draft, Box, Line, Token } from '../model.ts';
import { union } from '../geometry.ts';
import { plain } from '../text/letters.ts';
import { textOf } from '../lines/lines.ts';
import { findTaxNumber } from '../text/tax-number.ts';

// Finds the owner of each tax number from the words around it, and from the number of owners.

export type TaxRole = 'nifOrganizador' | 'nifDistr';
const ROLES: readonly TaxRole[] = ['nifOrganizador', 'nifDistr'];

/** Words for what a company does, and for names of such companies; the first have more weight. */
const SAID: Record<TaxRole, RegExp> = {
  nifOrganizador: /^(org|promo[tuv]|emis|emet|emit|expid|titularid)/,
  nifDistr:
    /^(distri|vend(?!rell)|ven$|venen$|vene[dm]|venu[td]|comerc|venta|venda|ticketera|canal|gestion|intermed|operad|operat|plataf)/,
};
const CALLED: Record<TaxRole, RegExp> = {
  nifOrganizador:
    /^(club|cb|cd|ue|uc|bc|sad|feder|assoc|asoc|funda|entid|entit|basquet|basket|balonces|esport|deport|penya|ateneu|ateneo)/,
  nifDistr: /^(entrad|ticket|tiquet|taquil|passi|pases|abonos|abonam|online|digital|internet)/,
};
const A_PERSONS =
  /^(dni|nie|pasap|passap|titular|abonad[oa]$|abonat|abonada|soci|cliente?|assist|asist|usua)/;
/** The weight of a word: more for a statement than for a name, and less on a line before. */
const SAYS = 4;
const NAMES = 1;
const LINES_BEFORE = 4;
/** Associations and public bodies organise, they do not sell. */
const ORGANISES = /^[GVQPR]/;

const CONFIDENCE = { said: 0.9, concluded: 0.55 };

interface Numbered {
  value: string;
  tokens: Token[];
  line: number;
  points: Record<TaxRole, number>;
}

/** The owners of a page's tax numbers, by number. */
export function taxRolesOf(layout: Layout): Map<string, TaxRole> {
  return new Map(assigned(numbersOf(layout)).map(({ role, value }) => [value, role]));
}

/** Adds tax numbers without a label to passes. */
export function useTaxRoles(drafts: readonly Draft[], layout: Layout): void {
  for (const { role, value, tokens, sure } of assigned(numbersOf(layout))) {
    for (const { fields } of drafts) {
      if (ROLES.some((other) => fields[other]?.value === value)) continue;
      fields[role] ??= {
        value,
        raw: textOf(tokens),
        source: 'derived',
        confidence: (sure ? CONFIDENCE.said : CONFIDENCE.concluded) * lettersOf(tokens),
        valueBox: union(tokens),
      };
    }
  }
}

const lettersOf = (tokens: readonly Token[]) => Math.min(...tokens.map(({ confidence }) => confidence));

type Assigned = Numbered & { role: TaxRole; sure: boolean };

/** One number for each role: the one with the highest weight; of two, the other is for the other role. */
function assigned(numbers: readonly Numbered[]): Assigned[] {
  const lead = ({ points }: Numbered) => points.nifOrganizador - points.nifDistr;
  const ordered = numbers.toSorted((a, b) => lead(b) - lead(a));
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return [];
  const apart = first !== last && lead(first) > lead(last);
  const many = numbers.length > 2;
  const found: Assigned[] = [];
  if (lead(first) > 0 || (apart && !many))
    found.push({ ...first, role: 'nifOrganizador', sure: lead(first) >= SAYS - NAMES });
  if (lead(last) < 0 || (apart && !many))
    found.push({ ...last, role: 'nifDistr', sure: -lead(last) >= SAYS - NAMES });
  return found;
}

/** The tax numbers of companies on a page, each once. */
function numbersOf({ lines, isOcr }: Layout): Numbered[] {
  const numbers = new Map<string, Numbered>();
  for (const [index, line] of lines.entries()) {
    let from = 0;
    for (let at = 0; at < line.tokens.length; at++) {
      const tokens = numberAt(line.tokens, at, isOcr);
      const found = tokens && findTaxNumber(textOf(tokens), isOcr);
      if (!tokens || !found) continue;
      const before = line.tokens.slice(from, at);
      from = at + tokens.length;
      at = from - 1;
      const points = pointsOf(before, tokens, index, lines, from);
      const labelled = before.some(({ label }) => /^(nif|cif|vat|nifcif)$/.test(label));
      if (!points || !(found.checked || labelled)) continue;
      if (ORGANISES.test(found.value)) points.nifOrganizador += NAMES / 2;
      const same = numbers.get(found.value);
      if (same) for (const role of ROLES) same.points[role] = Math.max(same.points[role], points[role]);
      else numbers.set(found.value, { value: found.value, tokens, line: index, points });
    }
  }
  return [...numbers.values()];
}

/** A number that starts at a token: whole, or after its letter. */
function numberAt(tokens: readonly Token[], at: number, isOcr: boolean): Token[] | null {
  const [first, next] = [tokens[at], tokens[at + 1]];
  if (!first || !/\d/.test(`${first.text}${next?.text ?? ''}`)) return null;
  if (/\d{6}/.test(first.text.replace(/[^\p{L}\d]/gu, '')) || (isOcr && /\d{4}/.test(first.text)))
    if (findTaxNumber(first.text, isOcr)) return [first];
  return next && /^[A-Z]-?$/.test(first.text) && findTaxNumber(`${first.text}${next.text}`, isOcr)
    ? [first, next]
    : null;
}

/** The roles of a number by the words around it; null for that of a person. */
function pointsOf(
  before: readonly Token[],
  number: readonly Token[],
  index: number,
  lines: readonly Line[],
  end: number,
): Record<TaxRole, number> | null {
  const tokens = lines[index]?.tokens ?? [];
  const close =
    tokens[end]?.text === '(' ? tokens.findIndex(({ text }, at) => at > end && text === ')') : end;
  const own = sum([...before, ...tokens.slice(end, Math.max(end, close))]);
  const isPersons = before.slice(-6).some(({ label }) => A_PERSONS.test(label));
  if (isPersons && Math.max(own.nifOrganizador, own.nifDistr) < SAYS) return null;
  if (Math.abs(own.nifOrganizador - own.nifDistr) >= SAYS - NAMES) return own;
  const box = union([...before.filter(({ label }) => /^(nif|cif)/.test(label)).slice(-1), ...number]);
  for (let above = index - 1; above >= Math.max(0, index - LINES_BEFORE); above--) {
    const said = sum(over(lines[above], box));
    if (said.nifOrganizador !== said.nifDistr) {
      for (const role of ROLES) own[role] += said[role] * 0.9;
      break;
    }
  }
  return own;
}

/** The column of a line above a box; without columns the line after its last number. */
function over(line: Line | undefined, box: Box): readonly Token[] {
  const columns = columnsOf(line);
  const column = columns.find(([first]) => Math.abs((first?.x0 ?? 0) - box.x0) < 1.2 * (line?.size ?? 0));
  if (column && columns.length > 1) return column;
  const tokens = line?.tokens ?? [];
  const last = tokens.findLastIndex(({ text }) => /\d{7}/.test(text));
  return tokens.slice(last + 1);
}

function sum(tokens: readonly Token[]): Record<TaxRole, number> {
  const points = { nifOrganizador: 0, nifDistr: 0 };
  for (const [index, { text }] of tokens.entries()) {
    const word = plain(text).replace(/[^\p{L}]/gu, '');
    for (const role of ROLES) {
      // The last name counts, a little more than the one before.
      if (SAID[role].test(word)) points[role] = Math.max(points[role], SAYS + index / 1000);
      else if (CALLED[role].test(word) && points[role] < NAMES) points[role] = NAMES;
    }
  }
  return points;
}

/** The stretches of a line between gaps. */
function columnsOf(line: Line | undefined): Token[][] {
  const columns: Token[][] = [];
  for (const token of line?.tokens ?? []) {
    const column = columns.at(-1);
    if (column && !token.apart) column.push(token);
    else columns.push([token]);
  }
  return columns;
}
