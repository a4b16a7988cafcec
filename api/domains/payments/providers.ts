import type { Config } from '../../config.ts';
import { derivedKey } from '../users/secret-key.ts';
import type { PaymentProvider } from './provider.ts';

const opened = new WeakMap<Config, Promise<PaymentProvider | null>>();

/** The provider of the site; null while it takes no payments. Its library is loaded when it is first needed. */
export function paymentProvider(config: Config): Promise<PaymentProvider | null> {
  const known = opened.get(config) ?? open(config);
  opened.set(config, known);
  return known;
}

async function open(config: Config): Promise<PaymentProvider | null> {
  const { payments } = config;
  switch (payments?.provider) {
    case undefined:
      return null;
    case 'redsys':
      return (await import('./redsys.ts')).openRedsys(payments);
    case 'stripe':
      return (await import('./stripe.ts')).openStripe(payments);
    case 'demo':
      return (await import('./demo.ts')).openDemo(demoKey(config));
  }
}

/** What signs the notifications of the demonstration. */
export const demoKey = (config: Config): Buffer => derivedKey(config, 'demonstration of payments');
