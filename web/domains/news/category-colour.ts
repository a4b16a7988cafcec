/** The API's default, used for invalid colours. */
const FALLBACK = '#64748b';

/**
 * A category's background colour with black or white text, whichever has the higher contrast: at least 4.58:1 for any
 * colour.
 * @param hex `#64748b`
 */
export function categoryPaint(hex: string): { background: string; text: '#000' | '#fff' } {
  const background = /^#[0-9a-f]{6}$/i.test(hex) ? hex : FALLBACK;
  const light = luminance(background);
  return { background, text: contrast(light, 1) >= contrast(light, 0) ? '#fff' : '#000' };
}

/** WCAG 2 relative luminance, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two luminances. */
function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
