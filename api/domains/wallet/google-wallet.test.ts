import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openGoogleWallet, type GoogleWallet } from '../../testing/google-wallet.ts';
import type { Caller, TestSite } from '../../testing/site.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite } from '../../testing/site.ts';
import { accept, cancel, emailOf, give, giveBack, purchase } from '../../testing/ticket-acts.ts';
import { scan, undo } from '../door/door.fixture.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { replaceChangedPasses } from './google-updates.ts';

// Google Wallet, against a service on this machine that checks what Google checks.

let google: GoogleWallet;
let site: TestSite;
let manager: Caller;

const settings = () => ({
  GOOGLE_WALLET_ISSUER: google.issuer,
  GOOGLE_WALLET_ACCOUNT: google.account,
  GOOGLE_WALLET_URL: google.url,
});

beforeAll(async () => {
  google = await openGoogleWallet();
  site = await serveTestSite(await testDatabase(), settings());
  manager = await site.signedIn('commercial_manager');
});
afterAll(async () => {
  await site.close();
  await google.close();
});
beforeEach(async () => {
  await site.database.googlePass.deleteMany();
  google.saved.clear();
  google.replaced.length = 0;
  google.outage = null;
});

/** Goes to Google with a ticket, as its link does. @returns the claims of the token */
async function goToGoogle(id: string, { cookie }: Caller) {
  const answer = await fetch(`${site.url}/api/tickets/${id}/google-wallet`, {
    headers: { cookie: cookie ?? '' },
    redirect: 'manual',
  });
  expect(answer.status).toBe(302);
  const [, token = ''] =
    /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(answer.headers.get('location') ?? '') ?? [];
  return google.readToken(token);
}

/** Buys a ticket and saves it at Google. */
async function saveTicket(matchId: number) {
  const fan = await site.signedIn('visitor');
  const id = String((await purchase(fan, matchId)).id);
  const { payload } = await goToGoogle(id, fan);
  for (const value of [...payload.eventTicketClasses, ...payload.eventTicketObjects])
    google.saved.set(value.id, value);
  return { fan, id };
}

function update(now = new Date()) {
  const { googleWallet } = readConfig(settings());
  if (!googleWallet) throw new Error('Google Wallet is not configured');
  return replaceChangedPasses(site.database, googleWallet, now);
}

const kinds = () => google.replaced.map(({ kind }) => kind);
const ticketAt = (id: string) => google.saved.get(`${google.issuer}.${id}`);
const matchAt = (id: number) => google.saved.get(`${google.issuer}.partido-${id}`);

test('a ticket is a token that the club’s service account signed', async () => {
  const match = await createMatch(site.database);
  const fan = await site.signedIn('visitor');
  const id = String((await purchase(fan, match.id)).id);
  expect(await goToGoogle(id, fan)).toMatchObject({
    iss: 'pases@club.test',
    aud: 'google',
    typ: 'savetowallet',
    payload: {
      eventTicketClasses: [{ id: `${google.issuer}.partido-${match.id}` }],
      eventTicketObjects: [{ state: 'ACTIVE', barcode: { type: 'QR_CODE', value: `ticket:${id}` } }],
    },
  });
});

test('a moved match moves on all its tickets with one message, and nothing is sent twice', async () => {
  const match = await createMatch(site.database);
  await saveTicket(match.id);
  await saveTicket(match.id);
  await update();
  expect(google.replaced).toEqual([]);
  const matchDate = inHours(300);
  await site.database.match.update({ where: { id: match.id }, data: { matchDate, location: 'Inca' } });
  await update();
  expect(kinds()).toEqual(['eventTicketClass']);
  expect(matchAt(match.id)).toMatchObject({
    dateTime: { start: matchDate.toISOString() },
    venue: { name: { defaultValue: { value: 'Inca' } } },
  });
  await update();
  expect(google.replaced).toHaveLength(1);
});

test('a cancelled match takes the codes away; reopened, they are back', async () => {
  const match = await createMatch(site.database);
  const { id } = await saveTicket(match.id);
  await site.database.match.update({ where: { id: match.id }, data: { status: 'cancelled' } });
  await update();
  expect(ticketAt(id)).toMatchObject({
    state: 'INACTIVE',
    textModulesData: [{ header: 'Partido cancelado' }],
  });
  expect(ticketAt(id).barcode).toBeUndefined();
  expect(matchAt(match.id).dateTime).toBeUndefined();
  await site.database.match.update({ where: { id: match.id }, data: { status: 'scheduled' } });
  await update();
  expect(ticketAt(id)).toMatchObject({ state: 'ACTIVE', barcode: { value: `ticket:${id}` } });
});

