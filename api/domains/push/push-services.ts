import { isPublicAddress } from '../../platform/network/checked-lookup.ts';

/** The push services of Chrome and browsers built on it, Firefox, Safari and Edge. */
const KNOWN = [
  'fcm.googleapis.com',
  // Chrome before 2016 and some of its descendants; Chromium without the keys of Google.
  'android.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** Kinds of allowed services: the operator is responsible for `configured` ones, at any address. */
export type PushServiceKind = 'known' | 'configured';

/**
 * The kind of service of an endpoint. Endpoints come from the browser, so without this check users could make the
 * site call any address (SSRF).
 * @param configured hosts of `PUSH_SERVICES`
 * @returns null unless it is https to a known service on port 443, or to a configured one
 */
export function pushServiceOf(endpoint: string, configured: readonly string[]): PushServiceKind | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, username, password, host, port, hash } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '' || hash !== '') return null;
  if (configured.includes(host)) return 'configured';
  return port === '' && KNOWN.some((known) => isHostOf(known, host)) ? 'known' : null;
}

function isHostOf(known: (typeof KNOWN)[number], host: string): boolean {
  return known.startsWith('*') ? host.endsWith(known.slice(1)) : host === known;
}

/**
 * Whether a service may be called at a resolved address. A known name that resolves into the local network is a DNS
 * error or an attack.
 */
export function mayConnect(kind: PushServiceKind, address: string): boolean {
  return kind === 'configured' || isPublicAddress(address);
}
