import type { Database, InquiryStatus, Prisma, SponsorshipLevel } from '../../platform/database/client.ts';
import { createdOnce } from '../../platform/idempotency/done-once.ts';
import { validate } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { containsText } from '../../platform/lists/search.ts';
import { sponsorInquiryInput } from './inquiries.input.ts';

/** What the sender of an inquiry learns. */
export interface InquiryReceipt {
  receivedAt: Date;
}

/**
 * Takes in what a company asks of the club: plain text, kept for the commercial staff. One that fell into the trap for
 * programs gets the same answer and is not kept.
 * @throws ValidationError, RateLimitedError (10 an hour from one address)
 */
export async function createSponsorInquiry(
  database: Database,
  limits: RateLimits,
  address: string,
  input: unknown,
): Promise<InquiryReceipt> {
  const { website, ...inquiry } = validate(sponsorInquiryInput, input);
  // Counted once it is valid: correcting a form must not use up the attempts.
  await limits.consume({ inquiryAddress: address });
  if (website !== '') return { receivedAt: new Date() };
  const { createdAt } = await createdOnce(database, (transaction) =>
    transaction.sponsorInquiry.create({ data: inquiry, select: { createdAt: true } }),
  );
  return { receivedAt: createdAt };
}

/** Who looks after sponsors (spec section 6, the tab «commercial»). */
export const INQUIRY_STAFF = ['commercial_manager', 'admin'] as const;

/** Which inquiries to show, and in which order; what is left out or null keeps everything. */
export interface InquiryFilter {
  status?: InquiryStatus | null;
  level?: SponsorshipLevel | null;
  /** Looks in the name, the company, the e-mail, the telephone number and the message. */
  search?: string | null;
  /** The newest first where none is given. */
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
 * The inquiries that staff look for.
 * @throws ValidationError
 */
export function inquiryList({ status, level, search, order }: InquiryFilter) {
  const text = containsText(search);
  return {
    where: {
      ...(status && { status }),
      ...(level && { sponsorshipLevel: level }),
      ...(text && {
        OR: [{ name: text }, { company: text }, { email: text }, { phone: text }, { message: text }],
      }),
    },
    orderBy: ORDERS[order ?? 'arrived_desc'],
  } satisfies Prisma.SponsorInquiryFindManyArgs;
}
