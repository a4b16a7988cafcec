import { plain } from '../text/letters.ts';
import { trimmed } from './texts.ts';
import type { Field } from './field.ts';

/** Up to four words, beginning with a letter or digit. */
const RING = /^[\p{L}\d][\p{L}\d .ªº°'’·/-]{0,29}$/u;
const MOST_WORDS = 4;

/** A mixture of letters and digits is a code, but «1ER ANILLO» is a ring. */
const LIKE_CODE = /\d{3}|\p{L}\d+\p{L}|\d(?!(?:ER|ON|ND)\b)\p{Lu}{2}/u;

/** «Ubicación: bloque Norte, fila 5»: the rest of a seat. */
const SEAT = /^(bloque|bloc|fila|asiento|seient|butaca)\b/;

const TYPICAL =
  /^(anillo |anell |nivel |nivell |grada |graderi[ao] |trib(una |\. ?)|planta |lat(eral |\. ?))?(inferior|superior|intermedi|intermig|medi[oa]|mitj[aà]|mig|pista|baj[oa]|baix|alt|principal|central|lateral|fondo|fons|gol|corner|graderi[ao]|anell de |anillo de |vip|palco|llotja|llotges|platea|galeria|balco|anfiteatr|amfiteatr|jove|joven|animaci|preferen|trib(una|\.?$)|general|grada|\d[ªº°a]?$|\d ?(er|r|n|t|[ªº°a])\b|primer|segun|segon|tercer|norte|nord|sur|sud|est|oest|(ober|mittel|unter)rang|haupttribun)/;

/** How high a seat is: a block is seldom called so. */
const LEVEL =
  /\b(inferior|superior|intermedi[oa]?|intermig|medi[oa]|mitja|mig|baj[oa]|baix[ao]?|alt[oa]?|pista|anillo|anell|planta|nivell?|piso|pis)\b/;

/** Whether a text names a level of seats, «Grada Superior», and not only a stand, «Fondo Norte». */
export const isLevel = (text: string): boolean => LEVEL.test(plain(text));

const confidence = { typical: 0.95, word: 0.6, number: 0.3 };

/** The ring or stand of a seat. */
export const anillo: Field = {
  labels: {
    clear: `anillo zona|nivel|grada|graderia|graderio|tribuna|sector?, anell|anella zona|nivell|grada|graderia|tribuna|sector?, ring, zona|nivel|grada anillo, zona|nivell|grada anell`,
    vague: `zona, nivel, nivell, planta, grada, graderia, graderio, tribuna, piso, pis, altura, alcada, area, zona|nivel|nivell|tipo|area grada|graderia|graderio|asiento|seient|pabellon|pavello|recinto,
      grada|graderia|graderio|tribuna zona|nivel|nivell, localizacion, localitzacio, ubicacion|ubicacio asiento|seient?, localidad, localitat, lugar grada, anfiteatro, anfiteatre`,
  },
  closed: false,
  read(text, isOcr) {
    const tidy = trimmed(isOcr ? text.replace(/[.,]+$/, '') : text);
    if (
      SEAT.test(plain(tidy)) ||
      !RING.test(tidy) ||
      tidy.split(' ').length > MOST_WORDS ||
      LIKE_CODE.test(tidy)
    )
      return null;
    // OCR reads a bold «I» as «i», and rings are names.
    const value = isOcr ? tidy.replace(/^i(?=\p{Ll})/u, 'I') : tidy;
    const isTypical = TYPICAL.test(plain(tidy));
    const other = /\p{L}/u.test(tidy) ? confidence.word : confidence.number;
    return { value, fit: isTypical ? confidence.typical : other };
  },
  examples: [
    { text: 'Gol Sud.', isOcr: true, value: 'Gol Sud' },
    { text: 'inferior', isOcr: true, value: 'Inferior' },
    { text: '1er anillo', value: '1er anillo' },
    { text: '1ER ANILLO', value: '1ER ANILLO' },
    { text: 'B12C', value: null },
    { text: 'bloque Fondo', value: null },
  ],
};
