import { recordStaffAction, changesOf, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import type { Database, DatabaseTransaction, InquiryStatus } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, validate } from '../../platform/errors.ts';
import { inquiryNoteInput } from './inquiries.input.ts';

// The log does not name the company, so that its data can be deleted completely.

/**
 * Sets the state of an inquiry. The same state again changes nothing.
 * @returns its id
 * @throws NotFoundError, ChangedMeanwhileError
 */
export async function setInquiryStatus(
  database: Database,
  staff: Staff,
  id: number | null,
  input: { status: InquiryStatus; seen?: InquiryStatus | null },
): Promise<number> {
  const { status } = input;
  return withInquiry(database, id, async (transaction, before) => {
    const subject = { subjectType: 'inquiry', subjectId: before.id } as const;
    await assertUnchanged(transaction, staff, subject, input, before.status);
    if (before.status === status) return;
    await transaction.sponsorInquiry.update({ where: { id: before.id }, data: { status } });
    const changes = changesOf({ status: before.status }, { status });
    await record(transaction, staff, before.id, { action: 'update', changes });
  });
}

/**
 * Adds a note to an inquiry. Notes are never edited, so users cannot overwrite each other's notes.
 * @returns the inquiry's id
 * @throws NotFoundError, ValidationError
 */
export async function addInquiryNote(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<number> {
  const { text } = validate(inquiryNoteInput, input);
  return withInquiry(database, id, async (transaction, inquiry) => {
    await transaction.inquiryNote.create({ data: { inquiryId: inquiry.id, authorId: staff.id, text } });
    await record(transaction, staff, inquiry.id, { action: 'note' });
  });
}

/**
 * Deletes an inquiry with its notes, for data protection.
 * @throws NotFoundError
 */
export async function deleteInquiry(database: Database, staff: Staff, id: number | null): Promise<void> {
  await withInquiry(database, id, async (transaction, inquiry) => {
    await transaction.sponsorInquiry.delete({ where: { id: inquiry.id } });
    await record(transaction, staff, inquiry.id, { action: 'delete' });
  });
}

type Done = Pick<Parameters<typeof recordStaffAction>[2], 'action' | 'changes'>;

function record(transaction: DatabaseTransaction, staff: Staff, id: number, done: Done): Promise<void> {
  return recordStaffAction(transaction, staff, { subjectType: 'inquiry', subjectId: id, ...done });
}

/**
 * Locks an inquiry and changes it.
 * @returns its id.
 * @throws NotFoundError
 */
async function withInquiry(
  database: Database,
  id: number | null,
  work: (transaction: DatabaseTransaction, inquiry: { id: number; status: InquiryStatus }) => Promise<void>,
): Promise<number> {
  return database.$transaction(async (transaction) => {
    const [inquiry] = await transaction.$queryRaw<{ id: number; status: InquiryStatus }[]>`
      SELECT id, status FROM sponsor_inquiries WHERE id = ${id ?? 0}::int FOR UPDATE`;
    if (!inquiry) throw new NotFoundError('La solicitud no existe o ha sido eliminada');
    await work(transaction, inquiry);
    return inquiry.id;
  }, transactionOptions);
}
