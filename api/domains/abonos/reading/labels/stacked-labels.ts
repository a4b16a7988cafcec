import type { Layout, Label, Segment } from '../model.ts';
import { height, sharedHeight, union } from '../geometry.ts';
import { meansTheSame } from './labels.ts';

// «Adreça» above «Dirección», and the value beside both, between their lines or on both of them: some papers in two languages
// use this layout.

/** A label of two lines, and the text beside it. */
export interface StackedLabel {
  upper: Label;
  lower: Label;
  value: Segment;
}

type Seen = Pick<Layout, 'labels' | 'segments'>;

/** The stacked labels of a page. */
export function stackedLabels(layout: Seen): StackedLabel[] {
  const { labels } = layout;
  const between = labels.flatMap((upper) => {
    const lower = labels.find((label) => isSameBelow(upper, label, labels));
    if (!lower || goesOn(upper, layout) || goesOn(lower, layout)) return [];
    const value = besideBoth(upper, lower, layout);
    return value ? [{ upper, lower, value }] : [];
  });
  return [...between, ...besideEach(layout)];
}

/** Whether a text follows a label without a gap, «Abono Joven», «Precio: 59,00 €»: it has a line of its own. */
const goesOn = ({ line, end }: Label, { segments }: Seen) =>
  segments.some((one) => one.line === line && one.start === end && one.tokens[0]?.apart === false);

/** With fewer labels in two languages, «Fila» above «Fila» are the rows of two seats. */
const FEWEST_PAIRS = 4;

/** Values of two lines, each beside the label in one language, on a page with such a column of labels. */
function besideEach({ labels, segments }: Seen): StackedLabel[] {
  const pairs = labels.flatMap((upper) => {
    const lower = labels.find((label) => isTranslatedBelow(upper, label));
    return lower ? [{ upper, lower }] : [];
  });
  if (pairs.length < FEWEST_PAIRS) return [];
  const beside = (label: Label) =>
    segments.find(
      (one) => one.line === label.line && one.start === label.end && !one.label && one.x0 > label.x1,
    );
  return pairs.flatMap(({ upper, lower }) => {
    const [first, second] = [beside(upper), beside(lower)];
    if (lower.line !== upper.line + 1 || !first || !second) return [];
    if (Math.abs(first.x0 - second.x0) > ALIGNED * height(first)) return [];
    const tokens = [...first.tokens, ...second.tokens];
    return [{ upper, lower, value: { ...first, tokens, ...union(tokens) } }];
  });
}

/** How far apart the lines of a value start, in letter sizes. */
const ALIGNED = 0.6;

/** The same in other words, close below. */
const isTranslatedBelow = (upper: Label, lower: Label) =>
  lower.line > upper.line &&
  lower.line <= upper.line + 2 &&
  lower.text !== upper.text &&
  isCloseBelow(upper, lower, ALIGNED * height(upper));

/** Whether a label with the same meaning is below another one, at most some points away. */
const isCloseBelow = (upper: Label, lower: Label, points: number) =>
  Math.abs(lower.x0 - upper.x0) < points && lower.y0 - upper.y1 < points && meansTheSame(upper, lower);

/**
 * The same in another language, two lines further down: the value's line is between them. Some words are the same in
 * both languages, «Fila»: then another label on these lines shows that there are two languages.
 */
function isSameBelow(upper: Label, lower: Label, labels: readonly Label[]): boolean {
  const size = Math.max(height(upper), height(lower));
  return (
    lower.line === upper.line + 2 &&
    isCloseBelow(upper, lower, size) &&
    (lower.text !== upper.text ||
      labels.some(
        (one) =>
          one.line === upper.line &&
          labels.some(
            (other) => other.line === lower.line && other.text !== one.text && isSameBelow(one, other, []),
          ),
      ))
  );
}

function besideBoth(upper: Label, lower: Label, { labels, segments }: Seen): Segment | undefined {
  const both = union([upper, lower]);
  const [value] = segments
    .filter((segment) => segment.line === upper.line + 1 && segment.x0 >= both.x1)
    .toSorted((a, b) => a.x0 - b.x0);
  if (!value || sharedHeight(value, both) < 0.5 * height(value)) return undefined;
  // The value of another label is after that one.
  const isOthers = labels.some(
    (label) =>
      !label.tentative &&
      !meansTheSame(upper, label) &&
      sharedHeight(label, both) > 0 &&
      label.x0 >= both.x1 &&
      label.x1 <= value.x0,
  );
  return isOthers ? undefined : value;
}
