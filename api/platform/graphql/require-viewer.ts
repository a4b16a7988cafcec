import type { Viewer } from '../sessions.ts';
import { unauthenticated } from './errors.ts';

/**
 * The signed-in user, for resolvers whose scope has already checked access.
 * @throws UNAUTHENTICATED if no user is signed in.
 */
export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}
