import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefinitionNode, type DocumentNode, Kind, parse } from 'graphql';
import type { Plugin } from 'vite';

interface Options {
  /** Folder whose sources declare documents, relative to Vite's root. */
  sources: string;
  /** The file that codegen writes: an object of hash → printed document. */
  persistedDocuments: string;
}

/** A call such as graphql(`query Matches { … }`), also over several lines; GraphQL has no backticks. */
const call =
  /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`(\s*(?:query|mutation|subscription|fragment)\b[^`]*)`\s*,?\s*\)/g;

/**
 * Replaces each graphql(`…`) call by its parsed document.
 *
 * Without it the call would look up its text in a table of all documents, so every page would contain the queries of
 * all others. An operation becomes a literal in its own page's chunk: on the server the full document, in the browser
 * only its name and hash, because the browser sends nothing else. A fragment becomes null: operations already contain
 * their fragments, and `getFragment`, its only reader, ignores it.
 */
export function gqlDocuments({ sources, persistedDocuments }: Options): Plugin {
  let folder: string;
  let table: string;
  return {
    name: 'gql-documents',
    enforce: 'pre',
    configResolved({ root }) {
      folder = path.resolve(root, sources) + '/';
      table = path.resolve(root, persistedDocuments);
    },
    transform: {
      filter: { id: /\.tsx?$/, code: 'graphql(' },
      handler(code, id, options) {
        if (!id.startsWith(folder) || path.dirname(id) === path.dirname(table)) return null;
        this.addWatchFile(table);
        const documents = readDocuments(table, options?.ssr ? whole : nameOnly);
        const replaced = code.replace(call, (source: string, text: string) => {
          const literal = toLiteral(text, documents);
          if (!literal)
            this.error(`No generated document for ${text.trim().split('{')[0]}: run "npm run codegen"`);
          // Keeps the number of lines, so that stack traces show the right line.
          return `(${literal}${'\n'.repeat(source.split('\n').length - 1)})`;
        });
        return replaced === code ? null : { code: replaced, map: null };
      },
    },
  };
}

/** The generated operations as literals, by name. */
function readDocuments(file: string, carried: (document: DocumentNode) => object): Map<string, string> {
  const persisted: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(persisted).map(([hash, text]) => {
      const document = parse(text, { noLocation: true });
      // urql identifies an operation by `documentId`, so it must be the same on both sides.
      const literal = { __meta__: { hash }, documentId: hash, ...carried(document) };
      return [operationName(document.definitions) ?? '', JSON.stringify(literal, withoutEmptyLists)];
    }),
  );
}

const whole = (document: DocumentNode) => document;

/** With a `loc`, since urql prints documents without one. */
function nameOnly({ kind, definitions }: DocumentNode): object {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return {
    kind,
    definitions: operations.map((each) => ({ kind: each.kind, operation: each.operation, name: each.name })),
    loc: {},
  };
}

function toLiteral(text: string, documents: Map<string, string>): string | undefined {
  const name = operationName(parse(text, { noLocation: true }).definitions);
  return name === undefined ? 'null' : documents.get(name);
}

function operationName(definitions: readonly DefinitionNode[]): string | undefined {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation && (operation.name?.value ?? '');
}

/** Most lists of a parsed document (directives, arguments, variables) are empty; leaving them out means the same. */
function withoutEmptyLists(_key: string, value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}
