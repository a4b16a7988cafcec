import { registerWorkerNow } from '../../app/register-service-worker.ts';
import { browserSubscription } from './device-owner.ts';

/** `install-first`: iPhones and iPads only show notifications of a site on the home screen. */
type PushSupport = 'supported' | 'unsupported' | 'install-first';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  return isApplePhone() && !isInstalled() ? 'install-first' : 'unsupported';
}

/** An iPad reports that it is a Mac, but no Mac has a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** Timeout for the service worker to become ready, in milliseconds. */
const WORKER_LIMIT_MS = 15_000;

/** @throws Error if the browser refuses the worker, or on timeout. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await registerWorkerNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The service worker is not ready')), WORKER_LIMIT_MS);
  });
  try {
    return await Promise.race([navigator.serviceWorker.ready, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The browser's subscription for this site's key: the existing one, or a new one.
 * @param publicKey the site's VAPID key in base64url
 * @throws DOMException if the browser or its push service refuses
 */
export async function subscribeBrowser(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const existing = await registration.pushManager.getSubscription();
  if (existing && toBase64Url(existing.options.applicationServerKey) === publicKey) return existing;
  // A subscription for an old key receives nothing, and prevents a new one.
  await existing?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function toBase64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Ends the browser's subscription, if there is one. Never throws: a subscription left behind does no harm. */
export async function unsubscribeBrowser(): Promise<void> {
  await browserSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
}

/** A name for this device, from its browser and system, so that the user can recognize it. */
export function describeDevice(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstOf(BROWSERS, userAgent), system: firstOf(SYSTEMS, userAgent) };
}

type Names = readonly (readonly [RegExp, string])[];

// Most browsers also claim to be others, so the order matters.
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
