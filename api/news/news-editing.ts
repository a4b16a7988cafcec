import type { Database } from '../database/client.ts';
import { ValidationError, validate } from '../errors.ts';
import { plainText, sanitiseHtml } from './article-html.ts';
import { articleChanges, articleInput } from './news.input.ts';
import { articleNotFound, findCategory } from './news.ts';

/**
 * The two columns of an article's content.
 * @throws ValidationError where nothing is left to read once what is not allowed has been taken out.
 */
function contentColumns(html: string): { content: string; text: string } {
  const content = sanitiseHtml(html);
  const text = plainText(content);
  if (text === '' && !content.includes('<img')) {
    throw new ValidationError([{ path: 'content', message: 'El contenido no puede estar vacío' }]);
  }
  return { content, text };
}

/** @throws ValidationError where there is no such category. */
async function existingCategory(database: Database, slug: string): Promise<string> {
  const category = await findCategory(database, slug);
  if (category === null) {
    throw new ValidationError([{ path: 'category', message: 'Selecciona una categoría válida' }]);
  }
  return category;
}

/**
 * Writes an article in its author's name.
 * @returns its id.
 * @throws ValidationError
 */
export async function createArticle(database: Database, authorId: number, input: unknown): Promise<number> {
  const { content, category, ...rest } = validate(articleInput, input);
  const { id } = await database.news.create({
    data: {
      ...rest,
      ...contentColumns(content),
      category: await existingCategory(database, category),
      authorId,
    },
    select: { id: true },
  });
  return id;
}

/**
 * Changes an article; what is left out stays, and so does its author.
 * @returns its id.
 * @throws ValidationError, NotFoundError
 */
export async function updateArticle(database: Database, id: number | null, input: unknown): Promise<number> {
  const { content, category, ...rest } = validate(articleChanges, input);
  const data = {
    // Given by hand: Prisma sends no statement where nothing changes, and could not say whether the article is there.
    updatedAt: new Date(),
    ...rest,
    ...(content !== undefined && contentColumns(content)),
    ...(category !== undefined && { category: await existingCategory(database, category) }),
  };
  if (id === null) throw articleNotFound();
  const { count } = await database.news.updateMany({ where: { id }, data });
  if (count === 0) throw articleNotFound();
  return id;
}

/**
 * Deletes an article and its comments.
 * @throws NotFoundError
 */
export async function deleteArticle(database: Database, id: number | null): Promise<void> {
  const { count } = await database.news.deleteMany({ where: { id: id ?? -1 } });
  if (count === 0) throw articleNotFound();
}
