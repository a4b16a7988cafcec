import type { Database } from '../../platform/database/client.ts';
import { NotFoundError, parseId } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/sessions.ts';
import type { AbonoFiles } from './abono-files.ts';
import { ABONO_STAFF } from './staff.ts';

/** Only staff who review passes may read uploaded PDFs, not even the uploader. */
export function mayReadUploadedPdfs({ roles }: Viewer): boolean {
  return ABONO_STAFF.some((role) => roles.includes(role));
}

/**
 * The PDF of an upload and its download name.
 * @throws NotFoundError if the upload or its file does not exist
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
