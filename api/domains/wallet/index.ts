import type { Domain } from '../../platform/domain.ts';
import './wallet.schema.ts';

/** Tickets as PDF and in the wallets of phones. */
export const walletDomain: Domain = {
  name: 'wallet',
  publicFiles: ['credentials.ts'],
  // A moved match moves on the phone at once; the schedule finds everything else.
  wakes: { matches: 'wallet.updates' },
  async openBackground(database, config) {
    const { openWalletBackground } = await import('./wallet.background.ts');
    return openWalletBackground(database, config);
  },
};
