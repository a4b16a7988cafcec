import { randomUUID } from 'node:crypto';
import type { Database } from '../api/platform/database/client.ts';

/** Writes acknowledged by the site. */
export interface Acknowledged {
  /** E-mails of new accounts. */
  accounts: Set<string>;
  tickets: Set<string>;
  comments: Set<number>;
}

/** Fans who write continuously, at the site's current address. */
export interface WritingFans {
  acknowledged: Acknowledged;
  /** Unexpected responses, such as `500 POST /graphql`: neither success nor «try again later». */
  unexpected: string[];
  /** Number of failed connections and «try again later» responses. */
  refused: number;
  /** Number of acknowledged writes. */
  count(): number;
  /** Waits for the last responses. */
  stop(): Promise<void>;
}

/** The targets of the fans' writes. */
export interface Subject {
  newsId: string;
  /** A match with many free seats. */
  matchId: string;
}

const COMMENT = `mutation ($input: AddCommentInput!) {
  addComment(input: $input) { ... on AddCommentSuccess { comment { id } } ... on UserError { message } } }`;
/** Finds targets on a site with demonstration data. */
export async function findSubject(database: Database): Promise<Subject> {
  const news = await database.news.findFirstOrThrow({
    where: { status: 'published', publicationDate: { lt: new Date() } },
  });
  const match = await database.match.findFirstOrThrow({
    where: { isHome: true, status: 'scheduled', matchDate: { gt: new Date(Date.now() + 3_600_000) } },
  });
  return { newsId: String(news.id), matchId: String(match.id) };
}

interface Call {
  path: string;
  body: unknown;
  cookie?: string;
}

/**
 * Starts the fans.
 * @param address returns the site's current address
 */
export function startWriting(address: () => string, { newsId, matchId }: Subject, fans: number): WritingFans {
  const acknowledged: Acknowledged = { accounts: new Set(), tickets: new Set(), comments: new Set() };
  const state = { unexpected: [] as string[], refused: 0 };
  let stopped = false;

  /**
   * Sends a write.
   * @returns null if it was not acknowledged
   */
  async function send({ path, body, cookie }: Call): Promise<{ body: Answer; cookie: string } | null> {
    try {
      const response = await fetch(address() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      const answer = (await response.json()) as Answer;
      if (response.ok)
        return { body: answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
      if (response.status !== 503) state.unexpected.push(`${response.status} POST ${path}`);
    } catch {
      // No connection, or it was cut: nothing was acknowledged.
    }
    state.refused += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return null;
  }

  async function liveOneFan(): Promise<void> {
    const email = `${randomUUID()}@prueba.test`;
    const account = await send({
      path: '/api/register',
      body: { name: 'Aficionada', email, password: 'canasta-triple-9' },
    });
    if (!account) return;
    acknowledged.accounts.add(email);
    const { cookie } = account;
    const ticket = await send({ path: '/api/tickets', body: { matchId }, cookie });
    if (ticket?.body.id) acknowledged.tickets.add(ticket.body.id);
    for (let round = 0; round < 6 && !stopped; round += 1) {
      const input = { newsId, content: `Vamos ${randomUUID()}` };
      const answer = await send({ path: '/graphql', body: { query: COMMENT, variables: { input } }, cookie });
      const id = answer?.body.data?.addComment?.comment?.id;
      if (id) acknowledged.comments.add(Number(id));
    }
  }

  const running = Array.from({ length: fans }, async () => {
    while (!stopped) await liveOneFan();
  });
  const { accounts, tickets, comments } = acknowledged;
  return Object.assign(state, {
    acknowledged,
    count: () => accounts.size + tickets.size + comments.size,
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  });
}

interface Answer {
  id?: string;
  data?: { addComment?: { comment?: { id: string } } } | null;
}

/** Number of acknowledged writes missing in the database. */
export async function countLost(database: Database, acknowledged: Acknowledged): Promise<number> {
  const missing = async (wanted: ReadonlySet<unknown>, find: () => Promise<unknown[]>) => {
    const held = new Set(await find());
    return [...wanted].filter((one) => !held.has(one)).length;
  };
  const [accounts, tickets, comments] = await Promise.all([
    missing(acknowledged.accounts, async () =>
      (await database.user.findMany({ select: { email: true } })).map(({ email }) => email),
    ),
    missing(acknowledged.tickets, async () =>
      (await database.ticket.findMany({ select: { id: true } })).map(({ id }) => id),
    ),
    missing(acknowledged.comments, async () =>
      (await database.comment.findMany({ select: { id: true } })).map(({ id }) => id),
    ),
  ]);
  return accounts + tickets + comments;
}
