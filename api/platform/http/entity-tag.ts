import { hash } from 'node:crypto';

/** The entity tag of a body: a hash, the same for the same bytes. */
export function entityTag(body: string | Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** The tag of a body that is sent in several codings: weak, because the bytes differ and the content is the same. */
export const weakEntityTag = (body: string | Buffer): string => `W/${entityTag(body)}`;

/**
 * Whether `If-Match` asks for another version, by the strong comparison that RFC 9110 demands for it: a weak tag never
 * matches.
 */
export function isOther(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return false;
  return etag.startsWith('W/') || !ifMatch.split(',').some((tag) => tag.trim() === etag);
}

const withoutWeakness = (tag: string): string => tag.replace(/^W\//, '');

/** Whether `If-None-Match` names this version, by the weak comparison that RFC 9110 demands for it. */
export function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Nearly all clients send exactly the one tag that they received.
  if (ifNoneMatch === etag) return true;
  const known = ifNoneMatch.split(',').map((tag) => withoutWeakness(tag.trim()));
  return known.includes('*') || known.includes(withoutWeakness(etag));
}
