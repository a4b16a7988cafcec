import { useEffect, useState } from 'react';
import type { PushPreferences } from '../../../api/domains/push/push.input.ts';
import { useClientStore } from '../../graphql/client-store.tsx';
import { toast } from '../../ui/toast.ts';
import { pushSupport, readyWorker, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import { browserSubscription, forgetDevice, rememberDevice } from './device-owner.ts';
import { pushServer } from './push-server.ts';

/** Where this browser is with the club's notifications (spec section 4). `failed`: the server could not be asked. */
export type PushState =
  | { is: 'loading' | 'unsupported' | 'install-first' | 'denied' | 'failed' | 'unsubscribed' }
  | { is: 'subscribed'; endpoint: string; preferences: PushPreferences };

/** Something that did not work, in the words of spec section 8. */
class PushProblem extends Error {
  override name = 'PushProblem';
  readonly title: string;

  constructor(message: string, title = 'Error') {
    super(message);
    this.title = title;
  }
}

const DENIED = new PushProblem(
  'El navegador no nos deja enviarte notificaciones. Permítelas en sus ajustes y vuelve a intentarlo.',
  'Permiso denegado',
);

/** This browser's notifications, and what switches them on and off. */
export function usePush(userId: string) {
  const clients = useClientStore();
  const [state, setState] = useState<PushState>({ is: 'loading' });
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let current = true;
    const look = () =>
      void readState(clients.get()).then((found) => {
        if (current) setState(found);
      });
    look();
    const stop = onPermissionChange(look);
    return () => {
      current = false;
      stop();
    };
  }, [clients]);

  const reload = async () => {
    setProblem(null);
    setState(await readState(clients.get()));
  };

  /** Does one thing at a time, and tells what went wrong: in a toast, and on the page until the next try. */
  async function run(work: () => Promise<void>) {
    setWorking(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const told = error instanceof PushProblem ? error : new PushProblem(String(error));
      setProblem(told.message);
      toast.error(told.message, told.title);
    }
    setWorking(false);
  }

  const activate = () =>
    run(async () => {
      // First of all, or Safari no longer believes that the person pressed a button.
      const permission = await Notification.requestPermission();
      if (permission === 'denied') setState({ is: 'denied' });
      if (permission !== 'granted') throw DENIED;
      const server = pushServer(clients.get());
      const publicKey = await server.publicKey();
      if (!publicKey) throw new PushProblem('Error al obtener la clave VAPID', 'Error de configuración');
      const subscription = await subscribe(publicKey);
      const saved = await server.save(subscription);
      if (!saved.ok) {
        await unsubscribeBrowser();
        throw new PushProblem(`Error al guardar la suscripción. ${saved.message}`, 'Error de suscripción');
      }
      rememberDevice(userId);
      const { preferences } = saved;
      const { endpoint } = subscription;
      setState(preferences ? { is: 'subscribed', endpoint, preferences } : await readState(clients.get()));
      toast.success('¡Suscripción exitosa!', 'Recibirás los avisos del club en este dispositivo.');
    });

  const deactivate = (endpoint: string) =>
    run(async () => {
      const ended = await pushServer(clients.get()).remove(endpoint);
      // What the server does not know any more is ended too.
      if (!ended.ok && ended.type !== 'NotFoundError') {
        throw new PushProblem(`Error al cancelar la suscripción en el servidor. ${ended.message}`);
      }
      forgetDevice();
      await unsubscribeBrowser();
      setState({ is: 'unsubscribed' });
      toast.success('Suscripción cancelada', 'Este dispositivo no recibirá más avisos.');
    });

  return { state, working, problem, activate, deactivate, reload };
}

/** @throws PushProblem */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const registration = await readyWorker().catch(() => {
    throw new PushProblem('Error al registrar las notificaciones push');
  });
  try {
    return await subscribeBrowser(registration, publicKey);
  } catch {
    throw new PushProblem(
      'El servicio de notificaciones de tu navegador no responde. Comprueba tu conexión y vuelve a intentarlo.',
      'Error de suscripción',
    );
  }
}

async function readState(client: Parameters<typeof pushServer>[0]): Promise<PushState> {
  const support = pushSupport();
  if (support !== 'supported') return { is: support };
  if (Notification.permission === 'denied') return { is: 'denied' };
  const subscription = await browserSubscription().catch(() => null);
  if (!subscription) return { is: 'unsubscribed' };
  const { endpoint } = subscription;
  const preferences = await pushServer(client).preferencesOf(endpoint);
  if (preferences === undefined) return { is: 'failed' };
  // One that somebody else left here, or that the server has dropped: this person has none.
  return preferences ? { is: 'subscribed', endpoint, preferences } : { is: 'unsubscribed' };
}

/** Hears of what the person allows in the browser's own settings, where the browser tells. @returns how to stop */
function onPermissionChange(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  let stopped = false;
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (stopped) return;
      status = found;
      status.addEventListener('change', listener);
    })
    .catch(() => undefined);
  return () => {
    stopped = true;
    status?.removeEventListener('change', listener);
  };
}
