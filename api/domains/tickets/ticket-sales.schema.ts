import { parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById } from '../../platform/lists/arrivals.ts';
import {
  SALE_ORDERS,
  TICKET_STAFF,
  countSales,
  readSales,
  saleList,
  salesUpTo,
  saleOf,
  type MatchSale,
  type SaleList,
} from './ticket-sales.ts';

const authScopes = { role: TICKET_STAFF };

const MatchSaleType = builder.objectRef<MatchSale>('MatchSale').implement({
  description: 'What the club sold for one match.',
  fields: (t) => ({
    match: t.prismaField({
      type: 'Match',
      // Prisma batches `findUnique` calls, so a whole page needs one query.
      resolve: (query, { matchId }, _args, { database }) =>
        database.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
    }),
    sold: t.exposeInt('sold', { description: 'Valid tickets, those of closed accounts among them.' }),
    left: t.exposeInt('left', { description: 'Seats that can still be sold.' }),
    price: t.expose('price', {
      type: 'Decimal',
      description: 'Euros for one ticket as of now.',
    }),
    takings: t.expose('takings', {
      type: 'Decimal',
      description: 'Euros: what the valid tickets cost when they were sold; nothing for a cancelled match.',
    }),
    refundDue: t.expose('refundDue', {
      type: 'Decimal',
      description:
        'Euros still to be paid back: payments on the site, and tickets of a cancelled match that were not paid there.',
    }),
    refunded: t.expose('refunded', {
      type: 'Decimal',
      description: 'Euros that were paid back, of payments on the site.',
    }),
  }),
});

const MatchSalePage = pageType<SaleList>('MatchSalePage', 'One page of sales, a match each.', (t) =>
  t.field({
    type: [MatchSaleType],
    resolve: (source, _args, { database }) => pageRows(source, { rows: (args) => readSales(database, args) }),
  }),
);

const MatchSaleFilter = builder.inputType('MatchSaleFilter', {
  description: 'Which sales to show; omitted fields do not filter.',
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
        description: 'A column, ascending or descending.',
        values: enumValues(SALE_ORDERS),
      }),
      description: 'The latest match first by default.',
    }),
  }),
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
      return pageSource(list, page, {
        arrivals: {
          ...arrivalsById<SaleList>(() => database.match.findFirst(NEWEST_ID)),
          upTo: salesUpTo,
        },
        count: (sales, isCut) => countSales(database, isCut ? null : (filter ?? {}), sales),
      });
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
}));
