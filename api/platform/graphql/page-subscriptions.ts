import type { ServerResponse } from 'node:http';
import { subscribe, type DocumentNode, type ExecutionResult } from 'graphql';
import { HEARTBEAT_MS, beginEvents } from '../http/event-stream.ts';
import { logger } from '../log.ts';
import type { Context } from './context.ts';
import { presentError } from './errors.ts';
import type { PersistedCall } from './persisted-call.ts';

/** The name of the heartbeat's event: the page's code would not see a comment. */
const HEARTBEAT = 'event: alive\ndata:\n\n';
/** A client that does not read is disconnected when so many bytes wait for it. */
const MAX_WAITING_BYTES = 64 * 1024;

const COMPLETE = 'event: complete\ndata:\n\n';

type Results = AsyncGenerator<ExecutionResult>;

/** One subscription with all streams that follow it. */
interface Broadcast {
  key: string;
  streams: Set<ServerResponse>;
  /** The last event, for streams that begin later. */
  last?: string;
  hasEnded: boolean;
  results: Results;
}

/**
 * Subscriptions of our own pages, as server-sent events. Their content is the same for all users, so each change is
 * executed once, without a user, and the same bytes go to all streams: thousands follow the score of one match.
 */
export class PageSubscriptions {
  readonly #broadcasts = new Map<string, Promise<Broadcast | ExecutionResult>>();

  /** Whether this operation has a stream already; then another stream costs no read. */
  isFollowed(operation: PersistedCall): boolean {
    return this.#broadcasts.has(keyOf(operation));
  }

  /** Starts a stream. @returns the result with errors if the operation cannot be followed; then nothing was sent. */
  async follow(
    response: ServerResponse,
    operation: PersistedCall & { document: DocumentNode },
    context: Context,
  ): Promise<ExecutionResult | null> {
    const broadcast = await this.#find(keyOf(operation), operation, context);
    if (!('streams' in broadcast)) return broadcast;
    this.#add(response, broadcast);
    return null;
  }

  #find(
    key: string,
    operation: PersistedCall & { document: DocumentNode },
    context: Context,
  ): Promise<Broadcast | ExecutionResult> {
    const known = this.#broadcasts.get(key);
    if (known) return known;
    const begun = this.#begin(key, operation, context);
    this.#broadcasts.set(key, begun);
    const forget = () => this.#broadcasts.delete(key);
    begun.then((broadcast) => !('streams' in broadcast) && forget(), forget);
    return begun;
  }

  async #begin(
    key: string,
    { document, variables }: PersistedCall & { document: DocumentNode },
    context: Context,
  ): Promise<Broadcast | ExecutionResult> {
    const { schema } = context;
    const contextValue: Context = { ...context, viewer: null, address: '', isTrustedDocument: true };
    const results = await subscribe({ schema, document, contextValue, variableValues: variables });
    if (!(Symbol.asyncIterator in results)) {
      return { ...results, errors: results.errors?.map(presentError) ?? [] };
    }
    const broadcast: Broadcast = { key, streams: new Set(), hasEnded: false, results: results as Results };
    void this.#run(broadcast);
    return broadcast;
  }

  async #run(broadcast: Broadcast): Promise<void> {
    const { streams, results } = broadcast;
    const heartbeat = setInterval(() => sendAll(streams, HEARTBEAT), HEARTBEAT_MS).unref();
    try {
      for await (const result of results) {
        broadcast.last = `event: next\ndata: ${JSON.stringify(result)}\n\n`;
        sendAll(streams, broadcast.last);
      }
    } catch (error) {
      logger.warn({ err: error }, 'a subscription of the pages ended');
    } finally {
      clearInterval(heartbeat);
      this.#end(broadcast);
      for (const stream of streams) stream.end(COMPLETE);
    }
  }

  /** Streams that begin from now on get a new broadcast. */
  #end(broadcast: Broadcast): void {
    if (broadcast.hasEnded) return;
    broadcast.hasEnded = true;
    this.#broadcasts.delete(broadcast.key);
  }

  #add(response: ServerResponse, broadcast: Broadcast): void {
    const { streams, last, results } = broadcast;
    if (!beginEvents(response, last)) return;
    if (broadcast.hasEnded) return void response.end(COMPLETE);
    const leave = () => {
      streams.delete(response);
      if (streams.size > 0) return;
      this.#end(broadcast);
      void results.return(undefined);
    };
    streams.add(response);
    if (response.closed) leave();
    else response.once('close', leave);
  }
}

const keyOf = ({ hash, variables }: PersistedCall) => JSON.stringify([hash, variables]);

function sendAll(streams: ReadonlySet<ServerResponse>, text: string): void {
  const bytes = Buffer.from(text);
  for (const stream of streams) {
    if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
    else stream.write(bytes);
  }
}
