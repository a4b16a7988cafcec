import { union } from '../geometry.ts';
import { textOf, textsOf } from '../lines/lines.ts';
import type { Label, Line } from '../model.ts';

// The printed screen of an app ends with its menu: «Inici  Abonament  Botiga  Perfil».

/** With fewer entries, a line is no menu. */
const FEWEST_ENTRIES = 3;
const MOST_WORDS = 2;

/** Whether the last line of a page is a menu: several short texts, of which the first one is no label. */
function isMenu(line: Line, labels: readonly Label[]): boolean {
  const entries = textsOf(line.tokens);
  const [first] = labels;
  return (
    entries.length >= FEWEST_ENTRIES &&
    entries.every((entry) => entry.length <= MOST_WORDS && /^[\p{L}\s’']+$/u.test(textOf(entry))) &&
    first !== undefined &&
    first.x0 > union(entries[0] ?? []).x1
  );
}

/** The labels of a page without those of a menu at its end. */
export function withoutMenu(labels: readonly Label[], lines: readonly Line[]): Label[] {
  // A scan may have specks below it.
  const index = lines.findLastIndex(({ tokens }) => tokens.some(({ text }) => /\p{L}{3}|\d/u.test(text)));
  const line = lines[index];
  const own = labels.filter((label) => label.line === index);
  return line && isMenu(line, own) ? labels.filter((label) => label.line !== index) : [...labels];
}
