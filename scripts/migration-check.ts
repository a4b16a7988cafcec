import path from 'node:path';
import { schemaDrift } from '../api/platform/database/shadow.ts';

// npm run migration:check: fails if prisma/migrations and prisma/schema.prisma differ.

const drift = await schemaDrift(path.resolve(import.meta.dirname, '..'));
if (drift === null) {
  console.log('The migrations match prisma/schema.prisma.');
} else {
  console.error(
    `The migrations and prisma/schema.prisma differ; run npm run migration:new <name>.\n\n${drift}`,
  );
  process.exitCode = 1;
}
