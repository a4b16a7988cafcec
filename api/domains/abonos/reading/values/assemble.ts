import { noted, switchedOff } from '../trace.ts';
import type { RuleName } from '../rules.ts';
import type { Layout, Box, Draft, DraftField, PrintedCode, Reading, Word } from '../model.ts';
import { compared, draftOf, merged, placed, samePass, swallowed, withCodesApart } from './draft.ts';
import { eachAlone } from './each-alone.ts';
import { height } from '../geometry.ts';
import { withLoneStandAsBlock } from './lone-stands.ts';
import type { SideWords } from '../pdf/pdf.ts';
import { COMMON, groupsOf } from './groups.ts';
import { TYPICAL } from './pairs.ts';
import { withSentences } from './prose.ts';
import { withPassColumns } from './pass-columns.ts';
import { withFurtherAmounts, PRICE_NAMES, pricesAddUp } from './prices.ts';
import { FIELD_NAMES, type FieldName } from '../read-abono.ts';
import { withLists } from './label-lists.ts';
import { GOES_ON, layoutOf, readingsOf } from './readings.ts';
import { type EmptyCell, emptyCells, withTableRows } from './table-rows.ts';
import { sideReadings } from './side-readings.ts';
import { withSums } from './sums.ts';
import { unwrapped } from '../labels/unwrapped.ts';
import { withoutLabels } from './without-labels.ts';
import { withWholeNames } from './whole-names.ts';

/** Everything found on a page. */
export interface SeenPage {
  page: number;
  words: readonly Word[];
  codes: PrintedCode[];
  source: 'text' | 'ocr';
}

/** The words of a page, and of its edges. */
type SeenWords = Pick<SeenPage, 'page' | 'words' | 'source'> & {
  sides?: readonly SideWords[];
  /** Whether the words are those of one pass. */
  isOne?: boolean;
};

interface Drafted {
  drafts: Draft[];
  layout: Layout;
  /** Where this page puts its values. */
  habit: 'beside' | 'below';
  emptyCells: EmptyCell[];
}

/** From words to passes: labels, their values, and how they belong together. Nothing is validated yet. */
export function draftsOf(seen: SeenWords): Drafted {
  const { drafts: together, ...drafted } = draftsOnOneLine(seen);
  const readAlone = (words: readonly Word[]) =>
    draftsOnOneLine({ ...seen, words, sides: [], isOne: true }).drafts[0];
  const drafts = switchedOff.has('pass-alone')
    ? together
    : eachAlone(seen.words, together, seen.source, readAlone);
  const isOcr = seen.source === 'ocr';
  const apart = drafts.map((draft) => withCodesApart(draft, isOcr));
  const finished =
    switchedOff.has('lone-stand') || namesBlock(drafted.layout)
      ? apart
      : apart.map((draft) => withLoneStandAsBlock(draft, isOcr));
  return { ...drafted, drafts: finished };
}

/** Whether a page has a label for a block: a stand is none there, though the value of that label cannot be read. */
const namesBlock = ({ labels }: Layout) =>
  labels.some(({ meanings }) => meanings.some(({ topic, clear }) => topic === 'bloque' && clear));

/** The passes of a page, read as it is and with each value on one line. */
function draftsOnOneLine(seen: SeenWords): Drafted {
  const drafted = draftsAsPrinted(seen);
  const again = (other: Rearranged | null) =>
    other && !switchedOff.has('wrapped')
      ? noted('wrapped', draftsAsPrinted({ ...seen, words: other.words }).drafts).map((draft) =>
          placed(draft, other.back),
        )
      : [];
  const single = again(unwrapped(seen.words, seen.source === 'ocr'));
  if (seen.source === 'ocr' && single.length === drafted.drafts.length)
    return { ...drafted, drafts: drafted.drafts.map((draft, index) => extended(draft, single[index])) };
  if (!isAsComplete(single, drafted.drafts)) return drafted;
  const isSameCount = single.length === drafted.drafts.length;
  return {
    ...drafted,
    drafts: isSameCount ? single.map((draft, index) => withLost(draft, drafted.drafts[index])) : single,
  };
}

