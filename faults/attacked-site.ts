import fs from 'node:fs';
import { newDataDir, startSite } from '../e2e/site-process.ts';

/** The built site with the demonstration club, its own limits, and a proxy whose addresses an attacker can choose. */
export interface AttackedSite {
  address: string;
  dataDir: string;
  pid: number;
  /** Sends JSON. @param from the address that the request comes from, as the proxy tells it */
  post(path: string, body: object, options?: { cookie?: string; from?: string }): Promise<Response>;
  /** Signs in. @returns the session's cookie */
  signIn(email: string): Promise<string>;
  /** Runs a GraphQL operation as a user. @throws Error with its errors */
  run(cookie: string, query: string, variables?: object): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** Starts it. @param env replaces settings */
export async function startAttackedSite(env: Record<string, string> = {}): Promise<AttackedSite> {
  const dataDir = newDataDir();
  const site = startSite({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1',
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    DEMO: 'small',
    ...env,
  });
  const address = await site.untilListening();

  const post: AttackedSite['post'] = (path, body, { cookie, from = '192.0.2.1' } = {}) =>
    fetch(address + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(cookie !== undefined && { cookie }),
      },
      body: JSON.stringify(body),
    });

  return {
    address,
    dataDir,
    pid: site.process.pid ?? 0,
    post,
    async signIn(email) {
      const response = await post('/api/login', { email, password: 'demo1234' });
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      if (cookie === undefined) throw new Error(`${email} could not sign in: ${response.status}`);
      return cookie;
    },
    async run(cookie, query, variables = {}) {
      const response = await post('/graphql', { query, variables }, { cookie });
      const { data, errors } = await response.json();
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    async stop() {
      site.process.kill('SIGKILL');
      await site.untilExit();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address with this number in a network that is reserved for tests: an attacker has many. */
export const addressNumber = (number: number): string =>
  `198.18.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;

/** Resident memory of a process in megabytes: now, and the peak. Only on Linux. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** Watches the memory of a process four times a second. @returns a function that ends it and returns the maximum, in MB */
export function watchMemory(pid: number): () => number {
  let most = memoryOf(pid).now;
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid).now)), 250);
  return () => {
    clearInterval(timer);
    return Math.max(most, memoryOf(pid).now);
  };
}
