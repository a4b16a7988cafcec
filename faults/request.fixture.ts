import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** A request from 192.0.2.1 with a forwarded address. */
export function createRequest(forwardedFor: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '192.0.2.1' });
  const request = new IncomingMessage(socket);
  request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}
