import type { Box, Word, Draft } from '../reading/model.ts';
import { overlap, startTogether } from '../reading/geometry.ts';
import { FIELD_NAMES, type FieldName } from '../reading/read-abono.ts';
import { type LaidLesson, valuesAt } from './apply.ts';
import { useValues } from './combine.ts';
import { type Fit, fitOf, type PassOfPage } from './fit.ts';
import type { KnownLayout, KnownLesson, ReadPageText } from './model.ts';
import { singleWords } from './page-words.ts';
import { isSameValue } from './values.ts';
import { type Voted, votedValues } from './vote.ts';

/** The most passes of one layout on a page. */
const MOST_PASSES = 12;
/** The lessons of a layout that are tried; the others have a vote only if one of these fits. */
const MOST_TRIED = 2;
/** A pass that only a layout found has at least this many of its fields, and this share of them. */
const FEWEST_FIELDS = 8;
const MOST_OF_THEM = 0.8;

/** A layout laid on a part of a page. */
interface Found {
  layout: KnownLayout;
  lesson: KnownLesson;
  fit: Fit;
  /** How well it fits, 0 to 1. */
  quality: number;
}

/**
 * Reads the passes of a page with the layouts that staff have taught, and compares them with the general reading. It
 * changes the drafts of the page in place, and adds those of passes that only a layout found.
 */
export function readWithLayouts(page: ReadPageText, layouts: readonly KnownLayout[]): void {
  const isOcr = page.source === 'ocr';
  const words = singleWords(page);
  const passes = passesOf(words, layouts, isOcr);
  const barriers = new Set(passes.flatMap(({ laid }) => laid.flatMap(({ fit }) => [...fit.fixed])));
  for (const pass of passes) {
    const rivals = passes.filter((other) => other !== pass).flatMap(({ laid: [one] }) => one ?? []);
    const read = (taken: readonly Box[]) =>
      votedValues(pass.laid.map((one) => valuesAt(one, words, { barriers, rivals, taken }, isOcr)));
    const first = read([]);
    // The passes of an order share many values, so each pass takes one of the drafts that are left.
    const own = draftFor(
      first,
      page.drafts.filter((draft) => !draft.layout),
    );
    if (!own && draftFor(first, page.drafts)) continue;
    // In a table the next row is the next pass, and not the next line of this one.
    const values = own ? read(boxesOfOthers(own, page.drafts)) : first;
    const draft = own ?? newDraft(values, pass.laid, page);
    if (!draft) continue;
    const inAll = (list: 'readAnyway' | 'notPrinted' | 'invented') =>
      new Set(FIELD_NAMES.filter((name) => pass.laid.every(({ lesson }) => lesson[list]?.includes(name))));
    for (const name of inAll('invented')) if (!values[name]) delete draft.fields[name];
    draft.notPrinted = inAll('notPrinted');
    const readAnyway = inAll('readAnyway');
    draft.layout = useValues(draft, { id: pass.layout.id, values, readAnyway }, page.source);
  }
  // A layout lies on the first row of a table only, since the heading is printed once.
  const first = page.drafts.find(({ layout }) => layout);
  if (first) for (const draft of page.drafts) if (!draft.layout) confirmAsIn(first, draft);
}

/** What a layout says of a pass says it of the next rows: they lack the same fields, and share what is printed once for all. */
function confirmAsIn(first: Draft, draft: Draft): void {
  if (first.notPrinted) draft.notPrinted = first.notPrinted;
  for (const name of FIELD_NAMES) {
    const [confirmed, own] = [first.fields[name], draft.fields[name]];
    if (!confirmed?.valueBox || !own?.valueBox || own.value !== confirmed.value) continue;
    if (startTogether(own.valueBox, confirmed.valueBox))
      draft.fields[name] = { ...own, confidence: Math.max(own.confidence, confirmed.confidence) };
  }
}

