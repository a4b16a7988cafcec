/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ... on LoginSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ... on UserError {\n        message\n      }\n      ... on ValidationError {\n        fields {\n          path\n          message\n        }\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      ... on RegisterSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ... on UserError {\n        message\n      }\n      ... on ValidationError {\n        fields {\n          path\n          message\n        }\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  fragment Viewer_user on User {\n    id\n    name\n    email\n    role\n    roles\n    registrationDate\n  }\n": typeof types.Viewer_UserFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n": typeof types.ViewerDocument,
};
const documents: Documents = {
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ... on LoginSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ... on UserError {\n        message\n      }\n      ... on ValidationError {\n        fields {\n          path\n          message\n        }\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      ... on RegisterSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ... on UserError {\n        message\n      }\n      ... on ValidationError {\n        fields {\n          path\n          message\n        }\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  fragment Viewer_user on User {\n    id\n    name\n    email\n    role\n    roles\n    registrationDate\n  }\n": types.Viewer_UserFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n": types.ViewerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ... on LoginSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ... on UserError {\n        message\n      }\n      ... on ValidationError {\n        fields {\n          path\n          message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ... on LoginSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ... on UserError {\n        message\n      }\n      ... on ValidationError {\n        fields {\n          path\n          message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      ... on RegisterSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ... on UserError {\n        message\n      }\n      ... on ValidationError {\n        fields {\n          path\n          message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      ... on RegisterSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ... on UserError {\n        message\n      }\n      ... on ValidationError {\n        fields {\n          path\n          message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Viewer_user on User {\n    id\n    name\n    email\n    role\n    roles\n    registrationDate\n  }\n"): (typeof documents)["\n  fragment Viewer_user on User {\n    id\n    name\n    email\n    role\n    roles\n    registrationDate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;