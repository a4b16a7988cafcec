import type { Sponsor, SponsorCategory } from '../../platform/database/client.ts';

/** Before the club has a sponsor, its home page shows the tiers that are free (spec, section 2). Nobody is named. */
const SAMPLES: readonly { category: SponsorCategory; name: string }[] = [
  { category: 'platino', name: 'Tu marca, patrocinador principal' },
  { category: 'oro', name: 'Tu marca en oro' },
  { category: 'oro', name: 'Tu empresa en oro' },
  { category: 'plata', name: 'Tu marca en plata' },
  { category: 'plata', name: 'Tu empresa en plata' },
  { category: 'bronce', name: 'Tu marca en bronce' },
  { category: 'bronce', name: 'Tu empresa en bronce' },
  { category: 'colaborador', name: 'Tu comercio colabora' },
];

const EPOCH = new Date(0);

/** The samples as rows that no table has: their ids are negative. */
export const sampleSponsors = (): Sponsor[] =>
  SAMPLES.map(({ category, name }, at) => ({
    id: -1 - at,
    name,
    category,
    logoUrl: null,
    website: null,
    description: null,
    isVisible: true,
    order: at,
    createdAt: EPOCH,
    updatedAt: EPOCH,
    search: '',
  }));
