import { randomId } from './random-id.ts';

// The answer to a mutation may get lost. When the user tries again, the server must answer as it did, and not do the work twice
// or refuse it as done: every act has an idempotency key, which is kept until its answer has come.

/** An act without an answer: its key, what it is about, and when it was first tried. */
interface Lost {
  key: string;
  about: string | undefined;
  at: number;
}

/** The acts without an answer, by what was sent. In memory: a closed tab forgets them. */
const lost = new Map<string, Lost>();

/** Later, the same again is meant as another act. */
const LOST_FOR = 10 * 60_000;

/** While the first try is still running, the server asks to come back; it forgets a lost one after two minutes. */
const MOST_WAITS = 30;

/** Sends an act: what is sent again unchanged, before an answer has come, is the same act. */
export async function sendAct(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const act = contentOf(init.body);
  const known = lost.get(act);
  const about = aboutOf(init.body);
  const tried =
    known && Date.now() - known.at < LOST_FOR ? known : { key: randomId(), about, at: Date.now() };
  lost.set(act, tried);
  const headers = new Headers(init.headers);
  headers.set('idempotency-key', tried.key);
  for (let waits = 0; ; waits += 1) {
    const response = await fetch(input, { ...init, headers });
    const seconds = response.status === 409 ? Number(response.headers.get('retry-after')) : 0;
    if (seconds === 0 || waits === MOST_WAITS) {
      // An error of a server on the way says nothing about what the site has done.
      if (response.status < 500 && seconds === 0) {
        lost.delete(act);
        // After another act on the same thing, what was tried before it would be a new one: off, on, off.
        for (const [other, each] of lost) if (about && each.about === about) lost.delete(other);
      }
      return response;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

/** The id of the thing that a mutation is about. */
function aboutOf(body: BodyInit | null | undefined): string | undefined {
  const sent = body instanceof FormData ? body.get('operations') : body;
  return /"input":\{[^{}]*"id":("[^"]+")/.exec(typeof sent === 'string' ? sent : '')?.[1];
}

/** What a request sends, as text: JSON, or the parts of a form. */
function contentOf(body: BodyInit | null | undefined): string {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : '';
  const parts = [...body].map(([name, part]) =>
    typeof part === 'string' ? [name, part] : [name, part.name, part.size, part.lastModified],
  );
  return JSON.stringify(parts);
}
