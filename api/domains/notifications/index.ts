import type { Domain } from '../../platform/domain.ts';
import { FAN_OUT_JOB } from './fan-out.ts';
import './notifications.schema.ts';
import './composing.schema.ts';

/** Announcements, and their way to the devices. */
export const notificationsDomain: Domain = {
  name: 'notifications',
  publicFiles: ['notifications.ts'],
  wakes: { notification_history: FAN_OUT_JOB },
  async openBackground(database, config) {
    const { openNotificationsBackground } = await import('./notifications.background.ts');
    const { openPushSender } = await import('../push/push-sender.ts');
    return openNotificationsBackground(database, openPushSender(config));
  },
};
