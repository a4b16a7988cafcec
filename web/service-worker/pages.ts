import { offlinePage } from './files.ts';
import { patience } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;

/** The browser asks for the page while the worker starts, so that the worker costs no time. */
export async function enableNavigationPreload(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}

/**
 * A page from the network, whatever it answers: nothing of it is kept. The offline page comes where there is no answer,
 * or none in time.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  // It may go on when nobody waits for it any more.
  event.waitUntil(network.catch(() => undefined));
  const answer = await inTime(network, patience(event.request.cache));
  return answer ?? (await offlinePage()) ?? network;
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}

/** The answer, or null where there is none. @param limit in milliseconds, null for as long as it takes */
async function inTime(network: Promise<Response>, limit: number | null): Promise<Response | null> {
  const answer = network.catch(() => null);
  if (limit === null) return answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
}
