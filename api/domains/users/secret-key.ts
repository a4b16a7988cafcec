import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError, type Config } from '../../config.ts';

const FILE = 'secret-key';

export type SecretConfig = Pick<Config, 'secretKey' | 'dataDir'>;

/**
 * A key of 32 bytes for one purpose, from `SECRET_KEY`, or from a key in the data folder that is created on first use.
 * @throws ConfigError if the key file cannot be read or written
 */
export function derivedKey(config: SecretConfig, purpose: 'second factors' | 'known devices'): Buffer {
  const source = config.secretKey ?? keyFromFile(path.join(config.dataDir, FILE));
  return Buffer.from(hkdfSync('sha256', source, '', purpose, 32));
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
