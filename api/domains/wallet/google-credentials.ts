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
}

const serviceAccount = z.object({
  client_email: z.string().min(3),
  private_key: z.string().startsWith('-----BEGIN'),
});

/**
 * @param account the file of the service account, or its JSON text
 * @throws Error in one line
 */
export function readGoogleCredentials(issuerId: string, account: string): GoogleCredentials {
  let value: unknown;
  try {
    value = JSON.parse(account.startsWith('{') ? account : fs.readFileSync(account, 'utf8'));
  } catch {
    throw new Error('GOOGLE_WALLET_ACCOUNT: it is neither JSON nor a file with JSON');
  }
  const { success, data } = serviceAccount.safeParse(value);
  if (!success)
    throw new Error('GOOGLE_WALLET_ACCOUNT: it is no service account with client_email and private_key');
  return { issuerId, email: data.client_email, key: data.private_key };
}
