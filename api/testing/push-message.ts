import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

/** The private part of a subscription, which never leaves the browser. */
export interface PushSecrets {
  /** In base64url, as browsers return them. */
  keys: { p256dh: string; auth: string };
  decrypt(message: Buffer): string;
}

/** Creates a browser's keys and a function that decrypts its messages (RFC 8291). */
export function makePushSecrets(): PushSecrets {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const [own, auth] = [pair.getPublicKey(), randomBytes(16)];
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(message) {
      const { salt, recordSize, sender, record } = readHeader(message);
      if (record.length > recordSize) throw new Error('more than one record');
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const shared = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32);
      const derive = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${what}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      const end = padded.findLastIndex((byte) => byte !== 0);
      if (padded[end] !== 2) throw new Error('not the last record');
      return padded.subarray(0, end).toString();
    },
  };
}

/** The header of `aes128gcm` (RFC 8188): salt, record size and sender's key. */
function readHeader(message: Buffer) {
  const idLength = message.readUInt8(20);
  return {
    salt: message.subarray(0, 16),
    recordSize: message.readUInt32BE(16),
    sender: message.subarray(21, 21 + idLength),
    record: message.subarray(21 + idLength),
  };
}

/** The claims of the sender's token. */
export interface VapidClaims {
  publicKey: string;
  subject: string;
}

/**
 * Verifies the sender (RFC 8292).
 * @param audience the push service's origin
 * @throws Error with the reason
 */
export function readVapid(authorization: string | undefined, audience: string): VapidClaims {
  const [, head, body, signature, publicKey] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (!head || !body || !signature || !publicKey) throw new Error(`no VAPID: ${authorization}`);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${body}`);
  const valid = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!valid) throw new Error('the signature is not that of the key');
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString());
  const { aud, exp, sub } = read(body);
  const now = Date.now() / 1000;
  if (read(head)['alg'] !== 'ES256') throw new Error('not signed with ES256');
  if (aud !== audience) throw new Error(`meant for ${String(aud)}`);
  if (typeof exp !== 'number' || exp <= now || exp > now + 86_400) throw new Error(`ends at ${String(exp)}`);
  if (typeof sub !== 'string' || !/^(mailto|https):/.test(sub)) throw new Error('no contact address');
  return { publicKey, subject: sub };
}
