import { SHIELD } from '../../../web/ui/art/shield.ts';
import { club } from '../../club/club.ts';
import { crest } from './crest-art.ts';
import { loadLettering } from './lettering.ts';

/** The club's crest as an SVG picture of 64 × 76. */
export async function clubCrest(): Promise<string> {
  const { width, height } = SHIELD;
  const drawing = crest(
    await loadLettering(),
    { abbreviation: club.abbreviation, own: true },
    { x: 0, y: 0, height },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
}
