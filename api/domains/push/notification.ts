import { createHash } from 'node:crypto';
import type { PushPreference } from './push.input.ts';

/** What a device shows. */
export interface PushNotification {
  /** Of what was announced: the same one once more makes no sound. Left out where it comes once in any case. */
  id?: string;
  /** Plain text; what is longer than 80 characters is cut, since no device shows it. */
  title: string;
  /** Plain text, up to 240 characters. */
  body: string;
  /** Page of the site that it opens: a path such as `/partidos/12`. */
  url: string;
  /** What it is about, such as `match-12`: a newer one with the same tag takes its place on the screen. */
  tag: string;
  /** Picture beside the text: a path of the site; the club's badge where none is given. */
  icon?: string | undefined;
}

const LONGEST_TITLE = 80;
const LONGEST_BODY = 240;
const ICON = '/icon-192.png';
/** For the status bar of Android, which takes its shape only. */
const BADGE = '/icon-monochrome-512.png';

/** The message that the service worker reads (`web/service-worker/notification.ts`), well below the 4 kB that services take. */
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

/** How a message is sent: seconds for which a service keeps it for a device that is off, and how hard it tries. */
export interface Sending {
  timeToLive: number;
  urgency: 'very-low' | 'low' | 'normal' | 'high';
}

/** A score of an hour ago is no news; an offer may wait until the phone is charged. */
export const SENDING: Readonly<Record<PushPreference, Sending>> = {
  matchUpdates: { timeToLive: HOUR, urgency: 'high' },
  teamNews: { timeToLive: 24 * HOUR, urgency: 'normal' },
  membershipOffers: { timeToLive: 72 * HOUR, urgency: 'low' },
  gameReminders: { timeToLive: 2 * HOUR, urgency: 'high' },
};

/** A tag as a service takes it (RFC 8030: 32 letters): of what waits there with the same, only the newest arrives. */
export function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}
