import { asDigits, plain } from '../text/letters.ts';
import { trimmed } from './texts.ts';
import type { Field } from './field.ts';

const BLOCK = /^([A-Z]{0,3}[-\s]?\d{1,4}(?:-?[A-Z]{1,2})?|[A-Z]{1,2})$/iu;

/** Blocks may have such names; other letters are misread digits. */
const BEHIND_NUMBER = /^\d{1,3}(?:[A-HJ-NPR-Z]|-[A-Z])$/;

/** «N8» is a block's name, «Nº 8» is not. */
const NUMBER = /^(?:n[º°o.]+(?!\p{L})|n(?=\s)|núm\.?)\s*(?=\S)/iu;

/** «Tribuna Oeste», «Trib. Oeste», «Gol Sur», «Norte», «Sombra»: stands that are the name of a block. */
const STAND =
  /^((trib(una|\.)|gol|fondo|fons|lat(eral|\.)|grada|graderi[ao]|preferencia|preferent|preferente|corner|curva|zona|sector|pista)( (de )?(norte?|nord|sur|sud|estes?|est|leste|oeste?|oest|alt[ao]?|baj[ao]|baix[ao]?|central|principal|lateral|visitante|local|preferente|animacion|animacio|superior|inferior))*([ -]([a-z]|[a-z]?-?\d{1,3}))?|(palco|llotja) \d{1,3}|(palco|llotja|vip) [a-z]|(ekialde|mendebalde|ipar(ralde)?|hego(alde)?)(a|ko (tribuna|harmaila|grada|gola))?|(norte|nord|sur|sud|este|est|leste|oeste|oest|derecha|dreta|izquierda|esquerra|central|centro|centre|sol|sombra|ombra)( \d{1,2})?)$/;

/** «Gol Mestral», «Lateral Este Cubierto», «Grada del Río»: what a club calls a stand. */
const CALLED =
  /^(tribuna|gol|fondo|fons|lateral|grada|graderi[ao]|preferencia|preferente?|corner|curva|zona|sector|platea|palco|llotja)(?= )/;
const NAME = /^\S+( (de |del |de la |de l['’])?\p{Lu}[\p{L}'’·-]+){1,3}( \d{1,3})?$/u;
/** «BLOQUE 17», behind another label. */
const CALLED_BLOCK = /^(?:bloque|bloc|sector|block) \d{1,4}$/iu;
/** «Ekialdea 2». */
const NAMED = /^\p{Lu}\p{L}{3,} \d{1,3}$/u;

const confidence = {
  asPrinted: 0.95,
  stand: 0.9,
  called: 0.85,
  misread: 0.8,
  letters: 0.85,
  named: 0.7,
  lettersMisread: 0.3,
};

/** From this fit on, a text is a block, be it one with a name, «Lateral Este Cubierto». */
export const NAMED_BLOCK = confidence.called;

/** After a letter there are only digits, however they were read. */
function asMeant(seen: string): string {
  const meant = /^[\p{L}\d|!]{1,4}$/u.test(seen) ? seen.slice(0, 1) + asDigits(seen.slice(1)) : seen;
  const isNumber = /^\d/.test(asDigits(meant)) && /\d/.test(meant) && !/^[A-Z]/.test(meant);
  return isNumber ? asDigits(meant) : meant;
}

/** The block of a seat: digits, a letter, or both, or the name of a stand. */
export const bloque: Field = {
  labels: {
    clear: `num? bloque|bloc sector|seccion|seccio?, bloque|bloc num, block, num? sector, sector num|bloque|bloc, puerta|porta|acceso|acces|boca bloque|bloc|sector|seccion|seccio`,
    vague: `num? seccion|seccio|modulo|modul|vomitorio|vomitori|cuadrante|quadrant|zona, grada, bl, blq, bloq, sec, sect, vom, boca`,
  },
  closed: true,
  read(text, isOcr) {
    // OCR reads the edge of a block's frame as a sign.
    const printed = trimmed(isOcr ? text.replace(/^[€([{]+(?=\p{L}?\d)/u, '') : text).replace(/[.,]+$/, '');
    if (STAND.test(plain(printed))) return { value: printed, fit: confidence.stand };
    if (CALLED_BLOCK.test(printed)) return { value: printed, fit: confidence.named };
    if (!isOcr && CALLED.test(plain(printed)) && NAME.test(printed))
      return { value: printed, fit: confidence.called };
    const tidy = printed.replace(NUMBER, '');
    const meant = isOcr && !BEHIND_NUMBER.test(tidy) ? asMeant(tidy) : tidy;
    const found = BLOCK.exec(meant)?.[1];
    if (!found) return !isOcr && NAMED.test(printed) ? { value: printed, fit: confidence.named } : null;
    const { letters, lettersMisread, asPrinted, misread } = confidence;
    // «II», «U»: blocks seldom have only letters, and on a scan those are misread digits.
    const fit = !/\d/.test(found) ? (isOcr ? lettersMisread : letters) : meant === tidy ? asPrinted : misread;
    return { value: found.replace(/\s+/g, isOcr ? '' : ' ').toUpperCase(), fit };
  },
  examples: [
    { text: 'Nº 104', value: '104' },
    { text: 'N8', value: 'N8' },
    { text: '7-B', isOcr: true, value: '7-B' },
    { text: '1O4', isOcr: true, value: '104' },
    { text: 'Gol Sur', value: 'Gol Sur' },
    { text: 'Graderia A', value: 'Graderia A' },
    { text: 'TRIB. NORTE', value: 'TRIB. NORTE' },
    { text: 'Lat. Este', value: 'Lat. Este' },
    { text: 'Norte', value: 'Norte' },
    { text: 'Nord 1', value: 'Nord 1' },
    { text: 'Dreta', value: 'Dreta' },
    { text: 'Sombra', value: 'Sombra' },
    { text: 'Pista Oeste', value: 'Pista Oeste' },
    { text: 'Lateral B-2', value: 'Lateral B-2' },
    { text: 'Fondo-6', value: 'Fondo-6' },
    { text: 'Palco 4', value: 'Palco 4' },
    { text: 'Lateral Este Cubierto', value: 'Lateral Este Cubierto' },
    { text: 'Grada del Río', value: 'Grada del Río' },
    { text: 'Ekialdea 2', value: 'Ekialdea 2' },
    { text: 'Iparraldeko harmaila', value: 'Iparraldeko harmaila' },
    { text: 'Hego', value: 'Hego' },
    { text: 'Mendebalde', value: 'Mendebalde' },
    { text: 'VIP 2', value: 'VIP 2' },
    { text: 'VIP B', value: 'VIP B' },
    { text: 'BLOQUE 17', isOcr: true, value: 'BLOQUE 17' },
    { text: 'Palco', value: null },
  ],
};
