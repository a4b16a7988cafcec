import { NotFoundError } from '../../platform/errors.ts';
import { OrderState, RefundReason, type Order } from '../../platform/database/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { everyTime } from '../../platform/idempotency/creating-mutations.ts';
import { orderIdOf } from './order-id.ts';
import { OrderClosedError, PaymentUnavailableError, orderPath, startPayment } from './orders.ts';

export const OrderStateType = builder.enumType('OrderState', {
  description:
    'Only a `PAID` order has a ticket. An attempt that `FAILED` or `EXPIRED` moved no money; if it does later, the order is `PAID`, or the money goes back.',
  values: enumValues(Object.values(OrderState)),
});

export const RefundReasonType = builder.enumType('RefundReason', {
  description: 'Why the money of an order goes back.',
  values: enumValues(Object.values(RefundReason)),
});

const isPayable = ({ state, until }: Pick<Order, 'state' | 'until'>) =>
  state === 'pending' && until > new Date();

builder.prismaObject('Order', {
  description:
    'One attempt to pay for a seat. The person who pays and the staff who sell tickets may read it.',
  authScopes: ({ userId }, { viewer }) =>
    viewer !== null && (viewer.id === userId || { role: ['commercial_manager', 'admin'] }),
  fields: (t) => ({
    id: t.exposeID('id'),
    reference: t.exposeString('reference', { description: 'What the provider calls it.' }),
    address: t.string({ description: 'The path of its page.', resolve: ({ id }) => orderPath(id) }),
    state: t.expose('state', { type: OrderStateType }),
    amount: t.expose('amount', { type: 'Decimal', description: 'Euros.' }),
    vatRate: t.expose('vatRate', { type: 'Decimal', description: 'In per cent; the amount includes it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    until: t.expose('until', { type: 'DateTime', description: 'Until when the seat is held for it.' }),
    isPayable: t.boolean({ description: 'Whether it can be paid now.', resolve: isPayable }),
    isHeld: t.boolean({
      description: 'Whether the seat is still held for it, or for a new attempt.',
      resolve: ({ state, until }) => (state === 'pending' || state === 'failed') && until > new Date(),
    }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
    ticketId: t.exposeID('ticketId', {
      nullable: true,
      description: 'The ticket, also after it was passed on to somebody.',
    }),
    refundReason: t.expose('refundReason', { type: RefundReasonType, nullable: true }),
    refundedAt: t.expose('refundedAt', { type: 'DateTime', nullable: true }),
    match: t.relation('match', { nullable: true, description: 'Null after it was deleted.' }),
  }),
});

const isSelf = (user: { id: number }, _args: object, { viewer }: Context) => viewer?.id === user.id;

builder.prismaObjectFields('User', (t) => ({
  order: t.prismaField({
    type: 'Order',
    nullable: true,
    description: 'An order of the person, or null. Only the person may read it.',
    authScopes: isSelf,
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, { id: userId }, { id }, { database }) =>
      database.order.findFirst({ ...query, where: { userId, id: orderIdOf(id) } }),
  }),
}));

builder.prismaObjectFields('Ticket', (t) => ({
  receipt: t.string({
    nullable: true,
    description: 'The path of its receipt as PDF, if its holder has paid it on the site.',
    select: { paidBy: true, replacesId: true },
    // A person who got it as a gift has not paid for it.
    resolve: ({ id, paidBy, replacesId }) =>
      (paidBy === 'card' || paidBy === 'bizum') && replacesId === null
        ? `/api/payments/tickets/${id}/receipt`
        : null,
  }),
}));

builder.objectType(OrderClosedError, userError('OrderClosedError', 'The order cannot be paid any more.'));

builder.objectType(
  PaymentUnavailableError,
  userError('PaymentUnavailableError', 'The provider does not answer. The order can be paid later.'),
);

const FormField = builder.objectRef<{ name: string; value: string }>('PaymentFormField').implement({
  description: 'A hidden field of the form that is posted to the provider.',
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

const StartPaymentInput = builder.inputType('StartPaymentInput', {
  description: 'Which order the viewer is going to pay.',
  fields: (t) => ({ orderId: t.id({ required: true }) }),
});

const StartPaymentSuccess = builder
  .objectRef<Awaited<ReturnType<typeof startPayment>>>('StartPaymentSuccess')
  .implement({
    description: 'Where to go.',
    fields: (t) => ({
      address: t.exposeString('address', { description: 'The page of the provider.' }),
      form: t.field({
        type: [FormField],
        nullable: true,
        description: 'Post them to the address as a form; null: open the address.',
        resolve: ({ fields }) => fields,
      }),
      order: t.prismaField({
        type: 'Order',
        description: 'The order that is paid there: a new one for the same seat, if the provider demands it.',
        resolve: (query, { orderId }, _args, { database }) =>
          database.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });

builder.mutationField('startPayment', (t) =>
  t.field({
    type: StartPaymentSuccess,
    description: 'Prepares the visit of the provider’s page for an own order.',
    authScopes: { signedIn: true },
    extensions: everyTime,
    errors: { types: [OrderClosedError, PaymentUnavailableError, NotFoundError] },
    args: { input: t.arg({ type: StartPaymentInput, required: true }) },
    resolve: (_root, { input }, { database, config, viewer, request }) =>
      startPayment(database, config, {
        userId: requireViewer(viewer).id,
        orderId: orderIdOf(input.orderId),
        origin: request.origin,
      }),
  }),
);

const PaymentWay = builder.enumType('PaymentWay', {
  description: 'When and how a ticket that costs something is paid.',
  values: {
    AT_CLUB: { description: 'At the club: it is issued at once.' },
    CARD_OR_BIZUM: { description: 'Before it is issued, at Redsys.' },
    CARD: { description: 'Before it is issued, at Stripe.' },
    DEMONSTRATION: { description: 'Before it is issued, on a page on which nobody really pays.' },
  } as const,
});

const WAYS = { redsys: 'CARD_OR_BIZUM', stripe: 'CARD', demo: 'DEMONSTRATION' } as const;

builder.queryField('paymentWay', (t) =>
  t.field({
    type: PaymentWay,
    description: 'How tickets are paid on this site.',
    resolve: (_root, _args, { config: { payments } }) => (payments ? WAYS[payments.provider] : 'AT_CLUB'),
  }),
);
