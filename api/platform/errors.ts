import type { z } from 'zod';

/**
 * Something that goes wrong in the ordinary course, told to the person in Spanish. Rules throw it; the GraphQL schema
 * lists it as a member of the mutation's result, and the REST calls turn it into a status.
 */
export abstract class UserError extends Error {
  /** Stable, upper-case identification for programs. */
  abstract readonly code: string;
}

export interface FieldError {
  /** Dotted path of the field inside the input, for example `email`. */
  path: string;
  message: string;
}

/** One or more fields of the input are wrong. */
export class ValidationError extends UserError {
  override name = 'ValidationError';
  readonly code = 'BAD_USER_INPUT';
  readonly fields: FieldError[];

  constructor(fields: FieldError[]) {
    super(fields[0]?.message ?? 'Los datos no son válidos');
    this.fields = fields;
  }
}

/** What the call is about does not exist, or is not the caller's to see. */
export class NotFoundError extends UserError {
  override name = 'NotFoundError';
  readonly code = 'NOT_FOUND';

  constructor(message = 'No se ha encontrado lo que buscas') {
    super(message);
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

/**
 * Parses an input with its zod schema.
 * @throws ValidationError with every field that is wrong.
 */
export function validate<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ValidationError(
    parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}

/**
 * Reads an id as the API hands it out.
 * @returns null where the text is no positive integer that fits the column, so that it simply finds nothing.
 */
export function parseId(value: string | number): number | null {
  const id = Number(value);
  return /^\d{1,10}$/.test(String(value)) && id > 0 && id <= 2_147_483_647 ? id : null;
}
