import { randomId } from './random-id.ts';

// The answer to a mutation may get lost. When the user tries again, the server must answer as it did, and not do the work twice
// or refuse it as done: every act has an idempotency key, which is kept until its answer has come.

/** The keys of acts without an answer, by what was sent, and when it was. In memory: a closed tab forgets them. */
const lost = new Map<string, readonly [key: string, at: number]>();

/** Later, the same again is meant as another act. */
const LOST_FOR = 10 * 60_000;

/** While the first try is still running, the server asks to come back; it forgets a lost one after two minutes. */
const MOST_WAITS = 30;

/** Sends an act: what is sent again unchanged, before an answer has come, is the same act. */
export async function sendAct(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const act = contentOf(init.body);
  const known = lost.get(act);
  const tried = known && Date.now() - known[1] < LOST_FOR ? known : ([randomId(), Date.now()] as const);
  lost.set(act, tried);
  const headers = new Headers(init.headers);
  headers.set('idempotency-key', tried[0]);
  for (let waits = 0; ; waits += 1) {
    const response = await fetch(input, { ...init, headers });
    const seconds = response.status === 409 ? Number(response.headers.get('retry-after')) : 0;
    if (seconds === 0 || waits === MOST_WAITS) {
      // An error of a server on the way says nothing about what the site has done.
      if (response.status < 500 && seconds === 0) {
        lost.delete(act);
        // After another act on the same thing, what was tried before it would be a new one: off, on, off.
        const about = aboutOf(act);
        for (const other of lost.keys()) if (about && aboutOf(other) === about) lost.delete(other);
      }
      return response;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

/** The id of the thing that a mutation is about. The JSON of an upload is quoted once more. */
const aboutOf = (act: string) => /"input\\?":\{[^{}]*?"id\\?":\\?"(\w+)/.exec(act)?.[1];

/** What a request sends, as text: JSON, or the parts of a form. */
function contentOf(body: BodyInit | null | undefined): string {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : '';
  const parts = [...body].map(([name, part]) =>
    typeof part === 'string' ? [name, part] : [name, part.name, part.size, part.lastModified],
  );
  return JSON.stringify(parts);
}
