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

/** How the engine connects to a database. Scripts bypass Prisma's adapters, see `withScripts`. */
export interface EngineConnection {
  connect: () => Promise<SqlDriverAdapter>;
  /** An empty database to replay migrations, if the engine needs one. */
  connectToShadow: () => Promise<SqlDriverAdapter>;
}

/** No tables or enums are managed elsewhere. */
export const filters = { externalTables: [], externalEnums: [] };

/**
 * Prisma's schema engine as WebAssembly inside this process, without a download.
 * @param root the project's folder with node_modules; a bundled server cannot find it by itself
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
    // The engine accepts only the official adapters.
    adapterName: '@prisma/adapter-pg',
    connect: connection.connect,
    connectToShadowDb: connection.connectToShadow,
  };
  const datamodels: [string, string][] = [['schema.prisma', schema]];
  return engine.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
}

// Loaded once per process: its JavaScript part keeps the memory of its first instance.
let loaded: Promise<typeof EngineModule> | undefined;

async function load(root: string): Promise<typeof EngineModule> {
  const require = createRequire(path.join(root, 'package.json'));
  const script = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const engine: typeof EngineModule = await import(/* @vite-ignore */ pathToFileURL(script).href);
  // Node 20 cannot import WebAssembly as the package's entry does, so it is instantiated here.
  const module = new WebAssembly.Module(fs.readFileSync(script.replace(/\.js$/, '.wasm')));
  const imports = { ...engine, ...Object.fromEntries(WebAssembly.Module.imports(module).flatMap(idleTimer)) };
  const instance = new WebAssembly.Instance(module, { './schema_engine_bg.js': imports });
  engine.__wbg_set_wasm(instance.exports);
  const start = instance.exports['__wbindgen_start'];
  if (typeof start === 'function') start();
  return engine;
}

/**
 * The engine waits at most ten seconds for its lock, and its timer still runs when it has the lock: a program that has
 * nothing else to do would not end before. The name of the function ends with a hash of the engine's build.
 */
function idleTimer({ name }: WebAssembly.ModuleImportDescriptor) {
  if (!name.startsWith('__wbg_setTimeout_')) return [];
  const timer = (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds).unref();
  return [[name, timer]] as const;
}

/**
 * Replaces an adapter's method for migration scripts: `@prisma/adapter-pg` splits scripts at every semicolon, even
 * inside strings and functions, and `pglite-prisma-adapter` neither waits nor reports errors.
 * @param run must run the script atomically, so that a failed migration leaves nothing
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

/** The engine reports details only for errors in this form; all others become «external error». */
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
