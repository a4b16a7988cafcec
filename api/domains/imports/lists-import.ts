import fs from 'node:fs/promises';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import type { Database, DatabaseTransaction, ImportKind } from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { ValidationError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import type { Staff } from '../audit/audit-log.ts';
import { LONG_TRANSACTION } from './games-import.ts';
import type { ImportList, ListPlan, PlanOptions } from './import-list.ts';
import { membersList } from './members-list.ts';
import { playersList } from './players-list.ts';
import { assertReadable, assertRight, recordImport } from './record-import.ts';
import { tableRows } from './table-text.ts';
import { teamsList } from './teams-list.ts';

/** What is imported as a list, one entry a row. */
export type ListKind = Exclude<ImportKind, 'games'>;

export const LISTS: Readonly<Record<ListKind, ImportList>> = {
  teams: teamsList,
  players: playersList,
  members: membersList,
};

/**
 * What a file would change; nothing is written.
 * @throws ValidationError if it cannot be read
 */
export async function previewList(
  database: DatabaseTransaction,
  kind: ListKind,
  file: UploadedFile,
  options: PlanOptions = { now: new Date(), locks: false },
): Promise<ListPlan> {
  assertReadable(file);
  const { columns, plan: planOf } = LISTS[kind];
  const plan = await planOf(database, tableRows(await fs.readFile(file.path), columns), options);
  return { ...plan, problems: plan.problems.toSorted((a, b) => a.line - b.line) };
}

/**
 * Writes a file in one transaction, and what is needed to undo it. A file that changes nothing leaves no trace.
 * @returns the import's id, null if there was nothing to change; and the numbers of rows.
 * @throws ValidationError if any row is wrong; nothing is written then
 */
export async function applyList(
  database: Database,
  staff: Staff,
  kind: ListKind,
  file: UploadedFile,
  { now = new Date(), season }: Partial<Pick<PlanOptions, 'now' | 'season'>> = {},
): Promise<{ id: number | null; created: number; changed: number }> {
  try {
    return await withAdvisoryLock(
      database,
      'teams',
      async (transaction) => {
        const plan = await previewList(transaction, kind, file, { now, locks: true, season });
        const { created, changed } = plan;
        assertRight(plan.problems);
        if (created + changed === 0) return { id: null, created, changed };
        const rows = await plan.write();
        const id = await recordImport(transaction, staff, file, { kind, created, changed, rows });
        return { id, created, changed };
      },
      LONG_TRANSACTION,
    );
  } catch (error) {
    // Another user has added the same name or number since the plan.
    if (!isUniqueViolation(error, ['name']) && !isUniqueViolation(error, ['season', 'dorsal'])) throw error;
    const message = 'Alguien ha cambiado lo mismo mientras se importaba: vuelve a elegir el archivo';
    throw new ValidationError([{ path: 'file', message }]);
  }
}
