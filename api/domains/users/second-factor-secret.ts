import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError, type Config } from '../../config.ts';

const FILE = 'secret-key';
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
export function secretBox(config: Pick<Config, 'secretKey' | 'dataDir'>): SecretBox {
  const source = config.secretKey ?? keyFromFile(path.join(config.dataDir, FILE));
  const key = Buffer.from(hkdfSync('sha256', source, '', 'second factors', 32));
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

/**
 * The key in the file. If two processes create it at the same time, both use the first one: link(2) fails if the file
 * exists.
 */
function keyFromFile(file: string): string {
  const draft = `${file}.${randomUUID()}`;
  try {
    if (!fs.existsSync(file)) {
      fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      fs.writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
      try {
        fs.linkSync(draft, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(
      `The key in ${file} can be neither read nor written (${String(error)}); set SECRET_KEY`,
    );
  } finally {
    fs.rmSync(draft, { force: true });
  }
}
