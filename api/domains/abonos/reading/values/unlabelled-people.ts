import { ARENA, COMPANY, COMPETITION, INITIALS, NO_PERSON, SPONSORS, STREET } from '../text/called.ts';
import type { DraftField } from '../model.ts';
import { centerX, centerY, distance, sharedHeight } from '../geometry.ts';
import { isGivenName } from '../text/given-names.ts';
import { type Finder, type Piece, wordsOf } from './pieces.ts';
import { shapeOf } from '../fields/fields.ts';

// Names and tariffs without a label.

const LITTLE = /^(de|del|la|las|los|i|y|da|d[ao]s|van|el)$/;

/** Two to five words, each with a large letter, that are not the name of something else. */
export const people: Finder = (pieces, { isOcr }) => {
  const called = pieces.filter(({ whole, around, text, plain: said }) => {
    const words = whole.split(' ').filter((word) => !LITTLE.test(word));
    return (
      whole === text &&
      words.length >= 2 &&
      words.length <= 5 &&
      words.every((word) => /^(?:[dl]['’])?\p{Lu}[\p{L}·]+(?:['’.-]\p{L}+)*[.,]?$/u.test(word)) &&
      // In a name in mixed case, words in capitals are those of a club.
      !words.some((word) => INITIALS.test(word) && !/^\p{Lu}+$/u.test(words.join(''))) &&
      ![NO_PERSON, COMPANY, ARENA, COMPETITION, STREET].some((one) => one.test(around)) &&
      (words.some(isGivenName) ||
        (['anillo', 'recinto', 'evento', 'tipoAbonament'] as const).every(
          (field) => (shapeOf(field, said, isOcr)?.fit ?? 0) < 0.95,
        ))
    );
  });
  return called.map((piece) => ({ piece, text: piece.text }));
};

/** People with a common name, which need no comparison with the rest of the page. */
export const knownPeople: Finder = (pieces, layout) =>
  people(pieces, layout).filter(({ text }) => text.split(/[ ,]+/).some(isGivenName));

/** A typical name of a tariff, as a separate text. */
export const tariffs: Finder = (pieces, { isOcr }) =>
  pieces
    .filter(
      (piece) =>
        mayBeTariff(piece) &&
        !isGivenName(piece.whole.split(' ')[0] ?? '') &&
        !/abon|20\d\d|club/.test(piece.around) &&
        (shapeOf('tipoAbonament', piece.whole, isOcr)?.fit ?? 0) >= 0.95,
    )
    .map((piece) => ({ piece, text: piece.whole }));

const mayBeTariff = ({ whole, text, around, onLine }: Piece) =>
  wordsOf(whole) <= 4 &&
  !COMPANY.test(around) &&
  !SPONSORS.test(onLine) &&
  whole.startsWith(text) &&
  !/^\W*\d+\W*$/.test(whole);

/** A text beside a name or below it is the tariff, with any name. */
export function tariffBeside(name: DraftField | undefined, pieces: readonly Piece[]): Piece | undefined {
  const box = name?.valueBox;
  if (!box) return undefined;
  return pieces
    .filter((piece) => {
      const size = Math.max(piece.size, box.y1 - box.y0);
      const beside = sharedHeight(piece, box) > 0.3 * Math.min(piece.y1 - piece.y0, box.y1 - box.y0);
      const flush =
        Math.abs(piece.x0 - box.x0) < size ||
        Math.abs(piece.x1 - box.x1) < size ||
        Math.abs(centerX(piece) - centerX(box)) < size;
      const gap = piece.y0 - box.y1;
      const isUnder = flush && gap > -0.5 * size && gap < 1.5 * size;
      return (
        (beside || isUnder) &&
        mayBeTariff(piece) &&
        /^\p{Lu}/u.test(piece.whole) &&
        piece.whole.length <= 30 &&
        ![ARENA, STREET, COMPETITION].some((one) => one.test(piece.around)) &&
        !/\d{4}|[€:]/.test(piece.whole)
      );
    })
    .toSorted(
      (a, b) =>
        distance(a, box) - distance(b, box) ||
        Math.abs(centerY(a) - centerY(box)) - Math.abs(centerY(b) - centerY(box)),
    )[0];
}
