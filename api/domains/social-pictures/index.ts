import type { Domain } from '../../platform/domain.ts';

/** Preview pictures for social networks. */
export const socialPicturesDomain: Domain = {
  name: 'social-pictures',
  publicFiles: ['club-crest.ts', 'social-pictures.ts'],
  async openBackground(database, config) {
    const { openPicturesBackground } = await import('./social-pictures.background.ts');
    return openPicturesBackground(database, config);
  },
};
