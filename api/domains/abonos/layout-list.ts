import { changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import type { Database } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, validate } from '../../platform/errors.ts';
import { mergedEdit } from '../audit/edits.ts';
import { nameLayoutInput } from './abonos.input.ts';

/** The most layouts that staff see: a club has a few sellers. */
export const MOST_LISTED = 100;

const gone = () => new NotFoundError('El diseño ya no existe');

/**
 * Names a layout (staff).
 * @returns its id
 * @throws NotFoundError, ValidationError, EditConflictError
 */
export function nameLayout(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<number> {
  const mine = validate(nameLayoutInput, input);
  return database.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM abono_layouts WHERE id = ${id ?? -1}::int FOR UPDATE`;
    const before = id && (await transaction.abonoLayout.findUnique({ where: { id } }));
    if (!before) throw gone();
    const subject = { subjectType: 'abono_layout', subjectId: before.id } as const;
    const { name } = await mergedEdit(transaction, staff, subject, {
      schema: nameLayoutInput,
      mine,
      input,
      stored: { name: before.name },
    });
    if (name === undefined) return before.id;
    await transaction.abonoLayout.update({ where: { id: before.id }, data: { name } });
    await recordStaffAction(transaction, staff, {
      action: 'update',
      ...subject,
      subject: name,
      changes: changesOf<{ name: string | null }>({ name: before.name }, { name }),
    });
    return before.id;
  }, transactionOptions);
}

/**
 * Forgets a layout and its lessons (staff).
 * @returns its id
 * @throws NotFoundError
 */
export function deleteLayout(database: Database, staff: Staff, id: number | null): Promise<number> {
  return database.$transaction(async (transaction) => {
    const before = id && (await transaction.abonoLayout.findUnique({ where: { id } }));
    // Two colleagues may remove it at the same time.
    const removed = before && (await transaction.abonoLayout.deleteMany({ where: { id: before.id } }));
    if (!before || !removed || removed.count === 0) throw gone();
    const subject = before.name ?? before.seller;
    await recordStaffAction(transaction, staff, {
      action: 'delete',
      subjectType: 'abono_layout',
      subjectId: before.id,
      ...(subject && { subject }),
    });
    return before.id;
  }, transactionOptions);
}
