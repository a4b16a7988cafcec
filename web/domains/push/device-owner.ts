// Whose notifications this browser shows. Apart from what subscribes: every page needs this, and only this.

/** The id of the person who switched notifications on here. */
const OWNER = 'pmb_push';
/** How long a sign-out waits for the server to forget the device, milliseconds. */
const PATIENCE_MS = 3000;

export function rememberDevice(userId: string): void {
  withStorage((storage) => storage.setItem(OWNER, userId));
}

export function forgetDevice(): void {
  withStorage((storage) => storage.removeItem(OWNER));
}

function withStorage<Value>(work: (storage: Storage) => Value): Value | null {
  try {
    return work(localStorage);
  } catch {
    // Storage is switched off.
    return null;
  }
}

/** The browser's own subscription, whoever made it. */
export async function browserSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Ends notifications on a device that somebody else has signed in on: what was meant for one person must not appear
 * under the next one's hands, nor go on for them unasked. The server finds the subscription gone when it next sends.
 * @param userId who is signed in
 */
export function keepPushOnlyFor(userId: string): void {
  const owner = withStorage((storage) => storage.getItem(OWNER));
  if (owner === null || owner === userId) return;
  forgetDevice();
  void browserSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
}

/** Ends the notifications of somebody who is about to sign out, here and at the server. Never fails. */
export async function endPushHere(): Promise<void> {
  if (withStorage((storage) => storage.getItem(OWNER)) === null) return;
  try {
    const subscription = await browserSubscription();
    forgetDevice();
    if (!subscription) return;
    const { endpoint } = subscription;
    await Promise.allSettled([subscription.unsubscribe(), tellServer(endpoint)]);
  } catch {
    // A browser that has lost its subscription shows nothing more.
  }
}

function tellServer(endpoint: string): Promise<Response> {
  return fetch('/api/push/unsubscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
