import type { StatisticsAccess } from '../../config.ts';

/** The longest address that staff may enter. */
export const LONGEST_FEED_ADDRESS = 500;

/** Public services that every site may read. */
const KNOWN = ['fibalivestats.dcd.shared.geniussports.com', 'intrafeb.feb.es'];

/** Where a feed is read, and which addresses of that host may be connected to. */
export interface FeedAddress {
  url: URL;
  kind: 'http' | 'tcp';
  /** The operator answers for a configured host; the name of a known one must lead to a public address. */
  isConfigured: boolean;
  /** Sent as `Authorization: Bearer`. */
  token: string | undefined;
}

/**
 * The feed at an address. Staff type addresses, so without this check they could make the site call any service of its
 * network (SSRF).
 * @returns null unless it is `https://` at a known host, or `https://`, `http://` or `tcp://` at a configured one
 */
export function feedAddressOf(address: string, { hosts, tokens }: StatisticsAccess): FeedAddress | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, username, password, host, hostname, port, pathname } = url;
  if (username !== '' || password !== '') return null;
  const isConfigured = hosts.includes(host);
  const token = tokens.get(host);
  if (protocol === 'tcp:') {
    // A TV feed has no path; without a port it would be any service.
    if (!isConfigured || port === '' || !['', '/'].includes(pathname)) return null;
    return { url, kind: 'tcp', isConfigured, token: undefined };
  }
  if (protocol === 'http:' ? !isConfigured : protocol !== 'https:') return null;
  if (!isConfigured && (port !== '' || !KNOWN.includes(hostname))) return null;
  return { url, kind: 'http', isConfigured, token };
}
