import { isSmallInName } from '../fields/nombre-asistente.ts';
import { OF_TARIFF, TARIFFS } from '../fields/tipo-abonament.ts';
import { textOf } from '../lines/lines.ts';
import type { Token } from '../model.ts';
import { isGivenName } from '../text/given-names.ts';
import { plain } from '../text/letters.ts';

// Texts that say themselves what they are.

const ARENA =
  /^(palau|palacio|pazo|pabellon|pavillon|pavello|polideportivo|poliesportiu|poliderportiu|complejo deportivo|complex esportiu|centro (insular|deportivo)|ciudad deportiva|ciutat esportiva|estadi|estadio|campo (de|municipal)|camp (de|municipal)|coliseo|coliseum?|velodrom|velodromo|kiroldegi|fronton|plaza de toros) | (arena|(kiroldegi|frontoi|pilotaleku)a?) $/;
/** Prose about an arena is no arena: «Palau. Conserve este documento». */
export const LONGEST_ARENA = 8;

/** «Pabellón El Soto», «Usabal Kiroldegia», «Gran Canaria Arena». */
export const isArena = (text: string): boolean =>
  ARENA.test(`${plain(text)} `) && text.split(' ').length <= LONGEST_ARENA;

/** No name of a person, but of a club, a company, a paper or a place. */
const NO_PERSON =
  /\b(club|c\.? ?[bd]|a\.? ?d|s\.? ?[al]|s\.?l\.?u|sad|coop|basquet|basket|baloncesto|saski\w*|esport\w*|deport\w*|union|asociacion|fundacio\w*|ticket\w*|entradas|entrades|sarrera\w*|abono|abonament|carnet|temporada|grada|tribuna|gol|fondo|fons|lateral|curva|palco|llotja|preferencia|norte|nord|sur|oeste|anillo|fila|zona|sector|puerta|total|precio|gracias|documento|condiciones|factura|recibo|certificad\w*|resumen|pedido|liga|copa|feb|copia|para|ejemplar|por|abonado|abonat|socio|titular|comprobante|justificante|calle|carrer|plaza|avenida)\b/;

