import type { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { migrationList, readMigrations, readSchema } from './migrations.ts';
import { createPglite } from './pglite.ts';
import { filters, schemaEngine, withScripts, type EngineConnection } from './schema-engine.ts';

type CreatePglite = () => Promise<PGlite>;

/** Temporary in-memory databases (shadow databases), on which the engine replays migrations. */
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
 * Compares the result of `prisma/migrations` with `prisma/schema.prisma`.
 * @param options.schema replaces the file
 * @param options.create creates an empty in-memory database; PGlite's own way takes about 5 seconds
 * @returns the missing SQL, or null if there is no difference
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
