import { z } from 'zod';
import { ONE_LINE, typedLine } from '../../platform/input/text.input.ts';

// Shared by the API, which enforces these rules, and the profile. This checks only the form of the browser's data.

/** Preferences of a device. */
export const PUSH_PREFERENCES = ['matchUpdates', 'teamNews', 'membershipOffers', 'gameReminders'] as const;
export type PushPreference = (typeof PUSH_PREFERENCES)[number];
export type PushPreferences = Record<PushPreference, boolean>;

/** A new device has all preferences on. */
export const ALL_PUSH_PREFERENCES: PushPreferences = {
  matchUpdates: true,
  teamNews: true,
  membershipOffers: true,
  gameReminders: true,
};

const INVALID = 'La suscripción no es válida';
/** Push services use up to about 600 characters; more than 2,600 would not fit into the index. */
const LONGEST_ENDPOINT = 1500;

/** The canonical form of an address, so that the same endpoint is not stored twice; null for an invalid one. */
export function canonicalEndpoint(text: string): string | null {
  if (text.length > LONGEST_ENDPOINT || !URL.canParse(text)) return null;
  const { href } = new URL(text);
  return href.length > LONGEST_ENDPOINT ? null : href;
}

const endpoint = z.string({ error: INVALID }).transform((text, context) => {
  const address = canonicalEndpoint(text);
  if (address !== null) return address;
  context.addIssue({ code: 'custom', message: INVALID });
  return z.NEVER;
});

/** This many bytes in base64url, as in `PushSubscription.toJSON()`, or in base64, as programs write them; padded or not. */
const bytes = (count: number) => {
  const padding = (3 - (count % 3)) % 3;
  const form = new RegExp(`^[\\w+/-]{${Math.ceil((count * 8) / 6)}}(={${padding}})?$`);
  return z.string({ error: INVALID }).regex(form, INVALID);
};

const label = typedLine('Debe ser un texto')
  .max(60, 'No puede superar los 60 caracteres')
  .regex(ONE_LINE, 'Contiene caracteres no permitidos')
  .nullish();

/** A browser's subscription. */
export const pushSubscriptionInput = z.object({
  endpoint,
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, { error: INVALID }),
  expirationTime: z.date({ error: INVALID }).nullish(),
  deviceInfo: z.object({ browser: label, system: label }).nullish(),
});

const optionalFlag = z.boolean({ error: 'Debe ser true o false' }).optional();

/** Changed preferences of a device; the others stay. */
export const pushPreferencesInput = z
  .strictObject(
    {
      matchUpdates: optionalFlag,
      teamNews: optionalFlag,
      membershipOffers: optionalFlag,
      gameReminders: optionalFlag,
    },
    { error: 'Hay preferencias que no existen' },
  )
  .refine(
    (changes) => Object.values(changes).some((value) => value !== undefined),
    'No hay nada que cambiar',
  );
