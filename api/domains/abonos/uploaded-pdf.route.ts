import type { ServerResponse } from 'node:http';
import { openAbonoFiles } from '../abonos/abono-files.ts';
import { mayReadUploadedPdfs, readUploadedPdf } from '../abonos/uploaded-pdf.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { HttpError, signInFirst } from '../../platform/http/http-error.ts';
import { send } from '../../platform/http/respond.ts';

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
