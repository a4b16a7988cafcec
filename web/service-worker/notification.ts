import { club } from '../../api/club/club.ts';

// What a push message shows, and what pressing it opens, as plain functions. The server's half: api/domains/push/notification.ts.

/** What the worker says where a message says nothing that it can use: the browser demands that something is shown. */
const NEWS = 'Hay novedades del club.';
const ICON = '/icon-192.png';
const BADGE = '/icon-monochrome-512.png';

export interface Shown {
  title: string;
  options: NotificationOptions & { data: { url: string; id?: string } };
}

/**
 * Reads a message.
 * @param text what came with the push, or null where nothing did
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
    // What takes the place of an older one still makes itself heard: the score is another one.
    ...(tag && { tag, renotify: true }),
  };
  return { title: textOf(message['title']) ?? club.name, options };
}

/**
 * A message that came before, as it may where a server was stopped in the middle, takes its own place without a sound.
 * @param shown what the device shows with the same tag
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

/** A path of this site, or null for an address anywhere else. */
function pathOf(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** The page that a shown notification opens; the home page where it is none of ours. */
export function pageOf(data: unknown, origin: string): string {
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null;
  return new URL(pathOf(url, origin) ?? '/', origin).href;
}
