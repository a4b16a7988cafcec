import type { CombinedError } from 'urql';
import { describeError, type Failure } from '../../../graphql/results.ts';

/** If nothing is known about the failure. */
const UNEXPECTED = 'Ocurrió un error inesperado.';
const NOT_JSON = 'El servidor devolvió HTML en lugar de JSON.';

/** The message of a failure for the lists and forms of sponsors. */
export function describeSponsorFailure(failure: Failure, error: CombinedError | undefined): Failure {
  return { ...failure, message: messageOf(failure, error) };
}

/** The server's own message; or that the response did not come from the API; or the fallback. */
function messageOf(failure: Failure, error: CombinedError | undefined): string {
  if (failure.type !== undefined) return failure.message;
  if (!error) return UNEXPECTED;
  if (isHtml(error)) return NOT_JSON;
  if (error.networkError) return describeError(error);
  return error.graphQLErrors[0]?.message || UNEXPECTED;
}

/** The text of a page, behind its status or alone. */
const PAGE = /^(\d+: )?\s*<(!doctype|html|head|body)\b/i;

/** A proxy or an error page responded. */
function isHtml({ networkError, response, message }: CombinedError): boolean {
  if (!networkError) return false;
  const type = response instanceof Response ? (response.headers.get('content-type') ?? '') : '';
  return type.includes('text/html') || [message, networkError.message].some((text) => PAGE.test(text));
}
