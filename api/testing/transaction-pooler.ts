import net from 'node:net';

/** A pooler of connections to a PostgreSQL server, like PgBouncer in transaction mode. */
export interface TransactionPooler {
  /** The URL of the same database through the pooler. */
  url: string;
  close(): Promise<void>;
}

const READY = 'Z'.charCodeAt(0);
/** «Ready for query» outside of a transaction. */
const IDLE = 'I'.charCodeAt(0);
const SSL_REQUEST = 80_877_103;

/** A connection to the server. */
interface Backend {
  socket: net.Socket;
  /** The server's messages after it accepted the session: parameters, keys, ready. */
  greeting: Buffer;
  client: net.Socket | undefined;
}

/**
 * Gives a client one of a few server connections for each transaction. What the server sends to a connection without a
 * client, such as a notification, is dropped, as PgBouncer does. It needs a server that asks for no password.
 */
export async function startTransactionPooler(databaseUrl: string, size: number): Promise<TransactionPooler> {
  const target = new URL(databaseUrl);
  const free: Backend[] = [];
  const waiting: (() => void)[] = [];
  const sockets = new Set<net.Socket>();
  for (let count = 0; count < size; count += 1) free.push(await openBackend(target, release));
  const backends = [...free];

  function release(backend: Backend): void {
    backend.client = undefined;
    free.push(backend);
    waiting.shift()?.();
  }

  function serve(client: net.Socket): void {
    let isOpen = false;
    let queue = Buffer.alloc(0);
    const backend = () => backends.find((each) => each.client === client);
    const send = () => {
      if (queue.length === 0) return;
      const own = backend() ?? free.pop();
      if (!own) return void waiting.push(send);
      own.client = client;
      own.socket.write(queue);
      queue = Buffer.alloc(0);
    };
    client.on('data', (bytes) => {
      if (!isOpen) {
        if (bytes.readInt32BE(4) === SSL_REQUEST) return void client.write('N');
        isOpen = true;
        return void client.write(backends[0]?.greeting ?? '');
      }
      // «Terminate» is not for the server.
      if (bytes[0] === 'X'.charCodeAt(0)) return void client.end();
      queue = Buffer.concat([queue, bytes]);
      send();
    });
    client.on('error', () => client.destroy());
  }

  const server = net.createServer((client) => {
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
    serve(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  target.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: target.href,
    async close() {
      for (const socket of [...sockets, ...backends.map((backend) => backend.socket)]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function openBackend(target: URL, release: (backend: Backend) => void): Promise<Backend> {
  const socket = net.connect(Number(target.port), target.hostname);
  const parameters = `user\0${target.username}\0database\0${target.pathname.slice(1)}\0\0`;
  const start = Buffer.alloc(8 + parameters.length);
  start.writeInt32BE(start.length, 0);
  start.writeInt32BE(196_608, 4);
  start.write(parameters, 8);
  const backend: Backend = { socket, greeting: Buffer.alloc(0), client: undefined };
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => socket.write(start));
    let isOpen = false;
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      // Each message: its type, its length without the type, its content.
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const message = rest.subarray(0, rest.readInt32BE(1) + 1);
        rest = rest.subarray(message.length);
        const isReady = message[0] === READY;
        if (!isOpen) {
          backend.greeting = Buffer.concat([backend.greeting, message]);
          if (isReady) isOpen = true;
          if (isReady) resolve();
          continue;
        }
        backend.client?.write(message);
        if (isReady && message[5] === IDLE && backend.client) release(backend);
      }
    });
  });
  return backend;
}
