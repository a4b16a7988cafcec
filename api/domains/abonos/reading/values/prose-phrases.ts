import { startsAddress } from '../fields/direccion.ts';
import { isCompetition } from '../fields/evento.ts';
import { TARIFFS } from '../fields/tipo-abonament.ts';
import { textOf } from '../lines/lines.ts';
import { nameBefore, nameEnd, namesIn, personIn, withoutEnd } from '../lines/proper-names.ts';
import type { Reading, Token } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { plain } from '../text/letters.ts';
import { isArena } from './telling-texts.ts';

// Values that sentences name without a label.

/** Some words as the value of a field, if they can be one. */
export type Read = (field: FieldName, value: readonly Token[], label?: readonly Token[]) => Reading[];

/** «en el Pabellón Vega», «juga al Pavelló», «Pabellón: …». */
const AT =
  /^(en|al|als|a|del|el|la|los|las|l['’]|no|na|o|pabellon|pavillon|pavello|recinto|recinte|sede|seu)$/;
/** What may stand between an arena and its address. */
const BEFORE_ADDRESS =
  /^(\(|[—–·-]|(sit[oa]|situad[oa]|ubicad[oa]|situat|ubicat|situada) ?|en|a|al|de|la|el|na|no|con|amb|domicilio|domicili|direccion|adreca)$/;
const MOST_BEFORE_ADDRESS = 4;
/** The most words of an address before its postal code. */
const LONGEST_STREET = 14;
const POSTAL = /^\d{5}$/;

/** Arenas with an address behind them, and in prose also those that are said where something takes place. */
export function arenasIn(tokens: readonly Token[], read: Read, isProse: boolean): Reading[] {
  const isNumber = ({ text }: Token) => /^\d{1,2}[,.]?$/.test(text);
  return namesIn(tokens, isNumber).flatMap(({ start, end }) => {
    const arena = tokens.slice(start, end);
    const address = addressBehind(tokens, end);
    const before = tokens[start - 1];
    const isNamed = isArena(textOf(arena));
    const isPlace = AT.test(plain(before?.text ?? '')) || before?.kind === 'leader';
    if (arena.length < 2 || !(isPlace || (isNamed && address.length > 0))) return [];
    if (address.length > 0) return [...read('recinto', arena), ...read('direccion', address)];
    return isProse && isNamed ? read('recinto', arena) : [];
  });
}

/** The address that follows the name of an arena, up to its town. */
function addressBehind(tokens: readonly Token[], from: number): Token[] {
  let start = from;
  while (start < from + MOST_BEFORE_ADDRESS && BEFORE_ADDRESS.test(plain(tokens[start]?.text ?? ''))) start++;
  const isApart = start > from || tokens[from - 1]?.text.endsWith(',') === true;
  // Brackets behind an arena hold its address, whatever its street is called.
  const isStreet = startsAddress(textOf(tokens.slice(start, start + 2))) || tokens[start - 1]?.text === '(';
  if (!isApart || !isStreet) return [];
  const code = tokens.slice(start, start + LONGEST_STREET).findIndex(({ text }) => POSTAL.test(text));
  const town = code < 0 ? 0 : nameEnd(tokens, start + code + 1);
  // «17820 Banyoles (Girona)»
  const end = tokens[town]?.text === '(' && tokens[town + 2]?.text === ')' ? town + 3 : town;
  return end > start + code + 1 ? tokens.slice(start, end) : [];
}

const YEARS = /^(20)?\d\d[/–-](20)?\d\d[,.;)]*$/u;
/** What is before a competition in a sentence. */
const BEFORE_COMPETITION =
  /^(la|el|los|les|els|de|da|do|na|para|per|competicion|competicio|campeonato|campionat|torneo|torneig|partidos|partits)$/;
const GROUP = /^grup[oa]?$/;

/** Competitions: by their first words, or by the years behind a name, «la LF Challenge 2025/26». */
export function competitionsIn(tokens: readonly Token[], read: Read): Reading[] {
  return namesIn(tokens, ({ text }) => /^\d/.test(text)).flatMap(({ start, end }) => {
    const before = plain(tokens[start - 1]?.text ?? '');
    const named = tokens.slice(start, quotedEnd(tokens, start) ?? end);
    const isNamed = isCompetition(textOf(withoutEnd(named))) || (COMPETITION.test(before) && hasYears(named));
    const isOther = OTHER.test(plain(textOf(named)));
    const isDated = /^(la|el)$/.test(before) && hasYears(named) && !isOther;
    if (named.length < 2 || !BEFORE_COMPETITION.test(before) || !(isNamed || isDated)) return [];
    const next = start + named.length;
    const group = GROUP.test(plain(tokens[next]?.text ?? '')) ? 2 : 0;
    return read('evento', tokens.slice(start, next + group));
  });
}

/** The most words in quotes. */
const LONGEST_QUOTE = 9;

/** Where a text in quotes ends that starts at a word: «Tercera FEB, Grup B». */
export function quotedEnd(tokens: readonly Token[], start: number): number | undefined {
  if (!/^[«“"]/u.test(tokens[start]?.text ?? '')) return undefined;
  const last = tokens
    .slice(start, start + LONGEST_QUOTE)
    .findIndex(({ text }) => /[»”"][.,;:]?$/u.test(text));
  return last < 0 ? undefined : start + last + 1;
}

const COMPETITION = /^(competicion|competicio|campeonato|campionat|torneo|torneig)$/;
/** What else has years behind it. */
const OTHER = /^(temporada|abono|abonament|carnet|campana|campanya|curs|curso)/;
const hasYears = (named: readonly Token[]) => YEARS.test(named.at(-1)?.text ?? '');

/** «X es titular del abono», «X figura como socio». */
const IS_HOLDER = /^(es|és|é|como|com|consta|figura)$/;
/** What the holder of a pass is called. */
export const HOLDER =
  /^(person?a )?(titular|abonad[oa]|abonat|soci[oa]?|beneficiari[oa]?|asistente|assistent|usuari[oa]?)\b/;
/** «certifica que X ha renovado su abono»: what a holder does. */
const DOES =
  /^(ha (adquirido|renovado|comprado|abonado|pagado|satisfecho|adquirit|renovat|comprat|pagat)|esta (abonad|al corriente)|posee|tiene|te|dispone|disposa|ocupa)\b/;
/** «(en adelante, la PERSONA ABONADA)»: what a contract calls one of its parties. */
const CALLED = /^(adelante|diante|endavant|sucesivo|successiu|denominad[oa]|anomenad[oa])/;
/** «X, con DNI 123»: a person. */
const IS_PERSON = /^(con|amb|provisto|proveida|mayor|major|titular)$/;
/** The most words with a number of identity between a person and what is said of them. */
const MOST_ABOUT = 6;

/** Holders: by what is said of them behind their name. */
export function holdersIn(tokens: readonly Token[], read: Read): Reading[] {
  const said = (at: number, count = 3) => plain(textOf(tokens.slice(at, at + count))).replace(/^[,«"“]/, '');
  return tokens.flatMap((token, at) => {
    const isCalled = CALLED.test(plain(token.text)) && [1, 2, 3].some((more) => HOLDER.test(said(at + more)));
    if (isCalled) return read('nombreAsistente', partyBefore(tokens, at));
    const isHolder = IS_HOLDER.test(token.text) && [1, 2].some((more) => HOLDER.test(said(at + more)));
    if (!isHolder && !DOES.test(said(at))) return [];
    const end = beforeNumber(tokens, at);
    const name = nameBefore(tokens, end);
    const isSaid = isHolder || [said(end - name.length - 1, 1), said(end - name.length, 1)].includes('que');
    return isSaid ? read('nombreAsistente', personIn(name)) : [];
  });
}

/** The end of the text before a word, without the number of identity that a person has there. */
function beforeNumber(tokens: readonly Token[], at: number): number {
  const from = Math.max(0, at - MOST_ABOUT);
  const start = tokens
    .slice(from, at)
    .findIndex(({ text }, index) => IS_PERSON.test(text) && tokens[from + index - 1]?.text.endsWith(','));
  return start < 0 ? at : from + start;
}

/** The party of a contract that is called a holder: the last person before it, or the first name since the other party. */
function partyBefore(tokens: readonly Token[], at: number): Token[] {
  const from = tokens.findLastIndex(({ text }, index) => index < at && CALLED.test(plain(text)));
  const names = namesIn(tokens.slice(from + 1, at)).map(({ start, end }) => ({
    name: personIn(tokens.slice(from + 1 + start, from + 1 + end)),
    next: tokens[from + 1 + end]?.text ?? '',
  }));
  const full = names.filter(({ name }) => name.length > 1);
  return (full.findLast(({ next }) => IS_PERSON.test(next)) ?? full[0])?.name ?? [];
}

const PAPER = /^(abono|abonament|carnet|carne|pase|passi)$/;
const HAS = /^(lleva|tiene|porta|te|con|amb|es|el)$/;
const NUMBER = /^(numero|num|n)[.º°o]*$/;
const CODE = /^[\p{Lu}\d][\p{Lu}\d./-]*\d{2}[\p{Lu}\d./-]*[,.;:]?$/u;

/** The most words between a pass and «con número», and what else has a number. */
const MOST_BEFORE_NUMBER = 9;
const OTHER_NUMBERED =
  /^(dni|nie|nif|cif|cuenta|compte|tarjeta|targeta|telefono|telefon|factura|recibo|rebut)$/;

/** «el abono de la modalidad General, con número 0377». */
function isOfPaper(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - MOST_BEFORE_NUMBER), at);
  const said = before.slice(before.findLastIndex(({ text }) => /\p{L}{3}[.;:]$/u.test(text)) + 1);
  const isWith = /^(con|amb)( el)?$/.test(plain(textOf(said.slice(-2))).replace(/^(?!con|amb)\S+ /, ''));
  return (
    isWith &&
    said.some(({ label }) => PAPER.test(label)) &&
    !said.some(({ text }) => OTHER_NUMBERED.test(plain(text).replace(/\W+$/, '')))
  );
}

/** «el abono lleva el número X-0711», «el abono X-0711, a nombre de …». */
export function numberedPapers(tokens: readonly Token[], read: Read): Reading[] {
  return tokens.flatMap((token, start) => {
    const next = tokens.slice(start + 1, start + 2);
    if (NUMBER.test(plain(token.text)) && CODE.test(next[0]?.text ?? '') && isOfPaper(tokens, start))
      return read('referenciaTicket', next, [token]);
    if (!PAPER.test(token.label)) return [];
    let at = start + 1;
    while (HAS.test(plain(tokens[at]?.text ?? ''))) at++;
    const isNumbered = NUMBER.test(plain(tokens[at]?.text ?? ''));
    const code = tokens.slice(isNumbered ? at + 1 : start + 1).slice(0, 1);
    const text = code[0]?.text ?? '';
    // A bare number without «número» may be an amount.
    return CODE.test(text) && (isNumbered || /\p{Lu}/u.test(text))
      ? read('referenciaTicket', code, [token])
      : [];
  });
}

/** «Ana Vega Ruiz (General)» on a line of its own: a holder with the tariff. */
export function holderWithTariff(tokens: readonly Token[], read: Read): Reading[] {
  const end = nameEnd(tokens, 0);
  const tariff = tokens.slice(end + 1, -1);
  const isBoth =
    end > 1 &&
    tokens[end]?.text === '(' &&
    tokens.at(-1)?.text === ')' &&
    TARIFFS.test(plain(textOf(tariff)));
  return isBoth ? [...read('nombreAsistente', tokens.slice(0, end)), ...read('tipoAbonament', tariff)] : [];
}
