import { EditConflictError, NotFoundError, ValidationError } from '../../platform/errors.ts';
import { OrderEventKind, OrderProvider } from '../../platform/database/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { arrivalsByTime } from '../../platform/lists/arrivals.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { TICKET_STAFF } from '../tickets/ticket-sales.ts';
import {
  DISPUTE_EVENTS,
  ORDER_ORDERS,
  countOrders,
  hasOpenDispute,
  newestOrder,
  orderList,
  type OrderList,
} from './order-list.ts';
import { orderIdOf } from './order-id.ts';
import { OrderStateType } from './payments.schema.ts';
import { NoRefundDueError, decideRefund } from './refunds.ts';
import { updatePaymentSettings, vatRate } from './vat.ts';

const authScopes = { role: TICKET_STAFF };

const OrderEventType = builder.prismaObject('OrderEvent', {
  description: 'Something that happened to an order.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.expose('kind', {
      type: builder.enumType('OrderEventKind', {
        description:
          '`REFUSED`: a notification with a valid signature that does not fit the order. `PAID_BACK`, `PARTLY_PAID_BACK`: by the club at the provider itself. `DISPUTED`: the payer’s bank wants the money back.',
        values: enumValues(Object.values(OrderEventKind)),
      }),
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'What the provider said, a reason, or who did it.',
    }),
  }),
});

builder.prismaObjectFields('Order', (t) => ({
  events: t.relation('events', {
    type: OrderEventType,
    description: 'What happened to it, in its order. Staff only.',
    authScopes,
    query: { orderBy: { id: 'asc' } },
  }),
  isDisputed: t.boolean({
    description: 'The payer’s bank wants the money back, and has not decided yet. Staff only.',
    authScopes,
    select: { events: DISPUTE_EVENTS },
    resolve: ({ events }) => hasOpenDispute(events),
  }),
  buyerName: t.string({
    nullable: true,
    description: 'Null if the account is closed. Staff only.',
    authScopes,
    select: { user: { select: { name: true } } },
    resolve: ({ user }) => user?.name ?? null,
  }),
  buyerEmail: t.string({
    nullable: true,
    description: 'Null if the account is closed. Staff only.',
    authScopes,
    select: { user: { select: { email: true } } },
    resolve: ({ user }) => user?.email ?? null,
  }),
  provider: t.expose('provider', {
    type: builder.enumType('OrderProvider', {
      description: 'Who takes the money.',
      values: enumValues(Object.values(OrderProvider)),
    }),
    authScopes,
  }),
  paidBy: t.field({
    type: builder.enumType('OrderPayment', {
      description: 'How an order was paid.',
      values: enumValues(['card', 'bizum']),
    }),
    nullable: true,
    authScopes,
    select: { paidBy: true },
    resolve: ({ paidBy }) => paidBy && (paidBy === 'bizum' ? 'bizum' : 'card'),
  }),
  paymentId: t.exposeString('paymentId', {
    nullable: true,
    description: 'The provider’s id of the payment. Staff only.',
    authScopes,
  }),
  refundId: t.exposeString('refundId', {
    nullable: true,
    description: 'The provider’s id of the refund. Staff only.',
    authScopes,
  }),
  refundAfter: t.expose('refundAfter', {
    type: 'DateTime',
    nullable: true,
    description: 'When the refund is sent; until then a cancelled match can be reopened. Staff only.',
    authScopes,
  }),
}));

const OrderPage = pageType<OrderList>('OrderPage', 'One page of orders.', (t) =>
  t.prismaField({
    type: ['Order'],
    resolve: (query, source, _args, { database }) =>
      pageRows(source, { rows: (args) => database.order.findMany({ ...query, ...args }) }),
  }),
);

