import type { z } from 'zod';

/**
 * An expected error with a Spanish message for the user. Domains throw it; the GraphQL schema has it as a member of
 * the result union, and REST calls map it to a status.
 */
export abstract class UserError extends Error {
  /** A stable, upper-case code for programs. */
  abstract readonly code: string;
}

export interface FieldError {
  /** Dotted path of the field in the input, for example `email`. */
  path: string;
  message: string;
}

/** One or more fields of the input are invalid. */
export class ValidationError extends UserError {
  override name = 'ValidationError';
  readonly code = 'BAD_USER_INPUT';
  readonly fields: FieldError[];

  constructor(fields: FieldError[]) {
    super(fields[0]?.message ?? 'Los datos no son válidos');
    this.fields = fields;
  }
}

/** The requested item does not exist, or the caller may not see it. */
export class NotFoundError extends UserError {
  override name = 'NotFoundError';
  readonly code = 'NOT_FOUND';

  constructor(message = 'No se ha encontrado lo que buscas') {
    super(message);
  }
}

/** Who changed something, and when. */
export interface LatestChange {
  by: string | null;
  at: Date | null;
}

/** Another user changed or decided it since the caller looked (optimistic locking). Nothing was changed. */
export class ChangedMeanwhileError extends UserError {
  override name = 'ChangedMeanwhileError';
  readonly code = 'CHANGED_MEANWHILE';
  readonly by: string | null;
  readonly at: Date | null;

  constructor(message: string, { by, at }: LatestChange) {
    super(message);
    this.by = by;
    this.at = at;
  }
}

/** A field that another user has changed, with its present value as JSON in the form of the REST calls. */
export interface FieldConflict extends FieldError {
  current: string;
}

/** Another user has changed the same fields since the caller looked. Nothing was changed. */
export class EditConflictError extends UserError {
  override name = 'EditConflictError';
  readonly code = 'EDIT_CONFLICT';
  readonly fields: FieldConflict[];

  constructor(fields: FieldConflict[]) {
    super('Mientras escribías, otra persona ha cambiado lo mismo. Elige qué se queda.');
    this.fields = fields;
  }
}

/** Too many attempts; `retryAfter` is in whole seconds. */
export class RateLimitedError extends UserError {
  override name = 'RateLimitedError';
  readonly code = 'RATE_LIMITED';
  readonly retryAfter: number;

  constructor(retryAfter: number, message = 'Demasiados intentos. Espera un poco y vuelve a probar.') {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** What a rule says that has no message of its own: those of zod are English, and for programmers. */
export const PLAIN_MESSAGE = { error: () => 'El valor no es válido' };

/**
 * Validates an input with its zod schema.
 * @throws ValidationError with all invalid fields
 */
export function validate<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value, PLAIN_MESSAGE);
  if (parsed.success) return parsed.data;
  throw new ValidationError(
    parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}

/**
 * Parses an id from a request.
 * @returns null unless it is a positive integer that fits the column; null finds nothing
 */
export function parseId(value: string | number): number | null {
  const id = Number(value);
  return /^\d{1,10}$/.test(String(value)) && id > 0 && id <= 2_147_483_647 ? id : null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The UUID of nothing. */
const NIL = '00000000-0000-0000-0000-000000000000';

/** Parses a UUID from a request; of any other text it makes one that finds nothing, because a column refuses the text. */
export function parseUuid(value: string): string {
  return UUID.test(value) ? value.toLowerCase() : NIL;
}
