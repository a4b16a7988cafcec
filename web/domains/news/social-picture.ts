/**
 * The picture that a shared link to an article shows. The site draws one with the headline, and with the photograph where
 * it is an upload (WEBP, which not every network shows); another site's photograph is never fetched, so it goes as it is.
 * @returns an absolute address or a path of this site
 */
export function socialPicture({ id, imageUrl }: { id: string; imageUrl?: string | null }): string {
  return imageUrl && /^https?:/i.test(imageUrl) ? imageUrl : `/og/noticias/${id}.png`;
}
