import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** `__Host-` binds the cookie to this host over HTTPS; a browser refuses the prefix on plain HTTP. */
const cookieName = (name: string, https: boolean) => (https ? `__Host-${name}` : name);

const SESSION = 'pmb_session';
const DEVICE = 'pmb_device';

/** How long a browser keeps the cookie of its device, milliseconds. Every sign-in renews it. */
const DEVICE_LIFE = 365 * 24 * 60 * 60_000;

interface SentCookie {
  name: string;
  value: string;
  expires: Date;
}

function readCookie(request: IncomingMessage, name: string, https: boolean): string | null {
  return parseCookie(request.headers.cookie ?? '')[cookieName(name, https)] ?? null;
}

function writeCookie(response: ServerResponse, https: boolean, { name, value, expires }: SentCookie): void {
  const cookie = stringifySetCookie({
    name: cookieName(name, https),
    value,
    httpOnly: true,
    secure: https,
    sameSite: 'lax',
    path: '/',
    expires,
  });
  response.appendHeader('set-cookie', cookie);
}

/** A token is 32 random bytes in base64url; any other text needs no look-up in the database. */
const TOKEN = /^[\w-]{43}$/;

/** @returns the session's token of the request's cookie, or null. */
export function readSessionCookie(request: IncomingMessage, https: boolean): string | null {
  const token = readCookie(request, SESSION, https);
  return token && TOKEN.test(token) ? token : null;
}

/** Sets the session's cookie on the response; a null token removes it. */
export function writeSessionCookie(
  response: ServerResponse,
  https: boolean,
  session: { token: string; expiresAt: Date } | null,
): void {
  const expires = session?.expiresAt ?? new Date(0);
  writeCookie(response, https, { name: SESSION, value: session?.token ?? '', expires });
}

/** @returns the text of the device's cookie, or null. Only the rules of accounts know whether it is valid. */
export function readDeviceCookie(request: IncomingMessage, https: boolean): string | null {
  return readCookie(request, DEVICE, https);
}

/** Sets the device's cookie on the response. It stays when its user signs out. */
export function writeDeviceCookie(response: ServerResponse, https: boolean, value: string): void {
  writeCookie(response, https, { name: DEVICE, value, expires: new Date(Date.now() + DEVICE_LIFE) });
}
