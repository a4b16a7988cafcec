import type { Prisma } from '../../api/database/generated/prisma/client.ts';
import { madrid } from './madrid-time.ts';

export type AchievementKey =
  | 'bienvenida'
  | 'primera-entrada'
  | 'cinco-partidos'
  | 'quince-partidos'
  | 'noche-de-derbi'
  | 'tres-competiciones'
  | 'abonado'
  | 'primera-opinion'
  | 'voz-de-la-grada'
  | 'un-ano'
  | 'seguidor'
  | 'estrella'
  | 'leyenda';

function achievement(
  name: string,
  category: string,
  points: number,
  description: string,
  look: [icon: string, color: string],
) {
  const [icon, color] = look;
  const createdAt = madrid('2025-07-01', '09:00');
  return { name, category, points, description, icon, color, isActive: true, createdAt };
}

const account = '#0B6E78';
const stands = '#C7401C';
const voice = '#1B3357';
const levels = '#7A3E9D';

/** What a fan can earn; icons are names of the lucide set. The rules by which the demonstration's fans earn them: `ledger.ts`. */
export const achievements: Record<AchievementKey, Prisma.AchievementCreateManyInput> = {
  bienvenida: achievement('Bienvenida al club', 'Fidelidad', 10, 'Crea tu cuenta en la web del club.', [
    'door-open',
    account,
  ]),
  'un-ano': achievement('Un año en casa', 'Fidelidad', 10, 'Cumple un año con tu cuenta.', ['cake', account]),
  abonado: achievement('Con abono propio', 'Fidelidad', 25, 'Sube tu propio abono de temporada.', [
    'id-card',
    account,
  ]),
  'primera-entrada': achievement('Primera entrada', 'Grada', 10, 'Consigue tu primera entrada.', [
    'ticket',
    stands,
  ]),
  'cinco-partidos': achievement('Cinco tardes de básquet', 'Grada', 25, 'Reúne entradas de cinco partidos.', [
    'armchair',
    stands,
  ]),
  'quince-partidos': achievement('No me siento', 'Grada', 75, 'Reúne entradas de quince partidos.', [
    'flame',
    stands,
  ]),
  'noche-de-derbi': achievement(
    'Noche de derbi',
    'Grada',
    15,
    'Consigue entrada para el derbi de Mallorca.',
    ['swords', stands],
  ),
  'tres-competiciones': achievement(
    'Trotamundos sin salir de casa',
    'Grada',
    30,
    'Reúne entradas de las tres competiciones.',
    ['trophy', stands],
  ),
  'primera-opinion': achievement('Primera opinión', 'Comunidad', 5, 'Publica tu primer comentario.', [
    'message-circle',
    voice,
  ]),
  'voz-de-la-grada': achievement('La voz de la grada', 'Comunidad', 40, 'Publica veinticinco comentarios.', [
    'megaphone',
    voice,
  ]),
  seguidor: achievement('Seguidor de verdad', 'Niveles', 25, 'Llega a los 300 puntos.', ['star', levels]),
  estrella: achievement('Brilla la Estrella', 'Niveles', 100, 'Llega a los 1.000 puntos.', [
    'sparkles',
    levels,
  ]),
  leyenda: achievement('Leyenda de Son Tramuntana', 'Niveles', 200, 'Llega a los 2.000 puntos.', [
    'crown',
    levels,
  ]),
};
