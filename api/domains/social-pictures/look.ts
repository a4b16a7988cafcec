/** Size in pixels, as social networks expect it for shared links. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** The site's dark palette; the pictures do not depend on the reader's colour scheme. */
export const INK = '#0b1524';
export const NAVY = '#12233d';
export const NAVY_2 = '#1b3357';
export const SAND = '#f7f3ea';
export const CORAL = '#c7401c';
export const CORAL_BRIGHT = '#ff7a4d';
export const MUTED = '#a9b6c9';
export const LIVE = '#c4162a';

/** A picture of the full size on a dark background. */
export function picture(...layers: readonly string[]): string {
  const { width, height } = PICTURE;
  const box = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} viewBox="0 0 ${width} ${height}"><rect ${box} fill="${INK}"/>${layers.join('')}</svg>`;
}
