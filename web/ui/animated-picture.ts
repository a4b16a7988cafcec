/** Enough for the header of a WEBP and for the chunks of a PNG before its first picture. */
const HEAD = 64 * 1024;
/** In the extended header of a WEBP: byte 20 has the flags, and this one means an animation. */
const WEBP_FLAGS = 20;
const WEBP_ANIMATION = 0b10;

/** The message for a user whose picture is animated. */
export const STANDS_STILL = 'Es una animación: en la web se verá quieta, con su primera imagen.';

/** Whether a file is an animated WEBP or PNG. The server keeps only the first picture. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('RIFF') && text.slice(8, 16) === 'WEBPVP8X') {
    return ((bytes[WEBP_FLAGS] ?? 0) & WEBP_ANIMATION) !== 0;
  }
  // Of a PNG, the chunk that announces the animation comes before the first data.
  const [announced] = text.split('IDAT', 1);
  return text.startsWith('\x89PNG') && !!announced?.includes('acTL');
}
