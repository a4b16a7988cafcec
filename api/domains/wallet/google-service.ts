import { z } from 'zod';
import type { GoogleCredentials } from './google-credentials.ts';
import { signedToken, tokenTime } from './google-token.ts';

// Google's service for passes. The service account proves itself with a token that it signs, and gets an access token for an
// hour (OAuth 2.0 for server to server applications).

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const HOUR = 3600;
/** Milliseconds that Google has for one answer. */
const LIMIT = 10_000;

const answered = z.object({ access_token: z.string().min(1) });

/** What can be changed at Google. */
type Kind = 'eventTicketClass' | 'eventTicketObject';

export interface GoogleService {
  /**
   * Puts a version in the place of the stored one.
   * @returns false if Google does not have it: nobody has saved it
   * @throws if Google refuses it or cannot be reached
   */
  replace(kind: Kind, value: { id: string }): Promise<boolean>;
}

/** @throws if Google cannot be reached, or gives no access token */
export async function openGoogleService(
  credentials: GoogleCredentials,
  now = new Date(),
): Promise<GoogleService> {
  const token = await accessToken(credentials, now);
  return {
    async replace(kind, value) {
      const address = `${credentials.service}/walletobjects/v1/${kind}/${encodeURIComponent(value.id)}`;
      const answer = await fetch(address, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(value),
        signal: AbortSignal.timeout(LIMIT),
      });
      // Read in any case, so that the connection can be used again.
      const text = await answer.text();
      if (answer.status === 404) return false;
      if (!answer.ok) throw new Error(`Google refused a pass: ${answer.status} ${text.slice(0, 200)}`);
      return true;
    },
  };
}

async function accessToken(credentials: GoogleCredentials, now: Date): Promise<string> {
  const { email, tokenAddress } = credentials;
  const issued = tokenTime(now);
  const claims = { iss: email, scope: SCOPE, aud: tokenAddress, iat: issued, exp: issued + HOUR };
  const answer = await fetch(tokenAddress, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signedToken(claims, credentials),
    }),
    signal: AbortSignal.timeout(LIMIT),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Google gave no access token: ${answer.status} ${text.slice(0, 200)}`);
  return answered.parse(JSON.parse(text)).access_token;
}
