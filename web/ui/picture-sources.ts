/** A picture that the site stored itself: only its names end with the time and six random digits. */
const STORED = /^(\/uploads\/.+-\d{13}-\w{6})\.webp$/;

/**
 * The sizes of an uploaded picture as `api/platform/files/pictures.ts` stores them, for the `srcset` of an image.
 * @returns undefined for the pictures of other sites, which have one size.
 */
export function pictureSources(url: string): string | undefined {
  const name = STORED.exec(url)?.[1];
  return name && `${name}-400.webp 400w,${name}-800.webp 800w,${url} 1600w`;
}
