import type { Values } from '../../drawing/values.ts';

/** Of the layouts that are held out: nothing of it stood in a layout of practice. */
export const heldOutValues: Values = {
  names: [
    'Xisca Rotger Pons',
    'Gonzalo Echevarría Prieto',
    'Joana Aina Bibiloni Far',
    'José Ángel Cortés Villar',
    'Magdalena Gelabert i Seguí',
    'Svetlana Kovalenko',
    'Bartomeu Nigorra Oliver',
    'Ángela Quetglas Martorell',
    'Ulises Domínguez Peláez',
    'Catalina Vidal Thomàs',
  ],
  types: ['Sub-25', 'Adult', 'Familiar', 'Estudiante', 'Jubilado', 'Peña', 'Empresa', 'Joven'],
  rings: ['Alto', 'Grada Central', 'Fondo Norte', 'Intermig', 'Baix', 'Platea'],
  events: [
    'Temporada regular LEB 2025/26',
    'Abonament de temporada 25/26',
    'Todos los partidos de liga 2025-2026',
  ],
  venues: [
    ['Pavelló Germanes Cursach', 'Plaça del Progrés 7, 07013 Palma'],
    ['Centro Deportivo Es Rafal', 'Avenida de las Acacias 51, 07008 Palma'],
    ["Palau d'Esports Illes", 'Camí de Jesús 92, 07011 Palma'],
  ],
};
