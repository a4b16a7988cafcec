import { z } from 'zod';
import { requiredText } from '../../platform/input/text.input.ts';

/** Maximum length of a reason in characters. */
export const MAX_REASON = 200;

/** Why an achievement is taken back. */
export const revokeAchievementInput = z.object({
  reason: requiredText({
    what: 'El motivo',
    most: MAX_REASON,
    missing: 'Escribe el motivo',
  }),
});
