import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey, type SecretConfig } from './secret-key.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the secrets of one-time codes, so that they cannot be read from the database alone. */
export interface SecretBox {
  /** @param owner the account's id: a secret copied to another account's row cannot be decrypted */
  close(secret: string, owner: number): string;
  /** @throws Error if it was encrypted with another key or for another account, or if it was altered */
  open(closed: string, owner: number): string;
}

/**
 * Uses `SECRET_KEY`, or a key in the data folder that is created on first use.
 * @throws ConfigError if the key file cannot be read or written
 */
export function secretBox(config: SecretConfig): SecretBox {
  const key = derivedKey(config, 'second factors');
  return {
    close(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(String(owner)));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(closed, owner) {
      const bytes = Buffer.from(closed, 'base64url');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(String(owner)))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}
