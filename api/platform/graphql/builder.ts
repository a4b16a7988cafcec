import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { getDatamodel } from '../database/generated/pothos.ts';
import type PrismaTypes from '../database/generated/pothos.ts';
import type { Prisma, Right, Role } from '../database/client.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { hasRight } from '../rights.ts';
import type { Context } from './context.ts';
import LoadedColumnsPlugin from './loaded-columns.ts';
import { forbidden, secondFactorFirst, tooComplex, unauthenticated } from './errors.ts';

/** The highest cost of one operation: a field costs 1, and a list multiplies the cost of its fields by its length. */
const MAX_COMPLEXITY = 5000;

/** The cost of a field whose text may be as long as a hundred ordinary fields, such as an article's content. */
export const LONG_TEXT_COST = 20;

/** The assumed length of a list without a size argument. */
export const ASSUMED_LIST_LENGTH = 5;

/** A resolver that does not spread Prisma's `query` loads relations one by one: in development and tests it fails. */
const forgottenQuery = import.meta.env?.PROD ? null : 'error';

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * The schema builder that every `*.schema.ts` uses.
 *
 * - `authScopes` go on fields, never on types: a type's scopes run after the mutation has already acted.
 * - A mutation lists the `UserError` classes that it may throw in `errors.types`, and returns its `…Success` type.
 */
export const builder = new SchemaBuilder<{
  PrismaTypes: PrismaTypes;
  Context: Context;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: false;
  AuthScopes: {
    signedIn: boolean;
    /** The viewer has one of these roles. */
    role: readonly Role[];
    /** The viewer has this right, given or by a role. */
    right: Right;
  };
  Scalars: {
    ID: { Input: string; Output: string | number };
    DateTime: { Input: Date; Output: Date };
    Decimal: { Input: string; Output: Prisma.Decimal | string };
    /** On disk already when a resolver runs; awaited because the scalar of the library gives a promise. */
    File: { Input: Promise<UploadedFile>; Output: never };
  };
}>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, ComplexityPlugin, LoadedColumnsPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${capitalised(fieldName)}Result`,
      description: 'The outcome: its success, or an ordinary error.',
    },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => ({
      signedIn: viewer !== null,
      role: (roles) => viewer !== null && roles.some((role) => viewer.roles.includes(role)),
      right: (right) => viewer !== null && hasRight(viewer, right),
    }),
    unauthorizedError: (_parent, { viewer }) => {
      if (!viewer) return unauthenticated();
      return viewer.withheld?.length ? secondFactorFirst() : forbidden();
    },
  },
  complexity: {
    limit: ({ isTrustedDocument }) => (isTrustedDocument ? {} : { complexity: MAX_COMPLEXITY }),
    defaultComplexity: 1,
    defaultListMultiplier: ASSUMED_LIST_LENGTH,
    complexityError: (_kind, { complexity }) => tooComplex(complexity, MAX_COMPLEXITY),
  },
  prisma: {
    client: ({ database }) => database,
    dmmf: getDatamodel(),
    onUnusedQuery: forgottenQuery,
  },
});

/** What the `fields` of an input type take, for fields that two input types share. */
export type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

builder.queryType({ description: 'What can be read. Lists are numbered pages.' });
builder.mutationType({
  description: 'What can be done. Each returns its success or one of the ordinary errors, as data.',
});
builder.subscriptionType({ description: 'What can be followed, over server-sent events.' });
