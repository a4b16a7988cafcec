import type { GraphQLError } from 'graphql';
import type { FieldError } from '../errors.ts';

/** An error of a REST call: a status and a body with a Spanish `message`. */
export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[] | undefined;
  readonly headers: Record<string, string>;
  /** Further fields of the body. */
  readonly details: Record<string, unknown>;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: {
      fields?: readonly FieldError[] | undefined;
      headers?: Record<string, string>;
      details?: Record<string, unknown>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = extra.fields;
    this.headers = extra.headers ?? {};
    this.details = extra.details ?? {};
  }
}

/** The HTTP status of each code of the schema; any other ordinary error is a conflict, 409. */
const STATUS: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_NEEDED: 401,
  WRONG_CODE: 401,
  FORBIDDEN: 403,
  ADMINISTRATOR_DELETION: 403,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
};

/** From an ordinary error that the operation returned as data. */
export function fromUserError(error: {
  code: string;
  message: string;
  fields?: readonly FieldError[];
}): RestError {
  return new RestError(STATUS[error.code] ?? 409, error.code, error.message, { fields: error.fields });
}

/** From an error of the execution, which is already safe to show. */
export function fromGraphQLError(error: GraphQLError): RestError {
  const { code, fields, retryAfter } = error.extensions as {
    code?: string;
    fields?: FieldError[];
    retryAfter?: number;
  };
  // Without a code it is an error of graphql-js about a variable, in English: the client sent a wrong type.
  if (!code) return new RestError(400, 'BAD_USER_INPUT', 'Los datos enviados no tienen el formato esperado');
  return new RestError(STATUS[code] ?? 409, code, error.message, {
    fields,
    headers: retryAfter ? { 'retry-after': String(retryAfter) } : {},
  });
}
