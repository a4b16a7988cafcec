import { hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError, type Config } from '../../config.ts';
import { createOnceDurably } from '../../platform/database/durable-files.ts';

const FILE = 'secret-key';

export type SecretConfig = Pick<Config, 'secretKey' | 'dataDir'>;

/**
 * A key of 32 bytes for one purpose, from `SECRET_KEY`, or from a key in the data folder that is created on first use.
 * @throws ConfigError if the key file cannot be read or written
 */
export function derivedKey(
  config: SecretConfig,
  purpose: 'second factors' | 'known devices' | 'demonstration of payments',
): Buffer {
  const source = config.secretKey ?? keyFromFile(path.join(config.dataDir, FILE));
  return Buffer.from(hkdfSync('sha256', source, '', purpose, 32));
}

/** The key in the file, which is created if it is missing. */
function keyFromFile(file: string): string {
  try {
    if (!fs.existsSync(file)) createOnceDurably(file, randomBytes(32).toString('base64url'));
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(
      `The key in ${file} can be neither read nor written (${String(error)}); set SECRET_KEY`,
    );
  }
}
