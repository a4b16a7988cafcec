import { z } from 'zod';
import type { ArticleForm } from './edited-article.ts';

const copySchema = z.object({
  /** When it was kept, in milliseconds. */
  at: z.number(),
  /** Of the stored article that it began from; 0 of a new one. */
  version: z.number(),
  form: z.object({
    title: z.string(),
    category: z.string(),
    content: z.string(),
    imageUrl: z.string(),
    galleryImages: z.array(z.string()),
    publishAt: z.string(),
  }),
});

/** What was typed and not saved, kept on this device for the person who typed it. */
export type LocalCopy = z.infer<typeof copySchema>;

const keyOf = (userId: string, articleId: string | null) => `pmb-editor:${userId}:${articleId ?? 'new'}`;

/** Null where there is none, or none that can be read. */
export function readLocalCopy(userId: string, articleId: string | null): LocalCopy | null {
  try {
    const parsed = copySchema.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, articleId)) ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A browser without room or storage keeps none; the page's own guard still warns. */
export function writeLocalCopy(
  userId: string,
  articleId: string | null,
  copy: { version: number; form: ArticleForm },
): void {
  try {
    localStorage.setItem(keyOf(userId, articleId), JSON.stringify({ ...copy, at: Date.now() }));
  } catch {
    // See above.
  }
}

export function forgetLocalCopy(userId: string, articleId: string | null): void {
  try {
    localStorage.removeItem(keyOf(userId, articleId));
  } catch {
    // See above.
  }
}
