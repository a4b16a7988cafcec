import { createECDH } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { club } from '../../club/club.ts';
import { ConfigError, type Config } from '../../config.ts';
import { createOnceDurably } from '../../platform/database/durable-files.ts';
import { isVapidPair } from './vapid-pair.ts';

/** The site's identity for push services (RFC 8292); the keys are in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** A `mailto:` or https address. */
  subject: string;
}

const FILE = 'vapid-keys.json';
const pairSchema = z.object({ publicKey: z.string(), privateKey: z.string() });
type Pair = z.infer<typeof pairSchema>;

/**
 * The keys of the environment, or those in the data folder, which the first start creates. Every subscription belongs
 * to the public key, so the pair must not change later.
 * @throws ConfigError if they cannot be read or written
 */
export function openVapidKeys(config: Pick<Config, 'vapid' | 'dataDir'>): VapidKeys {
  const subject = config.vapid.subject ?? `mailto:${club.contact.email}`;
  const file = path.join(config.dataDir, FILE);
  return { ...(config.vapid.keys ?? readPair(file) ?? storePair(file, makePair())), subject };
}

function makePair(): Pair {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Leading zeros are dropped here, but other programs expect all 32 bytes.
  const number = pair.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - number.length), number]).toString('base64url');
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}

/**
 * @returns null if there is no file.
 * @throws ConfigError if the file is invalid
 */
function readPair(file: string): Pair | null {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new ConfigError(`The push keys in ${file} cannot be read (${codeOf(error)})`);
  }
  const parsed = pairSchema.safeParse(parseJson(text));
  if (parsed.success && isVapidPair(parsed.data.publicKey, parsed.data.privateKey)) return parsed.data;
  throw new ConfigError(
    `The push keys in ${file} are damaged; restore the file, or remove it: devices must then subscribe again`,
  );
}

/** Stores a pair. @returns the stored one, which is another process's if that was first */
function storePair(file: string, pair: Pair): Pair {
  try {
    createOnceDurably(file, `${JSON.stringify(pair)}\n`);
  } catch (error) {
    throw new ConfigError(
      `The push keys cannot be written to ${file} (${codeOf(error)}); set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY`,
    );
  }
  return readPair(file) ?? pair;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
