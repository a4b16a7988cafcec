import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** `__Host-` binds the cookie to this host over HTTPS; a browser refuses the prefix on plain HTTP. */
function cookieName(https: boolean): string {
  return https ? '__Host-pmb_session' : 'pmb_session';
}

/** A token is 32 random bytes in base64url; anything else was not made here and is not worth a look-up. */
const TOKEN = /^[\w-]{43}$/;

/** @returns the session's token as the browser sent it, or null. */
export function readSessionCookie(request: IncomingMessage, https: boolean): string | null {
  const token = parseCookie(request.headers.cookie ?? '')[cookieName(https)];
  return token && TOKEN.test(token) ? token : null;
}

/** Writes the session's cookie with the answer; a null token ends it. */
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
