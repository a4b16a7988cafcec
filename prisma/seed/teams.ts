import { club } from '../../api/club/club.ts';

export interface Opponent {
  name: string;
  /** The pavilion and town of its home matches. */
  location: string;
}

/** The fifteen rivals, all fictional; the first four test the club's abbreviation rule (HM, ME, CSA, FMB). */
export const opponents = {
  menorca: { name: 'Halcones Menorca', location: 'Pavelló Cala Figuera, Maó' },
  madrid: { name: 'Madrid Estudiantil', location: 'Polideportivo La Pizarra, Madrid' },
  santAntoni: { name: 'Cala Sant Antoni', location: 'Pavelló Ses Variades, Sant Antoni' },
  faro: { name: 'Faro Mallorca Bàsquet', location: 'Pavelló Es Raiguer, Inca' },
  tortosa: { name: 'Delta Tortosa', location: "Pavelló Riba de l'Ebre, Tortosa" },
  soria: { name: 'Soria Duero', location: 'Pabellón Alto Duero, Soria' },
  teruel: { name: 'Teruel Mudéjar', location: 'Pabellón Las Torres, Teruel' },
  huesca: { name: 'Huesca Pirineos', location: 'Pabellón Guara, Huesca' },
  pontevedra: { name: 'Ría Pontevedra', location: 'Pavillón A Moureira, Pontevedra' },
  linares: { name: 'Linares Minero', location: 'Pabellón El Filón, Linares' },
  jerez: { name: 'Jerez Albariza', location: 'Palacio de Deportes La Viña, Jerez' },
  denia: { name: 'Marina Dénia', location: 'Pavelló Les Rotes, Dénia' },
  aranjuez: { name: 'Vega Aranjuez', location: 'Pabellón El Soto, Aranjuez' },
  tudela: { name: 'Tudela Ribera', location: 'Pabellón Ribera Alta, Tudela' },
  ponferrada: { name: 'Ponferrada Templario', location: 'Pabellón La Encina, Ponferrada' },
} satisfies Record<string, Opponent>;

export type OpponentId = keyof typeof opponents;

export const homeLocation: string = club.venue.matchLocation;