const OrderFilterInput = builder.inputType('OrderFilter', {
  description: 'Which orders to show; omitted fields do not filter.',
  fields: (t) => ({
    states: t.field({ type: [OrderStateType] }),
    isDisputed: t.boolean({ description: 'With an open dispute, or without.' }),
    search: t.string({ description: 'In the person and the match; or an order’s reference.' }),
    from: t.field({ type: 'DateTime', description: 'Made since then.' }),
    until: t.field({ type: 'DateTime', description: 'Made before then.' }),
    order: t.field({
      type: builder.enumType('OrderOrder', {
        description: 'A column, ascending or descending.',
        values: enumValues(ORDER_ORDERS),
      }),
      description: 'The latest first by default.',
    }),
  }),
});

builder.queryFields((t) => ({
  orders: t.field({
    type: OrderPage,
    description: 'Payments for tickets. Administrators and the commercial manager.',
    authScopes,
    complexity: pageComplexity,
    args: { filter: t.arg({ type: OrderFilterInput }), ...pageArgs(25) },
    resolve: (_root, { filter, ...page }, { database }) =>
      pageSource(orderList(filter ?? {}), page, {
        arrivals: arrivalsByTime('createdAt', () => newestOrder(database)),
        count: (orders) => countOrders(database, orders),
        search: filter?.search,
      }),
  }),
  order: t.prismaField({
    type: 'Order',
    nullable: true,
    description: 'One payment with its history. Administrators and the commercial manager.',
    authScopes,
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id }, { database }) =>
      database.order.findUnique({ ...query, where: { id: orderIdOf(id) } }),
  }),
  ticketVatRate: t.field({
    type: 'Decimal',
    description:
      'In per cent: what the prices of tickets include. Administrators and the commercial manager.',
    authScopes,
    resolve: (_root, _args, { database }) => vatRate(database),
  }),
}));

builder.objectType(NoRefundDueError, userError('NoRefundDueError', 'There is nothing to give back.'));

const RefundInput = builder.inputType('OrderRefundInput', {
  description: 'A refund that is due.',
  fields: (t) => ({
    orderId: t.id({ required: true }),
    byHand: t.boolean({
      defaultValue: false,
      description:
        'True: the club has given the money back in another way. Otherwise the provider is asked again.',
    }),
  }),
});

const PaymentSettingsBase = builder.inputType('PaymentSettingsBase', {
  description: 'The changed settings as they were before.',
  fields: (t) => ({ vatRate: t.string() }),
});

const SettingsInput = builder.inputType('PaymentSettingsInput', {
  description: 'What the club sets about payments.',
  fields: (t) => ({
    base: t.field({ type: PaymentSettingsBase, description: BASE_FIELD }),
    vatRate: t.string({ required: true, description: 'In per cent, between 0 and 50: «21» or «10,5».' }),
  }),
});

builder.mutationFields((t) => ({
  retryRefund: t.field({
    type: builder.objectRef<{ orderId: string }>('RetryRefundSuccess').implement({
      description: 'It is sent again soon, or done.',
      fields: (f) => ({
        order: f.prismaField({
          type: 'Order',
          resolve: (query, { orderId }, _args, { database }) =>
            database.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
        }),
      }),
    }),
    description: 'Tries a refund again that is due, or notes that it was made in another way.',
    authScopes,
    errors: { types: [NoRefundDueError, NotFoundError] },
    args: { input: t.arg({ type: RefundInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      orderId: await decideRefund(database, requireViewer(viewer), {
        orderId: orderIdOf(input.orderId),
        byHand: input.byHand ?? false,
      }),
    }),
  }),
  updatePaymentSettings: t.field({
    type: builder.objectRef<object>('UpdatePaymentSettingsSuccess').implement({
      description: 'It holds for orders from now on.',
      fields: (f) => ({
        vatRate: f.field({ type: 'Decimal', resolve: (_root, _args, { database }) => vatRate(database) }),
      }),
    }),
    description: 'Sets the VAT rate of tickets. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [ValidationError, EditConflictError] },
    args: { input: t.arg({ type: SettingsInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      await updatePaymentSettings(database, requireViewer(viewer), input);
      return {};
    },
  }),
}));
