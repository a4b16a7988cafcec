import { z } from 'zod';
import { accountEmail } from '../../platform/input/email.input.ts';
import { requiredText } from '../../platform/input/text.input.ts';

// Shared by the API, which enforces these rules, and the pages, which show errors earlier.

/** Limits of the settings of a match, and of the texts about a ticket. */
export const TICKET_LIMITS = {
  reason: 200,
  /** Hours before the match. */
  returnHours: 336,
  offerMinutes: { least: 5, most: 10_080 },
} as const;

/** Who gets a ticket. */
export const recipientInput = z.object({ email: accountEmail('Escribe una dirección de email válida') });

/** Why staff cancel a ticket; its holder reads it. */
export const cancelTicketInput = z.object({
  reason: requiredText({ what: 'El motivo', most: TICKET_LIMITS.reason, missing: 'Indica el motivo' }),
});

const wrongHours = `Indica entre 0 y ${TICKET_LIMITS.returnHours} horas`;
const { least, most } = TICKET_LIMITS.offerMinutes;
const wrongMinutes = `Indica entre ${least} minutos y 7 días`;

/** How tickets of a match are returned and offered. Omitted fields do not change. */
export const ticketSettings = z
  .object({
    returnHours: z.int(wrongHours).min(0, wrongHours).max(TICKET_LIMITS.returnHours, wrongHours),
    offerMinutes: z.int(wrongMinutes).min(least, wrongMinutes).max(most, wrongMinutes),
    hasWaitingList: z.boolean('Indica si hay lista de espera'),
  })
  .partial();
