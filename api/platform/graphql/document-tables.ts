import {
  Kind,
  OperationTypeNode,
  TypeInfo,
  getNamedType,
  getOperationAST,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import { TABLE_OF_MODEL, type WatchedTable } from '../database/tables.ts';

const known = new WeakMap<DocumentNode, ReadonlySet<string>>();

/** The `extensions` of a field that reads tables beside those of its type and of the types around it. */
interface AlsoReads extends Record<string, unknown> {
  reads: readonly WatchedTable[];
}

/** Marks a field that also reads these tables: a cached response with the field is invalidated when they change. */
export const alsoReads = (...reads: WatchedTable[]): AlsoReads => ({ reads });

/**
 * The tables that the response to a document is read from: those of every type in it that represents rows of a table,
 * and those that its fields declare with `alsoReads`. For a model whose changes are not announced it returns the
 * model's name, so that the response is not cached.
 */
export function tablesOf(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const found = known.get(document);
  if (found) return found;
  const tables = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const model = getNamedType(types.getType())?.extensions['pothosPrismaModel'];
        if (typeof model === 'string') tables.add(tableOf(model));
        const { reads = [] } = (types.getFieldDef()?.extensions ?? {}) as Partial<AlsoReads>;
        for (const table of reads) tables.add(table);
      },
    }),
  );
  known.set(document, tables);
  return tables;
}

const tableOf = (model: string): string =>
  (TABLE_OF_MODEL as Readonly<Record<string, string | undefined>>)[model] ?? model;

/** The operation of a document with one operation; undefined if it has several. */
export const operationTypeOf = (document: DocumentNode): OperationTypeNode | undefined =>
  getOperationAST(document)?.operation;

/** Mutations of sessions only, and what the pages select beside each of theirs. */
const OF_SESSIONS: ReadonlySet<string> = new Set(['login', 'logout', '__typename']);

/** Whether a document may change what other callers read: then its response waits until all caches are invalidated. */
export function mayChangeResponses(document: DocumentNode): boolean {
  const isOfSessions = (selection: SelectionNode) =>
    selection.kind === Kind.FIELD && OF_SESSIONS.has(selection.name.value);
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.MUTATION &&
      !definition.selectionSet.selections.every(isOfSessions),
  );
}
