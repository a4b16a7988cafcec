import type { IncomingMessage, ServerResponse } from 'node:http';
import { openAbonoFiles } from '../abonos/abono-files.ts';
import { mayReadUploadedPdfs, readUploadedPdf } from '../abonos/uploaded-pdf.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { HttpError, methodNotAllowed, signInFirst } from '../../platform/http/http-error.ts';
import { send } from '../../platform/http/respond.ts';

// No row of the table: what it answers is a file, which GraphQL does not give.

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
  { database, config, viewer }: Context,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
  if (!viewer) throw signInFirst();
  if (!mayReadUploadedPdfs(viewer))
    throw new HttpError(403, 'FORBIDDEN', 'No tienes permiso para hacer esto');
  const { fileName, content } = await readUploadedPdf(database, openAbonoFiles(config), id).catch(notFound);
  send(response, 200, content, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
}

function notFound(error: unknown): never {
  if (!(error instanceof NotFoundError)) throw error;
  throw new HttpError(404, error.code, error.message);
}
