import { startsAddress } from '../fields/direccion.ts';
import { height, sharedHeight, sharedWidth, union } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import { paragraphsOf } from '../lines/paragraphs.ts';
import { personAt, withoutEnd } from '../lines/proper-names.ts';
import type { Box, Layout, Token } from '../model.ts';
import { plain } from '../text/letters.ts';
import { namesCompany } from './tax-numbers.ts';

// Who signs a letter or certificate, and whom it is for.

const OFFICE =
  /^(el |la |l['’])?(vice)?(president|secretari|tresorer|tesorer|director|gerent|delegad|delegat|responsable|coordinador|jef[ea] de|cap de|administrador)/;
const AS = /^(en (calidad|qualitat) de|como|com a) /;
const FAREWELL =
  /^(atentamente|atentament|cordialmente|cordialment|(un |muy )?(cordial )?saludos?|salutacions|rebi|reciba|fdo\b|firmado|signat|por el club|pel club)/;
const SALUTATION =
  /^(estimad|apreciad|apreciat|benvolgu|distingi|distinguid|querid|hola\b|muy senor|senyora?\b)/;
/** How far lines that belong together are from each other, in heights of their letters. */
const NEXT = 1.5;

interface Said extends Box {
  text: string;
}

/** Whether somebody signs, or is named with an office. */
export function isSigner(person: Said, { lines }: Layout): boolean {
  const name = person.text.replace(/[.,]$/, '');
  return lines.some((line) => {
    const text = plain(textOf(line.tokens));
    const isNear =
      sharedWidth(line, person) > 0 &&
      Math.max(line.y0 - person.y1, person.y0 - line.y1) < NEXT * height(person);
    const [, behind] = text.split(`${plain(name)}, `);
    return (
      (isNear && OFFICE.test(text)) ||
      (behind !== undefined && OFFICE.test(behind.replace(AS, ''))) ||
      (line.y1 <= person.y0 + 1 && FAREWELL.test(text))
    );
  });
}

/** The person a letter is for: the name in the first line of an address above the salutation. */
export function addresseeOf<Piece extends Said>(pieces: readonly Piece[], { lines }: Layout): Piece[] {
  const salutation = lines.find(({ tokens }) => SALUTATION.test(plain(textOf(tokens))));
  const below = (upper: Piece) =>
    pieces.find(
      (one) =>
        Math.abs(one.x0 - upper.x0) < height(upper) &&
        sharedHeight(one, upper) <= 0.5 * height(upper) &&
        one.y0 >= upper.y0 &&
        one.y0 - upper.y1 < NEXT * height(upper),
    );
  return pieces.filter((piece) => {
    const street = below(piece);
    const town = street && below(street);
    const isHome =
      (street && startsAddress(street.text)) ||
      [street, town].some((one) => /^\d{5} \p{Lu}/u.test(one?.text ?? ''));
    return (
      salutation && piece.y1 <= salutation.y0 && isHome && !/\d/.test(piece.text) && !namesCompany(piece.text)
    );
  });
}

/** «don», «Sra.» in front of a person of a sentence. */
const TITLED = /^(don|dona|d|d[.ªa]+|dna|sr|sra|senyor|senyora|senor|senora)\.?$/;

/** The persons with a title in the sentences of a page. */
export const titledPeople = ({ lines }: Layout): (Said & { tokens: Token[] })[] =>
  paragraphsOf(lines).flatMap((tokens) =>
    tokens.flatMap(({ text }, start) => {
      const person = TITLED.test(plain(text)) ? personAt(tokens, start) : [];
      return person.length > 1
        ? [{ tokens: withoutEnd(person), text: textOf(withoutEnd(person)), ...union(person) }]
        : [];
    }),
  );
