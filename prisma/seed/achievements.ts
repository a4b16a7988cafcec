import type { Prisma } from '../../api/platform/database/generated/prisma/client.ts';
import type { AchievementRule } from '../../api/platform/database/generated/prisma/enums.ts';
import { madrid } from './madrid-time.ts';
import { opponents } from './teams.ts';

const account = { category: 'Fidelidad', color: '#0B6E78' };
const stands = { category: 'Grada', color: '#C7401C' };
const voice = { category: 'Comunidad', color: '#1B3357' };
const levels = { category: 'Niveles', color: '#7A3E9D' };

/** The counted unit and its threshold (api/domains/points/achievement-rules.ts). */
type Rule = [ruleKind: AchievementRule, threshold: number, ruleSubject?: string];

function achievement(
  group: { category: string; color: string },
  icon: string,
  name: string,
  points: number,
  description: string,
  [ruleKind, threshold, ruleSubject = '']: Rule,
): Prisma.AchievementCreateManyInput {
  const createdAt = madrid('2025-07-01', '09:00');
  return { ...group, icon, name, points, description, ruleKind, threshold, ruleSubject, createdAt };
}

/** The achievements; icons are names of the lucide set. */
export const achievements: Prisma.AchievementCreateManyInput[] = [
  achievement(account, 'door-open', 'Bienvenida al club', 10, 'Crea tu cuenta en la web del club.', [
    'account_years',
    0,
  ]),
  achievement(account, 'cake', 'Un año en casa', 10, 'Cumple un año con tu cuenta.', ['account_years', 1]),
  achievement(account, 'id-card', 'Con abono propio', 25, 'Sube tu propio abono de temporada.', [
    'own_passes',
    1,
  ]),
  achievement(stands, 'ticket', 'Primera entrada', 10, 'Consigue tu primera entrada.', ['tickets', 1]),
  achievement(stands, 'armchair', 'Cinco tardes de básquet', 25, 'Reúne entradas de cinco partidos.', [
    'tickets',
    5,
  ]),
  achievement(stands, 'flame', 'No me siento', 75, 'Reúne entradas de quince partidos.', ['tickets', 15]),
  achievement(stands, 'swords', 'Noche de derbi', 15, 'Consigue entrada para el derbi de Mallorca.', [
    'tickets',
    1,
    opponents.faro.name,
  ]),
  achievement(
    stands,
    'trophy',
    'Trotamundos sin salir de casa',
    30,
    'Reúne entradas de las tres competiciones.',
    ['competitions', 3],
  ),
  achievement(voice, 'message-circle', 'Primera opinión', 5, 'Publica tu primer comentario.', [
    'comments',
    1,
  ]),
  achievement(voice, 'megaphone', 'La voz de la grada', 40, 'Publica veinticinco comentarios.', [
    'comments',
    25,
  ]),
  // Nobody counts these: staff award them.
  achievement(voice, 'sparkles', 'Voluntariado', 50, 'Has echado una mano en un día de partido.', [
    'manual',
    0,
  ]),
  achievement(stands, 'megaphone', 'De viaje con el equipo', 40, 'Has acompañado al equipo fuera de casa.', [
    'manual',
    0,
  ]),
  achievement(levels, 'star', 'Seguidor de verdad', 25, 'Llega a los 300 puntos.', ['points', 300]),
  achievement(levels, 'sparkles', 'Brilla la Estrella', 100, 'Llega a los 1.000 puntos.', ['points', 1000]),
  achievement(levels, 'crown', 'Leyenda de Son Tramuntana', 200, 'Llega a los 2.000 puntos.', [
    'points',
    2000,
  ]),
];
