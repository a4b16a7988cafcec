import type { Database } from '../../platform/database/client.ts';
import { NotFoundError, parseId } from '../../platform/errors.ts';
import type { Viewer } from '../users/sessions.ts';
import type { AbonoFiles } from './abono-files.ts';
import { ABONO_STAFF } from './staff.ts';

/** Whether somebody may read the PDFs that were uploaded: those who review them, not even who sent one. */
export function mayReadUploadedPdfs({ roles }: Viewer): boolean {
  return ABONO_STAFF.some((role) => roles.includes(role));
}

/**
 * The PDF of an upload, with a name under which to save it.
 * @throws NotFoundError where there is no such upload, or its file is gone
 */
export async function readUploadedPdf(
  database: Database,
  files: Pick<AbonoFiles, 'read'>,
  id: string,
): Promise<{ fileName: string; content: Buffer }> {
  const upload = await database.membershipUpload.findUnique({
    where: { id: parseId(id) ?? 0 },
    select: { id: true, filePath: true },
  });
  const content = upload && (await files.read(upload.filePath));
  if (!content) throw new NotFoundError('El archivo ya no existe');
  return { fileName: `abono-${upload.id}.pdf`, content };
}
