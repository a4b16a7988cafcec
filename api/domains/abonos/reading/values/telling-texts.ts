import { TARIFFS } from '../fields/tipo-abonament.ts';
import { plain } from '../text/letters.ts';

// Texts that say themselves what they are.

const ARENA =
  /^(palau|palacio|pazo|pabellon|pavillon|pavello|polideportivo|poliesportiu|poliderportiu|complejo deportivo|complex esportiu|centro (insular|deportivo)|ciudad deportiva|ciutat esportiva|estadi|estadio|campo (de|municipal)|camp (de|municipal)|coliseo|coliseu|velodrom|velodromo|kiroldegi|fronton|plaza de toros) | (kiroldegi|frontoi|pilotaleku)a? $/;
/** Prose about an arena is no arena: «Palau. Conserve este documento». */
export const LONGEST_ARENA = 8;

/** «Pabellón El Soto», «Usabal Kiroldegia». */
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

/** The words of tariffs that are also titles of papers, or names of other things. */
const TITLES = /\b(abono|abonament|socis?|socios?|local|palco|llotja|familia)\b/;
/** Between the words of a tariff: «Adulto - General», «Sénior +65», «Familiar 2+2». */
const SIGNS = /[\s\d+%./-]+/g;

/** Whether a text without a label is a tariff, and nothing else. */
export const isTariff = (text: string): boolean => {
  const said = plain(text);
  const words = said.split(SIGNS).filter(Boolean);
  const isTitle = !/^\p{Lu}/u.test(text) || TITLES.test(said);
  return !isTitle && words.length > 0 && words.every((word) => TARIFFS.test(word));
};

/** «LF Challenge 2026-27»: what is played in a season. */
export const isWithSeason = (text: string): boolean =>
  /^\p{Lu}.{3,40} 20\d\d ?[/–-] ?(20)?\d\d$/u.test(text) && !NO_COMPETITION.test(plain(text));

const NO_COMPETITION =
  /\b(abonos?|abonaments?|temporada|tempada|denboraldia|campana|carnets?|socios?|curso|factura|pedido|titulos?)\b|:/;
