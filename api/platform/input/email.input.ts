import { typedLine } from './text.input.ts';

/** The local part as both HTML (`input type=email`) and RFC 5321 (section 4.1.2, Dot-string) accept it. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** A label of a domain, as HTML accepts it: letters, digits and hyphens in between. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Characters that end the host or have a meaning of their own in a URL. */
const NO_HOST = /[\s/:?#@%[\]\\<>^|]/;
/** RFC 5321, section 4.5.3.1. */
const LONGEST = { local: 64, address: 254 } as const;

/**
 * The form of a domain in which it is stored, compared and used by mail servers: punycode in lower case (UTS #46).
 * @returns null if it is no domain with at least two labels, as RFC 5321 (section 2.3.5) demands
 */
export function asciiDomain(domain: string): string | null {
  if (NO_HOST.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const { hostname } = new URL(`http://${domain}`);
  const labels = hostname.split('.');
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label));
  // The last label of an IP address is a number.
  return isDomain && !/^\d+$/.test(labels.at(-1) ?? '') ? hostname : null;
}

/** An e-mail address with the domain in its one form. Returns null if it is none. */
export function asciiAddress(address: string): string | null {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = asciiDomain(address.slice(at + 1));
  if (domain === null || !LOCAL.test(local) || local.length > LONGEST.local) return null;
  const ascii = `${local}@${domain}`;
  return ascii.length > LONGEST.address ? null : ascii;
}

/** A search text in which the domain of an address has its stored form: «@españa.es» finds `ana@xn--espaa-rta.es`. */
export function withAsciiDomain(search: string): string {
  const at = search.lastIndexOf('@');
  const domain = at === -1 ? null : asciiDomain(search.slice(at + 1));
  return domain === null ? search : search.slice(0, at + 1) + domain;
}

/**
 * An e-mail address that people type; the part before the «@» stays as typed.
 * @param wrong message for anything that is no address
 */
export const email = (wrong: string) =>
  typedLine(wrong)
    .overwrite((value) => asciiAddress(value) ?? value)
    .refine((value) => asciiAddress(value) === value, wrong);

/** The address of an account: in lower case, so that one person has one account. */
export const accountEmail = (wrong: string) => email(wrong).overwrite((value) => value.toLowerCase());
