// The user whose notifications this browser shows. Separate from the subscription code, because every page needs this.

/** The id of the user who switched notifications on in this browser. */
const OWNER = 'pmb_push';
/** Timeout for the server's request when signing out, in milliseconds. */
const UNSUBSCRIBE_TIMEOUT_MS = 3000;

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
    // Storage is disabled.
    return null;
  }
}

/** The browser's current subscription, of any user. */
export async function browserSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Ends notifications if another user has signed in on this device: they must not see the previous user's messages. The
 * server removes the subscription when its next push fails.
 * @param userId the signed-in user
 */
export function endPushUnlessOwner(userId: string): void {
  const owner = withStorage((storage) => storage.getItem(OWNER));
  if (owner === null || owner === userId) return;
  forgetDevice();
  void browserSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
}

/** Ends the user's notifications before signing out, here and on the server. Never throws. */
export async function endPushHere(): Promise<void> {
  if (withStorage((storage) => storage.getItem(OWNER)) === null) return;
  try {
    const subscription = await browserSubscription();
    forgetDevice();
    if (!subscription) return;
    const { endpoint } = subscription;
    await Promise.allSettled([subscription.unsubscribe(), unsubscribeOnServer(endpoint)]);
  } catch {
    // Without a browser subscription no more notifications are shown.
  }
}

function unsubscribeOnServer(endpoint: string): Promise<Response> {
  return fetch('/api/push/unsubscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
    signal: AbortSignal.timeout(UNSUBSCRIBE_TIMEOUT_MS),
  });
}
