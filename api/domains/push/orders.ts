import type { Database } from '../../platform/database/client.ts';
import { deliver, type Delivery } from './delivery.ts';
import type { PushNotification, Sending } from './notification.ts';
import { readPreferences } from './push.ts';
import type { PushPreference } from './push.input.ts';
import type { PushSender } from './push-sender.ts';

/** A queued message to one device. */
export interface PushOrder {
  subscriptionId: number;
  /** The device's owner at queueing time: another user who has taken over the device must not read it. */
  userId: number;
  /** The preference it needs, or null for messages to everyone. */
  preference: PushPreference | null;
}

/**
 * Sends a notification to a subscribed device, unless the subscription has ended, changed owner or turned off the
 * preference. Deletes subscriptions that have ended at their push service.
 */
export async function deliverTo(
  database: Database,
  sender: PushSender,
  { subscriptionId: id, userId, preference }: PushOrder,
  notification: PushNotification,
  sending: Sending,
): Promise<Delivery | { is: 'unwanted' }> {
  const device = await database.pushSubscription.findFirst({ where: { id, userId } });
  if (!device) return { is: 'unwanted' };
  if (preference && !readPreferences(device.preferences)[preference]) return { is: 'unwanted' };
  const { endpoint, p256dh, auth } = device;
  const delivery = await deliver(sender, { endpoint, p256dh, auth }, notification, sending);
  // Only if unchanged: the browser may have renewed it in the meantime.
  if (delivery.is === 'gone')
    await database.pushSubscription.deleteMany({ where: { id, endpoint, p256dh, auth } });
  return delivery;
}
