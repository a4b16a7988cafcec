import { z } from 'zod';
import { messageTexts } from '../../../../api/domains/notifications/notifications.input.ts';

/** The values of the form: the API's input without the id. */
export const messageForm = messageTexts.extend({
  preference: z.enum(['TEAM_NEWS', 'MEMBERSHIP_OFFERS', 'ALL'], { error: 'Selecciona un tipo de mensaje' }),
});

export type MessageFormInput = z.input<typeof messageForm>;
export type MessageFormOutput = z.output<typeof messageForm>;
