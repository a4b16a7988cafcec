import type { PaymentProvider } from '../domains/payments/provider.ts';
import { openStripe } from '../domains/payments/stripe.ts';
import { testDatabase } from './database.ts';
import { serveTestSite, type TestSite } from './site.ts';
import { STRIPE_SECRET, WEBHOOK_SECRET, openStripeServer, stripeWebhook } from './stripe-server.ts';

/** A site that takes payments with Stripe, and the local server that speaks its protocol. */
export interface StripeSite {
  stripe: Awaited<ReturnType<typeof openStripeServer>>;
  provider: PaymentProvider;
  site: TestSite;
  /** Sends a webhook. @returns the status of the answer */
  notify(type: string, object: object, options?: Parameters<typeof stripeWebhook>[2]): Promise<number>;
  close(): Promise<void>;
}

/** Serves a site that takes payments with Stripe. */
export async function serveStripeSite(): Promise<StripeSite> {
  const stripe = await openStripeServer();
  const site = await serveTestSite(await testDatabase(), {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_SECRET,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  });
  const provider = openStripe({
    provider: 'stripe',
    secretKey: STRIPE_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    url: stripe.url,
  });
  return {
    stripe,
    provider,
    site,
    async notify(type, object, options) {
      const { body, headers } = stripeWebhook(type, object, options);
      return (await site.visitor.request('POST', '/api/payments/stripe', body, headers)).status;
    },
    async close() {
      await site.close();
      await stripe.close();
    },
  };
}
