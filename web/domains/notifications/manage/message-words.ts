import type { MessagePreference, NotificationPreference, Role } from '../../../gql/graphql.ts';
import { formatNumber } from '../../../ui/text.ts';

/** Short labels of a device's preferences; the profile has longer ones (PushPreferenceSwitches.tsx). */
export const PREFERENCE_WORDS: Record<NotificationPreference, string> = {
  MATCH_UPDATES: 'Partidos',
  TEAM_NEWS: 'Noticias del equipo',
  MEMBERSHIP_OFFERS: 'Ofertas para socios',
  GAME_REMINDERS: 'Recordatorios',
};

/** Messages for every device. */
export const EVERY_DEVICE = 'Todos los dispositivos';

interface MessageKind {
  value: MessagePreference;
  label: string;
}

const TEAM_NEWS: MessageKind = { value: 'TEAM_NEWS', label: PREFERENCE_WORDS.TEAM_NEWS };

/** The kinds of message that these roles may send, the most usual first: editors about the team only. */
export function messageKinds(roles: readonly Role[]): readonly [MessageKind, ...MessageKind[]] {
  if (!roles.includes('ADMIN') && !roles.includes('COMMERCIAL_MANAGER')) return [TEAM_NEWS];
  return [
    { value: 'MEMBERSHIP_OFFERS', label: PREFERENCE_WORDS.MEMBERSHIP_OFFERS },
    TEAM_NEWS,
    { value: 'ALL', label: EVERY_DEVICE },
  ];
}

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** «Llegará a 12 dispositivos de 9 personas». */
export function audienceWords({ devices, people }: { devices: number; people: number }): string {
  if (devices === 0) return 'Ahora mismo no llegará a ningún dispositivo';
  return `Llegará a ${counted(devices, 'dispositivo', 'dispositivos')} de ${counted(people, 'persona', 'personas')}`;
}
