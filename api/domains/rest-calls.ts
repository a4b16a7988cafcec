import { abonoCalls } from './abonos/abonos.calls.ts';
import type { RestCall } from '../platform/rest/call.ts';
import { inquiryCalls } from './inquiries/inquiries.calls.ts';
import { matchCalls } from './matches/matches.calls.ts';
import { membershipCalls } from './memberships/memberships.calls.ts';
import { newsCalls } from './news/news.calls.ts';
import { personalDataCalls } from './users/personal-data.calls.ts';
import { playerCalls } from './players/players.calls.ts';
import { pointsCalls } from './points/points.calls.ts';
import { pushCalls } from './push/push.calls.ts';
import { sponsorCalls } from './sponsors/sponsors.calls.ts';
import { ticketCalls } from './tickets/tickets.calls.ts';
import { userCalls } from './users/users.calls.ts';

/**
 * The documented REST calls (spec section 7), one row each: the operation of the schema and the form of the response.
 */
export const calls: readonly RestCall[] = [
  ...userCalls,
  ...personalDataCalls,
  ...matchCalls,
  ...ticketCalls,
  ...membershipCalls,
  ...pointsCalls,
  ...abonoCalls,
  ...newsCalls,
  ...playerCalls,
  ...sponsorCalls,
  ...inquiryCalls,
  ...pushCalls,
];
