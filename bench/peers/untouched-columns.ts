// Replaces api/platform/graphql/loaded-columns.ts by a plugin of the same name that does nothing.
import SchemaBuilder, { BasePlugin } from '@pothos/core';

const NAME = 'loadedColumns';
SchemaBuilder.registerPlugin(NAME, BasePlugin);
export default NAME;
