declare const self: ServiceWorkerGlobalScope;

type Change = Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>;

/**
 * Replaces a subscription that the browser's push service has ended, and keeps its preferences. If the browser still
 * knows the old subscription, it is only renewed if it belongs to the signed-in user.
 */
export async function renewSubscription({ oldSubscription, newSubscription }: Change): Promise<void> {
  const preferences = oldSubscription && (await readPreferences(oldSubscription.endpoint));
  if (oldSubscription && !preferences) return;
  const fresh = newSubscription ?? (await subscribe(oldSubscription));
  if (!fresh) return;
  if (!(await send('/api/push/subscribe', fresh.toJSON())).ok) {
    await fresh.unsubscribe();
    return;
  }
  if (!oldSubscription || oldSubscription.endpoint === fresh.endpoint) return;
  await send('/api/push/preferences', { endpoint: fresh.endpoint, preferences });
  await send('/api/push/unsubscribe', { endpoint: oldSubscription.endpoint });
}

/** @returns null if the subscription does not belong to the signed-in user. */
async function readPreferences(endpoint: string): Promise<unknown> {
  const query = new URLSearchParams({ endpoint }).toString();
  const answer = await fetch(`/api/push/preferences?${query}`);
  return answer.ok ? ((await answer.json()) as { preferences: unknown }).preferences : null;
}

/** @returns null if no user is signed in. */
async function subscribe(old: PushSubscription | null): Promise<PushSubscription | null> {
  const applicationServerKey = old?.options.applicationServerKey ?? (await readPublicKey());
  if (!applicationServerKey) return null;
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function readPublicKey(): Promise<string | null> {
  const answer = await fetch('/api/push/vapid-public-key');
  return answer.ok ? ((await answer.json()) as { publicKey: string }).publicKey : null;
}

function send(path: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
