import type { IncomingMessage, ServerResponse } from 'node:http';
import { NotFoundError } from '../../platform/errors.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { entityTag, holds } from '../../platform/http/entity-tag.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { send } from '../../platform/http/respond.ts';
import { openAbonoFiles } from './abono-files.ts';
import { isSiteFailure, ReadingFailure } from './reading/failures.ts';
import { sharedReaders } from './shared-reader.ts';
import { findUploadedPage } from './uploaded-pages.ts';
import { UPLOADED_FILE_HEADERS, requireReviewer } from './uploaded-pdf.route.ts';

/** Seconds after which a caller may try again if the reader is busy. */
const RETRY_AFTER = 5;

/** The address of a page's picture: the id of the upload and the number of the page, from 1. */
export const PAGE_PICTURE = /^\/api\/abonos\/uploads\/([^/]+)\/pages\/([^/]+)$/;

/**
 * Sends a picture of a page of an uploaded PDF to the staff who review it. Browsers keep it and ask each time whether
 * they may still show it.
 * @throws HttpError
 */
export async function sendPagePicture(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  { database, config, viewer }: Context,
): Promise<void> {
  requireReviewer(viewer);
  const [, id = '', page = ''] = PAGE_PICTURE.exec(pathname) ?? [];
  try {
    const found = await findUploadedPage(database, openAbonoFiles(config), sharedReaders().previews, {
      id,
      page,
    });
    const etag = entityTag(found.key);
    const headers = {
      ...UPLOADED_FILE_HEADERS,
      'cache-control': 'private, no-cache',
      etag,
    };
    if (holds(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    send(response, 200, await found.draw(), { ...headers, 'content-type': 'image/webp' });
  } catch (error) {
    throw httpErrorOf(error);
  }
}

function httpErrorOf(error: unknown): unknown {
  if (error instanceof NotFoundError) return new HttpError(404, error.code, error.message);
  if (!(error instanceof ReadingFailure)) return error;
  if (isSiteFailure(error.code)) {
    const message = 'Ahora mismo no se puede mostrar la página. Inténtalo de nuevo en unos segundos.';
    return new HttpError(503, error.code, message, { 'retry-after': String(RETRY_AFTER) });
  }
  return new HttpError(422, error.code, 'No se ha podido mostrar esta página del PDF');
}
