import { z } from 'zod';
import { sitePath } from '../../platform/input/site-path.input.ts';
import { ONE_LINE, requiredLines, requiredText } from '../../platform/input/text.input.ts';

// Shared by the API, which enforces these rules, and the panel's form.

/** Subjects of staff messages: a preference of devices, or everything. */
export const MESSAGE_PREFERENCES = ['teamNews', 'membershipOffers', 'all'] as const;
export type MessagePreference = (typeof MESSAGE_PREFERENCES)[number];

/** Maximum lengths in characters, as devices show them. */
export const MESSAGE_LIMITS = { title: 80, body: 240, url: 300 } as const;

const NO_PAGE = 'La página debe ser una dirección de esta web que empiece por /';
const isPathOfSite = (path: string) => /^\/\S*$/.test(path) && ONE_LINE.test(path) && sitePath(path) !== null;

const body = requiredLines({
  what: 'El texto',
  most: MESSAGE_LIMITS.body,
  missing: 'El texto es obligatorio',
});

/** The text of a message. An empty address means the home page. */
export const messageTexts = z.object({
  title: requiredText({
    what: 'El título',
    most: MESSAGE_LIMITS.title,
    missing: 'El título es obligatorio',
  }),
  body,
  url: z
    .string({ error: NO_PAGE })
    .trim()
    .transform((path) => path || '/')
    .pipe(z.string().max(MESSAGE_LIMITS.url, NO_PAGE).refine(isPathOfSite, NO_PAGE)),
});

/** A message to send. */
export const messageInput = messageTexts.extend({
  /** The idempotency key of the message, so that a second press of the button sends nothing more. */
  id: z.uuid({ error: 'El envío no es válido' }),
  preference: z.enum(MESSAGE_PREFERENCES, { error: 'Selecciona un tipo de mensaje' }),
});
