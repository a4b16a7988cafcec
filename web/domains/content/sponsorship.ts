import { club } from '../../../api/club/club.ts';
import type { SponsorshipLevelName } from '../../../api/domains/inquiries/inquiries.input.ts';

/** A sponsorship tier on sale: euros per season. */
export interface SponsorshipTier {
  level: Exclude<SponsorshipLevelName, 'personalizado'>;
  label: string;
  from: number;
  /** Null if there is no upper limit: «55.000 € +». */
  to: number | null;
  summary: string;
  /** What it adds to the tier below. */
  contains: readonly string[];
  mostPopular?: boolean;
}

/** From the lowest tier up; each includes the one before. */
export const SPONSORSHIP_TIERS: readonly SponsorshipTier[] = [
  {
    level: 'bronce',
    label: 'Bronce',
    from: 10_000,
    to: 20_000,
    summary: 'Para estar en casa en cada partido.',
    contains: [
      'Logotipo en la web y en la lona de patrocinadores',
      'Presentación del acuerdo en nuestras redes',
      '4 abonos de temporada',
      'Uso del sello «Patrocinador oficial»',
    ],
  },
  {
    level: 'plata',
    label: 'Plata',
    from: 20_000,
    to: 35_000,
    summary: 'Para que la grada te recuerde.',
    contains: [
      '2 minutos por partido en las vallas LED',
      'Anuncio en el videomarcador antes del salto inicial',
      'Una acción propia en el descanso',
      '8 abonos de temporada',
    ],
  },
  {
    level: 'oro',
    label: 'Oro',
    from: 35_000,
    to: 50_000,
    summary: 'Para jugar con el equipo.',
    contains: [
      'Logotipo en la ropa de calentamiento',
      '5 minutos por partido en las vallas LED',
      'Clínic con jugadores para tu plantilla o tus clientes',
      '12 abonos de temporada y 4 asientos VIP',
    ],
  },
  {
    level: 'platino',
    label: 'Platino',
    from: 55_000,
    to: null,
    summary: 'Para que tu marca y el equipo sean uno.',
    contains: [
      'Logotipo en la camiseta de juego',
      'Adhesivo en la pista, a la vista de todas las cámaras',
      'Exclusividad en tu sector',
      '16 abonos de temporada y 10 asientos VIP',
    ],
    mostPopular: true,
  },
];

/** Interests offered in the inquiry form. */
export const LEVEL_LABELS: Record<SponsorshipLevelName, string> = {
  bronce: 'Bronce',
  plata: 'Plata',
  oro: 'Oro',
  platino: 'Platino',
  personalizado: 'Propuesta personalizada',
};

/** The club in three figures. */
export const KEY_FACTS = [
  { value: '1.ª', label: `división nacional: jugamos en ${club.league}` },
  { value: '2', label: 'ascensos en 3 años' },
  { value: String(club.venue.capacity), label: `espectadores de aforo en el ${club.venue.name}` },
] as const;

export const REASONS = [
  {
    title: 'Un proyecto que sube',
    text: `Fundado en ${club.founded}, con dos ascensos en tres años. Quien llega ahora crece con el equipo.`,
  },
  {
    title: 'La grada de toda una isla',
    text: 'Familias, peñas y escuelas de todos los municipios. Tu marca entra en casa con ellas.',
  },
  {
    title: 'Repercusión todo el año',
    text: 'Partidos en casa de septiembre a mayo, pretemporada y campus de verano: nunca dejamos de hablar de ti.',
  },
  {
    title: 'Valores que se contagian',
    text: `${club.values.slice(0, -1).join(', ')} y ${club.values.at(-1)}. Los nuestros, y los de quien nos acompaña.`,
  },
  {
    title: 'Una red de empresas',
    text: 'Desayunos de trabajo, palco y viajes con el equipo: aquí se conocen las empresas de la isla.',
  },
  {
    title: 'Resultados que se miden',
    text: 'Cada trimestre recibes un informe con tus impactos en pabellón, prensa y redes.',
  },
] as const;

/** Places where a brand is visible, in the order of the numbers on the drawing. */
export const MARKETING_AREAS = [
  {
    title: 'Equipación',
    text: 'Camiseta de juego, ropa de calentamiento y chándal de paseo de todo el primer equipo.',
  },
  {
    title: 'Pista',
    text: 'Adhesivos en el parqué, en la pintura y en el círculo central, en cada plano de la retransmisión.',
  },
  {
    title: 'Vallas y videomarcador',
    text: 'Vallas LED a pie de pista, anuncios en el videomarcador y menciones por megafonía.',
  },
  {
    title: 'Zona VIP',
    text: 'Palco, recepción antes del partido y encuentros con jugadores para tus clientes y tu equipo.',
  },
  {
    title: 'Web y redes',
    text: 'Contenidos patrocinados, sorteos, presencia en la web, en las entradas y en el carnet digital.',
  },
  {
    title: 'Cantera y acción social',
    text: 'Escuelas, becas, campus y jornadas con entidades de la isla que llevan tu nombre.',
  },
] as const;

type Network = (typeof club.socials)[number]['id'];

/** Followers and monthly views of the club's accounts, rounded; counted by the club. */
export const SOCIAL_FOLLOWERS: Record<Network, number> = {
  instagram: 18_400,
  x: 7_200,
  facebook: 9_600,
  youtube: 3_100,
};
export const MONTHLY_VIEWS = 640_000;

/** Length of the kit brand's contract, in seasons. */
export const KIT_DEAL_SEASONS = 3;

/** How soon the club answers. */
export const REPLY_TIME = '24-48 horas';
