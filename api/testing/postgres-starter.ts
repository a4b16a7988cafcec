import http from 'node:http';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

const TEMPLATE = 'pmb_template';

/** Starts one PostgreSQL server for a whole test run, when a test first asks for it. */
export interface PostgresStarter {
  /** The address to request it: the response has the server's address, or the reason why there is none. */
  address: string;
  stop(): Promise<void>;
}

/** Runs in the process that starts the workers, so that the server ends with the test run. */
export async function postgresStarter(root: string): Promise<PostgresStarter> {
  let running: Promise<PostgresServer> | undefined;
  const listener = http.createServer((_request, response) => {
    running ??= startMigrated(root);
    // No keep-alive: requests come seconds apart, and a connection closed in between looks like a failed server.
    response.setHeader('connection', 'close');
    running.then(
      (server) => response.end(JSON.stringify({ url: server.url('postgres'), template: TEMPLATE })),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        response.end(JSON.stringify({ url: '', template: TEMPLATE, error: message }));
      },
    );
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      listener.closeAllConnections();
      listener.close();
      const server = await running?.catch(() => undefined);
      await server?.stop();
    },
  };
}

async function startMigrated(root: string): Promise<PostgresServer> {
  const server = await startPostgres();
  try {
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE ${TEMPLATE}`);
    await client.end();
    const database = await openPostgres(server.url(TEMPLATE));
    await migrate(database, root);
    await database.close();
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
