import type { Config } from '../config.ts';
import type { Database, MailKind } from './database/client.ts';
import type { Job, JobQueue } from './jobs/job-queue.ts';
import type { MailComposer } from './mail/send-mail.ts';
import type { RestCall } from './rest/call.ts';

/**
 * A part of what the club does, as the site assembles it. The GraphQL schema is registered by importing the domain's
 * schema files, which its `index.ts` does.
 */
export interface Domain {
  /** The name of its folder. */
  name: string;
  /** Its files that other domains may import; every other file is its own (checked by `scripts/architecture.test.ts`). */
  publicFiles: readonly string[];
  /** Its documented REST calls. */
  calls?: readonly RestCall[];
  /** Table → job that runs soon after rows of the table were written, without waiting for its schedule. */
  wakes?: Readonly<Record<string, string>>;
  /** Opens its background work; loaded after the site serves visitors, because it is half of the site's code. */
  openBackground?(database: Database, config: Config): Promise<DomainBackground>;
  /** Stops its work outside the queue, before the database is closed. */
  stop?(database: Database): Promise<void>;
}

/** The background work of a domain. */
export interface DomainBackground {
  jobs?(queue: Pick<JobQueue, 'add'>): readonly Job[];
  /** Its part of the hourly clean-up. */
  cleanUp?(queue: Pick<JobQueue, 'add'>): Promise<void>;
  /** The mails that it composes, by kind. */
  mails?: Readonly<Partial<Record<MailKind, MailComposer>>>;
  /** Interrupts long work when the process stops: the queue runs it again later. */
  interrupt?(): void;
  /** Releases resources, after its last job has ended. */
  close?(): void;
}
