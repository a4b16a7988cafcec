import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import { parseId } from '../errors.ts';
import { HttpError, methodNotAllowed } from '../http/http-error.ts';
import { send } from '../http/respond.ts';
import type { Viewer } from '../users/sessions.ts';
import { abonoFiles } from './abono-files.ts';
import { ABONO_STAFF } from './staff.ts';

const ADDRESS = /^\/api\/abonos\/uploads\/([^/]+)\/pdf$/;

/** The id of the upload whose file an address asks for; null where it asks for none. */
export function uploadedPdfOf(pathname: string): string | null {
  return ADDRESS.exec(pathname)?.[1] ?? null;
}

/**
 * Sends the PDF of an upload to the staff who review it. It came from outside: a browser saves it rather than opens it
 * here, gives it no rights if it does, and nobody keeps it on the way.
 * @throws HttpError
 */
export async function sendUploadedPdf(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  { database, config, viewer }: { database: Database; config: Config; viewer: Viewer | null },
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
  if (!viewer) throw new HttpError(401, 'UNAUTHENTICATED', 'Inicia sesión para continuar');
  if (!ABONO_STAFF.some((role) => viewer.roles.includes(role))) {
    throw new HttpError(403, 'FORBIDDEN', 'No tienes permiso para hacer esto');
  }
  const upload = await database.membershipUpload.findUnique({
    where: { id: parseId(id) ?? 0 },
    select: { id: true, filePath: true },
  });
  const pdf = upload && (await abonoFiles(config.dataDir).read(upload.filePath));
  if (!pdf) throw new HttpError(404, 'NOT_FOUND', 'El archivo ya no existe');
  send(response, 200, pdf, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="abono-${upload.id}.pdf"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
}
