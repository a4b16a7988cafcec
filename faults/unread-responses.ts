import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addressNumber, startAttackedSite, watchMemory, type AttackedSite } from './attacked-site.ts';
import type { Figure } from './figure.ts';

const READERS = 200;
const PIPELINED = 8;
/** The most memory beside readers who do not read, as a multiple of the memory beside readers who do. */
const LIMIT = 1.2;
/** The most that another caller may wait, in milliseconds. */
const MAX_WAIT = 5000;
const WARM_UP_ROUNDS = 3;
const ARTICLES = 40;
const QUERY = '{ news(pageSize: 50) { items { id content } } }';

/**
 * Callers who ask for long responses and never read them. Their memory is compared with that of as many callers who read.
 * @param milliseconds how long the attack is watched
 */
export async function surviveUnreadResponses(milliseconds: number): Promise<Figure> {
  const site = await startAttackedSite();
  try {
    await writeLongArticles(site);
    // Until the heap has its size under this load.
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await readAll(site);
    const size = await readAll(site);
    const whileRead = watchMemory(site.pid);
    await readAll(site);
    const before = whileRead();

    const whileUnread = watchMemory(site.pid);
    const sockets = Array.from({ length: READERS }, (_none, index) => askWithoutReading(site, index));
    const end = Date.now() + milliseconds;
    let slowest = 0;
    while (Date.now() < end) {
      const begin = performance.now();
      const { status } = await fetch(`${site.address}/api/matches`);
      if (status !== 200) slowest = Infinity;
      slowest = Math.max(slowest, performance.now() - begin);
      await pause(250);
    }
    const during = whileUnread();
    for (const socket of sockets) socket.destroy();
    return {
      fault: `${READERS} callers send ${PIPELINED} requests each for ${Math.round(size / 1000)} kB and read nothing`,
      before: '445 MB became 898 MB, and stayed so for five minutes',
      seen:
        `memory ${Math.round(before)} MB with as many callers who read, at most ${Math.round(during)} MB with those: ` +
        `${(during / before).toFixed(2)}×; another caller waited at most ${Math.round(slowest)} ms`,
      held: during / before <= LIMIT && slowest < MAX_WAIT,
    };
  } finally {
    await site.stop();
  }
}

async function writeLongArticles(site: AttackedSite): Promise<void> {
  const cookie = await site.signIn('admin@pmb.test');
  const content = `<p>${'Una palabra y otra. '.repeat(800)}</p>`;
  for (let index = 0; index < ARTICLES; index += 1) {
    const article = { title: `Crónica larga ${index}`, content, category: 'Equipo', status: 'published' };
    const { status } = await site.post('/api/news', article, { cookie });
    if (status !== 201) throw new Error(`An article could not be written: ${status}`);
  }
}

/** As many callers, who read. @returns the length of a response, in bytes */
async function readAll(site: AttackedSite): Promise<number> {
  const lengths = await Promise.all(
    Array.from({ length: READERS }, async (_none, index) => {
      let length = 0;
      for (let request = 0; request < PIPELINED; request += 1) {
        const response = await site.post('/graphql', { query: QUERY }, { from: addressNumber(index) });
        length = (await response.text()).length;
      }
      return length;
    }),
  );
  const [length = 0] = lengths;
  if (length < 500_000) throw new Error(`The response is too short for this attack: ${length}`);
  return length;
}

function askWithoutReading({ address }: AttackedSite, index: number): net.Socket {
  const { hostname, port, host } = new URL(address);
  const body = JSON.stringify({ query: QUERY });
  const request = [
    'POST /graphql HTTP/1.1',
    `Host: ${host}`,
    // Three callers share an address.
    `X-Forwarded-For: ${addressNumber(Math.floor(index / 3))}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
  const socket = net.connect(Number(port), hostname);
  // The site closes these connections; whatever the socket reports then is what the attack wants to see.
  socket.on('error', () => socket.destroy());
  socket.pause();
  socket.write(request.repeat(PIPELINED));
  return socket;
}
