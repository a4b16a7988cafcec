import { club } from '../../api/club/club.ts';

export interface Opponent {
  name: string;
  /** Only where it does not follow from the name. */
  abbreviation?: string;
  /** The main one first. */
  colors: string[];
  /** Where it plays at home. */
  venue: Venue;
  /** The place of its home matches: pavilion and town. */
  location: string;
}

interface Venue {
  name: string;
  city: string;
  street: string;
  postalCode: string;
}

function opponent(name: string, colors: string, venue: string, abbreviation?: string): Opponent {
  const [pavilion = '', city = '', street = '', postalCode = ''] = venue.split(' · ');
  return {
    name,
    ...(abbreviation && { abbreviation }),
    colors: colors.split(' '),
    venue: { name: pavilion, city, street, postalCode },
    location: `${pavilion}, ${city}`,
  };
}

/** The fifteen rivals, all fictional. */
export const opponents = {
  menorca: opponent(
    'Halcones Menorca',
    '#0a7d5a #f4f1e8',
    'Pavelló Cala Figuera · Maó · Camí de Cala Figuera, 8 · 07702',
    'HM',
  ),
  madrid: opponent(
    'Madrid Estudiantil',
    '#7a1022 #ffffff',
    'Polideportivo La Pizarra · Madrid · Calle de la Pizarra, 21 · 28009',
    'ME',
  ),
  santAntoni: opponent(
    'Cala Sant Antoni',
    '#1d4f91 #ffd23f',
    'Pavelló Ses Variades · Sant Antoni · Carrer de Ses Variades, 5 · 07820',
    'CSA',
  ),
  faro: opponent(
    'Faro Mallorca Bàsquet',
    '#c2410c #1c1917',
    'Pavelló Es Raiguer · Inca · Carrer des Raiguer, 40 · 07300',
    'FMB',
  ),
  tortosa: opponent(
    'Delta Tortosa',
    '#15803d #fef3c7',
    "Pavelló Riba de l'Ebre · Tortosa · Passeig de l'Ebre, 77 · 43500",
  ),
  soria: opponent(
    'Soria Duero',
    '#0e4d92 #e5e7eb',
    'Pabellón Alto Duero · Soria · Calle del Molino, 3 · 42004',
  ),
  teruel: opponent(
    'Teruel Mudéjar',
    '#9a3412 #f5f5f4',
    'Pabellón Las Torres · Teruel · Ronda de las Torres, 12 · 44001',
  ),
  huesca: opponent(
    'Huesca Pirineos',
    '#166534 #ffffff',
    'Pabellón Guara · Huesca · Calle de la Sierra de Guara, 9 · 22005',
  ),
  pontevedra: opponent(
    'Ría Pontevedra',
    '#0369a1 #ffffff',
    'Pavillón A Moureira · Pontevedra · Rúa da Moureira, 16 · 36002',
  ),
  linares: opponent(
    'Linares Minero',
    '#3f3f46 #facc15',
    'Pabellón El Filón · Linares · Calle del Filón, 30 · 23700',
  ),
  jerez: opponent(
    'Jerez Albariza',
    '#6d28d9 #fafafa',
    'Palacio de Deportes La Viña · Jerez · Avenida de la Viña, 2 · 11406',
  ),
  denia: opponent(
    'Marina Dénia',
    '#0891b2 #fef9c3',
    'Pavelló Les Rotes · Dénia · Carretera de les Rotes, 55 · 03700',
  ),
  aranjuez: opponent(
    'Vega Aranjuez',
    '#be123c #fde68a',
    'Pabellón El Soto · Aranjuez · Paseo del Soto, 18 · 28300',
  ),
  tudela: opponent(
    'Tudela Ribera',
    '#b91c1c #ffffff',
    'Pabellón Ribera Alta · Tudela · Calle de la Ribera Alta, 6 · 31500',
  ),
  ponferrada: opponent(
    'Ponferrada Templario',
    '#111827 #f87171',
    'Pabellón La Encina · Ponferrada · Avenida de la Encina, 25 · 24401',
  ),
} satisfies Record<string, Opponent>;

export type OpponentId = keyof typeof opponents;

export const homeLocation: string = club.venue.matchLocation;

/** The club's pavilion and those of its rivals. */
export const venues: readonly Venue[] = [
  {
    name: club.venue.name,
    city: club.venue.city,
    street: club.venue.street,
    postalCode: club.venue.postalCode,
  },
  ...Object.values(opponents).map(({ venue }) => venue),
];
