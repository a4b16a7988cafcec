import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection; browsers send none before they have the response. */
const MOST_WAITING = 16;

interface Connection {
  last: ServerResponse;
  waiting: number;
}

/**
 * Runs the requests of each connection one after the other. A client may send several without waiting (pipelining), and
 * Node would run them all at once and hold all their responses in memory.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) connections.set(socket, { last: response, waiting: 0 });
    if (!connection || connection.last.closed) {
      if (connection) connection.last = response;
      handle(request, response);
      return;
    }
    if (connection.waiting >= MOST_WAITING) {
      socket.destroy();
      return;
    }
    connection.waiting += 1;
    connection.last.once('close', () => {
      connection.waiting -= 1;
      if (!socket.destroyed) handle(request, response);
    });
    connection.last = response;
  };
}
