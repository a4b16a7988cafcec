import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** A request of 192.0.2.1 which says that it came for somebody else. */
export function createRequest(forwardedFor: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '192.0.2.1' });
  const request = new IncomingMessage(socket);
  request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}
