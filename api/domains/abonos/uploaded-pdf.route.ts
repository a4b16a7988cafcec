import type { ServerResponse } from 'node:http';
import { NotFoundError } from '../../platform/errors.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { HttpError, signInFirst } from '../../platform/http/http-error.ts';
import { send } from '../../platform/http/respond.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { openAbonoFiles } from './abono-files.ts';
import { mayReadUploadedPdfs, readUploadedPdf } from './uploaded-pdf.ts';

/** Headers of what comes from an uploaded file: the browser runs nothing in it, and other sites cannot embed it. */
export const UPLOADED_FILE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** @throws HttpError 401 if no user is signed in, 403 if the user does not review season passes */
export function requireReviewer(viewer: Viewer | null): void {
  if (!viewer) throw signInFirst();
  if (!mayReadUploadedPdfs(viewer)) {
    throw new HttpError(403, 'FORBIDDEN', 'No tienes permiso para hacer esto');
  }
}

/**
 * Sends the PDF of an upload to the staff who review it. The file comes from outside, so the browser downloads it
 * instead of opening it, in a sandbox, and no cache stores it.
 * @throws HttpError
 */
export async function sendUploadedPdf(
  response: ServerResponse,
  id: string,
  { database, config, viewer }: Context,
): Promise<void> {
  requireReviewer(viewer);
  const { fileName, content } = await readUploadedPdf(database, openAbonoFiles(config), id).catch(notFound);
  send(response, 200, content, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${fileName}"`,
    ...UPLOADED_FILE_HEADERS,
    'cache-control': 'no-store',
  });
}

function notFound(error: unknown): never {
  if (!(error instanceof NotFoundError)) throw error;
  throw new HttpError(404, error.code, error.message);
}
