import type { DatabaseTransaction, News } from '../../platform/database/client.ts';
import { storedAt, type FileKey } from '../../platform/files/storage.ts';

type Pictured = Pick<News, 'imageUrl' | 'galleryImages' | 'content'>;

/** A picture that was uploaded for an article, in any of its sizes; the first group names the whole of it. */
const UPLOADED = /\/uploads\/(news\/[a-z0-9-]+-\d{13}-[0-9a-f]{6})(-\d{3,4})?\.webp/g;

/** The uploaded pictures that an article shows: as its own, in its gallery or in its text. */
function picturesOf({ imageUrl, galleryImages, content }: Pictured): Set<string> {
  const shown = [imageUrl ?? '', ...galleryImages, content].join(' ');
  return new Set([...shown.matchAll(UPLOADED)].flatMap(([, name]) => name ?? []));
}

/** Whether any article shows a picture, in whichever size. */
async function isShown(transaction: DatabaseTransaction, name: string): Promise<boolean> {
  const addresses = ['', '-400', '-800'].map((size) => `/uploads/${name}${size}.webp`);
  const article = await transaction.news.findFirst({
    where: {
      OR: [
        { imageUrl: { in: addresses } },
        { galleryImages: { hasSome: addresses } },
        { content: { contains: `/uploads/${name}` } },
      ],
    },
    select: { id: true },
  });
  return article !== null;
}

/** The pictures of former versions of articles that no article shows any more. Called after they were written. */
export async function abandonedPictures(
  transaction: DatabaseTransaction,
  before: readonly Pictured[],
): Promise<FileKey[]> {
  const abandoned: FileKey[] = [];
  for (const name of new Set(before.flatMap((article) => [...picturesOf(article)]))) {
    const key = storedAt(`/uploads/${name}.webp`);
    if (key && !(await isShown(transaction, name))) abandoned.push(key);
  }
  return abandoned;
}
