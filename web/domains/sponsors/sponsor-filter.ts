import { SPONSOR_TIERS, type SponsorTier } from './sponsor-tiers.ts';

const PAGE = '/patrocinadores';
const PARAMETER = 'nivel';

/** The value of the tab for all sponsors. */
export const ALL_TIERS = 'todos';

/** The tier in the URL, in any case; null for all. */
export function readTier(params: URLSearchParams): SponsorTier | null {
  const slug = params.get(PARAMETER)?.toLowerCase();
  return SPONSOR_TIERS.find((tier) => tier.slug === slug) ?? null;
}

/** The URL of a tab. */
export function tierAddress(slug: string): string {
  return slug === ALL_TIERS ? PAGE : `${PAGE}?${PARAMETER}=${slug}`;
}

export interface EmptyMessage {
  title: string;
  text: string;
  /** The level preselected in the inquiry form. */
  level: string | null;
}

/** Text of each tab without sponsors. */
export const EMPTY_MESSAGES: Record<typeof ALL_TIERS | SponsorTier['slug'], EmptyMessage> = {
  todos: {
    title: 'Todavía no hay patrocinadores',
    text: 'La temporada empieza y la pared está por estrenar. El primer nombre puede ser el de tu empresa.',
    level: null,
  },
  platino: {
    title: 'Aún no hay patrocinador Platino',
    text: 'La camiseta de juego espera un nombre. Es el sitio más visible del club.',
    level: 'platino',
  },
  oro: {
    title: 'Aún no hay patrocinadores Oro',
    text: 'La ropa de calentamiento y los mejores minutos de las vallas están libres.',
    level: 'oro',
  },
  plata: {
    title: 'Aún no hay patrocinadores Plata',
    text: 'Hay sitio en el videomarcador y en los descansos de cada partido.',
    level: 'plata',
  },
  bronce: {
    title: 'Aún no hay patrocinadores Bronce',
    text: 'Es la manera de estar en casa en cada partido, con la grada de tu lado.',
    level: 'bronce',
  },
  colaborador: {
    title: 'Aún no hay colaboradores',
    text: 'Productos, servicios, tiempo: hay muchas maneras de echar una mano al club.',
    level: 'personalizado',
  },
};
