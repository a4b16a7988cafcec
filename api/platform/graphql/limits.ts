import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';

/** The longest document, in words and signs. */
export const MAX_TOKENS = 1000;

/**
 * Limits for documents of integrators; the persisted documents of our own pages are known to stay within them. The
 * builder limits the cost of the result, because it knows the longest length of each list.
 */
export const documentLimits = () => [
  maxDepthPlugin({ n: 8, ignoreIntrospection: true }),
  maxAliasesPlugin({ n: 15 }),
  maxDirectivesPlugin({ n: 5 }),
  maxTokensPlugin({ n: MAX_TOKENS }),
];
