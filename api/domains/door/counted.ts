import { Prisma, type DatabaseTransaction } from '../../platform/database/client.ts';

// Which admissions count. The partial unique indexes of the table have the same condition.

/** For Prisma. */
export const COUNTED = { undoneAt: null, repeatsId: null, fault: null } satisfies Prisma.AdmissionWhereInput;

/** For SQL. */
export const counted = Prisma.sql`
  admissions.undone_at IS NULL AND admissions.repeats_id IS NULL AND admissions.fault IS NULL`;

/** Whether somebody came in with a ticket. */
export async function isUsed(transaction: DatabaseTransaction, ticketId: string): Promise<boolean> {
  return (await transaction.admission.count({ where: { ticketId, ...COUNTED } })) > 0;
}
