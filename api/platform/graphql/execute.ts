import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { OperationTypeNode, execute, type DocumentNode, type ExecutionResult } from 'graphql';
import { executeCompiled } from './compiled-queries.ts';
import type { Context } from './context.ts';
import { mayChangeResponses, operationTypeOf, tablesOf } from './document-tables.ts';
import { presentError } from './errors.ts';

/**
 * Runs one of our own documents in process, for page operations, REST calls and server rendering: with the same schema,
 * context, rules and errors as a request from outside. The document is trusted, so it is not validated.
 */
export async function executeInProcess<Data, Variables extends object>(
  context: Context,
  document: TypedDocumentNode<Data, Variables> | DocumentNode,
  variables: Variables,
): Promise<ExecutionResult<Data>> {
  const { schema } = context;
  for (const table of tablesOf(schema, document)) context.request.tables.add(table);
  const variableValues = variables as Record<string, unknown>;
  const result =
    operationTypeOf(document) === OperationTypeNode.QUERY
      ? await executeCompiled(document, context, variableValues)
      : await execute({ schema, document, contextValue: context, variableValues });
  if (mayChangeResponses(document)) await context.invalidationsApplied();
  const errors = result.errors?.map(presentError);
  return { ...result, ...(errors && { errors }) } as ExecutionResult<Data>;
}
