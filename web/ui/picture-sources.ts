/** Widths in pixels of the smaller sizes that `api/files/pictures.ts` stores beside a picture. */
const SMALLER = [400, 800] as const;
/** Of the picture itself, at most. */
const LARGEST = 1600;

/** A picture that the site stored itself: only its names end with the time and six random digits. */
const STORED = /^(\/uploads\/(?:news|sponsors)\/[a-z0-9-]+-\d{13}-[0-9a-f]{6})\.webp$/;

/**
 * The sizes of an uploaded picture, for the `srcset` of an image.
 * @returns undefined for the pictures of other sites, which have one size.
 */
export function pictureSources(url: string): string | undefined {
  const name = STORED.exec(url)?.[1];
  return name && [...SMALLER.map((width) => `${name}-${width}.webp ${width}w`), `${url} ${LARGEST}w`].join();
}
