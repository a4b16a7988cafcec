import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import type { Database, Role } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { ValidationError, validate } from '../../platform/errors.ts';
import { devicesWanting } from '../push/push.ts';
import type { PushPreference } from '../push/push.input.ts';
import { announce } from './notifications.ts';
import { messageInput, type MessagePreference } from './notifications.input.ts';

/** Roles that may send messages and see sent ones. */
export const MESSAGE_STAFF = ['admin', 'commercial_manager', 'editor'] as const satisfies readonly Role[];
const COMMERCIAL = ['admin', 'commercial_manager'] as const satisfies readonly Role[];

/** Roles that may write about a subject: editors only about the team. */
export const writersOf = (preference: MessagePreference): readonly Role[] =>
  preference === 'teamNews' ? MESSAGE_STAFF : COMMERCIAL;

/** Roles that may see how many devices a message reaches: publishing an article also sends one about the team. */
export const countersOf = (preference: MessagePreference): readonly Role[] =>
  preference === 'teamNews' ? [...MESSAGE_STAFF, 'blogger'] : COMMERCIAL;

/** The device preference that a message needs; null for messages to every device. */
const preferenceOf = (preference: MessagePreference): PushPreference | null =>
  preference === 'all' ? null : preference;

/**
 * Stores a message of staff; the job `push.fan-out` delivers it. The id is an idempotency key: a second press of the
 * button sends nothing.
 * @returns the notification's id
 * @throws ValidationError, also if another text was sent with the same id
 */
export async function sendMessage(database: Database, staff: Staff, input: unknown): Promise<number> {
  const { id, preference, ...texts } = validate(messageInput, input);
  const key = `message:${staff.id}:${id.toLowerCase()}`;
  const switchName = preferenceOf(preference);
  return database.$transaction(async (transaction) => {
    const isNew = await announce(transaction, {
      key,
      preference: switchName,
      ...texts,
      tag: `message-${id}`,
    });
    const sent = await transaction.notificationHistory.findUniqueOrThrow({ where: { key } });
    if (isNew) {
      await recordStaffAction(transaction, staff, {
        action: 'send',
        subjectType: 'notification',
        subjectId: sent.id,
        subject: sent.title,
      });
    }
    const { title, body, url } = texts;
    const isSame =
      sent.title === title && sent.body === body && sent.url === url && sent.preference === switchName;
    if (!isSame) {
      throw new ValidationError([
        {
          path: 'id',
          message: 'Este mensaje ya se ha enviado con otro texto. Ciérralo y escribe uno nuevo.',
        },
      ]);
    }
    return sent.id;
  }, transactionOptions);
}

/** The receivers of a message if it were sent now: devices and their owners. */
export interface MessageAudience {
  devices: number;
  people: number;
}

export async function messageAudience(
  database: Database,
  preference: MessagePreference,
): Promise<MessageAudience> {
  const switchName = preferenceOf(preference);
  const wanting = switchName ? devicesWanting(switchName) : {};
  const [devices, people] = await Promise.all([
    database.pushSubscription.count({ where: wanting }),
    database.user.count({ where: { pushSubscriptions: { some: wanting } } }),
  ]);
  return { devices, people };
}
