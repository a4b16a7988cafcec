import { createHash } from 'node:crypto';
import type { PushPreference } from './push.input.ts';

/** The content of a notification. */
export interface PushNotification {
  /** Id of the announcement: the same one again replaces the first silently. Omitted if it cannot come twice. */
  id?: string;
  /** Plain text; cut at 80 characters, as devices do. */
  title: string;
  /** Plain text, up to 240 characters. */
  body: string;
  /** The page of the site that it opens: a path such as `/partidos/12`. */
  url: string;
  /** Its topic, such as `match-12`: a newer one with the same tag replaces it on the screen. */
  tag: string;
  /** The picture beside the text: a path of the site; by default the club's badge. */
  icon?: string | undefined;
}

const LONGEST_TITLE = 80;
const LONGEST_BODY = 240;
const ICON = '/icon-192.png';
/** For Android's status bar, which uses only its shape. */
const BADGE = '/icon-monochrome-512.png';

/**
 * Encodes the payload for the service worker (`web/service-worker/notification.ts`), well below the services' limit
 * of 4 kB.
 */
export function encodeNotification({ id, title, body, url, tag, icon = ICON }: PushNotification): string {
  return JSON.stringify({
    id,
    title: cut(title, LONGEST_TITLE),
    body: cut(body, LONGEST_BODY),
    icon,
    badge: BADGE,
    url,
    tag,
  });
}

function cut(text: string, longest: number): string {
  const letters = [...text];
  return letters.length <= longest
    ? text
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Delivery options: the seconds for which a service stores it for an offline device, and its urgency. */
export interface Sending {
  timeToLive: number;
  urgency: 'very-low' | 'low' | 'normal' | 'high';
}

/** A score is useless after an hour; an offer can wait until the phone is charged. */
export const SENDING: Readonly<Record<PushPreference, Sending>> = {
  matchUpdates: { timeToLive: HOUR, urgency: 'high' },
  teamNews: { timeToLive: 24 * HOUR, urgency: 'normal' },
  membershipOffers: { timeToLive: 72 * HOUR, urgency: 'low' },
  gameReminders: { timeToLive: 2 * HOUR, urgency: 'high' },
};

/**
 * The topic for a tag (RFC 8030: 32 characters): of waiting messages with the same topic, only the newest arrives.
 */
export function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}
