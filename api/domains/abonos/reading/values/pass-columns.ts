import { isField } from '../fields/fields.ts';
import { sharedWidth, union } from '../geometry.ts';
import { textOf, textsOf } from '../lines/lines.ts';
import type { Layout, Reading } from '../model.ts';
import { valueIn } from './pairs.ts';
import { namesNoTicket } from '../fields/referencia-ticket.ts';
import { lettersOf } from './readings.ts';

// Tables with a column for each pass: a label begins each line, and behind it are the values of all passes.

/** With fewer such lines, they are no table of passes: a line of prices has several amounts, too. */
const FEWEST_LINES = 5;
/** The values are exactly where those of the other lines are. */
const PAIRING = 0.9;

/** The readings of a page with those of the columns of passes; only a text layer has gaps that are exact enough. */
export function withPassColumns(readings: readonly Reading[], layout: Layout): Reading[] {
  if (layout.isOcr) return [...readings];
  const lines = layout.lines
    .map((_, index) => lineOfPasses(index, readings, layout))
    .filter((line) => line !== null);
  const [first] = lines;
  const columns = first?.map(({ valueBox }) => valueBox) ?? [];
  const aligned = lines.filter(
    (line) =>
      line.length === columns.length &&
      line.every(({ valueBox }, at) =>
        columns.every((column, other) => sharedWidth(valueBox, column) > 0 === (at === other)),
      ),
  );
  const fields = new Set(aligned.map(([one]) => one?.field));
  if (fields.size < FEWEST_LINES || fields.size < lines.length || !fields.has('asiento'))
    return [...readings];
  return [...readings.filter(({ field }) => !fields.has(field)), ...aligned.flat()];
}

/** The values of all passes on a line, if it has a label and several of its values; null for others. */
function lineOfPasses(
  index: number,
  readings: readonly Reading[],
  { lines, labels }: Layout,
): Reading[] | null {
  const [name, ...texts] = textsOf(lines[index]?.tokens ?? []);
  const [label, ...others] = labels.filter(({ line }) => line === index);
  if (!label || others.length > 0 || label.start > 0 || label.end !== name?.length || texts.length < 2)
    return null;
  const meaning = readings.find((one) => one.label === label)?.field ?? label.meanings[0]?.topic;
  if (!meaning || !isField(meaning)) return null;
  const found = texts.flatMap((tokens, row): Reading[] => {
    const value = valueIn(tokens, meaning, false);
    if (value?.tokens.length !== tokens.length) return [];
    const valueBox = union(tokens);
    return [
      {
        field: meaning,
        ...value.shape,
        raw: textOf(tokens),
        letters: lettersOf(tokens),
        pairing: PAIRING,
        clear: true,
        ofOrder: meaning === 'referenciaTicket' && namesNoTicket(label.text),
        rule: 'table-row',
        row,
        label: row === 0 ? label : valueBox,
        labelText: label.text,
        valueBox,
        box: row === 0 ? union([label, valueBox]) : valueBox,
      },
    ];
  });
  return found.length === texts.length ? found : null;
}
