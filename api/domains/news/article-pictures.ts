import type { DatabaseTransaction, News } from '../../platform/database/client.ts';
import { storedAt, type FileKey } from '../../platform/files/storage.ts';

type Pictured = Pick<News, 'imageUrl' | 'galleryImages' | 'content'>;

/** An uploaded article picture in any size; the first group is its name without the size. */
const UPLOADED = /\/uploads\/(news\/[a-z0-9-]+-\d{13}-[0-9a-f]{6})(-\d{3,4})?\.webp/g;

/** Uploaded pictures of an article: its main picture, its gallery and those in its text. */
function picturesOf({ imageUrl, galleryImages, content }: Pictured): Set<string> {
  const shown = [imageUrl ?? '', ...galleryImages, content].join(' ');
  return new Set([...shown.matchAll(UPLOADED)].flatMap(([, name]) => name ?? []));
}

/** Whether any article uses a picture, in any size. */
async function isUsed(transaction: DatabaseTransaction, name: string): Promise<boolean> {
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

/** Pictures of earlier versions of articles that no article uses any more. Call it after saving the articles. */
export async function abandonedPictures(
  transaction: DatabaseTransaction,
  before: readonly Pictured[],
): Promise<FileKey[]> {
  const abandoned: FileKey[] = [];
  for (const name of new Set(before.flatMap((article) => [...picturesOf(article)]))) {
    const key = storedAt(`/uploads/${name}.webp`);
    if (key && !(await isUsed(transaction, name))) abandoned.push(key);
  }
  return abandoned;
}