/** «Covadonga Sainz Cue»: two to five words with capitals that name nothing else. */
export const isLikePerson = (text: string): boolean => {
  const words = text.split(' ').filter((word) => !/^(de|del|la|las|los|i|y|da|dos|e)$/.test(word));
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => /^\p{Lu}([\p{L}'’ªº-]+|\p{Ll}{1,3}\..*)$/u.test(word)) &&
    !NO_PERSON.test(plain(text)) &&
    !isArena(text) &&
    !TARIFFS.test(plain(text))
  );
};

/** A surname, also a compound one. */
const SURNAME = /^\p{Lu}[\p{L}'’-]+$/u;
/** The most words of the second line of a name. */
const MOST_BELOW = 4;
const ALL_SURNAMES = 2;

/** How many surnames a name has; «Solís y Vega» is one. */
function surnamesIn(name: string): number {
  const words = name.split(' ');
  const first = words.findIndex((word) => !isSmallInName(word) && !isGivenName(word));
  const surnames = first < 0 ? [] : words.slice(Math.max(1, first));
  return surnames.filter((word, index) => {
    const before = surnames.slice(0, index).findLastIndex((one) => !isSmallInName(one));
    const isJoined = surnames.slice(before + 1, index).some((one) => /^y$/i.test(one));
    return !isSmallInName(word) && !isJoined;
  }).length;
}

/** «Marina Ferrer Oliver»: a common given name with all its surnames, none of them a single letter. */
export function isWholeName(name: string): boolean {
  const words = name.split(' ');
  return (
    isGivenName(words[0] ?? '') &&
    !isSmallInName(words.at(-1) ?? '') &&
    surnamesIn(name) >= ALL_SURNAMES &&
    words.every((word) => isSmallInName(word) || /\p{L}{2}|\.$/u.test(word))
  );
}

/** Whether a text may be the rest of a name that starts in the line above: «de la Concha». */
export const endsName = (text: string): boolean =>
  isSmallInName(text.split(' ')[0] ?? '') && isLikeSurnames(text);

/** «Vega», «DEL RÍO HONTANARES»: one to four words that may be surnames. */
export function isLikeSurnames(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length <= MOST_BELOW &&
    words.every((word) => SURNAME.test(word) || isSmallInName(word)) &&
    !isSmallInName(words.at(-1) ?? '') &&
    !NO_PERSON.test(plain(text)) &&
    !TARIFFS.test(plain(text))
  );
}

const inCapitals = (text: string) => text === text.toUpperCase();

/** Whether the name of a person is broken at one of its small words: «Vallès i» above «Mas», «Vallès» above «de la Mata». */
export const isNameBroken = (name: string, next: string): boolean =>
  isLikeSurnames(next) &&
  inCapitals(name) === inCapitals(next) &&
  (endsName(next) || isSmallInName(name.split(' ').at(-1) ?? ''));

/**
 * Whether the name of a person goes on in the line below: with its end, with a surname that it lacks, or with one for which its line
 * has no room.
 */
export function personGoesOn(name: string, next: string, isFull = false): boolean {
  if (isNameBroken(name, next)) return true;
  if (!isLikeSurnames(next) || inCapitals(name) !== inCapitals(next)) return false;
  const [first = '', ...more] = next.split(' ');
  const isOther = more.length > 0 && isGivenName(first);
  return !isOther && isGivenName(name.split(' ')[0] ?? '') && (isFull || surnamesIn(name) < ALL_SURNAMES);
}

/** The words of tariffs that are also titles of papers, or names of other things. */
const TITLES = /\b(abono|abonament|local|palco|llotja|familia)\b/;
/** «SOCIO» alone is a title, «SOCIO ADULTO» and «ABONADO JOVEN» are tariffs. */
const MEMBER = /^(soci[oa]?s?|abonad[oa]s?|abonats?|abonades)$/;
/** Between the words of a tariff: «Adulto - General», «Sénior +65», «Familiar 2+2», «Adult en atur». */
const SIGNS = /(?: (?:en|con|amb) |[\s\d+%./-])+/g;

/** «Sub-14» without its number. */
const UNDER = 'sub';

/** «Infantil (hasta 14 años)»: for whom a tariff is. */
const FOR_WHOM = / \([^()]+\)$/;

/** Whether a text without a label is a tariff, and nothing else. */
export const isTariff = (text: string): boolean => {
  const said = plain(text.replace(FOR_WHOM, ''));
  const words = said.split(SIGNS).filter(Boolean);
  const isTitle = !/^\p{Lu}/u.test(text) || TITLES.test(said) || words.every((word) => MEMBER.test(word));
  return (
    !isTitle &&
    words.length > 0 &&
    words.every((word) => TARIFFS.test(word) || MEMBER.test(word) || word === UNDER)
  );
};

/** «Abono Oro»: a tariff with the word for the paper, which belongs to its name. */
export const isNamedTariff = ([first, ...more]: readonly Token[]): boolean =>
  OF_TARIFF.test(first?.label ?? '') && isTariff(textOf(more));

/** The most words of a tariff's own name. */
const MOST_IN_TARIFF = 3;
const NO_TARIFF = /\b(digital|virtual|online|movil|mobil|oficial|basket\w*|basquet\w*|futbol\w*)\b/;

/** «Abono Pista», «Abono Socio RBB»: the same with a name that only its club has. */
export const isNamedByClub = ([first, ...more]: readonly Token[]): boolean => {
  const said = plain(textOf(more));
  return (
    OF_TARIFF.test(first?.label ?? '') &&
    [first, ...more].every((token) => /^\p{Lu}\p{L}+$/u.test(token?.text ?? '')) &&
    more.length > 0 &&
    more.length <= MOST_IN_TARIFF &&
    /^\p{Lu}\p{Ll}/u.test(first?.text ?? '') &&
    !NO_TARIFF.test(said) &&
    (TARIFFS.test(said) || !NO_PERSON.test(said))
  );
};

/** «LF Challenge 2026-27»: what is played in a season. */
export const isWithSeason = (text: string): boolean =>
  /^\p{Lu}.{3,40} 20\d\d ?[/–-] ?(20)?\d\d$/u.test(text) && !NO_COMPETITION.test(plain(text));

const NO_COMPETITION =
  /\b(abonos?|abonaments?|temporada|tempada|denboraldia|campana|carnets?|socios?|curso|factura|pedido|titulos?)\b|:/;
