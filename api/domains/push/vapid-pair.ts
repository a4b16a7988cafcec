import { createECDH } from 'node:crypto';

/** Whether two keys (base64url) form a VAPID pair (RFC 8292): an uncompressed point of P-256 and its private key. */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
