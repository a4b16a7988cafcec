import type { DocumentNode, ExecutionResult } from 'graphql';
import { RETRY_AFTER } from '../database/unavailable.ts';
import type { Context } from '../graphql/context.ts';
import { isUnavailable } from '../graphql/errors.ts';
import { executeInProcess } from '../graphql/execute.ts';
import { nameOperation } from '../http/request-scope.ts';
import { logger } from '../log.ts';

/** A rendered page, or its redirect. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** Whether it is the same for all users. */
  isPublic: boolean;
}

/** What rendering a page needs. */
export interface PageOptions {
  execute: (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;
  origin: string;
  hasSession: boolean;
  onError: (error: unknown) => void;
}

/** Renders a page of the site. */
type RenderPage = (request: Request, options: PageOptions) => Promise<Page>;

/**
 * Renders the page at an address with the data that a context may read.
 * @returns a page with status 503 if the database did not answer
 */
export async function renderedPage(
  renderPage: RenderPage,
  url: URL,
  { context, hasSession }: { context: Context; hasSession: boolean },
): Promise<Page> {
  nameOperation(context.request, 'page');
  let isDown = false;
  const page = await renderPage(new Request(url), {
    async execute(document, variables) {
      const result: ExecutionResult = await executeInProcess(context, document, variables);
      isDown ||= isUnavailable(result.errors);
      return result;
    },
    origin: url.origin,
    hasSession,
    onError(error) {
      if (!isDown) logger.error({ err: error, path: url.pathname }, 'a page failed to render');
    },
  });
  if (!isDown) return page;
  const headers = { ...page.headers, 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER) };
  return { ...page, headers, status: 503 };
}
