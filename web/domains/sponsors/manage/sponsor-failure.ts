import type { CombinedError } from 'urql';
import { describeError, type Failure } from '../../../graphql/results.ts';

/** Where nothing is known of what went wrong (spec section 8). */
const UNEXPECTED = 'Ocurrió un error inesperado.';
const NOT_JSON = 'El servidor devolvió HTML en lugar de JSON.';

/** What went wrong with a sponsor, in words: the server's own, that something else than the API answered, or the fallback. */
export function sponsorProblem(failure: Failure, error: CombinedError | undefined): string {
  if (failure.type !== undefined) return failure.message;
  if (!error) return UNEXPECTED;
  if (isHtml(error)) return NOT_JSON;
  if (error.networkError) return describeError(error);
  return error.graphQLErrors[0]?.message || UNEXPECTED;
}

/** A proxy or a page of errors answered: urql hands over its text as the error. */
function isHtml({ networkError, response }: CombinedError): boolean {
  if (!networkError) return false;
  const type = response instanceof Response ? (response.headers.get('content-type') ?? '') : '';
  return type.includes('text/html') || /^\s*<(!doctype|html|head|body)\b/i.test(networkError.message);
}
