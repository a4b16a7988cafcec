import { Prisma } from '../../platform/database/client.ts';

/** Which admissions count. The partial unique indexes of the table have the same condition. */
export const counted = Prisma.sql`
  admissions.undone_at IS NULL AND admissions.repeats_id IS NULL AND admissions.fault IS NULL`;
