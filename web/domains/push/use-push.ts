import { useEffect, useState } from 'react';
import type { Client } from 'urql';
import type { PushPreferences } from '../../../api/domains/push/push.input.ts';
import { useClientStore } from '../../graphql/client-store.tsx';
import { toast } from '../../ui/toast.ts';
import type { ActionProblem } from '../../ui/use-action.ts';
import { pushSupport, readyWorker, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import { changesDone, track } from './device-changes.ts';
import { browserSubscription, forgetDevice, rememberDevice } from './device-owner.ts';
import { pushServer } from './push-server.ts';

/** The state of this browser's notifications. `failed`: the server did not answer. */
type PushState =
  | { is: 'loading' | 'unsupported' | 'install-first' | 'denied' | 'failed' | 'unsubscribed' }
  | { is: 'subscribed'; endpoint: string; preferences: PushPreferences };

/** The title and text of an error. */
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

/** This browser's notifications, with functions to switch them on and off. */
export function usePush(userId: string) {
  const clients = useClientStore();
  const [state, setState] = useState<PushState>({ is: 'loading' });
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<ActionProblem | null>(null);

  useEffect(() => {
    let current = true;
    const look = async () => {
      await changesDone();
      const found = await readState(clients.get());
      if (current) setState(found);
    };
    void look();
    const stop = onPermissionChange(() => void look());
    return () => {
      current = false;
      stop();
    };
  }, [clients]);

  /** Asks the server again. @param found the problem that made it necessary */
  const reload = async (found: ActionProblem | null = null) => {
    setProblem(found);
    setState(await readState(clients.get()));
  };

  /** Runs one action at a time; its error stays until the next attempt. */
  async function run(work: () => Promise<void>) {
    setWorking(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const pushError = error instanceof PushProblem ? error : new PushProblem(String(error));
      const { title, message } = pushError;
      setProblem({ title: 'Error', message: title === 'Error' ? message : `${title}. ${message}` });
    }
    setWorking(false);
  }

  const activate = () =>
    run(async () => {
      // Must come first, or Safari no longer sees it as the result of a click.
      const permission = await Notification.requestPermission();
      if (permission === 'denied') setState({ is: 'denied' });
      if (permission !== 'granted') throw DENIED;
      const { endpoint, preferences } = await track(subscribeDevice(clients.get(), userId));
      setState(preferences ? { is: 'subscribed', endpoint, preferences } : await readState(clients.get()));
      toast.success('¡Suscripción exitosa!', 'Recibirás los avisos del club en este dispositivo.');
    });

  const deactivate = (endpoint: string) =>
    run(async () => {
      await track(unsubscribeDevice(clients.get(), endpoint));
      setState({ is: 'unsubscribed' });
      toast.success('Suscripción cancelada', 'Este dispositivo no recibirá más avisos.');
    });

  return { state, working, problem, activate, deactivate, reload };
}

/** Subscribes this browser, and tells the server. @throws PushProblem */
async function subscribeDevice(client: Client, userId: string) {
  const server = pushServer(client);
  const publicKey = await server.publicKey();
  if (!publicKey) throw new PushProblem('Error al obtener la clave VAPID', 'Error de configuración');
  const subscription = await subscribe(publicKey);
  const saved = await server.save(subscription);
  if (!saved.ok) {
    await unsubscribeBrowser();
    throw new PushProblem(`Error al guardar la suscripción. ${saved.message}`, 'Error de suscripción');
  }
  rememberDevice(userId);
  return { endpoint: subscription.endpoint, preferences: saved.preferences };
}

/** Ends the subscription on the server, and in this browser. @throws PushProblem */
async function unsubscribeDevice(client: Client, endpoint: string): Promise<void> {
  const ended = await pushServer(client).remove(endpoint);
  // One that the server no longer knows is ended too.
  if (!ended.ok && ended.type !== 'NotFoundError') {
    throw new PushProblem(`Error al cancelar la suscripción en el servidor. ${ended.message}`);
  }
  forgetDevice();
  await unsubscribeBrowser();
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

async function readState(client: Client): Promise<PushState> {
  const support = pushSupport();
  if (support !== 'supported') return { is: support };
  if (Notification.permission === 'denied') return { is: 'denied' };
  const subscription = await browserSubscription().catch(() => null);
  if (!subscription) return { is: 'unsubscribed' };
  const { endpoint } = subscription;
  const preferences = await pushServer(client).preferencesOf(endpoint);
  if (preferences === undefined) return { is: 'failed' };
  // A subscription of another user, or one that the server has dropped: this user has none.
  return preferences ? { is: 'subscribed', endpoint, preferences } : { is: 'unsubscribed' };
}

/** Notifies of changes in the browser's permission settings, if it supports that. @returns a function that stops it */
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
