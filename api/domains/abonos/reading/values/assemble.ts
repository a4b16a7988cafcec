import type { Draft, Layout, Box, Word, PrintedCode } from '../model.ts';
import { draftOf, merged, placed, samePass } from './draft.ts';
import { height } from '../geometry.ts';
import type { SideWords } from '../pdf/pdf.ts';
import { groupsOf } from './groups.ts';
import { furtherColumns } from './pass-columns.ts';
import { usePrintedSums } from './printed-sums.ts';
import type { FieldName } from '../read-abono.ts';
import { layoutOf, readingsOf } from './readings.ts';
import { furtherRows } from './table-rows.ts';
import { sideReadings } from './side-readings.ts';
import { unwrapped } from '../labels/unwrapped.ts';
import { wideTable } from './tall-cells.ts';
import { useTaxRoles } from './tax-roles.ts';
import { withWholeNames } from './whole-names.ts';
import { useUnlabelled } from './unlabelled.ts';

/** Everything found on a page. */
export interface SeenPage {
  page: number;
  words: readonly Word[];
  codes: PrintedCode[];
  source: 'text' | 'ocr';
}

/** The words of a page, and of its edges. */
type SeenWords = Pick<SeenPage, 'page' | 'words' | 'source'> & { sides?: readonly SideWords[] };

interface Drafted {
  drafts: Draft[];
  layout: Layout;
  /** Where this page puts its values. */
  habit: 'beside' | 'below';
}

/** From words to passes: labels, their values, and how they belong together. Nothing is validated yet. */
export function draftsOf(seen: SeenWords): Drafted {
  const drafted = draftsAsPrinted(seen);
  const again = (other: Rearranged | null) =>
    other
      ? draftsAsPrinted({ ...seen, words: other.words }).drafts.map((draft) => placed(draft, other.back))
      : [];
  const single = again(unwrapped(seen.words, seen.source === 'ocr'));
  const wide = drafted.drafts.some(isPass) ? [] : again(wideTable(seen.words, drafted.layout));
  if (wide.some(isPass) && fieldCount(wide) >= fieldCount(single)) return { ...drafted, drafts: wide };
  return isAsComplete(single, drafted.drafts) ? { ...drafted, drafts: single } : drafted;
}

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

function draftsAsPrinted({ page, words, source, sides = [] }: SeenWords): Drafted {
  const layout = layoutOf(words, source === 'ocr');
  const labelled = withWholeNames(readingsOf(layout), layout.isOcr);
  const readings = [
    ...labelled,
    ...furtherRows(layout, labelled),
    ...furtherColumns(layout, labelled),
    ...sides.flatMap(sideReadings),
  ];
  const drafts: Draft[] = [];
  for (const draft of groupsOf(readings).map((group) => draftOf(group, page, source))) {
    // A ticket and its stub are the same pass twice.
    const twin = drafts.findIndex((other) => samePass(other, draft));
    const other = drafts[twin];
    if (other) drafts[twin] = merged(other, draft);
    else drafts.push(draft);
  }
  useTaxRoles(drafts, layout);
  useUnlabelled(drafts, layout);
  const [only] = drafts;
  if (only && drafts.length === 1) usePrintedSums(only, layout, source);
  const below = labelled.filter(({ label, valueBox }) => valueBox.y0 > label.y0 + 0.5 * height(label)).length;
  return { drafts, layout, habit: below > labelled.length / 2 ? 'below' : 'beside' };
}

/** Fewer fields than this are no pass, in any combination. */
const FEWEST_FIELDS = 7;
/** With this many, only the name was overlooked. */
const PLENTY = 12;

/** Whether the fields are a pass: a seat, a code, and enough others. */
export function isPass({ fields }: Draft): boolean {
  const has = (name: FieldName) => (fields[name]?.confidence ?? 0) > 0.25;
  const place = (['bloque', 'fila', 'asiento', 'anillo'] as const).filter(has).length;
  const codes = (['referenciaTicket', 'codigoLocalizador'] as const).filter(has).length;
  const person = has('nombreAsistente') || has('tipoAbonament');
  return (
    Object.keys(fields).length >= FEWEST_FIELDS &&
    (person || Object.keys(fields).length >= PLENTY) &&
    (codes > 0 ? place >= 2 : place >= 3 && has('precioTotal'))
  );
}

/** The passes of a whole file, each once: a copy on another page adds missing fields. */
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
