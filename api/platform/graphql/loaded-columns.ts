import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';

/** A row as Prisma returns it; what was not selected is not there. */
type Row = Readonly<Record<string, unknown>>;

/**
 * Takes a column that the row has from the row. Pothos's Prisma plugin, which has to stand behind this one, would look
 * up for each field of each row which plan has loaded it: a third of the work of a long list.
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
