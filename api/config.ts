import path from 'node:path';
import { z } from 'zod';
import { isVapidPair } from './domains/push/vapid-pair.ts';

/** «1», «true» and «yes» switch something on; anything else that is not a clear «off» is refused. */
const flag = z
  .enum(['0', '1', 'false', 'true', 'no', 'yes'])
  .transform((value) => value === '1' || value === 'true' || value === 'yes');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a PostgreSQL URL (postgresql://…)')
    .optional(),
  DEMO: flag.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  TRUST_PROXY: flag.default(false),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  SERVICE_WORKER: flag.default(true),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto:somebody@… or an https address')
    .optional(),
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter((host) => host !== ''))
    .refine((hosts) => hosts.every(isHost), 'must be hosts, or hosts with a port, with commas between them'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be smtp://… or smtps://…')
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).default(14),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
});

function isHost(text: string): boolean {
  const address = `https://${text}`;
  return URL.canParse(address) && new URL(address).href === `https://${new URL(address).host}/`;
}

/** Every variable that the site knows; `.env.example` explains them. */
export const environmentVariables: readonly string[] = Object.keys(environment.shape);

/** A bucket of an S3-compatible object store. */
export interface ObjectStore {
  /** Its address, or undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How this site makes itself known to push services (VAPID, RFC 8292). */
export interface VapidConfig {
  /** Both in base64url, or undefined for a pair that is made at the first start and kept in `dataDir`. */
  keys: { publicKey: string; privateKey: string } | undefined;
  /** `mailto:` or https: whom a push service may write to; undefined for the club's address. */
  subject: string | undefined;
}

/** What the environment decides, parsed once; nothing else reads `process.env`. */
export interface Config {
  /** TCP port; 0 asks the system for a free one. */
  port: number;
  host: string;
  /** Absolute folder of the embedded database, uploads and generated keys. */
  dataDir: string;
  /** A PostgreSQL URL, or undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Where uploaded pictures are kept, or undefined for `dataDir`. */
  objectStore: ObjectStore | undefined;
  /** Whether an empty database is filled with the demonstration club. */
  demo: boolean;
  /** The address that visitors use, without a trailing slash; undefined means «whatever host they called». */
  publicUrl: string | undefined;
  /** Whether visitors come over HTTPS: decides the cookie's prefix and `Secure`. */
  https: boolean;
  /** Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a proxy of ours. */
  trustProxy: boolean;
  /** Encrypts the secrets of second factors; undefined for one that is made when needed and kept in `dataDir`. */
  secretKey: string | undefined;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  /** Whether browsers get the service worker; false takes it away from those that have it. */
  serviceWorker: boolean;
  vapid: VapidConfig;
  /** Push services besides those of the well-known browsers, as hosts with their port where it is not 443. */
  pushServices: readonly string[];
  /** Server for outgoing mail; undefined: mails are put into `outbox` of `dataDir`. */
  smtpUrl: string | undefined;
  /** Whom mails come from; undefined for the club's address. */
  mailFrom: string | undefined;
  /** Where backups are made every night, and how many are kept; undefined for none. */
  backup: { folder: string; keep: number } | undefined;
  /** With it `/metrics` may be read from everywhere, without it from this machine only. */
  metricsToken: string | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  development: boolean;
}

/** A value of the environment that cannot be used; the message is one line, made for the person at the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Parses the environment.
 * @throws ConfigError naming every variable that is wrong, on one line.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable is what a compose file or a shell leaves behind when nothing was set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Bad environment: ${problems.join('; ')}`);
  }
  const value = parsed.data;
  const publicUrl = value.PUBLIC_URL?.replace(/\/+$/, '');
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    objectStore: objectStoreOf(value),
    demo: value.DEMO ?? value.DATABASE_URL === undefined,
    publicUrl,
    https: publicUrl?.startsWith('https://') ?? false,
    trustProxy: value.TRUST_PROXY,
    secretKey: value.SECRET_KEY,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    serviceWorker: value.SERVICE_WORKER,
    vapid: vapidOf(value),
    pushServices: value.PUSH_SERVICES.map((host) => new URL(`https://${host}`).host),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    backup: value.BACKUP_DIR
      ? { folder: path.resolve(value.BACKUP_DIR), keep: value.BACKUP_KEEP }
      : undefined,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
    development: value.NODE_ENV === 'development',
  };
}

/** @throws ConfigError where a bucket is named without its keys. */
function objectStoreOf(value: z.infer<typeof environment>): ObjectStore | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = value;
  if (S3_BUCKET === undefined) return undefined;
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) {
    throw new ConfigError('Bad environment: S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
  return {
    endpoint: value.S3_ENDPOINT,
    region: value.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** @throws ConfigError where one key is given without the other, or with another's. */
function vapidOf(value: z.infer<typeof environment>): VapidConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = value;
  if (publicKey === undefined && privateKey === undefined) return { keys: undefined, subject };
  if (publicKey === undefined || privateKey === undefined) {
    throw new ConfigError('Bad environment: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY need each other');
  }
  if (!isVapidPair(publicKey, privateKey)) {
    throw new ConfigError(
      'Bad environment: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of P-256 keys in base64url',
    );
  }
  return { keys: { publicKey, privateKey }, subject };
}
