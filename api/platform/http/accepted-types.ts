import Negotiator from 'negotiator';

/** The media types that a caller accepts, the best first; those with the weight 0 are left out. */
export function acceptedTypes(accept: string | undefined): string[] {
  return new Negotiator({ headers: { accept: (accept ?? '*/*').toLowerCase() } }).mediaTypes();
}
