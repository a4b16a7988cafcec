import {
  Kind,
  OperationTypeNode,
  TypeInfo,
  getNamedType,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import type { WatchedTable } from '../database/changes.ts';
import type { Prisma } from '../database/client.ts';

const known = new WeakMap<DocumentNode, ReadonlySet<string>>();

/** What a field says of itself that reads tables besides those of its type, or of the types around it. */
interface AlsoReads extends Record<string, unknown> {
  reads: readonly WatchedTable[];
}

/** The `extensions` of a field that reads these tables besides; a kept answer with it is made anew when they change. */
export const alsoReads = (...reads: WatchedTable[]): AlsoReads => ({ reads });

/**
 * The tables that an answer to a document is made of: of every type on its way that stands for rows of one, and those that
 * its fields say they read besides.
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
        if (typeof model === 'string') tables.add(TABLES[model] ?? model);
        const { reads = [] } = (types.getFieldDef()?.extensions ?? {}) as Partial<AlsoReads>;
        for (const table of reads) tables.add(table);
      },
    }),
  );
  known.set(document, tables);
  return tables;
}

/** The tables of the models that public answers show. Any other stands for itself, which nothing public is made of. */
const TABLES: Partial<Record<string, string>> = {
  User: 'users',
  Match: 'matches',
  Competition: 'competitions',
  Player: 'players',
  NewsCategory: 'news_categories',
  News: 'news',
  Comment: 'comments',
  Sponsor: 'sponsors',
  Product: 'products',
} satisfies Partial<Record<Prisma.ModelName, string>>;

/** Whether a document changes something. */
export function isMutation(document: DocumentNode): boolean {
  return hasOperation(document, OperationTypeNode.MUTATION);
}

/** Mutations of sessions alone, and what the pages ask for beside each of theirs. */
const OF_SESSIONS: ReadonlySet<string> = new Set(['login', 'logout', '__typename']);

/** Whether a document may change what others are answered: then whoever sent it waits until everybody has heard of it. */
export function mayChangeAnswers(document: DocumentNode): boolean {
  const isOfSessions = (selection: SelectionNode) =>
    selection.kind === Kind.FIELD && OF_SESSIONS.has(selection.name.value);
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.MUTATION &&
      !definition.selectionSet.selections.every(isOfSessions),
  );
}

/** Whether a document asks once, and changes nothing. */
export function isQuery(document: DocumentNode): boolean {
  return !isMutation(document) && !isSubscription(document);
}

/** Whether a document asks to be told of what becomes of something. */
export function isSubscription(document: DocumentNode): boolean {
  return hasOperation(document, OperationTypeNode.SUBSCRIPTION);
}

function hasOperation(document: DocumentNode, operation: OperationTypeNode): boolean {
  return document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === operation,
  );
}
