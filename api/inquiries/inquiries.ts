import type { Database, Prisma } from '../database/client.ts';
import { validate } from '../errors.ts';
import type { RateLimits } from '../http/rate-limits.ts';
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
  await limits.consume('inquiryAddress', address);
  if (website !== '') return { receivedAt: new Date() };
  const { createdAt } = await database.sponsorInquiry.create({
    data: inquiry,
    select: { createdAt: true },
  });
  return { receivedAt: createdAt };
}

/** All inquiries, the newest first. */
export function inquiryList() {
  return { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] } satisfies Prisma.SponsorInquiryFindManyArgs;
}
