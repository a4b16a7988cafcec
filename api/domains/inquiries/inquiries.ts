import type { Database, InquiryStatus, Prisma, SponsorshipLevel } from '../../platform/database/client.ts';
import { createdOnce } from '../../platform/idempotency/done-once.ts';
import { validate } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { containsWords } from '../../platform/lists/search.ts';
import { sponsorInquiryInput } from './inquiries.input.ts';

/** The response to the sender. */
export interface InquiryReceipt {
  receivedAt: Date;
}

/**
 * Stores an inquiry (plain text) for the commercial staff. If the honeypot is filled in, it is marked: a browser or a
 * person may have filled it in too, and a real sponsor must not be lost.
 * @throws ValidationError, RateLimitedError (10 an hour per IP address)
 */
export async function createSponsorInquiry(
  database: Database,
  limits: RateLimits,
  address: string,
  input: unknown,
): Promise<InquiryReceipt> {
  const { leaveEmpty, ...inquiry } = validate(sponsorInquiryInput, input);
  // Counted only if valid: correcting the form must not use up the limit.
  await limits.consume({ inquiryAddress: address });
  const { createdAt } = await createdOnce(database, (transaction) =>
    transaction.sponsorInquiry.create({
      data: { ...inquiry, isSuspicious: leaveEmpty !== '' },
      select: { createdAt: true },
    }),
  );
  return { receivedAt: createdAt };
}

/** Roles that manage sponsors (the tab «commercial»). */
export const INQUIRY_STAFF = ['commercial_manager', 'admin'] as const;

/** Filter and order for the list of inquiries. Omitted or null fields do not filter. */
export interface InquiryFilter {
  status?: InquiryStatus | null;
  level?: SponsorshipLevel | null;
  /** Searches name, company, e-mail, telephone number and message. */
  search?: string | null;
  /** By default the newest comes first. */
  order?: InquiryOrder | null;
}

export const INQUIRY_ORDERS = ['arrived', 'arrived_desc', 'company', 'company_desc'] as const;
export type InquiryOrder = (typeof INQUIRY_ORDERS)[number];

type Order = Prisma.SponsorInquiryOrderByWithRelationInput[];

const NEWEST: Order = [{ createdAt: 'desc' }, { id: 'desc' }];
const ORDERS: Readonly<Record<InquiryOrder, Order>> = {
  arrived: [{ createdAt: 'asc' }, { id: 'asc' }],
  arrived_desc: NEWEST,
  company: [{ company: 'asc' }, ...NEWEST],
  company_desc: [{ company: 'desc' }, ...NEWEST],
};

/**
 * Builds the query for the list of inquiries.
 * @throws ValidationError
 */
export function inquiryList({ status, level, search, order }: InquiryFilter) {
  return {
    where: {
      ...(status && { status }),
      ...(level && { sponsorshipLevel: level }),
      ...containsWords(search),
    },
    orderBy: ORDERS[order ?? 'arrived_desc'],
  } satisfies Prisma.SponsorInquiryFindManyArgs;
}
