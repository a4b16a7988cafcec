import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** `__Host-` binds the cookie to this host over HTTPS; a browser refuses the prefix on plain HTTP. */
function cookieName(https: boolean): string {
  return https ? '__Host-pmb_session' : 'pmb_session';
}

/** A token is 32 random bytes in base64url; any other text needs no look-up in the database. */
const TOKEN = /^[\w-]{43}$/;

/** @returns the session's token of the request's cookie, or null. */
export function readSessionCookie(request: IncomingMessage, https: boolean): string | null {
  const token = parseCookie(request.headers.cookie ?? '')[cookieName(https)];
  return token && TOKEN.test(token) ? token : null;
}

/** Sets the session's cookie on the response; a null token removes it. */
export function writeSessionCookie(
  response: ServerResponse,
  https: boolean,
  session: { token: string; expiresAt: Date } | null,
): void {
  const cookie = stringifySetCookie({
    name: cookieName(https),
    value: session?.token ?? '',
    httpOnly: true,
    secure: https,
    sameSite: 'lax',
    path: '/',
    expires: session?.expiresAt ?? new Date(0),
  });
  response.appendHeader('set-cookie', cookie);
}
