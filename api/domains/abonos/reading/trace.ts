import type { Change, Draft, DraftField } from './model.ts';
import { FIELD_NAMES } from './read-abono.ts';
import type { RuleName } from './rules.ts';

// Which rule set or changed which field of a pass.

/** Rules that are not applied: the bench measures what each is worth. */
export const switchedOff = new Set<RuleName>();

/** Applies a rule to some drafts, and notes in each field that it changes. */
export function follow(rule: RuleName, drafts: readonly Draft[], change: () => void): void {
  if (switchedOff.has(rule)) return;
  const note = watch(rule, drafts);
  change();
  note();
}

/** Applies a rule that takes its time, such as one that recognises something again. */
export async function followLater(
  rule: RuleName,
  drafts: readonly Draft[],
  change: () => Promise<void>,
): Promise<void> {
  if (switchedOff.has(rule)) return;
  const note = watch(rule, drafts);
  await change();
  note();
}

/** Notes a rule in all fields of some drafts that another reading of the page brought. */
export function noted(rule: RuleName, drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft) => {
    const fields: Draft['fields'] = {};
    for (const name of FIELD_NAMES) {
      const field = draft.fields[name];
      if (field)
        fields[name] = { ...field, changes: [...(field.changes ?? []), changeOf(rule, undefined, field)] };
    }
    return { ...draft, fields };
  });
}

/** Remembers the fields of some drafts; the result notes a rule in those that are others then. */
function watch(rule: RuleName, drafts: readonly Draft[]): () => void {
  const before = drafts.map(({ fields }) =>
    FIELD_NAMES.map((name) => {
      const { value, confidence, changes = [] } = fields[name] ?? {};
      return { value, confidence, changes };
    }),
  );
  return () => {
    for (const [index, { fields }] of drafts.entries())
      for (const [at, name] of FIELD_NAMES.entries()) {
        const field = fields[name];
        const old = before[index]?.[at];
        if (!field || (field.value === old?.value && field.confidence === old?.confidence)) continue;
        // A rule may make a new field, which has no history.
        field.changes = [...(field.changes ?? old?.changes ?? []), changeOf(rule, old?.value, field)];
      }
  };
}

/** What a rule did to a field. */
export const changeOf = (
  rule: RuleName,
  before: DraftField['value'] | undefined,
  { value, confidence }: DraftField,
): Change => ({ rule, before: before ?? null, after: value, confidence });
