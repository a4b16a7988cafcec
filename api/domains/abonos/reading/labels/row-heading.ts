import { union } from '../geometry.ts';
import type { Label, Line } from '../model.ts';
import { editDistance, skeleton } from '../text/letters.ts';

// «Fila» is so short that with a misread letter it would match other words. Between the headings of a block and a seat
// it can hardly be anything else.

const ROW = skeleton('Fila');
/** The most wrong letters there. */
const MOST_ERRORS = 2;
const SHORT = /^\p{L}{3,5}$/u;
/** The similarity of such a label. */
const LIKENESS = 0.8;

const names = (label: Label | undefined, topic: 'bloque' | 'asiento') =>
  label?.meanings.some((one) => one.topic === topic) ?? false;

/** The labels of a scanned line, with a misread «Fila»: «Bloc  Fda  Seient». */
export function withRowHeading(labels: readonly Label[], line: Line, index: number): Label[] {
  return labels.flatMap((label, at) => {
    const next = labels[at + 1];
    const token = line.tokens[label.end];
    const misread =
      names(label, 'bloque') &&
      names(next, 'asiento') &&
      next?.start === label.end + 1 &&
      token?.apart === true &&
      SHORT.test(token.text) &&
      token.label.startsWith('f') &&
      editDistance(skeleton(token.label), ROW, MOST_ERRORS) <= MOST_ERRORS;
    if (!misread) return [label];
    const row: Label = {
      meanings: [{ topic: 'fila', clear: true, likeness: LIKENESS }],
      text: token.text,
      line: index,
      start: label.end,
      end: label.end + 1,
      led: false,
      tentative: false,
      ...union([token]),
    };
    return [label, row];
  });
}
