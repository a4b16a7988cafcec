import type { Domain } from '../../platform/domain.ts';
import './advise-holders.ts';
import './notices.schema.ts';

/** What holders of tickets are told about changes of their match. */
export const noticesDomain: Domain = {
  name: 'notices',
  publicFiles: [],
  async openBackground(database) {
    const { openNoticesBackground } = await import('./notices.background.ts');
    return openNoticesBackground(database);
  },
};