test('a ticket that was returned, given or cancelled loses its code', async () => {
  const { id: matchId } = await createMatch(site.database);
  const [returned, given, ended] = [
    await saveTicket(matchId),
    await saveTicket(matchId),
    await saveTicket(matchId),
  ];
  const friend = await site.signedIn('visitor');
  await giveBack(returned.fan, returned.id);
  await give(given.fan, given.id, emailOf(friend));
  const gift = await site.database.ticketGift.findFirstOrThrow({ where: { ticketId: given.id } });
  await accept(friend, gift.id);
  await cancel(manager, ended.id, 'Duplicada');
  await update();
  expect(kinds()).toEqual(['eventTicketObject', 'eventTicketObject', 'eventTicketObject']);
  for (const { id } of [returned, given, ended]) {
    expect(ticketAt(id).state).toBe('INACTIVE');
    expect(ticketAt(id).barcode).toBeUndefined();
  }
});

test('a used ticket is completed and says when and where; undone, it admits again', async () => {
  const match = await createMatch(site.database);
  const { id } = await saveTicket(match.id);
  await scan(manager, match.id, `ticket:${id}`, { gate: 'Norte' });
  await update();
  expect(ticketAt(id)).toMatchObject({
    state: 'COMPLETED',
    textModulesData: [
      { body: expect.stringMatching(/^Se usó en el acceso Norte \(.+\) y no da acceso otra vez\.$/) },
    ],
  });
  expect(ticketAt(id).barcode).toBeUndefined();
  const { id: admissionId } = await site.database.admission.findFirstOrThrow({ where: { ticketId: id } });
  await undo(manager, admissionId, 'Escaneada por error');
  await update();
  expect(ticketAt(id)).toMatchObject({ state: 'ACTIVE', barcode: { value: `ticket:${id}` } });
});

test('after the match a ticket that nobody used expires', async () => {
  const match = await createMatch(site.database);
  const { id } = await saveTicket(match.id);
  await site.database.match.update({
    where: { id: match.id },
    data: { matchDate: inHours(-5), status: 'finished' },
  });
  await update();
  expect(ticketAt(id)).toMatchObject({ state: 'EXPIRED', textModulesData: [{ header: 'Partido jugado' }] });
  expect(ticketAt(id).barcode).toBeUndefined();
});

test('after its account is closed a ticket loses the name, also of an old match, and still admits', async () => {
  const match = await createMatch(site.database);
  const [recent, old] = [await saveTicket(match.id), await saveTicket((await createMatch(site.database)).id)];
  const { matchId } = await site.database.ticket.findUniqueOrThrow({ where: { id: old.id } });
  await site.database.match.update({ where: { id: matchId }, data: { matchDate: inHours(-100) } });
  expect(ticketAt(recent.id).ticketHolderName).toBe(recent.fan.user?.name);
  for (const { fan } of [recent, old]) await site.database.user.delete({ where: { id: fan.user?.id ?? 0 } });
  await update();
  for (const { id, fan } of [recent, old]) expect(JSON.stringify(ticketAt(id))).not.toContain(fan.user?.name);
  expect(ticketAt(recent.id)).toMatchObject({ state: 'ACTIVE', barcode: { value: `ticket:${recent.id}` } });
  const count = google.replaced.length;
  await update();
  expect(google.replaced).toHaveLength(count);
});

test('while Google is away nothing is lost: the next run does it', async () => {
  const match = await createMatch(site.database);
  const { id } = await saveTicket(match.id);
  await site.database.match.update({ where: { id: match.id }, data: { status: 'cancelled' } });
  google.outage = 503;
  await expect(update()).rejects.toThrow('Google gave no access token: 503');
  google.outage = null;
  await update();
  expect(ticketAt(id).state).toBe('INACTIVE');
});

test('a ticket that nobody saved is asked for during an hour, and then forgotten', async () => {
  const match = await createMatch(site.database);
  const fan = await site.signedIn('visitor');
  const id = String((await purchase(fan, match.id)).id);
  await goToGoogle(id, fan);
  await site.database.match.update({ where: { id: match.id }, data: { status: 'cancelled' } });
  await update();
  expect(await site.database.googlePass.count()).toBe(1);
  await update(inHours(1.1));
  expect(await site.database.googlePass.count()).toBe(0);
});

test('nothing is sent for matches that ended days ago', async () => {
  const match = await createMatch(site.database);
  const { id } = await saveTicket(match.id);
  await site.database.match.update({ where: { id: match.id }, data: { matchDate: inHours(-49) } });
  await update();
  expect(google.replaced).toEqual([]);
  expect(ticketAt(id).state).toBe('ACTIVE');
});
