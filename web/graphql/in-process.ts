import type { DocumentNode, ExecutionResult } from 'graphql';
import { type AnyVariables, type Exchange, makeErrorResult, makeResult } from 'urql';
import { filter, fromPromise, mergeMap, pipe } from 'wonka';

export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

/** Executes operations in this process for server rendering: no HTTP request, no second parsing. */
export function inProcess(execute: Execute): Exchange {
  return () => (operations$) =>
    pipe(
      operations$,
      filter((operation) => operation.kind !== 'teardown'),
      mergeMap((operation) =>
        fromPromise(
          execute(operation.query, asObject(operation.variables)).then(
            ({ data, errors, extensions }) =>
              makeResult(operation, { data, errors: errors && [...errors], extensions, hasNext: false }),
            (error: Error) => makeErrorResult(operation, error),
          ),
        ),
      ),
    );
}

function asObject(variables: AnyVariables): Record<string, unknown> {
  return { ...variables };
}
