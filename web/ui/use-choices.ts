import { useRef, useState } from 'react';
import { type ActionProblem, type ActionResult, attempt } from './use-action.ts';

/** What a choice replaces. */
export interface Replaced<Value> {
  value: Value;
  /** Whether the same person chose it here: the data on the screen may not have it yet. */
  isOwn: boolean;
}

interface ChoicesOptions<Item, Value> {
  /** The data on the screen: newer data replaces the choices that have been saved. */
  shown: unknown;
  storedOf: (item: Item) => Value;
  save: (item: Item, value: Value, replaced: Replaced<Value>) => ActionResult | Promise<ActionResult>;
}

/** The choices for one item. */
interface Turns<Value> {
  /** Resolves when the last save that was started has ended. */
  queue: Promise<unknown>;
  newest: number;
  accepted: { value: Value } | null;
}

/**
 * Values that are saved as soon as they are chosen, by a switch or a select without a form. A choice shows at once. Saves
 * of an item run one after the other, so that the last choice wins; a failure brings back the last saved value.
 */
export function useChoices<Item extends { id: string }, Value>(options: ChoicesOptions<Item, Value>) {
  const { shown, storedOf, save } = options;
  const [ahead, setAhead] = useState<ReadonlyMap<string, { value: Value; isSaving: boolean }>>(new Map());
  const [known, setKnown] = useState(shown);
  const turns = useRef(new Map<string, Turns<Value>>());
  if (known !== shown) {
    setKnown(shown);
    setAhead(new Map([...ahead].filter(([, { isSaving }]) => isSaving)));
  }

  function show(id: string, value: Value, isSaving: boolean) {
    setAhead((before) => new Map(before).set(id, { value, isSaving }));
  }

  /** @returns why the value was not saved; null also if a later choice takes its place */
  function choose(item: Item, value: Value): Promise<ActionProblem | null> {
    const { id } = item;
    const own = turns.current.get(id) ?? { queue: Promise.resolve(), newest: 0, accepted: null };
    turns.current.set(id, own);
    if (!ahead.has(id)) own.accepted = null;
    own.newest += 1;
    const turn = own.newest;
    show(id, value, true);
    const saved = own.queue.then(async () => {
      if (turn !== own.newest) return null;
      const replaced = { value: own.accepted ? own.accepted.value : storedOf(item), isOwn: !!own.accepted };
      const problem = await attempt(() => save(item, value, replaced));
      if (!problem) own.accepted = { value };
      if (turn !== own.newest) return null;
      if (own.accepted) show(id, own.accepted.value, false);
      else setAhead((before) => new Map([...before].filter(([other]) => other !== id)));
      return problem;
    });
    own.queue = saved;
    return saved;
  }

  return {
    choose,
    /** The value on the screen. */
    valueOf: (item: Item): Value => {
      const choice = ahead.get(item.id);
      return choice ? choice.value : storedOf(item);
    },
    /** Whether the value on the screen was chosen here, and the data does not have it yet. */
    isChosen: (item: Item): boolean => ahead.has(item.id),
  };
}
