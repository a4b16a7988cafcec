import { boundedCache } from '../../platform/cache/bounded-cache.ts';
import type { Database } from '../../platform/database/client.ts';
import { NotFoundError, parseId } from '../../platform/errors.ts';
import type { AbonoFiles } from './abono-files.ts';
import { storableText } from './pass-record.ts';
import { isSiteFailure, ReadingFailure } from './reading/failures.ts';
import type { PdfDescription } from './reading/pdf/preview.ts';
import type { AbonosReader } from './reading/reader.ts';

type Files = Pick<AbonoFiles, 'copy'>;
type Drawer = Pick<AbonosReader, 'describe' | 'draw'>;

/**
 * Maximum time that a request waits for a picture or a description, in milliseconds, including its place in the queue. Proxies
 * give up after a minute.
 */
const MAX_WAIT = 20_000;
/** Maximum length of a text that a PDF says about itself, in characters. */
const MAX_TEXT = 200;

/** By the key of the file, which never changes. Only what the file itself answers is cached. */
const descriptions = boundedCache<{ description: PdfDescription | null }>({
  maxBytes: 1024 * 1024,
  bytesOf: () => 4 * 2 * MAX_TEXT + 512,
});

/** What the PDF of an upload says about itself, or null if it is missing or cannot be read. */
export async function describeUploadedPdf(
  files: Files,
  reader: Drawer,
  filePath: string,
): Promise<PdfDescription | null> {
  const cached = descriptions.get(filePath);
  if (cached) return cached.description;
  const copy = await files.copy(filePath);
  if (!copy) return null;
  try {
    const description = withShortTexts(
      await reader.describe(copy.path, { signal: AbortSignal.timeout(MAX_WAIT) }),
    );
    descriptions.set(filePath, { description });
    return description;
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error;
    if (!isSiteFailure(error.code)) descriptions.set(filePath, { description: null });
    return null;
  } finally {
    await copy.dispose();
  }
}

function withShortTexts(description: PdfDescription): PdfDescription {
  const short = (text: string | null) => (text && storableText(text, MAX_TEXT)) || null;
  return {
    ...description,
    title: short(description.title),
    author: short(description.author),
    creator: short(description.creator),
    producer: short(description.producer),
  };
}

/** A page of an upload, which is drawn only if the caller does not have its picture. */
export interface UploadedPage {
  /** Identifies the picture: a stored file never changes. */
  key: string;
  /** @throws NotFoundError if the file or the page does not exist, and ReadingFailure */
  draw(): Promise<Buffer>;
}

/**
 * Finds a page of an upload.
 * @throws NotFoundError if the upload does not exist
 */
export async function findUploadedPage(
  database: Database,
  files: Files,
  reader: Drawer,
  { id, page }: { id: string; page: string },
): Promise<UploadedPage> {
  const number = parseId(page) ?? 0;
  const upload = await database.membershipUpload.findUnique({
    where: { id: parseId(id) ?? 0 },
    select: { filePath: true },
  });
  if (!upload) throw fileGone();
  return {
    key: `${upload.filePath} ${number}`,
    async draw() {
      const copy = await files.copy(upload.filePath);
      if (!copy) throw fileGone();
      try {
        const picture = await reader.draw(copy.path, number, { signal: AbortSignal.timeout(MAX_WAIT) });
        if (!picture) throw new NotFoundError('El archivo no tiene esa página');
        return picture;
      } finally {
        await copy.dispose();
      }
    },
  };
}

const fileGone = () => new NotFoundError('El archivo ya no existe');
