import { abonoCalls } from './abonos.calls.ts';
import type { RestCall } from './call.ts';
import { inquiryCalls } from './inquiries.calls.ts';
import { matchCalls } from './matches.calls.ts';
import { membershipCalls } from './memberships.calls.ts';
import { newsCalls } from './news.calls.ts';
import { personalDataCalls } from './personal-data.calls.ts';
import { playerCalls } from './players.calls.ts';
import { pointsCalls } from './points.calls.ts';
import { pushCalls } from './push.calls.ts';
import { sponsorCalls } from './sponsors.calls.ts';
import { ticketCalls } from './tickets.calls.ts';
import { userCalls } from './users.calls.ts';

/** Every documented call (spec section 7), a row each: which operation of the schema it is and how it answers. */
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
