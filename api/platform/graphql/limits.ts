import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  Kind,
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLError,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { tooLargeDocument } from './errors.ts';

/** Aliases and repeated fields of an operation. */
const MOST_ALIASES = 15;

/** The longest document, in words and signs. */
export const MAX_TOKENS = 1000;

/** The plugins' own errors have no code. */
const onReject = [
  (_context: unknown, { message }: GraphQLError) => {
    throw tooLargeDocument(message);
  },
];

/**
 * Limits for documents of integrators; the persisted documents of our own pages are known to stay within them. The
 * builder limits the cost of the result, because it knows the longest length of each list.
 */
export const documentLimits = () => [
  maxDepthPlugin({ n: 8, ignoreIntrospection: true, onReject }),
  maxAliasesPlugin,
  maxDirectivesPlugin({ n: 5, onReject }),
  maxTokensPlugin({ n: MAX_TOKENS, onReject }),
];

/**
 * Our own rule, because that of graphql-armor does not count `__typename`, and none counts a field that is written several
 * times without an alias.
 */
const maxAliasesPlugin: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(maxAliasesRule);
  },
};

const maxAliasesRule: ValidationRule = (context) => {
  const known = new Map<string, number>();

  /** The aliases and repetitions of a fragment; 0 while it is being counted, because it may contain itself. */
  function inFragment(name: string): number {
    const counted = known.get(name);
    if (counted !== undefined) return counted;
    known.set(name, 0);
    const found = inSelection(context.getFragment(name)?.selectionSet);
    known.set(name, found);
    return found;
  }

  /** Inline fragments add to the fields around them, and so would hide a repetition. */
  function inSelection(selectionSet: SelectionSetNode | undefined, seen = new Set<string>()): number {
    let found = 0;
    for (const node of selectionSet?.selections ?? []) {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        found += inSelection(node.selectionSet, seen);
        continue;
      }
      const key = responseKey(node);
      if (seen.has(key) || ('alias' in node && node.alias)) found += 1;
      seen.add(key);
      found += node.kind === Kind.FIELD ? inSelection(node.selectionSet) : inFragment(node.name.value);
    }
    return found;
  }

  return {
    OperationDefinition({ selectionSet }) {
      const found = inSelection(selectionSet);
      if (found <= MOST_ALIASES) return;
      // Thrown, not reported: no other rule should spend time on the document.
      throw tooLargeDocument(
        `Syntax Error: Aliases limit of ${MOST_ALIASES} exceeded, found ${found} aliases and repeated fields.`,
      );
    },
  };
};

function responseKey(node: FieldNode | FragmentSpreadNode): string {
  if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}`;
  return node.alias?.value ?? node.name.value;
}
