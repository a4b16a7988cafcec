import { expect } from 'vitest';
import type { Page, Request, Route } from 'playwright-core';
import persistedDocuments from '../web/gql/persisted-documents.json' with { type: 'json' };

// The queries and mutations that a page sends: a journey answers, holds or loses one, or waits for its response.

/**
 * Answers the next call of a mutation in place of the site. All other requests are passed on, since a page sends some
 * mutations by itself, for example when it announces an achievement.
 * @param mutation its name in the page's document
 */
export async function answerOnce(
  page: Page,
  mutation: string,
  answer: { status: number; body?: string; json?: unknown },
): Promise<void> {
  let isAnswered = false;
  const answerIt = async (route: Route) => {
    if (isAnswered || !isOperation(route.request(), mutation)) return route.fallback();
    isAnswered = true;
    await route.fulfill(answer);
  };
  await page.route('**/operations', answerIt);
}

/**
 * Loses the answer to the next call of a mutation: the site does the work, and the page gets a network error.
 * @returns waits until the site has done the work
 */
export async function loseAnswerOnce(page: Page, mutation: string): Promise<() => Promise<void>> {
  let done = false;
  let isLost = false;
  await page.route('**/operations', async (route) => {
    if (isLost || !isOperation(route.request(), mutation)) return route.fallback();
    isLost = true;
    await route.fetch();
    done = true;
    await route.abort('connectionreset');
  });
  return async () => {
    await expect.poll(() => done).toBe(true);
  };
}

/**
 * Holds the next request of a query or mutation on its way to the site.
 * @returns waits until the request is held, and lets it pass
 */
export async function holdOnce(page: Page, operation: string): Promise<() => Promise<void>> {
  let letPass: (() => void) | undefined;
  let isHeld = false;
  await page.route(/\/operations/, async (route) => {
    if (isHeld || !isOperation(route.request(), operation)) return route.fallback();
    isHeld = true;
    await new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => letPass).toBeDefined();
    letPass?.();
  };
}

/** The hash of a page's query or mutation. */
export function hashOf(name: string): string {
  const [hash] =
    Object.entries(persistedDocuments).find(([, text]) =>
      new RegExp(String.raw`\b(query|mutation) ${name}\b`).test(text),
    ) ?? [];
  if (!hash) throw new Error(`The pages have no operation ${name}`);
  return hash;
}

/** Whether a request runs this query or mutation of the pages, which send hashes only. */
export function isOperation(request: Request, name: string): boolean {
  const hash = hashOf(name);
  return request.url().includes(hash) || (request.postData()?.includes(hash) ?? false);
}

/**
 * Waits for the server's response to an operation of the page; called before the step that sends it. Needed if the page
 * shows a change before the server has it, and if it sends the operation by itself.
 */
export async function responseTo(page: Page, name: string): Promise<void> {
  await page.waitForResponse((response) => isOperation(response.request(), name));
}
