import type { Domain } from '../platform/domain.ts';
import { usersDomain } from './users/index.ts';
import { teamsDomain } from './teams/index.ts';
import { matchesDomain } from './matches/index.ts';
import { statisticsDomain } from './statistics/index.ts';
import { standingsDomain } from './standings/index.ts';
import { importsDomain } from './imports/index.ts';
import { ticketsDomain } from './tickets/index.ts';
import { paymentsDomain } from './payments/index.ts';
import { doorDomain } from './door/index.ts';
import { walletDomain } from './wallet/index.ts';
import { noticesDomain } from './notices/index.ts';
import { newsDomain } from './news/index.ts';
import { commentsDomain } from './comments/index.ts';
import { playersDomain } from './players/index.ts';
import { sponsorsDomain } from './sponsors/index.ts';
import { productsDomain } from './products/index.ts';
import { inquiriesDomain } from './inquiries/index.ts';
import { pointsDomain } from './points/index.ts';
import { membershipsDomain } from './memberships/index.ts';
import { abonosDomain } from './abonos/index.ts';
import { pushDomain } from './push/index.ts';
import { notificationsDomain } from './notifications/index.ts';
import { jobsDomain } from './jobs/index.ts';
import { auditDomain } from './audit/index.ts';
import { analyticsDomain } from './analytics/index.ts';
import { feedsDomain } from './feeds/index.ts';
import { socialPicturesDomain } from './social-pictures/index.ts';

/**
 * Every domain of the site. Only the assembly of the site imports this list and the `index.ts` of a domain. One domain
 * imports another by its rules: the files that the other's `index.ts` names as `publicFiles`, and none else.
 */
export const domains: readonly Domain[] = [
  usersDomain,
  teamsDomain,
  matchesDomain,
  statisticsDomain,
  standingsDomain,
  importsDomain,
  ticketsDomain,
  paymentsDomain,
  doorDomain,
  walletDomain,
  noticesDomain,
  newsDomain,
  commentsDomain,
  playersDomain,
  sponsorsDomain,
  productsDomain,
  inquiriesDomain,
  pointsDomain,
  membershipsDomain,
  abonosDomain,
  pushDomain,
  notificationsDomain,
  jobsDomain,
  auditDomain,
  analyticsDomain,
  feedsDomain,
  socialPicturesDomain,
];
