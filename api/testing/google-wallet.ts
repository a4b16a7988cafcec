import { createPublicKey, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Google Wallet on this machine: gives access tokens to the service account, and keeps the passes of its issuer. */
export interface GoogleWallet {
  url: string;
  issuer: string;
  /** The file of the service account, as JSON. */
  account: string;
  /** Checks a token of the service account. @returns its claims; null for a wrong signature */
  readToken(token: string): ReturnType<typeof JSON.parse>;
  /** What is saved, by id; tests save with it what a person adds. */
  saved: Map<string, ReturnType<typeof JSON.parse>>;
  /** Replacements, in order. */
  replaced: { kind: string; value: ReturnType<typeof JSON.parse> }[];
  /** Answers with this status as long as it is set. */
  outage: number | null;
  close(): Promise<void>;
}

export async function openGoogleWallet(): Promise<GoogleWallet> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const issuer = '3388000000012345678';
  const email = 'pases@club.test';
  const tokens = new Set<string>();
  const readToken = (token: string) => {
    const [head = '', claims = '', signature = ''] = token.split('.');
    const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
    const isRight = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(key, signature, 'base64url');
    return isRight ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
  };
  const wallet: GoogleWallet = {
    url: '',
    issuer,
    account: '',
    readToken,
    saved: new Map(),
    replaced: [],
    outage: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  function giveToken(body: string): [status: number, answer: object] {
    const form = new URLSearchParams(body);
    const claims = readToken(form.get('assertion') ?? '');
    const now = Date.now() / 1000;
    const isRight =
      form.get('grant_type') === GRANT &&
      claims?.iss === email &&
      claims.scope === SCOPE &&
      claims.aud === `${wallet.url}/token` &&
      claims.exp > now &&
      claims.exp - claims.iat <= 3600;
    if (!isRight) return [400, { error: 'invalid_grant' }];
    const token = randomUUID();
    tokens.add(token);
    return [200, { access_token: token, token_type: 'Bearer', expires_in: 3599 }];
  }

  function replace(path: string, authorization: string, body: string): [status: number, answer: object] {
    if (!tokens.has(authorization.replace('Bearer ', ''))) return [401, { error: { code: 401 } }];
    const [, kind = '', id = ''] = /^\/walletobjects\/v1\/(\w+)\/(.+)$/.exec(path) ?? [];
    const value = JSON.parse(body);
    if (value.id !== decodeURIComponent(id) || !value.id.startsWith(`${issuer}.`))
      return [400, { error: { code: 400 } }];
    if (!wallet.saved.has(value.id)) return [404, { error: { code: 404 } }];
    wallet.saved.set(value.id, value);
    wallet.replaced.push({ kind, value });
    return [200, value];
  }

  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { url = '', method, headers } = request;
      let answer: [number, object] = [404, {}];
      if (wallet.outage !== null) answer = [wallet.outage, { error: { code: wallet.outage } }];
      else if (method === 'POST' && url === '/token') answer = giveToken(body);
      else if (method === 'PUT') answer = replace(url, headers.authorization ?? '', body);
      response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  wallet.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  wallet.account = JSON.stringify({
    client_email: email,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${wallet.url}/token`,
  });
  return wallet;
}
