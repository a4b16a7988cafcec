import { builder } from '../../platform/graphql/builder.ts';
import { ticketToday } from './ticket-today.ts';

/** No ticket has this id. */
const NO_TICKET = '00000000-0000-0000-0000-000000000000';

builder.prismaObjectField('User', 'ticketToday', (t) =>
  t.prismaField({
    type: 'Ticket',
    nullable: true,
    description:
      'The person’s valid ticket for a match that is played today, or null. Only the person may read it.',
    authScopes: ({ id }, _args, { viewer }) => viewer?.id === id,
    resolve: async (query, { id: userId }, _args, { database }) =>
      database.ticket.findUnique({
        ...query,
        where: { id: (await ticketToday(database, userId)) ?? NO_TICKET },
      }),
  }),
);
