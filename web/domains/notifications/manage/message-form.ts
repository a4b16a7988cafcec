import { z } from 'zod';
import { messageTexts } from '../../../../api/domains/notifications/notifications.input.ts';

/** What the form of a message holds: as the API takes it, but for its id. */
export const messageForm = messageTexts.extend({
  preference: z.enum(['TEAM_NEWS', 'MEMBERSHIP_OFFERS', 'ALL'], { error: 'Selecciona un tipo de mensaje' }),
});

export type MessageFormInput = z.input<typeof messageForm>;
export type MessageFormOutput = z.output<typeof messageForm>;
