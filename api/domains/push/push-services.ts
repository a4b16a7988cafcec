import ipaddr from 'ipaddr.js';

/** The push services of Chrome and all that is built on it, of Firefox, of Safari and of Edge. */
const KNOWN = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** Where a notification may be sent: `configured` ones are the operator's to answer for, wherever they are. */
export type PushServiceKind = 'known' | 'configured';

/**
 * Whose address an endpoint is. A browser's own word for its push service would make the site call any address that
 * somebody types in.
 * @param configured hosts of `PUSH_SERVICES`
 * @returns null for anything else than https to a service that is known, on port 443, or configured.
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
 * Whether a service may be called at an address that its name stands for just now. A name of a well-known service that
 * leads into the local network is a name server's mistake, or somebody's trick.
 */
export function mayConnect(kind: PushServiceKind, address: string): boolean {
  if (kind === 'configured') return true;
  if (!ipaddr.isValid(address)) return false;
  // «unicast» is what is none of the reserved ranges; an IPv4 address inside an IPv6 one is judged as itself.
  return ipaddr.process(address).range() === 'unicast';
}
