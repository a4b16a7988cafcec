import { useRef, useState } from 'react';

/** Why an action failed: shown at the control that started it, see `ActionError`. */
export interface ActionProblem {
  /** What was not done: «Error al eliminar». */
  title?: string | undefined;
  message: string;
}

/** The result of an action: its problem, or nothing if it went well. */
export type ActionResult = ActionProblem | null | undefined | void;

/** An action that throws was stopped by something that it does not know. */
const UNKNOWN: ActionProblem = { message: 'Algo ha fallado. Vuelve a intentarlo en un momento.' };

export interface Action<Input extends readonly unknown[]> {
  /** Does nothing while the action is running. */
  run: (...input: Input) => Promise<ActionProblem | null>;
  pending: boolean;
  /** The problem of the last try, until the next one begins. */
  problem: ActionProblem | null;
  /** Removes the problem, for example when a dialog closes. */
  forget: () => void;
}

/**
 * An action of a button: runs one at a time, and keeps its problem until the next try.
 *
 * @example
 * const download = useAction(async () => {
 *   const message = await downloadPersonalData();
 *   return message ? { title: 'Error al descargar tus datos', message } : null;
 * });
 * <Button pending={download.pending} onClick={() => void download.run()}>Descargar</Button>
 * <ActionError problem={download.problem} />
 */
export function useAction<Input extends readonly unknown[] = []>(
  act: (...input: Input) => ActionResult | Promise<ActionResult>,
): Action<Input> {
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const [pending, setPending] = useState(false);
  // A second click can come before the first one has been rendered.
  const isAtWork = useRef(false);

  async function run(...input: Input): Promise<ActionProblem | null> {
    if (isAtWork.current) return null;
    isAtWork.current = true;
    setPending(true);
    setProblem(null);
    const found = await attempt(() => act(...input));
    isAtWork.current = false;
    setPending(false);
    setProblem(found);
    return found;
  }

  return { run, pending, problem, forget: () => setProblem(null) };
}

/** Runs an action. @returns its problem, also if it throws */
export async function attempt(
  act: () => ActionResult | Promise<ActionResult>,
): Promise<ActionProblem | null> {
  try {
    return (await act()) ?? null;
  } catch (error) {
    console.error(error);
    return UNKNOWN;
  }
}
