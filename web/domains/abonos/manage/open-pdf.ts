import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Where the PDF of an upload is, for the staff who review it. */
export const pdfAddress = (uploadId: string) => `/api/abonos/uploads/${uploadId}/pdf`;

/** The file is no longer kept. */
export class PdfGoneError extends Error {}

/**
 * Opens the PDF of an upload. The library is half a megabyte that only this screen loads. Browsers' own viewers cannot
 * show a file that came from outside without giving it rights on the site; drawn on a canvas it has none.
 * @throws PdfGoneError, or what the network or the file is to blame for.
 */
export async function openPdf(uploadId: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const [pdfjs, worker, response] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
    fetch(pdfAddress(uploadId), { signal, cache: 'no-store' }),
  ]);
  if (response.status === 404) throw new PdfGoneError();
  if (!response.ok) throw new Error(String(response.status));
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  const data = new Uint8Array(await response.arrayBuffer());
  const task = pdfjs.getDocument({ data, isEvalSupported: false, enableXfa: false, stopAtErrors: false });
  return task.promise;
}
