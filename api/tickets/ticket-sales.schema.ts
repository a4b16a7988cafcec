import { parseId } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { enumValues } from '../graphql/enum-values.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../graphql/page-type.ts';
import { MatchStatusType } from '../matches/match.schema.ts';
import {
  ATTENDEE_ORDERS,
  attendeeList,
  countAttendees,
  readAttendees,
  type Attendee,
  type AttendeeList,
} from './attendees.ts';
import {
  SALE_ORDERS,
  TICKET_STAFF,
  countSales,
  readSales,
  saleList,
  saleOf,
  type MatchSale,
  type SaleList,
} from './ticket-sales.ts';

const authScopes = { role: TICKET_STAFF };

/** All the attendees at once, thousands of short rows: five such lists in one operation are the most. */
const WHOLE_LIST_COST = { field: 1000, multiplier: 1 };

const MatchSaleType = builder.objectRef<MatchSale>('MatchSale').implement({
  description: 'What the club sold for one match.',
  fields: (t) => ({
    matchId: t.exposeID('matchId'),
    subject: t.exposeString('subject', { description: 'Round and teams, as one line.' }),
    opponent: t.exposeString('opponent'),
    competition: t.exposeString('competition'),
    matchDate: t.expose('matchDate', { type: 'DateTime' }),
    status: t.expose('status', { type: MatchStatusType }),
    sold: t.exposeInt('sold', { description: 'Tickets issued, those of closed accounts among them.' }),
    left: t.exposeInt('left', { description: 'Seats that can still be sold.' }),
    price: t.expose('price', {
      type: 'Decimal',
      description: 'Euros for one ticket as of now: what each buyer paid is not kept.',
    }),
    takings: t.expose('takings', { type: 'Decimal', description: 'Euros: `sold` times `price`.' }),
  }),
});

const MatchSalePage = pageType<SaleList>('MatchSalePage', 'One page of sales, a match each.', (t) =>
  t.field({
    type: [MatchSaleType],
    resolve: ({ list, window }, _args, { database }) => readSales(database, list, window),
  }),
);

const MatchSaleFilter = builder.inputType('MatchSaleFilter', {
  description: 'Which sales to show; what is left out keeps everything.',
  fields: (t) => ({
    when: t.field({
      type: builder.enumType('MatchSaleTime', {
        description: 'Whether the match has begun.',
        values: enumValues(['upcoming', 'past']),
      }),
    }),
    search: t.string({ description: 'In rounds and teams, opponents and competitions.' }),
    order: t.field({
      type: builder.enumType('MatchSaleOrder', {
        description: 'By one of the columns, upwards or downwards.',
        values: enumValues(SALE_ORDERS),
      }),
      description: 'The latest match first where none is given.',
    }),
  }),
});

const AttendeeType = builder.objectRef<Attendee>('Attendee').implement({
  description: 'Somebody who has a ticket for a match.',
  fields: (t) => ({
    ticketId: t.exposeID('ticketId', {
      description: 'What its QR code holds after `ticket:`: whoever shows it gets in.',
    }),
    name: t.exposeString('name', { nullable: true, description: 'Null where the account is closed.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null where the account is closed.' }),
    purchaseDate: t.expose('purchaseDate', { type: 'DateTime' }),
  }),
});

const AttendeePage = pageType<AttendeeList>('AttendeePage', 'One page of attendees.', (t) =>
  t.field({
    type: [AttendeeType],
    resolve: ({ list, window }, _args, { database }) => readAttendees(database, list, window),
  }),
);

const AttendeeOrderType = builder.enumType('AttendeeOrder', {
  description: 'By one of the columns, upwards or downwards.',
  values: enumValues(ATTENDEE_ORDERS),
});

builder.queryFields((t) => ({
  matchSales: t.field({
    type: MatchSalePage,
    description: 'What was sold for each match. Administrators and the commercial manager.',
    authScopes,
    complexity: pageComplexity,
    args: { filter: t.arg({ type: MatchSaleFilter }), ...pageArgs(20) },
    resolve: (_root, { filter, ...page }, { database }) => {
      const list = saleList(filter ?? {});
      return pageSource(list, page, () => countSales(database, list));
    },
  }),
  matchSale: t.field({
    type: MatchSaleType,
    nullable: true,
    description: 'What was sold for one match; null where the club sells none for it.',
    authScopes,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) => saleOf(database, parseId(matchId)),
  }),
  attendees: t.field({
    type: AttendeePage,
    description: 'Who has a ticket for a match. Administrators and the commercial manager.',
    authScopes,
    complexity: pageComplexity,
    args: {
      matchId: t.arg.id({ required: true }),
      search: t.arg.string({ description: 'In names and e-mails; or a ticket’s id or QR code.' }),
      order: t.arg({ type: AttendeeOrderType, description: 'Who bought first, where none is given.' }),
      ...pageArgs(50),
    },
    resolve: (_root, { matchId, search, order, ...page }, { database }) => {
      const list = attendeeList(parseId(matchId), { search, order });
      return pageSource(list, page, () => countAttendees(database, list));
    },
  }),
  allAttendees: t.field({
    type: [AttendeeType],
    description: 'Everybody who has a ticket for a match, without pages, for an export.',
    authScopes,
    complexity: WHOLE_LIST_COST,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) =>
      readAttendees(database, attendeeList(parseId(matchId), { order: 'name' })),
  }),
}));
