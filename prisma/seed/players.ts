import type { Prisma } from '../../api/platform/database/generated/prisma/client.ts';
import type { Position } from '../../api/platform/database/generated/prisma/enums.ts';
import { madrid } from './madrid-time.ts';

/** atkOverall, shooting, finishing, concentration, passing */
type Attack = [number, number, number, number, number];
/** defOverall, steal, block, perimeter, interior */
type Defence = [number, number, number, number, number];

/** A player with what belongs to a season. */
type SeededPlayer = Prisma.PlayerCreateManyInput & { dorsal: number; position: Position[] };

function player(
  dorsal: number,
  name: string,
  position: Position[],
  country: string,
  attack: Attack,
  defence: Defence,
  qualities: [primary: string, secondary: string],
) {
  const [atkOverall, shooting, finishing, concentration, passing] = attack;
  const [defOverall, steal, block, perimeter, interior] = defence;
  const [primaryQuality, secondaryQuality] = qualities;
  return {
    dorsal,
    name,
    position,
    country,
    atkOverall,
    shooting,
    finishing,
    concentration,
    passing,
    defOverall,
    steal,
    block,
    perimeter,
    interior,
    primaryQuality,
    secondaryQuality,
    createdAt: madrid('2025-08-01', '12:00'),
    updatedAt: madrid('2025-08-01', '12:00'),
  } satisfies SeededPlayer;
}

/** The squad: invented names, ratings from 0 to 99 that fit the position. */
export const players = [
  player(
    0,
    'Malik Durrant',
    ['SG', 'SF'],
    'Estados Unidos',
    [93, 92, 94, 91, 83],
    [87, 88, 70, 90, 72],
    ['Anotador total', 'Tiros decisivos'],
  ),
  player(
    1,
    'Sergi Amengual',
    ['PG'],
    'España',
    [76, 75, 74, 76, 79],
    [74, 80, 42, 77, 50],
    ['Ritmo alto', 'Robo de balón'],
  ),
  player(
    4,
    'Toni Bauzà',
    ['PG'],
    'España',
    [88, 84, 82, 93, 94],
    [83, 87, 45, 86, 56],
    ['Visión de juego', 'Liderazgo'],
  ),
  player(
    5,
    'Iker Zabalza',
    ['SG'],
    'España',
    [84, 91, 76, 86, 77],
    [78, 77, 48, 82, 55],
    ['Triple desde la esquina', 'Movimiento sin balón'],
  ),
  player(
    7,
    'Luka Marenić',
    ['SF'],
    'Croacia',
    [85, 86, 84, 84, 80],
    [82, 80, 66, 84, 73],
    ['Juego en el poste medio', 'Lectura defensiva'],
  ),
  player(
    8,
    'Nil Cardona',
    ['SG', 'PG'],
    'España',
    [75, 78, 73, 72, 74],
    [76, 79, 46, 80, 51],
    ['Defensa a toda pista', 'Primer paso'],
  ),
  player(
    9,
    'Ousmane Baldeh',
    ['C', 'PF'],
    'Gambia',
    [81, 58, 90, 80, 64],
    [90, 68, 93, 70, 92],
    ['Intimidación', 'Rebote ofensivo'],
  ),
  player(
    10,
    'Matteo Ruscone',
    ['SG'],
    'Italia',
    [82, 87, 79, 80, 78],
    [77, 76, 47, 81, 54],
    ['Tiro tras bote', 'Carácter competitivo'],
  ),
  player(
    11,
    'Hugo Villarejo',
    ['SF'],
    'España',
    [79, 77, 81, 78, 74],
    [86, 84, 68, 88, 75],
    ['Defensor del mejor rival', 'Juego en transición'],
  ),
  player(
    12,
    'Joan Mascaró',
    ['PF'],
    'España',
    [80, 81, 80, 82, 73],
    [82, 70, 76, 74, 84],
    ['Bloqueo y continuación', 'Tiro abierto'],
  ),
  player(
    13,
    'Domas Girkontas',
    ['C'],
    'Lituania',
    [86, 74, 91, 86, 78],
    [84, 60, 84, 64, 90],
    ['Juego de pies', 'Pase desde el poste'],
  ),
  player(
    14,
    'Tyrell Hoskins',
    ['PF'],
    'Estados Unidos',
    [88, 82, 92, 84, 72],
    [86, 75, 87, 79, 88],
    ['Mate en carrera', 'Rebote defensivo'],
  ),
  player(
    15,
    'Pau Estelrich',
    ['C'],
    'España',
    [77, 60, 82, 78, 66],
    [81, 58, 80, 61, 87],
    ['Pantallas', 'Rebote defensivo'],
  ),
  player(
    17,
    'Marc Llinàs',
    ['SF', 'SG'],
    'España',
    [73, 76, 72, 70, 69],
    [73, 75, 56, 77, 60],
    ['Triple frontal', 'Energía desde el banquillo'],
  ),
  player(
    20,
    'Facundo Irigoyen',
    ['PG'],
    'Argentina',
    [84, 82, 80, 86, 90],
    [79, 84, 41, 82, 51],
    ['Pase en bloqueo directo', 'Cambio de ritmo'],
  ),
  player(
    21,
    'Viktor Sandell',
    ['PF', 'SF'],
    'Suecia',
    [82, 88, 76, 83, 75],
    [78, 68, 72, 77, 79],
    ['Ala-pívot abierto', 'Circulación de balón'],
  ),
  player(
    23,
    'Kendrick Oyelaran',
    ['SF', 'PF'],
    'Reino Unido',
    [80, 73, 86, 77, 70],
    [85, 83, 80, 85, 80],
    ['Capacidad atlética', 'Ayuda defensiva'],
  ),
  player(
    33,
    'Miquel Sansó',
    ['C', 'PF'],
    'España',
    [74, 68, 78, 74, 67],
    [76, 57, 77, 60, 81],
    ['Trabajo en la pintura', 'Faltas inteligentes'],
  ),
  player(
    41,
    'Guillem Tous',
    ['PG', 'SG'],
    'España',
    [71, 72, 70, 68, 76],
    [69, 74, 38, 72, 45],
    ['Desparpajo', 'Bote en velocidad'],
  ),
];

/** Who left after last season. */
const departed = [
  player(
    6,
    'Biel Crespí',
    ['SG', 'SF'],
    'España',
    [77, 79, 76, 75, 74],
    [75, 76, 55, 78, 60],
    ['Triple lateral', 'Defensa del balón'],
  ),
  player(
    22,
    'Andre Whitlock',
    ['SF', 'PF'],
    'Estados Unidos',
    [84, 80, 88, 83, 76],
    [80, 74, 72, 80, 75],
    ['Contraataque', 'Rebote ofensivo'],
  ),
  player(
    32,
    'Jordi Vanrell',
    ['C'],
    'España',
    [73, 60, 82, 74, 66],
    [82, 58, 84, 62, 88],
    ['Bloqueo directo', 'Protección del aro'],
  ),
];

/** The numbers of this season's players who were not there last season, and of those who wore another. */
const ARRIVED: ReadonlySet<number> = new Set([8, 21, 41]);
const NUMBER_LAST_SEASON: ReadonlyMap<number, number> = new Map([
  [10, 16],
  [15, 50],
]);

/** Last season's squad. */
export const lastSquad = [
  ...players
    .filter(({ dorsal }) => !ARRIVED.has(dorsal))
    .map((one) => ({ ...one, dorsal: NUMBER_LAST_SEASON.get(one.dorsal) ?? one.dorsal })),
  ...departed,
];
