import type { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { migrationList, readMigrations, readSchema } from './migrations.ts';
import { createPglite } from './pglite.ts';
import { filters, schemaEngine, withScripts, type EngineConnection } from './schema-engine.ts';

type CreatePglite = () => Promise<PGlite>;

/** Throw-away databases in memory, on which the engine replays migrations to learn what they make. */
function shadowConnection(create: CreatePglite): EngineConnection & { close(): Promise<void> } {
  const opened: PGlite[] = [];
  const connect = async () => {
    const pglite = await create();
    opened.push(pglite);
    return withScripts(await new PrismaPGlite(pglite).connect(), async (script) => {
      await pglite.exec(script);
    });
  };
  const close = async () => {
    await Promise.all(opened.map((pglite) => pglite.close()));
  };
  return { connect, connectToShadow: connect, close };
}

/**
 * Compares what `prisma/migrations` make with what `prisma/schema.prisma` says.
 * @param options.schema takes the place of the file.
 * @param options.create makes an empty database in memory; PGlite's own way takes some 5 seconds.
 * @returns the SQL that is missing, or null when they agree.
 */
export async function schemaDrift(
  root: string,
  options: { schema?: string; create?: CreatePglite } = {},
): Promise<string | null> {
  const schema = options.schema ?? readSchema(root);
  const shadow = shadowConnection(options.create ?? (() => createPglite()));
  const engine = await schemaEngine(root, schema, shadow);
  try {
    const result = await engine.diff({
      from: { tag: 'migrations', ...migrationList(root, readMigrations(root)) },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
      script: true,
      exitCode: true,
      filters,
    });
    return result.exitCode === 0 ? null : (result.stdout ?? '');
  } finally {
    engine.free();
    await shadow.close();
  }
}
