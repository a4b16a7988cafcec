import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';

/**
 * What a document of an integrator may hold; our own pages send persisted ones, which are known to fit. The cost of
 * what it asks for is limited in the builder, which knows how long each list may be.
 */
export const documentLimits = () => [
  maxDepthPlugin({ n: 8, ignoreIntrospection: true }),
  maxAliasesPlugin({ n: 15 }),
  maxDirectivesPlugin({ n: 5 }),
  maxTokensPlugin({ n: 1000 }),
];
