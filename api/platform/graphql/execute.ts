import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { execute, getOperationAST, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Database } from '../database/client.ts';
import { executeCompiled } from './compiled.ts';
import type { Context } from './context.ts';
import { presentError } from './errors.ts';
import { readHomeOperation } from '../../domains/home-operation.ts';
import { schema } from '../../domains/schema.ts';
import { isQuery, mayChangeAnswers, tablesOf } from './tables.ts';

/** Operations of ours that are read by hand, by their names. */
const READ_BY_HAND: Partial<Record<string, (database: Database) => Promise<object>>> = {
  HomePage: readHomeOperation,
};

/**
 * Runs a document of ours in process, as the REST calls and server rendering do: the same schema, context, rules and
 * errors as a call from outside, without HTTP. The document is trusted, so it is not validated again.
 */
export async function executeInProcess<Data, Variables extends object>(
  context: Context,
  document: TypedDocumentNode<Data, Variables> | DocumentNode,
  variables: Variables,
): Promise<ExecutionResult<Data>> {
  for (const table of tablesOf(schema, document)) context.request.tables.add(table);
  const result = await run(context, document, variables as Record<string, unknown>);
  if (mayChangeAnswers(document)) await context.invalidationsApplied();
  const errors = result.errors?.map(presentError);
  return { ...result, ...(errors && { errors }) } as ExecutionResult<Data>;
}

async function run(
  context: Context,
  document: DocumentNode,
  variableValues: Record<string, unknown>,
): Promise<ExecutionResult> {
  const readByHand = READ_BY_HAND[getOperationAST(document)?.name?.value ?? ''];
  if (readByHand) {
    return readByHand(context.database).then(
      (data) => ({ data: { ...data } }),
      (error: unknown) => ({ data: null, errors: [presentError(error)] }),
    );
  }
  if (isQuery(document)) return executeCompiled(document, context, variableValues);
  return execute({ schema, document, contextValue: context, variableValues });
}
