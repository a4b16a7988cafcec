import { createHash } from 'node:crypto';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { readConfig, type StatisticsAccess } from '../../config.ts';

// Local servers that replay a match as its sources would.

/** What the file server does with the next requests. */
export type FileAnswer =
  | { is: 'file'; file: unknown }
  | { is: 'text'; text: string }
  | { is: 'status'; status: number; headers?: http.OutgoingHttpHeaders }
  | { is: 'cut'; file: unknown }
  | { is: 'silence' };

export interface FileServer {
  /** The address of the match. */
  address: string;
  host: string;
  /** The status of each answer so far. */
  answered: number[];
  requests: http.IncomingHttpHeaders[];
  says: (answer: FileAnswer) => void;
  close: () => Promise<void>;
}

const portOf = (server: net.Server) => (server.address() as AddressInfo).port;

/** Serves one match with ETag, compressed. */
export async function startFileServer(first: FileAnswer): Promise<FileServer> {
  let answer = first;
  const answered: number[] = [];
  const requests: http.IncomingHttpHeaders[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request.headers);
    const send = (status: number, headers: http.OutgoingHttpHeaders = {}, body?: Buffer | string) => {
      answered.push(status);
      response.writeHead(status, headers).end(body);
    };
    if (answer.is === 'silence') return;
    if (answer.is === 'status') return send(answer.status, answer.headers);
    if (answer.is === 'text') return send(200, {}, answer.text);
    const body = gzipSync(JSON.stringify(answer.file));
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    if (answer.is === 'cut') {
      answered.push(200);
      response.writeHead(200, { etag, 'content-encoding': 'gzip', 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
      return;
    }
    if (request.headers['if-none-match'] === etag) return send(304, { etag });
    send(200, { etag, 'content-encoding': 'gzip', 'content-type': 'application/json' }, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${portOf(server)}`;
  return {
    address: `http://${host}/data/2486260/data.json`,
    host,
    answered,
    requests,
    says: (next) => {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface TvServer {
  address: string;
  host: string;
  connections: () => number;
  /** Sends messages to all connections, in pieces of odd lengths; later connections get them first. */
  send: (...messages: object[]) => void;
  /** Forgets what was sent before: later connections get only these. */
  replaces: (...messages: object[]) => void;
  cut: () => void;
  close: () => Promise<void>;
}

/** A computer in the arena. */
export async function startTvServer(): Promise<TvServer> {
  let sent: object[] = [];
  let connections = 0;
  const sockets = new Set<net.Socket>();
  const write = (socket: net.Socket, messages: readonly object[]) => {
    const bytes = Buffer.from(messages.map((message) => `${JSON.stringify(message)}\r\n`).join(''));
    // Letters of two bytes are cut too.
    for (let at = 0; at < bytes.length; at += 997) socket.write(bytes.subarray(at, at + 997));
  };
  const server = net.createServer((socket) => {
    connections += 1;
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    // What already happened is sent to those who ask for it.
    socket.once('data', () => {
      sockets.add(socket);
      write(socket, [{ type: 'ping', timestamp: 1 }, ...sent]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${portOf(server)}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `tcp://${host}`,
    host,
    connections: () => connections,
    send(...messages) {
      sent = [...sent, ...messages];
      for (const socket of sockets) write(socket, messages);
    },
    replaces: (...messages) => {
      sent = messages;
    },
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What an operator allows for these servers. */
export const accessTo = (...hosts: string[]): StatisticsAccess =>
  readConfig({ DATA_DIR: '/tmp', STATISTICS_HOSTS: hosts.join(',') }).statistics;
