import { registerWorkerNow } from '../../app/register-service-worker.ts';
import { browserSubscription } from './device-owner.ts';

/** `install-first`: an iPhone or iPad shows notifications only of a site that is on its home screen. */
export type PushSupport = 'supported' | 'unsupported' | 'install-first';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  return isApplePhone() && !isInstalled() ? 'install-first' : 'unsupported';
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** How long the service worker may take to be ready, milliseconds. */
const WORKER_LIMIT_MS = 15_000;

/** @throws Error where the browser refuses the worker, or does not get it ready in time. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await registerWorkerNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the service worker is not ready')), WORKER_LIMIT_MS);
  });
  try {
    return await Promise.race([navigator.serviceWorker.ready, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The browser's subscription for this site's key: the one that it has, or a new one.
 * @param publicKey the site's VAPID key in base64url
 * @throws DOMException where the browser or its push service refuses
 */
export async function subscribeBrowser(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const existing = await registration.pushManager.getSubscription();
  if (existing && toBase64Url(existing.options.applicationServerKey) === publicKey) return existing;
  // One for a key that the site no longer has receives nothing, and stands in the way of a new one.
  await existing?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function toBase64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Ends the browser's subscription, if there is one. Never fails: what is left of it is of no use to anybody. */
export async function unsubscribeBrowser(): Promise<void> {
  await browserSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
}

/** How the person may tell this device from their others. Only what everybody sees, in broad terms. */
export function describeDevice(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstOf(BROWSERS, userAgent), system: firstOf(SYSTEMS, userAgent) };
}

type Names = readonly (readonly [RegExp, string])[];

// Most say that they are others too, so the order matters.
const BROWSERS: Names = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
];

function firstOf(names: Names, userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
