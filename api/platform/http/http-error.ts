/** A refusal at the level of HTTP, before any rule of the club applies. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  /** Further fields of the body, beside message and code. */
  readonly details: Record<string, unknown>;

  /** @param message Spanish, for the user. */
  constructor(
    status: number,
    code: string,
    message: string,
    headers: Record<string, string> = {},
    details: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }

  withDetails(details: Record<string, unknown>): HttpError {
    return new HttpError(this.status, this.code, this.message, this.headers, details);
  }
}

/**
 * An error that a page shows in its own words: for REST clients and for GraphQL clients, which take an answer without
 * `errors` for a broken connection.
 * @param more in `extensions`, beside the code
 */
export function errorForBoth(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  more: Record<string, unknown> = {},
): HttpError {
  return new HttpError(status, code, message, headers, {
    errors: [{ message, extensions: { code, ...more } }],
  });
}

export const notFound = () => new HttpError(404, 'NOT_FOUND', 'Esta dirección no existe');

/** @param allowed the methods of the address; HEAD is allowed wherever GET is */
export const methodNotAllowed = (allowed: readonly string[]) =>
  new HttpError(405, 'METHOD_NOT_ALLOWED', 'Esta dirección no admite ese método', {
    allow: [...new Set(allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].join(
      ', ',
    ),
  });

export const notAcceptable = () =>
  new HttpError(406, 'NOT_ACCEPTABLE', 'No hay ninguna forma de la respuesta que el programa acepte');

export const preconditionFailed = () =>
  new HttpError(412, 'PRECONDITION_FAILED', 'Lo que se pide ya no es lo que se esperaba');

/** Bodies are read as they are. */
export const bodyIsCoded = () =>
  new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'El contenido debe enviarse sin comprimir', {
    'accept-encoding': 'identity',
  });

export const notJson = () =>
  new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'El contenido debe enviarse como application/json');

export const notMultipart = () =>
  new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'El archivo debe enviarse como multipart/form-data');

export const signInFirst = () => new HttpError(401, 'UNAUTHENTICATED', 'Inicia sesión para continuar');

export const sessionChanged = () =>
  errorForBoth(
    409,
    'SESSION_CHANGED',
    'En este navegador se ha entrado con otra cuenta y no se ha hecho nada. Revisa la página y vuelve a intentarlo',
  );

export const bodyTooLarge = () => errorForBoth(413, 'PAYLOAD_TOO_LARGE', 'El contenido es demasiado grande');

export const badJson = () => new HttpError(400, 'BAD_USER_INPUT', 'El contenido no es un JSON válido');

export const notUtf8 = () =>
  new HttpError(400, 'BAD_USER_INPUT', 'El contenido debe estar codificado en UTF-8');

export const crossOrigin = () =>
  new HttpError(403, 'FORBIDDEN', 'La petición viene de otra página y no se ha aceptado');

/** The error code if the database does not answer: a later retry helps. */
export const UNAVAILABLE = 'UNAVAILABLE';
export const UNAVAILABLE_MESSAGE =
  'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.';

/** @param retryAfter seconds. */
export const unavailable = (retryAfter: number) =>
  new HttpError(503, UNAVAILABLE, UNAVAILABLE_MESSAGE, { 'retry-after': String(retryAfter) });

/** @param retryAfter seconds */
export function tooManyRequests(
  retryAfter: number,
  message = 'Demasiadas peticiones seguidas. Espera un poco y vuelve a probar.',
): HttpError {
  return errorForBoth(429, 'RATE_LIMITED', message, { 'retry-after': String(retryAfter) }, { retryAfter });
}
