import { validate } from '../../platform/errors.ts';
import { storePicture } from '../../platform/files/pictures.ts';
import { publicAddress, type FileStorage } from '../../platform/files/storage.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { newsImageInput } from './news.input.ts';

/**
 * Stores an article's picture, named after the article's title.
 * @returns its path on the site.
 * @throws ValidationError, UnsupportedFileTypeError
 */
export async function storeNewsImage(
  storage: FileStorage,
  input: { title?: unknown },
  file: UploadedFile,
): Promise<string> {
  const { title } = validate(newsImageInput, input);
  return publicAddress(await storePicture(storage, file, { kind: 'news', words: title, field: 'image' }));
}
