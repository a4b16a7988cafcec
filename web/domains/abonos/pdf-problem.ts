/** Maximum size of a PDF, in bytes. */
const MAX_PDF_SIZE = 10 * 1024 * 1024;

interface PdfProblem {
  title: string;
  message: string;
}

export const NO_FILE: PdfProblem = {
  title: 'No hay archivo seleccionado',
  message: 'Por favor selecciona un archivo PDF antes de continuar',
};

/**
 * The problem with a chosen file, or null. The server checks the content; this check only saves an
 * upload.
 */
export function pdfProblem({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): PdfProblem | null {
  // Some devices report no type for a downloaded file.
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  if (!isPdf) return { title: 'Tipo de archivo inválido', message: 'Solo se permiten archivos PDF' };
  if (size > MAX_PDF_SIZE) {
    return { title: 'Archivo demasiado grande', message: 'El archivo no puede superar los 10MB' };
  }
  return null;
}

/** «312 kB», «4,2 MB». */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`;
}