/** Where the other passes of a page have values that are not this one's too, as those of an order are. */
function boxesOfOthers(own: Draft, drafts: readonly Draft[]): Box[] {
  const shared = valueBoxesOf(own);
  return drafts
    .filter((draft) => draft !== own)
    .flatMap(valueBoxesOf)
    .filter((box) => !shared.some((one) => startTogether(one, box)));
}

const valueBoxesOf = ({ fields }: Draft): Box[] =>
  Object.values(fields).flatMap(({ valueBox }) => valueBox ?? []);

/** A pass of a page, and the lessons of its layout laid on it, the best one first. */
interface FoundPass {
  layout: KnownLayout;
  laid: LaidLesson[];
}

/** The passes of a page that have a known layout. */
function passesOf(words: readonly Word[], layouts: readonly KnownLayout[], isOcr: boolean): FoundPass[] {
  const passes: FoundPass[] = [];
  let left = words;
  let candidates = layouts;
  while (passes.length < MOST_PASSES) {
    const which = passes.length === 0 ? 'first' : 'further';
    const found = bestLayout(candidates, left, isOcr, which);
    if (!found) break;
    const { layout, fit } = found;
    const others = layout.lessons.filter((lesson) => lesson !== found.lesson);
    const fits = others.flatMap(({ lesson }) => {
      const own = fitOf(lesson, left, isOcr, which);
      // Another pass of the page is no other opinion about this one.
      return own && isOnSamePass(own, fit) ? [{ lesson, fit: own }] : [];
    });
    passes.push({ layout, laid: [{ lesson: found.lesson.lesson, fit }, ...fits] });
    left = left.filter((word) => !fit.fixed.has(word));
    // The passes of a page are of one seller.
    candidates = [layout];
  }
  return passes;
}

function bestLayout(
  layouts: readonly KnownLayout[],
  words: readonly Word[],
  isOcr: boolean,
  which: PassOfPage,
): Found | null {
  let best: Found | null = null;
  for (const layout of layouts)
    for (const lesson of layout.lessons.slice(0, MOST_TRIED)) {
      const fit = fitOf(lesson.lesson, words, isOcr, which);
      if (!fit) continue;
      const quality = qualityOf(fit, lesson.lesson.words.length);
      if (!best || quality > best.quality) best = { layout, lesson, fit, quality };
    }
  return best;
}

/** A layout with more words says more; a page of another seller has them at other places. */
const qualityOf = ({ found, error }: Fit, words: number) =>
  (found * Math.min(1, words / 20 + 0.5)) / (1 + error);

const isOnSamePass = (a: Fit, b: Fit) => {
  const shared = [...a.fixed].filter((word) => b.fixed.has(word)).length;
  return shared > 0.5 * Math.min(a.fixed.size, b.fixed.size);
};

/** The general reading of the same pass: most values of the layout are its own, or at the same places. */
function draftFor(values: Partial<Record<FieldName, Voted>>, drafts: readonly Draft[]): Draft | undefined {
  const points = (draft: Draft) =>
    FIELD_NAMES.filter((name) => {
      const [field, voted] = [draft.fields[name], values[name]];
      if (!field || field.value === null || !voted) return false;
      return (
        isSameValue(name, field.value, voted.value) ||
        (field.valueBox !== undefined && overlap(field.valueBox, voted.box))
      );
    }).length;
  const [best] = drafts.toSorted((a, b) => points(b) - points(a));
  return best && points(best) >= Math.min(3, Object.keys(values).length) ? best : undefined;
}

/** A pass that the general reading has not found; it joins the drafts of the page. */
function newDraft(
  values: Partial<Record<FieldName, Voted>>,
  laid: readonly LaidLesson[],
  page: ReadPageText,
): Draft | null {
  const known = Math.max(...laid.map(({ lesson }) => Object.keys(lesson.fields).length));
  const found = Object.keys(values).length;
  if (found < FEWEST_FIELDS || found < MOST_OF_THEM * known) return null;
  const draft: Draft = { page: page.page, fields: {} };
  page.drafts.push(draft);
  return draft;
}
