import path from 'node:path';
import { z } from 'zod';

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
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  SERVICE_WORKER: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
});

/** Every variable that the site knows; `.env.example` explains them. */
export const environmentVariables: readonly string[] = Object.keys(environment.shape);

/** What the environment decides, parsed once; nothing else reads `process.env`. */
export interface Config {
  /** TCP port; 0 asks the system for a free one. */
  port: number;
  host: string;
  /** Absolute folder of the embedded database, uploads and generated keys. */
  dataDir: string;
  /** A PostgreSQL URL, or undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Whether an empty database is filled with the demonstration club. */
  demo: boolean;
  /** The address that visitors use, without a trailing slash; undefined means «whatever host they called». */
  publicUrl: string | undefined;
  /** Whether visitors come over HTTPS: decides the cookie's prefix and `Secure`. */
  https: boolean;
  /** Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a proxy of ours. */
  trustProxy: boolean;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  /** Whether browsers get the service worker; false takes it away from those that have it. */
  serviceWorker: boolean;
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
    demo: value.DEMO ?? value.DATABASE_URL === undefined,
    publicUrl,
    https: publicUrl?.startsWith('https://') ?? false,
    trustProxy: value.TRUST_PROXY,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    serviceWorker: value.SERVICE_WORKER,
    logLevel: value.LOG_LEVEL,
    development: value.NODE_ENV === 'development',
  };
}
