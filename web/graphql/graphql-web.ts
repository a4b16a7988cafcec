// The parts of `@0no-co/graphql.web` that urql needs, without its parser and printer, which are 2.5 kB (brotli) of
// every first visit: documents are parsed at build time, and the browser sends their hashes (scripts/gql-plugin.ts).
// vite.config.ts replaces the package with this file.

export const Kind = {
  NAME: 'Name',
  DOCUMENT: 'Document',
  OPERATION_DEFINITION: 'OperationDefinition',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  FIELD: 'Field',
} as const;

/** An error from the server's response. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError';
  readonly path: readonly (string | number)[] | undefined;
  readonly originalError: Error | undefined;
  readonly extensions: Record<string, unknown>;

  constructor(
    message: string,
    _nodes?: unknown,
    _source?: unknown,
    _positions?: unknown,
    path?: readonly (string | number)[],
    originalError?: Error,
    extensions: Record<string, unknown> = {},
  ) {
    super(message);
    this.path = path;
    this.originalError = originalError;
    this.extensions = extensions;
  }
}

/** @throws always: passing text instead of a document is a mistake, see web/gql. */
export function parse(): never {
  throw new Error('Documents are parsed at build time: declare them with graphql()');
}

/** @throws always: only hashes are sent. */
export const print = parse;
