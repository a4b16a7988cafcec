import type { Domain } from '../../platform/domain.ts';
import { userCalls } from './users.calls.ts';
import { personalDataCalls } from './personal-data.calls.ts';
import './users.schema.ts';
import './accounts.schema.ts';
import './account-links.schema.ts';
import './users-admin.schema.ts';
import './personal-data.schema.ts';
import './second-factor.schema.ts';
import './second-factor-admin.schema.ts';

/** Accounts, roles and signing in. */
export const usersDomain: Domain = {
  name: 'users',
  publicFiles: ['account-events.ts', 'listed-roles.ts', 'lock-user.ts', 'secret-key.ts'],
  calls: [...userCalls, ...personalDataCalls],
  async openBackground(database) {
    const { openUsersBackground } = await import('./users.background.ts');
    return openUsersBackground(database);
  },
};
