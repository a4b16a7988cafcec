import { club } from '../../api/club/club.ts';
import { sitePath } from '../../api/platform/input/site-path.input.ts';

// Maps a push message to its notification and to the page that opens on a click, as pure functions. The server's half:
// api/domains/push/notification.ts.

/** Shown if the message has no usable content: the browser requires every push message to show a notification. */
const NEWS = 'Hay novedades del club.';
const ICON = '/icon-192.png';
const BADGE = '/icon-monochrome-512.png';

export interface Shown {
  title: string;
  options: NotificationOptions & { data: { url: string; id?: string } };
}

/**
 * Reads a push message.
 * @param text the message's data, or null if it has none
 */
export function readNotification(text: string | null, origin: string): Shown {
  const message = parse(text);
  const tag = textOf(message['tag']);
  const id = textOf(message['id']);
  const options = {
    body: textOf(message['body']) ?? (textOf(message['title']) ? '' : NEWS),
    icon: pathOf(message['icon'], origin) ?? ICON,
    badge: pathOf(message['badge'], origin) ?? BADGE,
    lang: 'es',
    data: { url: pathOf(message['url'], origin) ?? '/', ...(id && { id }) },
    // A notification that replaces an older one makes a sound again, because its content is new.
    ...(tag && { tag, renotify: true }),
  };
  return { title: textOf(message['title']) ?? club.name, options };
}

/**
 * A message may arrive twice if the server stopped while sending. The duplicate replaces the first one without a sound.
 * @param shown the notifications with the same tag on the device
 */
export function hushRepeated({ title, options }: Shown, shown: readonly Pick<Notification, 'data'>[]): Shown {
  const { id } = options.data;
  const isRepeated = id !== undefined && shown.some(({ data }) => idOf(data) === id);
  const silently = { renotify: false, silent: true };
  return { title, options: isRepeated ? { ...options, ...silently } : options };
}

function idOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const message: unknown = JSON.parse(text ?? '');
    return typeof message === 'object' && message !== null ? { ...message } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** A path of this site, or null for any other address. */
function pathOf(value: unknown, origin: string): string | null {
  return typeof value === 'string' ? sitePath(value, origin) : null;
}

/** The page that a notification opens; the home page if it has no valid address. */
export function pageOf(data: unknown, origin: string): string {
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null;
  return new URL(pathOf(url, origin) ?? '/', origin).href;
}
