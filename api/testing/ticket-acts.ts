import type { Database } from '../platform/database/client.ts';
import { testDatabase } from './database.ts';
import { serveTestSite, type Caller, type TestSite } from './site.ts';

// What people and staff do with tickets, over HTTP; shared by the tests.

const ERRORS = '... on UserError { code message } ... on ValidationError { fields { path message } }';
const WITHOUT_FIELDS = '... on UserError { code message }';

/** A site with somebody who manages its tickets. */
export async function serveTicketSite(): Promise<{ site: TestSite; manager: Caller }> {
  const site = await serveTestSite(await testDatabase());
  return { site, manager: await site.signedIn('commercial_manager') };
}

/** Takes away what the test before left of tickets and mails. @returns two people without a ticket */
export async function freshFans(site: TestSite): Promise<{ fan: Caller; friend: Caller }> {
  const { database } = site;
  await database.ticket.deleteMany();
  await database.seatHold.deleteMany();
  await database.mail.deleteMany();
  const [fan, friend] = await Promise.all([site.signedIn('visitor'), site.signedIn('visitor')]);
  return { fan, friend };
}

/** Runs a mutation. @returns its result */
async function act(
  caller: Caller,
  field: string,
  type: string,
  input: object,
  success: string,
  errors = ERRORS,
) {
  const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}Success`;
  const { body } = await caller.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ... on ${name} { ${success} } ${errors} } }`,
    { input },
  );
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data[field];
}

export async function purchase(caller: Caller, matchId: number) {
  const { status, body } = await caller.request('POST', '/api/tickets', { matchId });
  return { status, ...body };
}
export const giveBack = (caller: Caller, ticketId: string) =>
  act(caller, 'returnTicket', 'TicketIdInput', { ticketId }, 'match { ticketsAvailable }', WITHOUT_FIELDS);
export const give = (caller: Caller, ticketId: string, email: string) =>
  act(caller, 'giveTicket', 'GiveTicketInput', { ticketId, email }, 'ticket { id gift { email } }');
export const keep = (caller: Caller, ticketId: string) =>
  act(caller, 'keepTicket', 'TicketIdInput', { ticketId }, 'ticket { gift { email } }', WITHOUT_FIELDS);
export const accept = (caller: Caller, id: string) =>
  act(caller, 'acceptTicket', 'GiftIdInput', { id }, 'ticket { id qrCode purchaseDate pricePaid state }');
export const wait = (caller: Caller, matchId: number) =>
  act(
    caller,
    'joinWaitingList',
    'WaitingListInput',
    { matchId },
    'wait { place offeredUntil }',
    WITHOUT_FIELDS,
  );
export const leave = (caller: Caller, matchId: number) =>
  act(caller, 'leaveWaitingList', 'WaitingListInput', { matchId }, 'wait { place }', WITHOUT_FIELDS);
export const cancel = (manager: Caller, ticketId: string, reason: string) =>
  act(manager, 'cancelTicket', 'CancelTicketInput', { ticketId, reason }, 'ticketId');
export const issue = (manager: Caller, matchId: number, email: string) =>
  act(manager, 'issueComplimentaryTicket', 'IssueTicketInput', { matchId, email }, 'ticketId');
export const settings = (manager: Caller, matchId: number, changes: object) =>
  act(
    manager,
    'updateTicketSettings',
    'TicketSettingsInput',
    { matchId, ...changes },
    'match { returnHours offerMinutes hasWaitingList }',
    `${ERRORS} ... on EditConflictError { conflicts: fields { path message current } }`,
  );

/** The caller's place in the waiting list of a match, or the offer. */
export async function place(caller: Caller, matchId: number) {
  const { body } = await caller.graphql(
    `{ viewer { seatWait(matchId: ${matchId}) { place offeredUntil match { id } } } }`,
  );
  return body.data.viewer.seatWait;
}

/** The ids of the caller's valid tickets. */
export async function ownTickets(caller: Caller): Promise<string[]> {
  return (await caller.request('GET', '/api/tickets')).body.map(({ id }: { id: string }) => id);
}

export async function seats(database: Database, id: number) {
  const match = await database.match.findUniqueOrThrow({ where: { id } });
  const { capacity, ticketsSold: sold, ticketsHeld: held, ticketsAvailable: free } = match;
  return { capacity, sold, held, free };
}

export const emailOf = (caller: Caller) => caller.user?.email ?? '';
