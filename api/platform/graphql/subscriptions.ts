import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  GraphQLError,
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga';
import pLimit from 'p-limit';
import { HttpError } from '../http/http-error.ts';
import type { Context } from './context.ts';
import { tooComplex } from './errors.ts';

/** A tenth of what a query may cost: a subscription runs its document for every event. */
const MAX_COMPLEXITY = 500;

/** How many documents run at once, for all events: the pages' own operations get the rest of the database's time. */
const MAX_CONCURRENT = 2;

/** How a subscription's events would be sent. */
export interface SubscriptionStream {
  /** Whether the caller accepts server-sent events. */
  isAccepted: boolean;
  /** Counts the response as an open stream. @throws HttpError 429, 503 */
  count: () => void;
}

/**
 * Limits subscriptions with documents of integrators: their cost, their number, and server-sent events as the only
 * transport.
 */
export function limitedSubscriptions(
  schema: GraphQLSchema,
): Plugin<Context & { stream: SubscriptionStream }> {
  const inTurn = pLimit(MAX_CONCURRENT);

  /** As GraphQL.js does it, but the documents wait for their turn. */
  async function subscribeInTurn(args: ExecutionArgs) {
    const events = await createSourceEventStream(args);
    if (!isAsyncIterable(events)) return events;
    return mapAsyncIterator(events, (rootValue) => inTurn(() => execute({ ...args, rootValue })));
  }

  return {
    onSubscribe({ setSubscribeFn, args: { document, variableValues, contextValue } }) {
      setSubscribeFn(subscribeInTurn);
      const { stream } = contextValue;
      if (!stream.isAccepted) {
        throw refusal(406, 'NOT_ACCEPTABLE', 'Las suscripciones se siguen con Accept: text/event-stream');
      }
      const variables = variableValues ?? {};
      const { complexity } = complexityFromQuery(document, { schema, ctx: contextValue, variables });
      if (complexity > MAX_COMPLEXITY) throw tooComplex(complexity, MAX_COMPLEXITY);
      try {
        stream.count();
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        throw refusal(error.status, error.code, error.message, error.headers);
      }
    },
  };
}

function refusal(status: number, code: string, message: string, headers = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, headers } } });
}
