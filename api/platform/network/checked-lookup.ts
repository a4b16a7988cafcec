import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address belongs to no reserved range: not this machine, not the local network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // «unicast» excludes all reserved ranges; an IPv4-mapped IPv6 address is checked as IPv4.
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * A DNS lookup that leaves out forbidden addresses, at the time of connecting: an answer that was checked earlier may
 * have changed.
 */
export function checkedLookup(
  isAllowed: (address: string) => boolean,
  lookup: typeof dns.lookup = dns.lookup,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(new Error(`${hostname} leads to no public address`), []);
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
