/**
 * Reasons why a file could not be read. `TOO_BIG` follows from what the file contains; `TOO_COSTLY` is the only answer to a
 * file that reaches a limit of processor time or memory. `SCANNED` stays inside the domain: see `reading-job.ts`.
 */
export type ReadingFailureCode =
  | 'NOT_A_PDF'
  | 'EMPTY'
  | 'ENCRYPTED'
  | 'CUT_OFF'
  | 'TOO_MANY_PAGES'
  | 'TOO_BIG'
  | 'TOO_COSTLY'
  | 'SCANNED'
  | 'PORTFOLIO'
  | 'NO_PASS_FOUND'
  | 'BUSY'
  | 'UNAVAILABLE';

/** Maximum number of pages; a pass has one page, a family's file a handful. */
export const MAX_PAGES = 20;

/**
 * Maximum size of a picture in a page: A4 at 430 dpi, or a good phone's photo. Decoding takes ten bytes per pixel.
 */
export const MOST_PIXELS = 18_000_000;

const messages: Record<ReadingFailureCode, string> = {
  NOT_A_PDF: 'El archivo no es un PDF. Sube el PDF de tu abono tal como lo recibiste.',
  EMPTY: 'El archivo está vacío. Vuelve a descargar el PDF de tu abono y súbelo otra vez.',
  ENCRYPTED: 'El PDF está protegido con contraseña. Guarda una copia sin contraseña y vuelve a subirla.',
  CUT_OFF: 'El PDF está dañado o incompleto. Vuelve a descargarlo y súbelo otra vez.',
  TOO_MANY_PAGES: `El PDF tiene demasiadas páginas: el máximo es ${MAX_PAGES}. Sube solo las páginas de tus abonos.`,
  TOO_BIG:
    'El contenido del PDF es demasiado grande para procesarlo. Sube solo las páginas de tus abonos, escaneadas a 300 ppp o menos.',
  TOO_COSTLY:
    'El PDF es demasiado complejo para procesarlo. Prueba con un archivo más sencillo o con menos páginas.',
  SCANNED: 'El PDF es una imagen escaneada y hay que reconocer su texto.',
  PORTFOLIO:
    'El PDF es una cartera con otros archivos dentro. Ábrela, guarda aparte el PDF de tu abono y sube ese archivo.',
  NO_PASS_FOUND: 'No hemos encontrado ningún abono en el PDF. Comprueba que sea el de tu abono de temporada.',
  BUSY: 'Ahora mismo hay muchos abonos en cola. Inténtalo de nuevo en unos minutos.',
  UNAVAILABLE: 'No hemos podido procesar el PDF. Inténtalo de nuevo en unos minutos.',
};

/** A file without a readable pass; the message is for the user. */
export class ReadingFailure extends Error {
  override name = 'ReadingFailure';
  readonly code: ReadingFailureCode;

  constructor(code: ReadingFailureCode, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}

/** Failures of the site, not of the file: a later attempt may succeed. */
export function isSiteFailure(code: ReadingFailureCode): boolean {
  return code === 'BUSY' || code === 'UNAVAILABLE';
}

/** Whether a text from another process is a failure code. */
export function isFailureCode(code: string): code is ReadingFailureCode {
  return Object.hasOwn(messages, code);
}
