import type { Viewer } from '../sessions.ts';
import { unauthenticated } from './errors.ts';

/**
 * Who is signed in, for resolvers behind a scope that has let them in already.
 * @throws UNAUTHENTICATED where nobody is.
 */
export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}
