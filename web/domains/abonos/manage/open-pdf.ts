import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The URL of an upload's PDF, for staff who review it. */
export const pdfAddress = (uploadId: string) => `/api/abonos/uploads/${uploadId}/pdf`;

/** The file has been deleted. */
export class PdfGoneError extends Error {}

/**
 * Opens the PDF of an upload. The library is half a megabyte, which only this screen loads. The browser's own viewer
 * would give an uploaded file rights on the site; on a canvas it has none.
 * @throws PdfGoneError, or an error of the network or the file.
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
