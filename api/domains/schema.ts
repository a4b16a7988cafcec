import { builder } from '../platform/graphql/builder.ts';
import '../platform/graphql/scalars.ts';
import '../platform/graphql/user-errors.schema.ts';
import '../platform/files/pictures.schema.ts';
// Each domain registers its schema files.
import './index.ts';

/** The complete GraphQL schema of the site. */
export const schema = builder.toSchema();
