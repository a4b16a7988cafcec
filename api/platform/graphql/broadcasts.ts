import type { IncomingMessage, ServerResponse } from 'node:http';
import { subscribe, type DocumentNode, type ExecutionResult } from 'graphql';
import { logger } from '../log.ts';
import type { Context } from './context.ts';
import { readPersistedCall, type PersistedCall } from './persisted-call.ts';
import type { PersistedDocuments } from './persisted-documents.ts';
import { schema } from '../../domains/schema.ts';
import { isSubscription } from './tables.ts';

/** How often those on the line are written something, so that neither they nor anybody on the way takes it for dead. */
const HEARTBEAT_MS = 15_000;
/** Pages hear of an event, but never of a comment. */
const ALIVE = 'event: alive\ndata:\n\n';
/** Whoever does not read has this many bytes waiting at most, then has to come back. */
const MOST_WAITING = 64 * 1024;

type Results = AsyncGenerator<ExecutionResult>;

const COMPLETE = 'event: complete\ndata:\n\n';

/** All who follow the same thing. */
interface Broadcast {
  key: string;
  listeners: Set<ServerResponse>;
  /** What was told last, for those who come later. */
  last?: string;
  hasEnded: boolean;
  results: Results;
}

/**
 * The subscriptions of our own pages, over server-sent events as Yoga speaks them. They show what is the same for
 * everybody, so each change is worked out once, as nobody in particular, and the same bytes go to all who follow it:
 * thousands follow the score of one match.
 */
export class Broadcasts {
  readonly #documents: PersistedDocuments;
  readonly #broadcasts = new Map<string, Promise<Broadcast | null>>();

  constructor(documents: PersistedDocuments) {
    this.#documents = documents;
  }

  /**
   * Answers a request for server-sent events that follows something.
   * @param admit counts the request where it is the first to follow this, since something has to be read for it
   * @returns whether it did: false leaves it to the ordinary way
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    context: Context,
    admit: () => Promise<void>,
  ): Promise<boolean> {
    const { method, url = '/' } = request;
    if (method !== 'GET') return false;
    const call = readPersistedCall(new URL(url, 'http://localhost'));
    const document = call && this.#documents.get(call.hash);
    if (!document || !isSubscription(document)) return false;
    const key = JSON.stringify([call.hash, call.variables]);
    if (!this.#broadcasts.has(key)) await admit();
    const broadcast = await this.#find(key, () => this.#begin(key, document, call, context));
    if (!broadcast) return false;
    this.#listen(response, broadcast);
    return true;
  }

  #find(key: string, begin: () => Promise<Broadcast | null>): Promise<Broadcast | null> {
    const known = this.#broadcasts.get(key);
    if (known) return known;
    const begun = begin();
    this.#broadcasts.set(key, begun);
    begun.then(
      (broadcast) => !broadcast && this.#broadcasts.delete(key),
      () => this.#broadcasts.delete(key),
    );
    return begun;
  }

  async #begin(
    key: string,
    document: DocumentNode,
    { variables }: PersistedCall,
    context: Context,
  ): Promise<Broadcast | null> {
    const contextValue: Context = { ...context, viewer: null, address: '' };
    const results = await subscribe({ schema, document, contextValue, variableValues: variables });
    if (!(Symbol.asyncIterator in results)) return null;
    const listeners = new Set<ServerResponse>();
    const broadcast: Broadcast = { key, listeners, hasEnded: false, results: results as Results };
    void this.#run(broadcast);
    return broadcast;
  }

  async #run(broadcast: Broadcast): Promise<void> {
    const { listeners, results } = broadcast;
    const alive = setInterval(() => tell(listeners, ALIVE), HEARTBEAT_MS).unref();
    try {
      for await (const result of results) {
        broadcast.last = `event: next\ndata: ${JSON.stringify(result)}\n\n`;
        tell(listeners, broadcast.last);
      }
    } catch (error) {
      logger.warn({ err: error }, 'a broadcast ended');
    } finally {
      clearInterval(alive);
      this.#forget(broadcast);
      for (const listener of listeners) listener.end(COMPLETE);
    }
  }

  /** Whoever comes from now on begins another. */
  #forget(broadcast: Broadcast): void {
    if (broadcast.hasEnded) return;
    broadcast.hasEnded = true;
    this.#broadcasts.delete(broadcast.key);
  }

  #listen(response: ServerResponse, broadcast: Broadcast): void {
    const { listeners, last, results } = broadcast;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies that gather answers would keep a score to themselves.
      'x-accel-buffering': 'no',
    });
    response.write(last ?? ':\n\n');
    if (broadcast.hasEnded) return void response.end(COMPLETE);
    const leave = () => {
      listeners.delete(response);
      if (listeners.size > 0) return;
      this.#forget(broadcast);
      void results.return(undefined);
    };
    listeners.add(response);
    if (response.closed) leave();
    else response.once('close', leave);
  }
}

function tell(listeners: ReadonlySet<ServerResponse>, text: string): void {
  const bytes = Buffer.from(text);
  for (const listener of listeners) {
    if (listener.writableLength > MOST_WAITING) listener.destroy();
    else listener.write(bytes);
  }
}
