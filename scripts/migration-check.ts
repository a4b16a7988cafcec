import path from 'node:path';
import { schemaDrift } from '../api/platform/database/shadow.ts';

// npm run migration:check: fails when prisma/migrations do not make what prisma/schema.prisma says.

const drift = await schemaDrift(path.resolve(import.meta.dirname, '..'));
if (drift === null) {
  console.log('The migrations make exactly what prisma/schema.prisma says.');
} else {
  console.error(
    `The migrations and prisma/schema.prisma differ; run npm run migration:new <name>.\n\n${drift}`,
  );
  process.exitCode = 1;
}
