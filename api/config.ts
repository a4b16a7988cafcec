import path from 'node:path';
import { z } from 'zod';
import { club } from './club/club.ts';
import { readAppleCredentials, type AppleCredentials } from './domains/wallet/apple-credentials.ts';
import { readGoogleCredentials, type GoogleCredentials } from './domains/wallet/google-credentials.ts';
import { paymentVariables, readPayments, type PaymentsConfig } from './domains/payments/payments-config.ts';
import { isVapidPair } from './domains/push/vapid-pair.ts';
import { email } from './platform/input/email.input.ts';

/** «1», «true» and «yes» switch something on; every other value must be a clear «off». */
const flag = z
  .enum(['0', '1', 'false', 'true', 'no', 'yes'])
  .transform((value) => value === '1' || value === 'true' || value === 'yes');

const contact = z
  .string()
  .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto:name@… or an https address');

const listed = (list: string) => list.split(/[\s,]+/).filter((entry) => entry !== '');

const hostList = () =>
  z
    .string()
    .default('')
    .transform(listed)
    .refine((hosts) => hosts.every(isHost), 'must be hosts, or hosts with a port, with commas between them');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a PostgreSQL URL (postgresql://…)')
    .optional(),
  DEMO: flag.or(z.literal('small')).optional(),
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
  VAPID_SUBJECT: contact.optional(),
  SECURITY_CONTACT: contact.default(`mailto:${club.contact.email}`),
  PUSH_SERVICES: hostList(),
  STATISTICS_HOSTS: hostList(),
  STATISTICS_TOKENS: z
    .string()
    .default('')
    .transform(listed)
    .refine(
      (pairs) => pairs.every((pair) => /^[^=]+=./.test(pair) && isHost(pair.slice(0, pair.indexOf('=')))),
      'must be host=token, with commas between them',
    ),
  APPLE_WALLET_CERTIFICATE: z.string().optional(),
  APPLE_WALLET_KEY: z.string().optional(),
  APPLE_WALLET_KEY_PASSWORD: z.string().optional(),
  APPLE_WALLET_WWDR: z.string().optional(),
  APPLE_PUSH_URL: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .default('https://api.push.apple.com'),
  APPLE_PUSH_AUTHORITY: z.string().optional(),
  GOOGLE_WALLET_ISSUER: z.string().regex(/^\d+$/, 'must be a number').optional(),
  GOOGLE_WALLET_ACCOUNT: z.string().optional(),
  GOOGLE_WALLET_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://walletobjects.googleapis.com'),
  ...paymentVariables,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be smtp://… or smtps://…')
    .optional(),
  MAIL_FROM: email('must be an e-mail address').optional(),
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

const hostOf = (text: string) => new URL(`https://${text}`).host;

/** Every variable that the site reads; `.env.example` explains them. */
export const environmentVariables: readonly string[] = Object.keys(environment.shape);

/** A bucket of an S3-compatible object store. */
export interface ObjectStore {
  /** Its URL, or undefined for Amazon's. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The identity of this site for push services (VAPID, RFC 8292). */
export interface VapidConfig {
  /** Both in base64url, or undefined: then a pair is created at the first start and stored in `dataDir`. */
  keys: { publicKey: string; privateKey: string } | undefined;
  /** `mailto:` or https: the contact for push services; undefined for the club's address. */
  subject: string | undefined;
}

/** Which sources of live data the site may read, besides the public ones of FIBA and the federation. */
export interface StatisticsAccess {
  /** Hosts, with the port if it is not 443; at any address, also on the local network. */
  hosts: readonly string[];
  /** What is sent as `Authorization: Bearer`, by host. */
  tokens: ReadonlyMap<string, string>;
}

/** The configuration, parsed once from the environment; no other code reads `process.env`. */
export interface Config {
  /** TCP port; 0 asks the system for a free one. */
  port: number;
  host: string;
  /** Absolute folder of the embedded database, uploads and generated keys. */
  dataDir: string;
  /** A PostgreSQL URL, or undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The store of uploaded pictures, or undefined for `dataDir`. */
  objectStore: ObjectStore | undefined;
  /** Whether an empty database is filled with the demonstration club. */
  demo: Demonstration;
  /** The origin that visitors use, without a trailing slash; undefined for the host of each request. */
  publicUrl: string | undefined;
  /** Whether visitors use HTTPS: decides the cookie's prefix and `Secure`. */
  https: boolean;
  /** Whether our own proxy sets `X-Forwarded-For` and `X-Forwarded-Proto`. */
  trustProxy: boolean;
  /** Encrypts the secrets of second factors; undefined: a key is created when needed and stored in `dataDir`. */
  secretKey: string | undefined;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  /** Whether browsers get the service worker; false removes it from those that have it. */
  serviceWorker: boolean;
  vapid: VapidConfig;
  /** What signs passes for Apple Wallet; undefined: tickets are not offered for it. */
  appleWallet: AppleCredentials | undefined;
  /** What signs passes for Google Wallet; undefined: tickets are not offered for it. */
  googleWallet: GoogleCredentials | undefined;
  /** The payment provider. Undefined: there is none, and tickets are issued at once. */
  payments: PaymentsConfig | undefined;
  /** `mailto:` or https: where to report a vulnerability. */
  securityContact: string;
  /** Push services besides those of the well-known browsers, as hosts, with the port if it is not 443. */
  pushServices: readonly string[];
  statistics: StatisticsAccess;
  /** Server for outgoing mail; undefined: mails are written to `outbox` in `dataDir`. */
  smtpUrl: string | undefined;
  /** The sender of mails; undefined for the club's address. */
  mailFrom: string | undefined;
  /** The folder of nightly backups, and their maximum number; undefined for none. */
  backup: { folder: string; keep: number } | undefined;
  /** With it, `/metrics` is readable from everywhere; without it, only from this machine and without a proxy. */
  metricsToken: string | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  development: boolean;
}

/** An invalid value of the environment; the message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Parses the environment.
 * @throws ConfigError naming every invalid variable, on one line.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // Compose files and shells set a variable without a value to the empty text.
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
    demo: demoOf(value.DEMO ?? value.DATABASE_URL === undefined),
    publicUrl,
    https: publicUrl?.startsWith('https://') ?? false,
    trustProxy: value.TRUST_PROXY,
    secretKey: value.SECRET_KEY,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    serviceWorker: value.SERVICE_WORKER,
    vapid: vapidOf(value),
    appleWallet: appleWalletOf(value),
    googleWallet: googleWalletOf(value),
    payments: named(() => readPayments(value)),
    securityContact: value.SECURITY_CONTACT,
    pushServices: value.PUSH_SERVICES.map(hostOf),
    statistics: {
      hosts: value.STATISTICS_HOSTS.map(hostOf),
      tokens: new Map(
        value.STATISTICS_TOKENS.map((pair) => {
          const at = pair.indexOf('=');
          return [hostOf(pair.slice(0, at)), pair.slice(at + 1)];
        }),
      ),
    },
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

/** Whether an empty database gets the demonstration club, and in which size: tests need few rows. */
export type Demonstration = 'full' | 'small' | false;

const demoOf = (asked: boolean | 'small'): Demonstration => (asked === true ? 'full' : asked);

/** @throws ConfigError if a bucket has no keys. */
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

/** @throws ConfigError if one key is missing, or the two do not belong together. */
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

/** @throws ConfigError if a file is missing or wrong. */
function appleWalletOf(value: z.infer<typeof environment>): AppleCredentials | undefined {
  const { APPLE_WALLET_CERTIFICATE: certificate, APPLE_WALLET_KEY: key, APPLE_WALLET_WWDR: issuer } = value;
  if (certificate === undefined && key === undefined && issuer === undefined) return undefined;
  if (certificate === undefined || key === undefined || issuer === undefined) {
    throw new ConfigError(
      'Bad environment: APPLE_WALLET_CERTIFICATE, APPLE_WALLET_KEY and APPLE_WALLET_WWDR need each other',
    );
  }
  return named(() =>
    readAppleCredentials({
      certificate,
      key,
      password: value.APPLE_WALLET_KEY_PASSWORD,
      issuer,
      pushService: value.APPLE_PUSH_URL,
      pushAuthority: value.APPLE_PUSH_AUTHORITY,
    }),
  );
}

/** @throws ConfigError if one of the two is missing or wrong. */
function googleWalletOf(value: z.infer<typeof environment>): GoogleCredentials | undefined {
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_ACCOUNT: account } = value;
  if (issuer === undefined && account === undefined) return undefined;
  if (issuer === undefined || account === undefined) {
    throw new ConfigError('Bad environment: GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_ACCOUNT need each other');
  }
  return named(() => readGoogleCredentials(issuer, account, new URL(value.GOOGLE_WALLET_URL).origin));
}

/** Turns an error about a variable into one about the environment. */
function named<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(`Bad environment: ${error instanceof Error ? error.message : String(error)}`);
  }
}
