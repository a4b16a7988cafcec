// In the place of api/platform/graphql/loaded-columns.ts: a plugin of that name which does nothing.
import SchemaBuilder, { BasePlugin } from '@pothos/core';

const NAME = 'loadedColumns';
SchemaBuilder.registerPlugin(NAME, BasePlugin);
export default NAME;
