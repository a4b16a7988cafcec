/** Where the PDF of an upload is, for the staff who review it. */
export const pdfAddress = (uploadId: string) => `/api/abonos/uploads/${uploadId}/pdf`;

/** Where the picture of one of its pages is, from 1. */
export const pageAddress = (uploadId: string, page: number) =>
  `/api/abonos/uploads/${uploadId}/pages/${page}`;

/** Whether the file is no longer stored. */
export async function isPdfGone(uploadId: string): Promise<boolean> {
  const response = await fetch(pdfAddress(uploadId), { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response?.status === 404;
}
