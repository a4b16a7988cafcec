/** Matches uploaded pictures: only their names end with the time and six random digits. */
const STORED = /^(\/uploads\/.+-\d{13}-\w{6})\.webp$/;

/**
 * The `srcset` of an uploaded picture, with the sizes that `api/platform/files/pictures.ts` stores.
 * @returns undefined for pictures of other sites, which have one size.
 */
export function pictureSources(url: string): string | undefined {
  const name = STORED.exec(url)?.[1];
  return name && `${name}-400.webp 400w,${name}-800.webp 800w,${url} 1600w`;
}
