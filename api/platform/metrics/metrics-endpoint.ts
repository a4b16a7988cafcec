import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import { HttpError } from '../http/http-error.ts';
import { send } from '../http/respond.ts';

type Access = Pick<Config, 'metricsToken' | 'trustProxy' | 'https'>;

/**
 * Sends the metrics to callers with the token, or on this machine without a proxy in between.
 * @throws HttpError 403
 */
export async function sendMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  registry: Registry,
  access: Access,
): Promise<void> {
  if (!hasToken(request, access.metricsToken) && !isLocal(request, access)) {
    throw new HttpError(403, 'FORBIDDEN', 'No tienes permiso para hacer esto');
  }
  send(response, 200, await registry.metrics(), {
    'content-type': registry.contentType,
    'cache-control': 'no-store',
  });
}

/** Headers that proxies add: a request with one of them was sent by another machine than the one that is connected. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-original-.*|cf-.*|true-client-ip)$/;

/**
 * Whether the caller runs on this machine. A proxy on this machine is a neighbour too, so no caller counts as local if there may be one:
 * it is configured, HTTPS ends somewhere before this process, a header shows it, or the request was for another host.
 */
function isLocal({ socket, headers }: IncomingMessage, { trustProxy, https }: Access): boolean {
  if (trustProxy || https) return false;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return isLoopback(socket.remoteAddress) && isLoopback(hostName(headers.host));
}

function isLoopback(address: string | undefined): boolean {
  if (address === 'localhost') return true;
  return address !== undefined && isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}

function hostName(host = ''): string {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1') : '';
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