/**
 * A draft with the fields that only another reading of the same pass has: where a label was not understood, its value
 * was taken for a further line of its neighbour. A text that is a part of another value stays there.
 */
function withLost(draft: Draft, other: Draft | undefined): Draft {
  const fields = { ...draft.fields };
  if (other && pricesAddUp(other) && !pricesAddUp(draft))
    for (const name of PRICE_NAMES) fields[name] = other.fields[name];
  const values = FIELD_NAMES.map((name) => ` ${fields[name]?.value ?? ''} `);
  for (const name of FIELD_NAMES) {
    const lost = other?.fields[name];
    if (GOES_ON.has(name) && lost && isPartOf(fields[name], lost)) fields[name] = lost;
    // An address below its arena needs no label.
    if (!lost || fields[name] || (isGuess(lost) && name !== 'direccion') || fitOf(lost) < TYPICAL) continue;
    if (!values.some((value) => value.includes(` ${lost.value} `))) fields[name] = lost;
  }
  return { ...draft, fields };
}

/**
 * Whether a text is the first part of another one on its line: it was parted at the edge of a column that it reaches over; or the
 * surnames of a name whose given name has a column of its own.
 */
function isPartOf(field: DraftField | undefined, whole: DraftField): boolean {
  const [part, line] = [field?.valueBox, whole.valueBox];
  const text = String(whole.value);
  return (
    part !== undefined &&
    line !== undefined &&
    height(line) < ONE_LINE * height(part) &&
    ([' ', ', '].some((space) => text.startsWith(`${field?.value}${space}`)) ||
      (whole.changes?.[0]?.rule === 'whole-name' && text.endsWith(` ${field?.value}`))) &&
    fitOf(whole) >= fitOf(field)
  );
}

/** A box that is not higher than another one by this factor has as many lines. */
const ONE_LINE = 1.2;

/**
 * A draft with the values of another reading of the same pass where that adds one, continues it, has a label for it, or reads a
 * text of several lines otherwise: OCR reads the rest no better.
 */
function extended(draft: Draft, other: Draft | undefined): Draft {
  const fields = compared(draft.fields, other);
  for (const name of FIELD_NAMES) {
    const [own, more] = [fields[name], other?.fields[name]];
    const [before, after] = [String(own?.value ?? ''), String(more?.value ?? '')];
    if (!more || after === before) continue;
    // «Datos del abonado» looks like a name.
    const isText = GOES_ON.has(name) && name !== 'nombreAsistente' && !before.includes(after);
    const isMore =
      after.includes(before) || (isText && fitOf(more) >= fitOf(own)) || (isGuess(own) && !isGuess(more));
    // «Albacete» was the arena only where the address broke off before it.
    const taken = swallowed(name, more, draft).filter(
      (one) => other?.fields[one]?.value === draft.fields[one]?.value,
    );
    if (isMore && (!own || taken.length === 0)) fields[name] = more;
  }
  return { ...draft, fields };
}

/** Whether a value has no label that says so. */
const isGuess = (field: DraftField | undefined) => field?.changes?.[0]?.rule === 'no-label';

const fitOf = (field: DraftField | undefined) => field?.evidence?.fit ?? 0;

/** The readings of a rule, with its name. */
const by = (rule: RuleName, read: () => Reading[]): Reading[] =>
  switchedOff.has(rule) ? [] : read().map((reading) => ({ ...reading, rule }));

/** The words of a page at other places. */
interface Rearranged {
  words: Word[];
  back: (box: Box) => Box;
}

/** Whether a reading has as many passes as another, and as many fields except one of each. */
function isAsComplete(drafts: readonly Draft[], others: readonly Draft[]): boolean {
  const [passes, before] = [drafts.filter(isPass).length, others.filter(isPass).length];
  const all = (some: readonly Draft[]) =>
    some.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);
  if (before === 0) return drafts.length >= others.length && all(drafts) >= all(others);
  return passes >= before && fieldCount(drafts) >= fieldCount(others) - before;
}

