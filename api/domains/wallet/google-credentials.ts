import fs from 'node:fs';
import { z } from 'zod';

/** What signs passes for Google Wallet. */
export interface GoogleCredentials {
  /** The club's number at Google Wallet. */
  issuerId: string;
  /** Of the service account. */
  email: string;
  /** PEM. */
  key: string;
  /** Where the service account gets its access tokens. */
  tokenAddress: string;
  /** Google's service for passes. */
  service: string;
}

const serviceAccount = z.object({
  client_email: z.string().min(3),
  private_key: z.string().startsWith('-----BEGIN'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});

/**
 * @param account the file of the service account, or its JSON text
 * @throws Error in one line
 */
export function readGoogleCredentials(issuerId: string, account: string, service: string): GoogleCredentials {
  let value: unknown;
  try {
    value = JSON.parse(account.startsWith('{') ? account : fs.readFileSync(account, 'utf8'));
  } catch {
    throw new Error('GOOGLE_WALLET_ACCOUNT: it is neither JSON nor a file with JSON');
  }
  const { success, data } = serviceAccount.safeParse(value);
  if (!success)
    throw new Error('GOOGLE_WALLET_ACCOUNT: it is no service account with client_email and private_key');
  const { client_email: email, private_key: key, token_uri: tokenAddress } = data;
  return { issuerId, email, key, tokenAddress, service };
}
