import type { DatabaseTransaction, ImportKind, Prisma } from '../../platform/database/client.ts';
import { ValidationError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { visibleLine } from '../../platform/input/visible-text.input.ts';
import type { ListRows } from './import-list.ts';
import type { ImportedRows } from './imported-rows.ts';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';

const LARGEST_FILE = 4 * 1024 * 1024;

/** @throws ValidationError if a file is too large to be read */
export function assertReadable({ size }: UploadedFile): void {
  if (size > LARGEST_FILE)
    throw new ValidationError([{ path: 'file', message: 'El archivo no puede superar los 4 MB' }]);
}

/** @throws ValidationError if any row is wrong: a file is imported whole or not at all */
export function assertRight(problems: readonly unknown[]): void {
  if (problems.length === 0) return;
  const rows = problems.length === 1 ? 'Hay una fila con errores' : `Hay ${problems.length} errores`;
  throw new ValidationError([{ path: 'file', message: `${rows}: no se ha importado nada` }]);
}

/** What an import wrote. */
interface Written {
  kind: ImportKind;
  competition?: string;
  season?: number;
  created: number;
  changed: number;
  /** What is needed to undo it. */
  rows: ImportedRows | ListRows;
}

/** Notes an import, in its transaction. @returns its id */
export async function recordImport(
  transaction: DatabaseTransaction,
  staff: Staff,
  file: UploadedFile,
  { rows, ...written }: Written,
): Promise<number> {
  const actor = await transaction.user.findUniqueOrThrow({
    where: { id: staff.id },
    select: { name: true },
  });
  const fileName = visibleLine(file.fileName).slice(0, 120) || 'archivo';
  const { id } = await transaction.dataImport.create({
    data: { ...written, fileName, actorName: actor.name, rows: rows as unknown as Prisma.InputJsonObject },
  });
  await recordStaffAction(transaction, staff, {
    action: 'create',
    subjectType: 'import',
    subjectId: id,
    subject: fileName,
  });
  return id;
}
