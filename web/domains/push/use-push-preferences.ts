import { useRef, useState } from 'react';
import type { PushPreference, PushPreferences } from '../../../api/domains/push/push.input.ts';
import { useClientStore } from '../../graphql/client-store.tsx';
import { toast } from '../../ui/toast.ts';
import { pushServer } from './push-server.ts';

/**
 * A device's preferences, switched at once and put back where the server refuses.
 * @param onGone the device turned out not to be subscribed any more
 */
export function usePushPreferences(endpoint: string, initial: PushPreferences, onGone: () => void) {
  const clients = useClientStore();
  const [shown, setShown] = useState(initial);
  /** What the server has taken last. */
  const kept = useRef(initial);
  /** One after the other, so that of two changes of the same switch the later one stays. */
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);

  function change(name: PushPreference, wanted: boolean) {
    setShown((now) => ({ ...now, [name]: wanted }));
    waiting.current += 1;
    queue.current = queue.current.then(() => send(name, wanted));
  }

  async function send(name: PushPreference, wanted: boolean): Promise<void> {
    const outcome = await pushServer(clients.get()).change(endpoint, { [name]: wanted });
    if (outcome.ok) kept.current = { ...kept.current, [name]: wanted };
    waiting.current -= 1;
    // While more is on its way, the switches show what the person wants.
    if (waiting.current === 0) setShown(kept.current);
    if (outcome.ok) {
      if (waiting.current === 0) toast.success('Preferencias actualizadas');
      return;
    }
    const gone = outcome.type === 'NotFoundError';
    toast.error(gone ? 'No hay suscripción activa' : outcome.message, 'Error al actualizar preferencias');
    if (gone) onGone();
  }

  return { preferences: shown, change };
}
