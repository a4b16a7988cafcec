// Prints the API's schema into schema.graphql, the input of codegen.
import fs from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../api/domains/schema.ts';

fs.writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`);
