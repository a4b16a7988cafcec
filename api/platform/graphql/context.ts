import type { GraphQLSchema } from 'graphql';
import type { Config } from '../../config.ts';
import type { Database, Match } from '../database/client.ts';
import type { FileStorage } from '../files/storage.ts';
import type { WorkQueue } from '../jobs/job-queue.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { RequestRecord } from '../http/request-scope.ts';
import type { LiveRows } from '../live-rows.ts';
import type { Viewer } from '../sessions.ts';

/** The context of every resolver: one per HTTP request, shared by GraphQL, REST calls and server rendering. */
export interface Context {
  /** The request that it belongs to. */
  request: RequestRecord;
  schema: GraphQLSchema;
  database: Database;
  config: Config;
  /** The storage of public files. */
  files: FileStorage;
  limits: RateLimits;
  /** The public key that browsers subscribe to notifications with, in base64url. */
  vapidPublicKey: string;
  /** Runs work that takes longer than a request should, see `api/platform/jobs`. */
  queue: WorkQueue;
  /** Notifies subscribers of a match of its changes. */
  live: LiveRows<Match>;
  /** Waits until all writes so far have invalidated the caches; called before the response to a write. */
  invalidationsApplied: () => Promise<void>;
  /** The signed-in user, or null. */
  viewer: Viewer | null;
  /** Whether it runs only our own documents: their cost is known, so it is not computed each time. */
  isTrustedDocument: boolean;
  /** The visitor's address, for rate limits. */
  address: string;
  /** Starts or ends the browser's session; the HTTP layer writes it as a cookie. */
  session: {
    start(token: string, expiresAt: Date): void;
    end(): void;
  };
  /** The cookie by which accounts know the browser, or null; the HTTP layer writes it. */
  device: {
    cookie: string | null;
    remember(cookie: string): void;
  };
}
