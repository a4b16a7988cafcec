import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  RefusedNotificationError,
  centsOf,
  type PaymentProvider,
  type PaymentWord,
  type StartedOrder,
} from './provider.ts';

// A provider for the demonstration: a page of the site itself, on which nobody pays anything. It signs its notifications as a
// provider does, and the site checks them.

const SIGNATURE = 'x-demo-signature';

const notification = z.object({
  reference: z.string(),
  outcome: z.enum(['paid', 'failed']),
  amount: z.number(),
  currency: z.string(),
});

const sign = (key: Buffer, body: Buffer): string => createHmac('sha256', key).update(body).digest('hex');

/** @param key signs the notifications */
export function openDemo(key: Buffer): PaymentProvider {
  return {
    name: 'demo',
    takesReferenceOnce: false,
    start: async ({ id }, { origin }) => ({
      address: `${origin}/pago/demo/${id}`,
      fields: null,
      sessionId: null,
    }),
    async read({ body, headers }): Promise<PaymentWord> {
      const given = Buffer.from(String(headers[SIGNATURE] ?? ''));
      const expected = Buffer.from(sign(key, body));
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new RefusedNotificationError('Wrong signature');
      const word = notification.parse(JSON.parse(body.toString('utf8')));
      return {
        ...word,
        paymentId: `demo-${word.reference}`,
        paidBy: 'card',
        detail: word.outcome === 'failed' ? 'Pago cancelado' : null,
      };
    },
    refund: async ({ reference }) => ({ refundId: `demo-${reference}` }),
  };
}

/** What the demonstration's page sends when its button was pressed. */
export function demoNotification(
  key: Buffer,
  { reference, amount }: Pick<StartedOrder, 'reference' | 'amount'>,
  outcome: 'paid' | 'failed',
) {
  const body = Buffer.from(JSON.stringify({ reference, outcome, amount: centsOf(amount), currency: 'EUR' }));
  return { body, headers: { [SIGNATURE]: sign(key, body) } };
}
