import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  bindMigrationAwareSqlAdapterFactory,
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type * as EngineModule from '@prisma/schema-engine-wasm/schema_engine_bg';

export type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';
export type SchemaEngine = EngineModule.SchemaEngine;

/** How the engine reaches a database. Its scripts go past Prisma's adapters, see `withScripts`. */
export interface EngineConnection {
  connect: () => Promise<SqlDriverAdapter>;
  /** An empty database to replay migrations on, where the engine needs one. */
  connectToShadow: () => Promise<SqlDriverAdapter>;
}

/** All tables and enums are ours. */
export const filters = { externalTables: [], externalEnums: [] };

/**
 * Prisma's schema engine as WebAssembly, inside this process: nothing is downloaded.
 * @param root the project's folder, which holds node_modules; given, because a bundled server lies elsewhere.
 */
export async function schemaEngine(
  root: string,
  schema: string,
  connection: EngineConnection,
): Promise<SchemaEngine> {
  loaded ??= load(root);
  const engine = await loaded;
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    // The engine knows the official adapters only.
    adapterName: '@prisma/adapter-pg',
    connect: connection.connect,
    connectToShadowDb: connection.connectToShadow,
  };
  const datamodels: [string, string][] = [['schema.prisma', schema]];
  return engine.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
}

// Once for a process: its JavaScript half remembers the memory of the instance it first worked with.
let loaded: Promise<typeof EngineModule> | undefined;

async function load(root: string): Promise<typeof EngineModule> {
  const require = createRequire(path.join(root, 'package.json'));
  const script = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const engine: typeof EngineModule = await import(/* @vite-ignore */ pathToFileURL(script).href);
  // Node 20 cannot import WebAssembly, which the package's own entry does; so it is put together by hand.
  const module = new WebAssembly.Module(fs.readFileSync(script.replace(/\.js$/, '.wasm')));
  const instance = new WebAssembly.Instance(module, { './schema_engine_bg.js': { ...engine } });
  engine.__wbg_set_wasm(instance.exports);
  const start = instance.exports['__wbindgen_start'];
  if (typeof start === 'function') start();
  return engine;
}

/**
 * Gives an adapter another way to run a migration's script: `@prisma/adapter-pg` cuts it at every semicolon, also
 * inside a string or a function, and `pglite-prisma-adapter` neither waits for it nor notices when it fails.
 * @param run must run the whole script as one, so that a migration that fails leaves nothing behind.
 */
export function withScripts(
  adapter: SqlDriverAdapter,
  run: (script: string) => Promise<void>,
): SqlDriverAdapter {
  return {
    provider: adapter.provider,
    adapterName: '@prisma/adapter-pg',
    queryRaw: (query) => adapter.queryRaw(query),
    executeRaw: (query) => adapter.executeRaw(query),
    executeScript: (script) => run(script).catch(reportToEngine),
    startTransaction: (isolationLevel) => adapter.startTransaction(isolationLevel),
    getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
    dispose: () => adapter.dispose(),
  };
}

/** The engine puts into its message and its table only what comes in this shape; all else it calls «external error». */
function reportToEngine(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'N/A';
  throw new DriverAdapterError({
    kind: 'postgres',
    code,
    severity: 'ERROR',
    message: error.message,
    detail: undefined,
    column: undefined,
    hint: undefined,
  });
}
