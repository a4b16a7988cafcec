import { centerX, centerY, union } from '../geometry.ts';
import type { Box, Draft, DraftField, Word } from '../model.ts';
import { FIELD_NAMES, type FieldName, type FieldSource } from '../read-abono.ts';
import { noted } from '../trace.ts';
import { divided } from './blocks.ts';
import { swallowed } from './draft.ts';
import { COMMON } from './groups.ts';
import { isPrice, pricesAddUp } from './prices.ts';
import { withNamesAtOnePlace } from './same-place.ts';

/** Fields that the page says once for all passes if none of them has its own. */
const OF_ORDER: ReadonlySet<FieldName> = new Set<FieldName>(['codigoLocalizador']);

/**
 * The passes of a page read again, each alone: then texts without labels are no longer those of any pass, and the sum of an
 * order is the price of none.
 * @param drafts the passes as they were read together
 * @param read reads some words of the page as one pass
 */
export function eachAlone(
  words: readonly Word[],
  drafts: readonly Draft[],
  source: FieldSource,
  read: (words: readonly Word[]) => Draft | undefined,
): Draft[] {
  const page = drafts.length > 1 && !drafts.some(isRow) ? divided(words, drafts) : null;
  if (!page) return [...drafts];
  const ofAll = read(page.common)?.fields ?? {};
  const alone = page.blocks.map(read);
  // A value that only some passes have is that of a part of the page.
  const hasOwn = (name: FieldName) => alone.some((one) => one?.fields[name]);
  // What is above all passes may be in the first one's part of the page.
  const isShared = (name: FieldName) => new Set(drafts.map(({ fields }) => fields[name]?.value)).size === 1;
  const ofOrder = (name: FieldName, before: DraftField | undefined) =>
    isShared(name) ? before : hasOwn(name) ? undefined : ofAll[name];
  const passes = drafts.map((draft, index) => {
    const [own] = noted('pass-alone', alone[index] ? [alone[index]] : []);
    const block = page.blocks[index];
    if (!own || !block || !hasSeatOf(draft, own)) return draft;
    const place = union(block);
    const fields: Draft['fields'] = {};
    for (const name of FIELD_NAMES) {
      const before = draft.fields[name];
      const inside = isInside(before, place) ? before : undefined;
      // The whole page says more about where its values are, unless a value took the text of its neighbours too.
      const isTooLong = inside && swallowed(name, inside, own).length > 0;
      // «Subtotal» on the whole page is the total of a pass in which it is the sum of the others.
      const isUnproven = isPrice(name) && pricesAddUp(own) && !pricesAddUp(draft);
      const both = [isUnproven ? undefined : inside, own.fields[name]];
      const ofPass = firstNamed(isTooLong ? both.toReversed() : both);
      const found = COMMON.has(name)
        ? firstNamed([ofPass, ofAll[name], before])
        : (ofPass ?? (OF_ORDER.has(name) ? ofOrder(name, before) : undefined));
      if (found) fields[name] = found;
    }
    return { ...draft, fields };
  });
  return withNamesAtOnePlace(passes, page.blocks, source);
}

/** Whether a pass is the row of a table, which has nothing but its cells. */
const isRow = ({ fields }: Draft) =>
  FIELD_NAMES.some((name) => fields[name]?.changes?.some(({ rule }) => rule === 'table-row'));

/** Whether a pass that was read alone has the same seat: otherwise it is a part of one, or of several. */
const hasSeatOf = (draft: Draft, own: Draft) =>
  (['bloque', 'fila', 'asiento'] as const).every(
    (name) => !draft.fields[name] || own.fields[name]?.value === draft.fields[name]?.value,
  );

/** The first value with a label, or else the first one. */
const firstNamed = (found: readonly (DraftField | undefined)[]) =>
  found.find((field) => field && field.changes?.[0]?.rule !== 'no-label') ?? found.find(Boolean);

const isInside = (field: DraftField | undefined, { x0, x1, y0, y1 }: Box) => {
  const box = field?.valueBox;
  return (
    box !== undefined && centerX(box) > x0 && centerX(box) < x1 && centerY(box) > y0 && centerY(box) < y1
  );
};
