import type { ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { EVENT_STREAM_HEADERS } from '../http/event-stream.ts';
import { nameOperation } from '../http/request-scope.ts';
import type { GraphQLParameters } from '../http/upload-map.ts';
import type { Context } from './context.ts';
import { mayChangeResponses } from './document-tables.ts';
import type { SubscriptionStream } from './subscriptions.ts';

// What the endpoint for integrators adds to Yoga, beside its limits.

export interface ServerContext {
  context: Context;
  response: ServerResponse;
  /** The parameters of a multipart request, with its files in their places. */
  parameters?: GraphQLParameters;
  stream: SubscriptionStream;
}

/** Multipart requests are read before Yoga sees them, since Yoga would hold the files in memory. */
const multipartParameters: Plugin<object, ServerContext> = {
  onParams({ setParams, context }) {
    const { parameters } = context;
    if (!parameters) return;
    const { query, variables, extensions } = parameters;
    setParams({
      query,
      operationName: parameters.operationName ?? undefined,
      variables: variables ?? undefined,
      extensions: extensions ?? undefined,
    });
  },
};

const badRequest = (code: string, message: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/**
 * Refuses a request without a document. Clients with automatic persisted queries, such as Apollo's, get the error that makes
 * them send the document and try no hash again.
 */
const documentRequired: Plugin = {
  onParams({ params }) {
    if (params.query) return;
    if (params.extensions?.['persistedQuery']) {
      throw badRequest('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported');
    }
    throw badRequest('BAD_REQUEST', 'Must provide query string.');
  },
};

function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean [^?]*\?$/, '');
  return message === error.message ? error : new GraphQLError(message, error);
}

/** «Did you mean …?» would tell names of the schema one by one; the schema itself can be read. */
const withoutSuggestions: Plugin<Context> = {
  onValidate({ validateFn, setValidationFn }) {
    setValidationFn((schema, document, rules, options, typeInfo) =>
      validateFn(schema, document, rules, { ...options, hideSuggestions: true }, typeInfo),
    );
  },
  // Errors of variables have them too, and Yoga's executor does not know the option.
  onExecute: () => ({
    onExecuteDone({ result, setResult }) {
      if (isAsyncIterable(result) || result.data !== undefined || !result.errors) return;
      setResult({ ...result, errors: result.errors.map(withoutSuggestion) });
    },
  }),
  onSubscribe: ({ args }) => void Object.assign(args, { hideSuggestions: true }),
};

/** The response to a mutation waits until no cache holds an older response. */
const invalidatingMutations: Plugin<Context> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    if (!mayChangeResponses(args.document)) return;
    setExecuteFn(async (given) => {
      const result: unknown = await executeFn(given);
      await args.contextValue.invalidationsApplied();
      return result;
    });
  },
};

/** Integrators page through lists, so no result has to be larger than this, characters of JSON. */
const MAX_RESULT = 2 * 1024 * 1024;

const limitedResults: Plugin<Context> = {
  onExecute: () => ({
    onExecuteDone({ result, setResult }) {
      if (isAsyncIterable(result) || JSON.stringify(result.data ?? null).length <= MAX_RESULT) return;
      setResult({
        errors: [badRequest('RESULT_TOO_LARGE', 'La respuesta es demasiado grande: pide menos datos')],
      });
    },
  }),
};

/** GraphQL responses may depend on the user. */
const responseHeaders: Plugin = {
  onResponse({ response }) {
    response.headers.set('cache-control', 'no-store');
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return;
    // Yoga begins with a comment and sends another one every twelve seconds.
    response.headers.delete('content-encoding');
    for (const [name, value] of Object.entries(EVENT_STREAM_HEADERS)) response.headers.set(name, value);
  },
};

/** A client can name its operations as it likes, so metrics do not list them. */
const namedOperations: Plugin<Context> = {
  onExecute: ({ args }) => nameOperation(args.contextValue.request, 'graphql: another document'),
};

/** What reads and checks a request, before the limits. */
export const requestPlugins = [multipartParameters, documentRequired, withoutSuggestions];

/** What runs a document and answers, after the limits. */
export const answerPlugins = [limitedResults, invalidatingMutations, namedOperations, responseHeaders];
