import { z } from 'zod';
import type { ArticleForm } from './edited-article.ts';

const copySchema = z.object({
  /** When it was stored, in milliseconds. */
  at: z.number(),
  /** Version of the stored article that it is based on; 0 for a new one. */
  version: z.number(),
  form: z.object({
    title: z.string(),
    category: z.string(),
    content: z.string(),
    imageUrl: z.string(),
    galleryImages: z.array(z.string()),
    // Copies of the version before have none.
    matchId: z.string().default(''),
    publishAt: z.string(),
  }),
});

/** Unsaved input, stored on this device for the user who typed it. */
export type LocalCopy = z.infer<typeof copySchema>;

const keyOf = (userId: string, articleId: string | null) => `pmb-editor:${userId}:${articleId ?? 'new'}`;

/** Null if there is none or it is unreadable. */
export function readLocalCopy(userId: string, articleId: string | null): LocalCopy | null {
  try {
    const parsed = copySchema.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, articleId)) ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Without storage there is no copy; the unsaved changes dialog still warns. */
export function writeLocalCopy(
  userId: string,
  articleId: string | null,
  copy: { version: number; form: ArticleForm },
): void {
  try {
    localStorage.setItem(keyOf(userId, articleId), JSON.stringify({ ...copy, at: Date.now() }));
  } catch {
    // Storage is disabled or full.
  }
}

export function forgetLocalCopy(userId: string, articleId: string | null): void {
  try {
    localStorage.removeItem(keyOf(userId, articleId));
  } catch {
    // Storage is disabled or full.
  }
}
