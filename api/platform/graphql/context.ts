import type { GraphQLSchema } from 'graphql';
import type { Config } from '../../config.ts';
import type { Database, Match } from '../database/client.ts';
import type { FileStorage } from '../files/storage.ts';
import type { WorkQueue } from '../jobs/job-queue.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { RequestRecord } from '../http/request-scope.ts';
import type { LiveRows } from '../live-rows.ts';
import type { Viewer } from '../sessions.ts';

/** What every resolver may use: one per HTTP request, shared by GraphQL, the REST calls and server rendering. */
export interface Context {
  /** The request that it was made for. */
  request: RequestRecord;
  schema: GraphQLSchema;
  database: Database;
  config: Config;
  /** Where public files are kept. */
  files: FileStorage;
  limits: RateLimits;
  /** What browsers subscribe to notifications with, in base64url. */
  vapidPublicKey: string;
  /** Does what takes longer than a request should, see `api/platform/jobs`. */
  queue: WorkQueue;
  /** Notifies subscribers of a match of its changes. */
  live: LiveRows<Match>;
  /** Waits until no answer is kept from before what has been written; called before a write is answered. */
  invalidationsApplied: () => Promise<void>;
  /** Who is signed in, or null. */
  viewer: Viewer | null;
  /** Whether nothing but documents of ours is run for it: what these cost is known, and not worked out each time. */
  isTrustedDocument: boolean;
  /** Address of the visitor, for rate limits. */
  address: string;
  /** Sets or ends the browser's session; the HTTP layer writes it as a cookie. */
  session: {
    start(token: string, expiresAt: Date): void;
    end(): void;
  };
}
