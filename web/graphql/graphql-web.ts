// What urql takes from `@0no-co/graphql.web`, without the parser and the printer in it, 2.5 kB (brotli) of every first
// visit: documents are parsed when the site is built, and the browser sends their hashes (scripts/gql-plugin.ts).
// vite.config.ts puts this file in the package's place.

export const Kind = {
  NAME: 'Name',
  DOCUMENT: 'Document',
  OPERATION_DEFINITION: 'OperationDefinition',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  FIELD: 'Field',
} as const;

/** An error that the server answered with. */
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

/** @throws always: a text in place of a document is a mistake, see web/gql. */
export function parse(): never {
  throw new Error('Documents are parsed by the build: declare them with graphql()');
}

/** @throws always: only hashes are sent. */
export const print = parse;
