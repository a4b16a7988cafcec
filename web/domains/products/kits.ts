/** The colours of a kit, for `KitArt`. */
export interface KitColours {
  cloth: string;
  /** Side panels and hems. */
  trim: string;
  /** The court lines printed on it, and the edges of the trim. */
  lines: string;
  /** Number and letters, and their outline. */
  ink: string;
  outline: string;
}

/** The three kits of the season, as the club presented them. */
export const KITS = [
  {
    id: 'primera',
    kicker: 'En casa',
    name: 'Primera equipación',
    text: 'Azul marino con las líneas de la pista dibujadas en coral. La que oye rugir la grada.',
    details: ['Camiseta y pantalón de juego', 'Dorsal y nombre a elegir', 'Tejido transpirable'],
    backdrop: '#c7401c',
    colours: { cloth: '#1b3357', trim: '#0b1524', lines: '#ff7a4d', ink: '#ffffff', outline: '#0b1524' },
  },
  {
    id: 'segunda',
    kicker: 'Fuera',
    name: 'Segunda equipación',
    text: 'Color arena con vivos azul mar, un homenaje al marés de los edificios de Palma.',
    details: ['Camiseta y pantalón de juego', 'Dorsal y nombre a elegir', 'Tejido transpirable'],
    backdrop: '#0b6e78',
    colours: { cloth: '#f1e8d3', trim: '#0b6e78', lines: '#c9b58a', ink: '#0b1524', outline: '#fffdf8' },
  },
  {
    id: 'entrenamiento',
    kicker: 'Cada día',
    name: 'Equipación de entrenamiento',
    text: 'Coral de arriba abajo, para que se nos vea llegar. La que suda el equipo en cada sesión.',
    details: ['Camiseta y pantalón de entrenamiento', 'El número de cada jugador', 'Corte ligero'],
    backdrop: '#1b3357',
    colours: { cloth: '#d9532b', trim: '#12233d', lines: '#f08a63', ink: '#f7f3ea', outline: '#12233d' },
  },
] as const satisfies readonly {
  id: string;
  kicker: string;
  name: string;
  text: string;
  details: readonly string[];
  backdrop: string;
  colours: KitColours;
}[];

export type Kit = (typeof KITS)[number];
