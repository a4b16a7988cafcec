import { createContext, use, useCallback, useState } from 'react';
import { type ActionProblem, type ActionResult, attempt } from './use-action.ts';

/** Runs an action of a row; if it fails, the row of the table shows why until the next try. */
export type RunRowAction = (act: () => ActionResult | Promise<ActionResult>) => void;

/** Provided by each row of a `DataTable`. */
export const RowActionContext = createContext<RunRowAction | null>(null);

/** For a control in a cell, which has no room for a message. @throws outside a row of a `DataTable` */
export function useRowAction(): RunRowAction {
  const run = use(RowActionContext);
  if (!run) throw new Error('useRowAction outside a row of a DataTable');
  return run;
}

/** The actions of one row, or of one `useChoices`: unlike a button, it may be used again while the last one is running. */
export function useRowActions() {
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const run = useCallback<RunRowAction>((act) => {
    setProblem(null);
    void attempt(act).then(setProblem);
  }, []);
  return { problem, run };
}
