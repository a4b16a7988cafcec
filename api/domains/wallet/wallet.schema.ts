import { builder } from '../../platform/graphql/builder.ts';
import { applyingCredentials } from './credentials.ts';

const TicketWallet = builder.enumType('TicketWallet', {
  description: 'An app on the phone that a ticket can be saved in.',
  values: {
    APPLE: { description: '`GET /api/tickets/{id}/apple-wallet` sends the pass.' },
    GOOGLE: { description: '`GET /api/tickets/{id}/google-wallet` leads to Google, which saves it.' },
  } as const,
});

builder.queryField('ticketWallets', (t) =>
  t.field({
    type: [TicketWallet],
    description: 'The wallets that the club has set up for its tickets.',
    resolve: (_root, _args, { config }) => {
      const { apple, google } = applyingCredentials(config);
      return [...(apple ? (['APPLE'] as const) : []), ...(google ? (['GOOGLE'] as const) : [])];
    },
  }),
);
