import { median } from '../duel.ts';
import { askEvenly, type Times } from '../load/fixed-rate.ts';
import { figureRow, type Row } from '../report.ts';
import { startServer, type Server } from '../server/processes.ts';
import { hashOf, nextPort, SITE, siteEnvironment, type Stage } from '../stage.ts';

const PEOPLE = 10;
const RATE = { perSecond: 200, seconds: 4 };
const MOST = 1.5;

/** The home page's tail while people sign in without a pause. The site has all cores, as it would have. */
export async function signInRows(stage: Stage, pairs: number): Promise<Row[]> {
  const server = await startServer({
    name: 'site on all cores',
    program: SITE,
    port: nextPort(),
    env: siteEnvironment(stage.databaseUrl, stage.folder),
    allCores: true,
  });
  try {
    const emails = await peopleWithPasswords(stage);
    await askEvenly(server, '/', RATE);
    const quiet: Times[] = [];
    const busy: Times[] = [];
    let signedIn = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      quiet.push(await askEvenly(server, '/', RATE));
      const people = signInAllTheTime(server, emails);
      busy.push(await askEvenly(server, '/', RATE));
      signedIn += await people.stop();
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

/** Accounts of their own: attempts on one account are judged one after the other. @returns their e-mails. */
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

function signInAllTheTime({ port }: Server, emails: readonly string[]): { stop: () => Promise<number> } {
  let over = false;
  let done = 0;
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf('Login') } };
  const signIn = async (email: string) => {
    const variables = { input: { email, password: PASSWORD } };
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ variables, extensions }),
    });
    const text = await response.text();
    if (!text.includes('LoginSuccess')) throw new Error(`signing in answered ${text}`);
    done += 1;
  };
  const people = emails.map(async (email) => {
    while (!over) await signIn(email);
  });
  return {
    async stop() {
      over = true;
      await Promise.all(people);
      return done;
    },
  };
}
