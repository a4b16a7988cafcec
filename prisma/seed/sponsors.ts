import type { Prisma } from '../../api/platform/database/generated/prisma/client.ts';
import type { SponsorCategory } from '../../api/platform/database/generated/prisma/enums.ts';
import { madrid } from './madrid-time.ts';

const since = madrid('2025-08-18', '09:30');

/** Fictional businesses. Each tier is in its display order; the site draws the logos. */
const tiers: Record<SponsorCategory, [name: string, site: string, description: string][]> = {
  platino: [
    [
      'Aigües de Tramuntana',
      'aigues-tramuntana',
      'Agua mineral de manantial de la Serra. Patrocinador principal y agua oficial del primer equipo y de la cantera.',
    ],
    [
      'Balear Ferris',
      'balear-ferris',
      'Líneas marítimas entre islas. Lleva al equipo y a su afición a los derbis de Menorca y Eivissa.',
    ],
  ],
  oro: [
    [
      'Caixa Llevant',
      'caixa-llevant',
      'Cooperativa de crédito mallorquina. Financia las becas de estudio de las jugadoras y jugadores de la cantera.',
    ],
    [
      'Hotels Cala Serena',
      'hotels-cala-serena',
      'Cadena hotelera familiar con nueve establecimientos. Hogar de los equipos visitantes y de los campus de verano.',
    ],
    [
      'Clínica Ponent',
      'clinica-ponent',
      'Medicina deportiva y fisioterapia. Cuida de la plantilla y hace los reconocimientos médicos de toda la base.',
    ],
  ],
  plata: [
    [
      'Forn Can Rotger',
      'forn-can-rotger',
      'Panadería de Palma desde 1931. Sus cocas y llonguets llenan el descanso de cada partido.',
    ],
    [
      'Energia Solar Migjorn',
      'solar-migjorn',
      'Instalaciones fotovoltaicas. Las placas de la cubierta del pabellón son suyas.',
    ],
    [
      'Autocars Raixa',
      'autocars-raixa',
      'Transporte discrecional. Pone el autobús a los equipos de formación cada fin de semana.',
    ],
    [
      'Olis Son Verd',
      'olis-son-verd',
      'Aceite de oliva virgen extra de la Serra, con su botella especial de temporada para socios.',
    ],
  ],
  bronce: [
    [
      'Impremta Es Born',
      'impremta-es-born',
      'Imprenta digital y gran formato: lonas, carnés y los carteles de cada jornada.',
    ],
    [
      'Gelats Sa Fàbrica',
      'gelats-sa-fabrica',
      'Helados artesanos de almendra y limón, a pie de pista los días de calor.',
    ],
    [
      'Óptica Mirall',
      'optica-mirall',
      'Revisiones visuales gratuitas para los equipos de categorías de formación.',
    ],
    [
      'Taller Pedalada',
      'taller-pedalada',
      'Bicicletas y aparcabicis vigilado en la puerta del pabellón los días de partido.',
    ],
    [
      'Assegurances Mestral',
      'assegurances-mestral',
      'Correduría de seguros que acompaña al club desde su fundación.',
    ],
  ],
  colaborador: [
    [
      'Llibreria Lletra Petita',
      'lletra-petita',
      'Librería infantil. Un libro para cada niño que viene por primera vez a un partido.',
    ],
    ['Bar Es Rebot', 'bar-es-rebot', 'El punto de encuentro de las peñas antes y después de los partidos.'],
    ['Floristeria Fonoll', 'floristeria-fonoll', 'Flores de temporada para los homenajes y las despedidas.'],
    ['Acadèmia Nord', 'academia-nord', 'Refuerzo escolar para los jugadores de la residencia del club.'],
    ['Ràdio Pla i Costa', 'radio-pla-i-costa', 'Retransmite en directo todos los partidos, en casa y fuera.'],
    [
      'Vins Pla de Buc',
      'vins-pla-de-buc',
      'Bodega familiar. Colaboración en pausa hasta la próxima vendimia.',
    ],
  ],
};

/** Shown only in the panel, with the badge «Oculto». */
const hidden = new Set(['Vins Pla de Buc']);

function tier(category: SponsorCategory): Prisma.SponsorCreateManyInput[] {
  return tiers[category].map(([name, site, description], order) => ({
    name,
    category,
    logoUrl: null,
    website: `https://${site}.example`,
    description,
    isVisible: !hidden.has(name),
    order,
    createdAt: since,
    updatedAt: since,
  }));
}

export const sponsors: Prisma.SponsorCreateManyInput[] = [
  ...tier('platino'),
  ...tier('oro'),
  ...tier('plata'),
  ...tier('bronce'),
  ...tier('colaborador'),
];
