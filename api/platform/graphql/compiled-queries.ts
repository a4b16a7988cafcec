import { GraphQLError, execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from './context.ts';

/** Compiled queries by document; a process has one schema. */
const compiled = new WeakMap<DocumentNode, CompiledQuery>();

function compiledOf(schema: GraphQLSchema, document: DocumentNode): CompiledQuery {
  const known = compiled.get(document);
  if (known) return known;
  const made = compileQuery(schema, document);
  if (!isCompiledQuery(made)) throw new AggregateError(made.errors ?? [], 'not a query of this schema');
  compiled.set(document, made);
  return made;
}

/**
 * Runs a trusted query as a function that is compiled once. GraphQL.js looks up the type and resolver of each field for
 * each row, which takes a fifth of a page's time, and more for a long list. The result is the same.
 */
export async function executeCompiled(
  document: DocumentNode,
  context: Context,
  variables: Record<string, unknown>,
): Promise<ExecutionResult> {
  const { schema } = context;
  const result = await compiledOf(schema, document).query(undefined, context, variables);
  // The variables are invalid. GraphQL.js reports it in the words that clients know.
  if (!('data' in result)) {
    return execute({ schema, document, contextValue: context, variableValues: variables });
  }
  return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
}

/** Compiled queries return errors without the properties that GraphQL.js sets to undefined. */
function asGraphQLError({ message, path, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError });
}
