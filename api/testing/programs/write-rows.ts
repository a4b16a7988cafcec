import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open.ts';

// Opens the embedded database of a folder and prints «written <id>» after every committed row.

const dataDir = process.argv[2] ?? '';
const database = await openDatabase({ databaseUrl: undefined, dataDir });
await migrate(database, process.cwd());
console.log('open');
for (let number = 1; ; number += 1) {
  const email = `${process.pid}-${number}@pmb.test`;
  const { id } = await database.prisma.user.create({ data: { name: 'Aina', email, password: '-' } });
  console.log(`written ${id}`);
}
