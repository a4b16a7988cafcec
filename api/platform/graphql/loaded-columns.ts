import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';

/** A row as Prisma returns it; columns that were not selected are undefined. */
type Row = Readonly<Record<string, unknown>>;

/**
 * Reads a column from the row that has it. Without it, Pothos's Prisma plugin looks up for each field of each row which
 * query has loaded it: docs/decisions/0027-loaded-columns.md has the cost. It must come before the Prisma plugin.
 */
class LoadedColumnsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { kind, extensions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const column = extensions?.['pothosExposedField'];
    const isSelected = Boolean(extensions?.['pothosPrismaSelect']);
    if (kind !== 'PrismaObject' || typeof column !== 'string' || !isSelected) return resolve;
    return (parent, args, context, info) => {
      const value = (parent as Row)[column];
      return value === undefined ? resolve(parent, args, context, info) : value;
    };
  }
}

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      loadedColumns: LoadedColumnsPlugin<Types>;
    }
  }
}

const NAME = 'loadedColumns';
SchemaBuilder.registerPlugin(NAME, LoadedColumnsPlugin);
export default NAME;
