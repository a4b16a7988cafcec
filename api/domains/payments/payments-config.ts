import { z } from 'zod';

/** How the site takes money; undefined in the configuration: it takes none, and tickets are issued at once. */
export type PaymentsConfig = RedsysConfig | StripeConfig | { provider: 'demo' };

/** The terminal of a shop at Redsys. */
export interface RedsysConfig {
  provider: 'redsys';
  merchant: string;
  terminal: string;
  /** Base64. */
  key: string;
  /** The origin of its pages and calls. */
  url: string;
}

export interface StripeConfig {
  provider: 'stripe';
  secretKey: string;
  webhookSecret: string;
  /** The origin of its interface. */
  url: string;
}

/** The variables of the environment. */
export const paymentVariables = {
  PAYMENTS: z.enum(['redsys', 'stripe', 'demo'], 'must be redsys, stripe or demo').optional(),
  REDSYS_MERCHANT: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a number of up to 9 digits')
    .optional(),
  REDSYS_TERMINAL: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of up to 3 digits')
    .default('1'),
  // 24 bytes, in base64 without padding.
  REDSYS_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{32}$/, 'must be the 32 characters of the key')
    .optional(),
  REDSYS_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).default('https://sis.redsys.es'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be whsec_…')
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address' })
    .default('https://api.stripe.com'),
};

const variables = z.object(paymentVariables);

/**
 * Reads the variables of the provider that `PAYMENTS` names.
 * @throws Error naming those that are missing
 */
export function readPayments(value: z.infer<typeof variables>): PaymentsConfig | undefined {
  switch (value.PAYMENTS) {
    case undefined:
      return undefined;
    case 'demo':
      return { provider: 'demo' };
    case 'redsys': {
      const { REDSYS_MERCHANT: merchant, REDSYS_KEY: key } = value;
      if (merchant === undefined || key === undefined)
        throw new Error('PAYMENTS=redsys needs REDSYS_MERCHANT and REDSYS_KEY');
      return {
        provider: 'redsys',
        merchant,
        terminal: value.REDSYS_TERMINAL,
        key,
        url: new URL(value.REDSYS_URL).origin,
      };
    }
    case 'stripe': {
      const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value;
      if (secretKey === undefined || webhookSecret === undefined)
        throw new Error('PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
      return { provider: 'stripe', secretKey, webhookSecret, url: new URL(value.STRIPE_API_URL).origin };
    }
  }
}

/** The origin to which the page sends a form, for the content policy; undefined if the provider needs none. */
export const formOrigin = (payments: PaymentsConfig | undefined): string | undefined =>
  payments?.provider === 'redsys' ? payments.url : undefined;
