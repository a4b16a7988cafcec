import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMatch } from './domains/matches/matches.fixture.ts';
import { testDatabase } from './testing/database.ts';
import { operationPath, persistedCall } from './testing/page-documents.ts';
import { serveTestSite, type Caller, type TestSite } from './testing/site.ts';

// A page names the account that it was rendered for: all tabs of a browser share one session.

let site: TestSite;
let matchId: number;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  ({ id: matchId } = await createMatch(site.database, { ticketsAvailable: 10 }));
});
afterAll(() => site.close());

const forAccount = (caller: Caller) => ({ 'x-pmb-account': String(caller.user?.id) });
const purchase = () => ({
  extensions: persistedCall('PurchaseTicket'),
  variables: { input: { matchId: String(matchId) } },
});
const refusal = {
  code: 'SESSION_CHANGED',
  message: expect.stringContaining('otra cuenta'),
  errors: [{ message: expect.stringContaining('otra cuenta'), extensions: { code: 'SESSION_CHANGED' } }],
};

test('a write for another account than the session’s is refused, and nothing is done', async () => {
  const [ana, biel] = [await site.signedIn('visitor'), await site.signedIn('visitor')];
  const text = 'mutation ($input: PurchaseTicketInput!) { purchaseTicket(input: $input) { __typename } }';
  const writes = [
    ['/operations', purchase()],
    ['/graphql', { query: text, variables: purchase().variables }],
    ['/api/tickets', { matchId }],
  ] as const;
  for (const [path, body] of writes) {
    const { status, body: answer } = await biel.request('POST', path, body, forAccount(ana));
    expect({ path, status, answer }).toEqual({ path, status: 409, answer: refusal });
  }
  expect(await site.database.ticket.count()).toBe(0);
  expect((await biel.request('POST', '/operations', purchase(), forAccount(biel))).body).toMatchObject({
    data: { purchaseTicket: { __typename: 'PurchaseTicketSuccess' } },
  });
  // Programs name no account.
  expect((await ana.request('POST', '/api/tickets', { matchId })).status).toBe(201);
});

test('private data is not read for another account either', async () => {
  const [ana, biel] = [await site.signedIn('visitor'), await site.signedIn('visitor')];
  const path = operationPath('OwnTickets');
  expect(await biel.request('GET', path, undefined, forAccount(ana))).toMatchObject({
    status: 409,
    body: refusal,
  });
  expect((await biel.request('GET', path, undefined, forAccount(biel))).status).toBe(200);
});

test('without a session, what needs one is refused as always, and what needs none is done', async () => {
  const ana = await site.signedIn('visitor');
  const { body } = await site.visitor.request('POST', '/operations', purchase(), forAccount(ana));
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const logout = { extensions: persistedCall('Logout') };
  expect((await site.visitor.request('POST', '/operations', logout, forAccount(ana))).body).toMatchObject({
    data: { logout: true },
  });
});
