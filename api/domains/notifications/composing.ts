import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import type { Database, Role } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { ValidationError, validate } from '../../platform/errors.ts';
import { devicesWanting } from '../push/push.ts';
import type { PushPreference } from '../push/push.input.ts';
import { announce } from './notifications.ts';
import { messageInput, type MessagePreference } from './notifications.input.ts';

/** Who writes to people at all, and sees what was sent. */
export const MESSAGE_STAFF = ['admin', 'commercial_manager', 'editor'] as const satisfies readonly Role[];
const COMMERCIAL = ['admin', 'commercial_manager'] as const satisfies readonly Role[];

/** Who may write about something: editors only about the team. */
export const writersOf = (preference: MessagePreference): readonly Role[] =>
  preference === 'teamNews' ? MESSAGE_STAFF : COMMERCIAL;

/** The switch that lets a device receive a message; null for what goes to every device. */
const switchOf = (preference: MessagePreference): PushPreference | null =>
  preference === 'all' ? null : preference;

/**
 * Sends what staff wrote: it is written down here, and its delivery is the job `push.fan-out`'s. The same message once
 * more, as a second press of the button sends it, is not sent again.
 * @returns the notification's id
 * @throws ValidationError, also where a message with the same id but another text has been sent
 */
export async function sendMessage(database: Database, staff: Staff, input: unknown): Promise<number> {
  const { id, preference, ...texts } = validate(messageInput, input);
  const key = `message:${staff.id}:${id.toLowerCase()}`;
  const asked = switchOf(preference);
  return database.$transaction(async (transaction) => {
    const isNew = await announce(transaction, { key, preference: asked, ...texts, tag: `message-${id}` });
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
      sent.title === title && sent.body === body && sent.url === url && sent.preference === asked;
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

/** Whom a message would reach if it were sent now: devices, and the people whose they are. */
export interface MessageAudience {
  devices: number;
  people: number;
}

export async function messageAudience(
  database: Database,
  preference: MessagePreference,
): Promise<MessageAudience> {
  const asked = switchOf(preference);
  const wanting = asked ? devicesWanting(asked) : {};
  const [devices, people] = await Promise.all([
    database.pushSubscription.count({ where: wanting }),
    database.user.count({ where: { pushSubscriptions: { some: wanting } } }),
  ]);
  return { devices, people };
}
