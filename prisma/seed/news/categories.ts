import type { Prisma } from '../../../api/platform/database/generated/prisma/client.ts';
import { madrid } from '../madrid-time.ts';

const createdAt = madrid('2025-07-10', '10:00');

function category(order: number, name: string, color: string, description: string) {
  // The slug is the name, because the club uses one word for both.
  return { name, slug: name, description, color, order, isActive: true, createdAt };
}

export const newsCategories = [
  category(
    0,
    'Equipo',
    '#1B3357',
    'El primer equipo: plantilla, cuerpo técnico, entrevistas y parte médico.',
  ),
  category(
    1,
    'Partidos',
    '#C7401C',
    'Previas y crónicas de Liga, Trofeu Illes Balears y Torneig THB Hotels.',
  ),
  category(2, 'Cantera', '#17703B', 'Equipos de formación, escuelas y campus.'),
  category(3, 'Club', '#0B6E78', 'Socios, entidad, patrocinadores y acción social.'),
  category(
    4,
    'Eventos',
    '#7A3E9D',
    'Presentaciones, jornadas de puertas abiertas y todo lo que pasa alrededor de la pista.',
  ),
] satisfies Prisma.NewsCategoryCreateManyInput[];

export type NewsCategoryName = 'Equipo' | 'Partidos' | 'Cantera' | 'Club' | 'Eventos';
