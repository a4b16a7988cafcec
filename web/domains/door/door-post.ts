import { randomId } from '../../graphql/random-id.ts';

// Where this device stands, and its own id; both stay on it.

const POST = 'pmb_puerta';
const DEVICE = 'pmb_lector';

/** The match and gate that were chosen last. */
export interface Post {
  matchId: string;
  gate: string;
}

export function readPost(): Post | null {
  try {
    const post: unknown = JSON.parse(localStorage.getItem(POST) ?? 'null');
    if (typeof post !== 'object' || post === null || !('matchId' in post) || !('gate' in post)) return null;
    return { matchId: String(post.matchId), gate: String(post.gate) };
  } catch {
    return null;
  }
}

export function keepPost(post: Post): void {
  try {
    localStorage.setItem(POST, JSON.stringify(post));
  } catch {
    // Storage is full or disabled: the choice is made again next time.
  }
}

let own: string | undefined;

/** The id of this device, so that the desk can tell devices apart. */
export function deviceId(): string {
  if (own) return own;
  try {
    own = localStorage.getItem(DEVICE) ?? undefined;
    if (!own) localStorage.setItem(DEVICE, (own = randomId()));
  } catch {
    own ??= randomId();
  }
  return own;
}
