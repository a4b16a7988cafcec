import { createSign } from 'node:crypto';
import type { GoogleCredentials } from './google-credentials.ts';

/** Signs claims as the service account: a token (JWT, RS256). */
export function signedToken(claims: object, { key }: Pick<GoogleCredentials, 'key'>): string {
  const encoded = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${encoded}.${createSign('RSA-SHA256').update(encoded).sign(key, 'base64url')}`;
}

/** A moment in the terms of a token: seconds since the epoch. */
export const tokenTime = (at: Date): number => Math.floor(at.getTime() / 1000);
