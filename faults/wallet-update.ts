import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { openGoogleWallet } from '../api/testing/google-wallet.ts';
import { unzipped } from '../api/testing/unzipped.ts';
import { makeWalletAuthority, openWalletPushService } from '../api/testing/wallet-authority.ts';
import { newDataDir, startSite } from '../e2e/site-process.ts';
import { type Figure, seconds } from './figure.ts';
import { askAs, cookieOf, until } from './staff-calls.ts';

/** Milliseconds after which a moved match must have moved on every phone. */
const LIMIT = 60_000;

/**
 * A match is moved and then cancelled; its tickets are in the wallets of phones.
 * @param phones of each of the two wallets
 */
export async function moveInWallets(phones: number): Promise<Figure> {
  const folder = newDataDir();
  const apple = makeWalletAuthority();
  const [push, google] = await Promise.all([openWalletPushService(), openGoogleWallet()]);
  const site = startSite({
    DATA_DIR: folder,
    DEMO: 'small',
    APPLE_WALLET_CERTIFICATE: apple.certificate,
    APPLE_WALLET_KEY: apple.key,
    APPLE_WALLET_WWDR: apple.wwdr,
    APPLE_PUSH_URL: push.url,
    APPLE_PUSH_AUTHORITY: push.authority,
    GOOGLE_WALLET_ISSUER: google.issuer,
    GOOGLE_WALLET_ACCOUNT: google.account,
    GOOGLE_WALLET_URL: google.url,
  });
  try {
    const address = await site.untilListening();
    const ask = await askAs(address, 'sports_manager');
    const matchDate = new Date(Date.now() + 20 * 86_400_000).toISOString();
    const { createMatch } = await ask(`mutation { createMatch(input: { opponent: "Rival", isHome: true,
      matchDate: "${matchDate}", competition: "LIGA", ticketsTotal: ${2 * phones}
    }) { ... on CreateMatchSuccess { match { id } } } }`);
    const matchId = String(createMatch?.['match'].id);
    for (let phone = 0; phone < phones; phone += 1) {
      await saveForApple(address, matchId);
      for (const value of await saveForGoogle(address, matchId, google.readToken))
        google.saved.set(value.id, value);
    }

    const moved = new Date(Date.now() + 25 * 86_400_000).toISOString();
    const movedAt = performance.now();
    await ask(`mutation { updateMatch(input: { id: ${matchId}, matchDate: "${moved}" }) { __typename } }`);
    const dateAtGoogle = () => google.saved.get(`${google.issuer}.partido-${matchId}`)?.dateTime?.start;
    await until(() => push.received.length >= phones && dateAtGoogle() === moved, LIMIT);
    const movedAfter = performance.now() - movedAt;

    const cancelledAt = performance.now();
    await ask(`mutation { cancelMatch(input: { id: ${matchId} }) { __typename } }`);
    const voided = () =>
      google.replaced.filter(
        ({ kind, value }) => kind === 'eventTicketObject' && value.state === 'INACTIVE' && !value.barcode,
      ).length;
    await until(() => push.received.length >= 2 * phones && voided() >= phones, LIMIT);
    const cancelledAfter = performance.now() - cancelledAt;
    return {
      fault: 'a match in the wallets of phones is moved, then cancelled',
      seen:
        `${phones} phones with Apple Wallet and ${phones} with Google Wallet: moved on all after ${seconds(movedAfter)}, ` +
        `cancelled on all after ${seconds(cancelledAfter)}`,
      held: movedAfter <= LIMIT && cancelledAfter <= LIMIT,
    };
  } finally {
    site.process.kill('SIGKILL');
    await site.untilExit();
    await push.close();
    await google.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Buys a ticket with a new account. */
async function buy(address: string, matchId: string): Promise<{ id: string; cookie: string }> {
  const account = {
    name: 'Aina Serra',
    email: `${randomUUID()}@prueba.test`,
    password: `balon-${randomUUID()}`,
  };
  const post = (to: string, body: object, cookie = '') =>
    fetch(address + to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  await post('/api/register', account);
  const cookie = await cookieOf(address, account.email, account.password);
  const { id } = await (await post('/api/tickets', { matchId: Number(matchId) }, cookie)).json();
  return { id: String(id), cookie };
}

/** Saves a ticket in Apple Wallet; the phone registers with the site. */
async function saveForApple(address: string, matchId: string): Promise<void> {
  const { id, cookie } = await buy(address, matchId);
  const answer = await fetch(`${address}/api/tickets/${id}/apple-wallet`, { headers: { cookie } });
  const files = unzipped(Buffer.from(await answer.arrayBuffer()));
  const pass = JSON.parse(String(files['pass.json']));
  const device = `/api/wallet/apple/v1/devices/${randomUUID()}/registrations/${pass.passTypeIdentifier}/${id}`;
  const registered = await fetch(address + device, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `ApplePass ${pass.authenticationToken}`,
    },
    body: JSON.stringify({ pushToken: randomUUID().replaceAll('-', '').repeat(2) }),
  });
  if (registered.status !== 201) throw new Error(`The phone could not register: ${registered.status}`);
}

/** Follows the link to Google Wallet. @returns what Google saves */
async function saveForGoogle(
  address: string,
  matchId: string,
  readToken: (token: string) => ReturnType<typeof JSON.parse>,
): Promise<{ id: string }[]> {
  const { id, cookie } = await buy(address, matchId);
  const answer = await fetch(`${address}/api/tickets/${id}/google-wallet`, {
    headers: { cookie },
    redirect: 'manual',
  });
  const { payload } = readToken(answer.headers.get('location')?.split('/').at(-1) ?? '');
  return [...payload.eventTicketClasses, ...payload.eventTicketObjects];
}
