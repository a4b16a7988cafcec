import type { Database } from '../../platform/database/client.ts';
import { deliver, type Delivery } from './delivery.ts';
import type { PushNotification, Sending } from './notification.ts';
import { readPreferences } from './push.ts';
import type { PushPreference } from './push.input.ts';
import type { PushSender } from './push-sender.ts';

/** A message on its way to one device, as it was meant when it was queued. */
export interface PushOrder {
  subscriptionId: number;
  /** Whose device it was: by now somebody else may be at it, who must not read this. */
  userId: number;
  /** What it belongs to, or null for what concerns everybody. */
  preference: PushPreference | null;
}

/**
 * Sends a notification to a subscribed device, unless it has ended, changed hands or been told otherwise since. A
 * subscription that its push service has ended is removed.
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
  // Only as it was: a browser may have renewed it meanwhile.
  if (delivery.is === 'gone')
    await database.pushSubscription.deleteMany({ where: { id, endpoint, p256dh, auth } });
  return delivery;
}
