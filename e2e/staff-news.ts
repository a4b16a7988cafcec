import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';

// Steps of news writers that several journeys share.

const articleSchema = z.object({ id: z.number(), title: z.string(), content: z.string() });

/** A text that no other journey uses. */
export const saying = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

export const title = (page: Page) => page.getByRole('textbox', { name: 'Título' });
export const text = (page: Page) => page.getByRole('textbox', { name: 'Contenido' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Acciones de ${name}` });

/** Writes an article through the API as the page's user. It is deleted with the test, for the journeys that follow. */
export async function write(page: Page, content = '<p>Unas palabras.</p>', words = 'Noticia de prueba') {
  const data = { title: saying(words), content, category: 'Club' };
  const response = await page.request.post('/api/news', { data });
  expect(response.status(), await response.text()).toBe(201);
  const article = articleSchema.parse(await response.json());
  onTestFinished(async () => {
    await page.request.delete(`/api/news/${article.id}`);
  });
  return article;
}

export async function stored(page: Page, id: number | string) {
  return articleSchema.parse(await (await page.request.get(`/api/news/${id}`)).json());
}

/** The public response for an article. */
export async function publicStatus(page: Page, id: number | string): Promise<number> {
  const answer = await page.request.get(`/api/news/${id}`, { headers: { cookie: 'none=1' } });
  return answer.status();
}

export const idIn = (page: Page) => /\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
