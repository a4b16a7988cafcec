import fs from 'node:fs';
import path from 'node:path';
import { schemaDrift } from '../api/platform/database/shadow.ts';

// npm run migration:new <name>: writes the SQL from the existing migrations to prisma/schema.prisma. It needs no
// database. Add by hand what Prisma's language cannot express (CHECK constraints, data).

const root = path.resolve(import.meta.dirname, '..');
const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Usage: npm run migration:new <name>   (lower-case letters, digits and _)');
  process.exit(2);
}

const sql = await schemaDrift(root);
if (sql === null) {
  console.log('Nothing to do: the migrations already match prisma/schema.prisma.');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(root, 'prisma', 'migrations', `${stamp}_${name}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${path.relative(root, folder)}/migration.sql`);
}
