import { setTimeout as sleep } from 'node:timers/promises';
import { persistedCall } from '../../api/testing/page-documents.ts';
import { median } from '../duel.ts';
import { askEvenly, type Times } from '../load/fixed-rate.ts';
import { load, type LoadRequest } from '../load/load.ts';
import { figureRow, type Row } from '../report.ts';
import { startServer, type Server } from '../server/processes.ts';
import { nextPort, SITE, siteEnvironment, type Stage } from '../stage.ts';

const PEOPLE = 10;
const RATE = { perSecond: 200, seconds: 4 };
/** Seconds until the load's process has started and the sign-ins run. */
const HEAD_START = 2;
const MOST = 1.5;

/**
 * The home page's tail latency while users sign in continuously. The site may use all cores, as in production; the
 * sign-ins come from another process, because their work would disturb the measurement.
 */
export async function signInRows(stage: Stage, pairs: number): Promise<Row[]> {
  const server = await startServer({
    name: 'site on all cores',
    program: SITE,
    port: nextPort(),
    env: siteEnvironment(stage.databaseUrl, stage.folder),
    allCores: true,
  });
  try {
    const requests = (await peopleWithPasswords(stage)).map(signIn);
    await Promise.all(requests.map((request) => assertSignsIn(server, request)));
    const seconds = RATE.seconds + HEAD_START;
    const people = () => load(server, { requests, connections: PEOPLE, seconds });
    // Warm-up: code is compiled as it is used.
    await people();
    await askEvenly(server, '/', RATE);
    const quiet: Times[] = [];
    const busy: Times[] = [];
    let signedIn = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      quiet.push(await askEvenly(server, '/', RATE));
      const signingIn = people();
      await sleep(HEAD_START * 1000);
      busy.push(await askEvenly(server, '/', RATE));
      const { answers, statuses } = await signingIn;
      if (Object.keys(statuses).join() !== '200')
        throw new Error(`signing in answered ${JSON.stringify(statuses)}`);
      signedIn += answers;
    }
    const of = (times: Times[]) => median(times.map(({ p99 }) => p99));
    const ratio = of(busy) / of(quiet);
    return [
      figureRow(
        `The home page’s p99 while ${PEOPLE} people sign in again and again (${signedIn} times)`,
        `${of(busy).toFixed(1)} ms`,
        `≤ ${MOST}× of without`,
        ratio <= MOST,
        `without them ${of(quiet).toFixed(1)} ms: ${ratio.toFixed(2)}×`,
      ),
    ];
  } finally {
    await server.stop();
  }
}

const PASSWORD = 'demo1234';

/** Separate accounts: attempts on one account are processed one after the other. @returns their e-mails. */
async function peopleWithPasswords(stage: Stage): Promise<string[]> {
  const emails = Array.from({ length: PEOPLE }, (_, index) => `signs-in-${index}@pmb.test`);
  await stage.query(
    `INSERT INTO users (name, email, password)
     SELECT 'Who signs in', email, (SELECT password FROM users WHERE email = 'visitor@pmb.test')
       FROM unnest($1::text[]) AS email ON CONFLICT DO NOTHING`,
    [emails],
  );
  return emails;
}

function signIn(email: string): LoadRequest {
  const variables = { input: { email, password: PASSWORD } };
  const extensions = persistedCall('Login');
  return {
    method: 'POST',
    path: '/operations',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ variables, extensions }),
  };
}

/** The load only sees statuses, and a wrong password still has a success status. */
async function assertSignsIn({ port }: Server, { path, ...request }: LoadRequest): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
  const text = await response.text();
  if (!text.includes('LoginSuccess')) throw new Error(`signing in answered ${text}`);
}
