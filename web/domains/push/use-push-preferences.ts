import { useRef, useState } from 'react';
import type { PushPreference, PushPreferences } from '../../../api/domains/push/push.input.ts';
import { useClientStore } from '../../graphql/client-store.tsx';
import { toast } from '../../ui/toast.ts';
import type { ActionProblem } from '../../ui/use-action.ts';
import { track } from './device-changes.ts';
import { pushServer } from './push-server.ts';

/**
 * A device's preferences with optimistic updates, rolled back if the server refuses.
 * @param onGone called with the problem if the device is no longer subscribed
 */
export function usePushPreferences(
  endpoint: string,
  initial: PushPreferences,
  onGone: (problem: ActionProblem) => void,
) {
  const clients = useClientStore();
  const [shown, setShown] = useState(initial);
  const [problem, setProblem] = useState<(ActionProblem & { of: PushPreference }) | null>(null);
  /** The last preferences that the server accepted. */
  const accepted = useRef(initial);
  /** Requests run one after the other, so that the last change of a switch wins. */
  const queue = useRef(Promise.resolve());
  const pending = useRef(0);

  function change(name: PushPreference, wanted: boolean) {
    setShown((now) => ({ ...now, [name]: wanted }));
    setProblem(null);
    pending.current += 1;
    queue.current = track(queue.current.then(() => send(name, wanted)));
  }

  async function send(name: PushPreference, wanted: boolean): Promise<void> {
    const outcome = await pushServer(clients.get()).change(endpoint, { [name]: wanted });
    if (outcome.ok) accepted.current = { ...accepted.current, [name]: wanted };
    pending.current -= 1;
    // While requests are pending, the switches show the user's choice.
    if (pending.current === 0) setShown(accepted.current);
    if (outcome.ok) {
      if (pending.current === 0) toast.success('Preferencias actualizadas');
      return;
    }
    const gone = outcome.type === 'NotFoundError';
    const title = 'Error al actualizar preferencias';
    if (gone) onGone({ title, message: 'No hay suscripción activa' });
    else setProblem({ of: name, title, message: outcome.message });
  }

  return { preferences: shown, problem, change };
}
