// Prints the schema that the code describes into schema.graphql, from which the typed documents are made.
import fs from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../api/domains/schema.ts';

fs.writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`);
