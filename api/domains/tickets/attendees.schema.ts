import { parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import {
  ATTENDEE_ORDERS,
  attendeeArrivals,
  attendeeList,
  countAttendees,
  readAttendees,
  type Attendee,
  type AttendeeList,
} from './attendees.ts';
import { TICKET_STAFF } from './ticket-sales.ts';
import { TicketPaymentType, TicketStateType } from './ticket-state.schema.ts';

const authScopes = { role: TICKET_STAFF };

/** A list can have thousands of short rows, so one operation may ask for at most five such lists. */
const WHOLE_LIST_COST = { field: 1000, multiplier: 1 };

const AttendeeType = builder.objectRef<Attendee>('Attendee').implement({
  description: 'A ticket of a match, and the person who has it.',
  fields: (t) => ({
    ticketId: t.exposeID('ticketId', {
      description: 'The part of the QR code after `ticket:`. It admits its bearer.',
    }),
    name: t.exposeString('name', { nullable: true, description: 'Null if the account is closed.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null if the account is closed.' }),
    purchaseDate: t.expose('purchaseDate', { type: 'DateTime' }),
    state: t.expose('state', { type: TicketStateType }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is not valid.',
    }),
    endReason: t.exposeString('endReason', { nullable: true, description: 'Why staff cancelled it.' }),
    pricePaid: t.expose('pricePaid', { type: 'Decimal', description: 'Euros.' }),
    paidBy: t.expose('paidBy', { type: TicketPaymentType }),
  }),
});

const AttendeePage = pageType<AttendeeList>('AttendeePage', 'One page of attendees.', (t) =>
  t.field({
    type: [AttendeeType],
    resolve: ({ list, window }, _args, { database }) => readAttendees(database, list, window),
  }),
);

const AttendeeOrderType = builder.enumType('AttendeeOrder', {
  description: 'A column, ascending or descending.',
  values: enumValues(ATTENDEE_ORDERS),
});

builder.queryFields((t) => ({
  attendees: t.field({
    type: AttendeePage,
    description: 'People with a ticket for a match. Administrators and the commercial manager.',
    authScopes,
    complexity: pageComplexity,
    args: {
      matchId: t.arg.id({ required: true }),
      search: t.arg.string({
        description: 'In names and e-mails; or a ticket’s id, QR code or number, whole or a part.',
      }),
      order: t.arg({ type: AttendeeOrderType, description: 'By default the earliest purchase first.' }),
      states: t.arg({ type: [TicketStateType], description: 'Only valid tickets by default.' }),
      ...pageArgs(50),
    },
    resolve: (_root, { matchId, search, order, states, ...page }, { database }) => {
      const list = attendeeList(parseId(matchId), { search, order, states });
      return pageSource(list, page, {
        arrivals: attendeeArrivals(database, parseId(matchId)),
        count: (attendees) => countAttendees(database, attendees),
      });
    },
  }),
  allAttendees: t.field({
    type: [AttendeeType],
    description: 'All people with a ticket for a match, without pages, for an export.',
    authScopes,
    complexity: WHOLE_LIST_COST,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) =>
      readAttendees(database, attendeeList(parseId(matchId), { order: 'name' })),
  }),
}));