/** The fields of all passes. */
export const fieldCount = (drafts: readonly Draft[]) =>
  drafts.filter(isPass).reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);

function draftsAsPrinted({ page, words, source, sides = [], isOne }: SeenWords): Drafted {
  const layout = layoutOf(words, source === 'ocr');
  const single = readingsOf(layout);
  const found = switchedOff.has('label-list') ? single : withLists(single, layout);
  const labelled = switchedOff.has('whole-name') ? found : withWholeNames(found, layout.isOcr);
  const inTables = switchedOff.has('table-row')
    ? labelled
    : withPassColumns(withTableRows(labelled, layout), layout);
  const inProse = switchedOff.has('sentence') ? inTables : withSentences(inTables, layout);
  const amounts = withFurtherAmounts(inProse, layout);
  const readings = [
    ...(switchedOff.has('sum') ? amounts : withSums(amounts, layout)),
    ...by('page-edge', () => sides.flatMap(sideReadings)),
  ];
  const groups = isOne ? [[...readings]] : groupsOf(readings);
  const unlabelled = groups.length > 0 ? by('no-label', () => withoutLabels(readings, layout)) : [];
  for (const group of groups)
    group.push(...unlabelled.filter((reading) => groups.length === 1 || isOfAll(reading, groups)));
  // A ticket and its stub are the same pass twice.
  const drafts = uniqueDrafts(groups.map((group) => draftOf(group, page, source)));
  const below = labelled.filter(({ label, valueBox }) => valueBox.y0 > label.y0 + 0.5 * height(label)).length;
  const habit = below > labelled.length / 2 ? 'below' : 'beside';
  return { drafts, layout, habit, emptyCells: emptyCells(readings) };
}

/** Whether a value without a label is that of all passes; a tariff beside one of them is not. */
const isOfAll = ({ field, valueBox }: Reading, groups: readonly (readonly Reading[])[]) =>
  COMMON.has(field) &&
  (field !== 'tipoAbonament' ||
    groups.flat().every((one) => one.field !== 'asiento' || valueBox.y1 <= one.valueBox.y0));

/** Fewer fields than this are no pass, in any combination. */
const FEWEST_FIELDS = 7;
/** With this many, only the name was overlooked. */
const PLENTY = 12;

/** Whether a draft has nearly all fields of a pass, among them those that no other paper has. */
export const isWhole = ({ fields }: Draft): boolean =>
  Object.keys(fields).length >= PLENTY &&
  (['nombreAsistente', 'temporada', 'asiento'] as const).every((name) => fields[name]) &&
  // A row with a letter is none of ours.
  (fields.fila ?? fields.bloque) !== undefined;

/** Whether the fields are a pass: a seat, a code, and enough others; a person's seat for a season; or nearly all others. */
export function isPass({ fields }: Draft): boolean {
  const has = (name: FieldName) => (fields[name]?.confidence ?? 0) > 0.25;
  const place = (['bloque', 'fila', 'asiento', 'anillo'] as const).filter(has).length;
  const codes = (['referenciaTicket', 'codigoLocalizador'] as const).filter(has).length;
  const person = has('nombreAsistente') || has('tipoAbonament');
  const count = Object.keys(fields).length;
  const isSeatForSeason = (['nombreAsistente', 'temporada', 'asiento'] as const).every(has) && place >= 2;
  // With so many fields, OCR has only lost the rest of the seat.
  if (count >= PLENTY && person && codes === 2 && place > 0) return true;
  return (
    count >= FEWEST_FIELDS &&
    (person || count >= PLENTY) &&
    (isSeatForSeason || (codes > 0 ? place >= 2 : place >= 3 && (has('precioTotal') || has('precioEntrada'))))
  );
}

/** The passes of a page or a file, each once: a copy adds missing fields. */
export function uniqueDrafts(drafts: readonly Draft[]): Draft[] {
  const unique: Draft[] = [];
  for (const draft of drafts) {
    const twin = unique.findIndex((other) => samePass(other, draft));
    const other = unique[twin];
    if (other) unique[twin] = merged(other, draft);
    else unique.push(draft);
  }
  return unique;
}
