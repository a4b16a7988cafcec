import { doorPage, offlinePage } from './files.ts';
import { DOOR_PAGE, pageTimeout } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;

/** The browser requests the page while the worker starts, so that the worker adds no delay. */
export async function enableNavigationPreload(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}

/**
 * Answers with the page from the network, whatever its status; pages are never cached. If the network fails or is too
 * slow, answers with the offline page, or with the page of the gates.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  // The request may finish after the offline page was shown.
  event.waitUntil(network.catch(() => undefined));
  const answer = await withTimeout(network, pageTimeout(event.request.cache));
  if (answer) return answer;
  const isDoor = new URL(event.request.url).pathname === DOOR_PAGE;
  return (isDoor ? await doorPage() : undefined) ?? (await offlinePage()) ?? network;
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}

/** The response, or null on failure or timeout. @param timeout in milliseconds, null for none */
async function withTimeout(network: Promise<Response>, timeout: number | null): Promise<Response | null> {
  const answer = network.catch(() => null);
  if (timeout === null) return answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeout);
  });
  const first = await Promise.race([answer, timedOut]);
  clearTimeout(timer);
  return first;
}
