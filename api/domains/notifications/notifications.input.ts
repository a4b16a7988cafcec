import { z } from 'zod';
import { ONE_LINE, SEVERAL_LINES, plainLineEnds, requiredText } from '../../platform/input/text.input.ts';

// Shared by the API, which decides, and the form of the panel.

/** What staff may write about: one of the things that devices ask for, or everything. */
export const MESSAGE_PREFERENCES = ['teamNews', 'membershipOffers', 'all'] as const;
export type MessagePreference = (typeof MESSAGE_PREFERENCES)[number];

/** The longest texts in characters: as much as devices show. */
export const MESSAGE_LIMITS = { title: 80, body: 240, url: 300 } as const;

const NO_PAGE = 'La página debe ser una dirección de esta web que empiece por /';
/** Any origin will do: what leads away from it leads away from the site too. */
const SITE = 'https://club.invalid';

/** Whether a browser that is at the site stays there: `//other.example` and `/\other.example` lead elsewhere. */
function isPathOfSite(path: string): boolean {
  return (
    /^\/[^\s\\]*$/.test(path) &&
    ONE_LINE.test(path) &&
    URL.canParse(path, SITE) &&
    new URL(path, SITE).origin === SITE
  );
}

const body = z
  .string({ error: 'El texto es obligatorio' })
  .transform(plainLineEnds)
  .pipe(
    requiredText({
      what: 'El texto',
      most: MESSAGE_LIMITS.body,
      missing: 'El texto es obligatorio',
      allowed: SEVERAL_LINES,
    }),
  );

/** What staff write. The empty box of a form means the home page. */
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

/** One message that is to be sent. */
export const messageInput = messageTexts.extend({
  /** Made once for each message, so that a second press of the button sends nothing more. */
  id: z.uuid({ error: 'El envío no es válido' }),
  preference: z.enum(MESSAGE_PREFERENCES, { error: 'Selecciona un tipo de mensaje' }),
});
