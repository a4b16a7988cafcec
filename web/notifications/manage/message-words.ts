import type { MessagePreference, NotificationPreference } from '../../gql/graphql.ts';
import { formatNumber } from '../../ui/text.ts';

/** A device’s switches in short; the profile says them at length (PushPreferenceSwitches.tsx). */
export const PREFERENCE_WORDS: Record<NotificationPreference, string> = {
  MATCH_UPDATES: 'Partidos',
  TEAM_NEWS: 'Noticias del equipo',
  MEMBERSHIP_OFFERS: 'Ofertas para socios',
  GAME_REMINDERS: 'Recordatorios',
};

/** What goes to every device. */
export const EVERY_DEVICE = 'Todos los dispositivos';

/** What staff can write about, the most usual first. */
export const MESSAGE_KINDS: readonly { value: MessagePreference; label: string }[] = [
  { value: 'MEMBERSHIP_OFFERS', label: PREFERENCE_WORDS.MEMBERSHIP_OFFERS },
  { value: 'TEAM_NEWS', label: PREFERENCE_WORDS.TEAM_NEWS },
  { value: 'ALL', label: EVERY_DEVICE },
];

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** «Llegará a 12 dispositivos de 9 personas». */
export function audienceWords({ devices, people }: { devices: number; people: number }): string {
  if (devices === 0) return 'Ahora mismo no llegará a ningún dispositivo';
  return `Llegará a ${counted(devices, 'dispositivo', 'dispositivos')} de ${counted(people, 'persona', 'personas')}`;
}
