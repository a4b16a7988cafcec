/**
 * The picture for shared links to an article. The site draws one with the headline, and with the photo if it is an
 * upload (WEBP, which not every network supports). The server never fetches photos of other sites, so their URL is used
 * directly.
 * @returns an absolute URL or a path of this site
 */
export function socialPicture({ id, imageUrl }: { id: string; imageUrl?: string | null }): string {
  return imageUrl && /^https?:/i.test(imageUrl) ? imageUrl : `/og/noticias/${id}.png`;
}
