import { GraphQLError } from 'graphql';
import { RETRY_AFTER, isDatabaseUnavailable } from '../database/unavailable.ts';
import { DISK_FULL, DISK_FULL_MESSAGE, isDiskFull } from '../http/disk-full.ts';
import { UNAVAILABLE, UNAVAILABLE_MESSAGE } from '../http/http-error.ts';
import { currentRequestId } from '../http/request-scope.ts';
import { logger } from '../log.ts';
import { UserError, RateLimitedError, ValidationError } from '../errors.ts';

/** Codes that a client may get in `extensions.code`. */
type ErrorCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_USER_INPUT' | 'TOO_COMPLEX' | 'INTERNAL_SERVER_ERROR';

function coded(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

export function unauthenticated(): GraphQLError {
  return coded('UNAUTHENTICATED', 'Inicia sesión para continuar');
}

export function forbidden(): GraphQLError {
  return coded('FORBIDDEN', 'No tienes permiso para hacer esto');
}

/** For staff whose role has no effect without a second factor: the code lets the client offer to turn it on. */
export function secondFactorFirst(): GraphQLError {
  return new GraphQLError('Tu rol exige la verificación en dos pasos. Actívala en tu perfil para seguir', {
    extensions: { code: 'FORBIDDEN', reason: 'SECOND_FACTOR_REQUIRED' },
  });
}

export function badInput(message: string): GraphQLError {
  return coded('BAD_USER_INPUT', message);
}

export function tooComplex(complexity: number, limit: number): GraphQLError {
  return coded('TOO_COMPLEX', `La consulta es demasiado costosa: ${complexity} de un máximo de ${limit}`);
}

/** A document that reaches one of the limits on its form. */
export function tooLargeDocument(message: string): GraphQLError {
  return coded('TOO_COMPLEX', message);
}

/** Whether the caller may read an error's message. */
function isPresentable(error: GraphQLError): boolean {
  return !error.originalError || error.originalError instanceof GraphQLError;
}

/** A `UserError` that its field does not list as data becomes an error with the same code and message. */
function fromUserError(cause: UserError, error: GraphQLError): GraphQLError {
  const limited = cause instanceof RateLimitedError;
  return new GraphQLError(cause.message, {
    nodes: error.nodes,
    path: error.path,
    extensions: {
      code: cause.code,
      ...(cause instanceof ValidationError && { fields: cause.fields }),
      ...(limited && {
        retryAfter: cause.retryAfter,
        http: { status: 429, headers: { 'retry-after': String(cause.retryAfter) } },
      }),
    },
  });
}

function unavailable(error?: GraphQLError): GraphQLError {
  return new GraphQLError(UNAVAILABLE_MESSAGE, {
    ...(error && { nodes: error.nodes, path: error.path }),
    extensions: {
      code: UNAVAILABLE,
      retryAfter: RETRY_AFTER,
      http: { status: 503, headers: { 'retry-after': String(RETRY_AFTER) } },
    },
  });
}

/** Whether data is missing from a result because the database did not answer. */
export function isUnavailable(errors: readonly GraphQLError[] | undefined): boolean {
  return errors?.some(({ extensions }) => extensions.code === UNAVAILABLE) ?? false;
}

/**
 * Makes an error safe to show: errors with a code pass, every other one is replaced by a masked error with the
 * request's id, by which its cause can be found in the log.
 */
export function presentError(error: unknown): GraphQLError {
  if (error instanceof UserError) return fromUserError(error, new GraphQLError(error.message));
  if (error instanceof GraphQLError) {
    if (error.originalError instanceof UserError) return fromUserError(error.originalError, error);
    if (isPresentable(error)) return error;
  }
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (isDatabaseUnavailable(cause)) {
    logger.warn({ err: cause }, 'the database does not answer');
    return unavailable(error instanceof GraphQLError ? error : undefined);
  }
  if (isDiskFull(cause)) {
    logger.error({ err: cause }, 'the disk is full');
    const extensions = { code: DISK_FULL, http: { status: 507 } };
    return new GraphQLError(DISK_FULL_MESSAGE, { extensions });
  }
  logger.error({ err: cause }, 'unexpected error');
  return new GraphQLError('Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.', {
    ...(error instanceof GraphQLError && { nodes: error.nodes, path: error.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: currentRequestId() },
  });
}
