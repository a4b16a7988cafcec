import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Registry } from 'prom-client';
import { HttpError } from '../http/http-error.ts';
import { send } from '../http/respond.ts';

/**
 * Sends the metrics to callers with the token, or on this machine without a proxy in between.
 * @throws HttpError 403
 */
export async function sendMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  registry: Registry,
  token: string | undefined,
): Promise<void> {
  if (!isLocal(request) && !hasToken(request, token)) {
    throw new HttpError(403, 'FORBIDDEN', 'No tienes permiso para hacer esto');
  }
  send(response, 200, await registry.metrics(), {
    'content-type': registry.contentType,
    'cache-control': 'no-store',
  });
}

function isLocal({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress;
  if (!address || headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined)
    return false;
  return ipaddr.process(address).range() === 'loopback';
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
