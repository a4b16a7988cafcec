import { TicketPayment, TicketState } from '../../platform/database/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';

export const TicketStateType = builder.enumType('TicketState', {
  description:
    'Only a valid ticket admits. It was returned or transferred by its holder, or cancelled by staff, and is not valid again.',
  values: enumValues(Object.values(TicketState)),
});

export const TicketPaymentType = builder.enumType('TicketPayment', {
  description: 'How a ticket was paid: `NONE` was issued without a payment on the site.',
  values: enumValues(Object.values(TicketPayment)),
});
