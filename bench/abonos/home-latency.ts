// The times of the home page while scanned season passes are read: ten accounts upload one scan each to the built site
// (`npm run build` first), and the home page is requested at a fixed rate meanwhile.
import fs from 'node:fs';
import path from 'node:path';
import { newDataDir, startSite } from '../../e2e/site-process.ts';

const UPLOADS = 10;
const REQUESTS_A_SECOND = 10;
const QUIET_SECONDS = 10;
/** The limit for the home page, for 99 % of the requests. */
export const GOAL = 300;

const samples = path.resolve(import.meta.dirname, '../../api/domains/abonos/reading/samples');

/** Milliseconds of each request, sent at its time, whether or not earlier ones have been answered. */
async function asked(address: string, until: Promise<unknown>): Promise<number[]> {
  const times: Promise<number>[] = [];
  let done = false;
  void until.finally(() => (done = true));
  for (let due = performance.now(); !done; due += 1000 / REQUESTS_A_SECOND) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    times.push(answered(address, due));
  }
  return Promise.all(times);
}

/** From the due time of a request to its last byte, so that a blocked event loop counts too. */
async function answered(address: string, due: number): Promise<number> {
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the home page answered ${response.status}`);
  return performance.now() - due;
}

/** A new account, signed in. @returns its cookie. */
async function newAccount(address: string, index: number): Promise<string> {
  const account = { name: `Lectura ${index}`, email: `lectura-${index}@pmb.test`, password: 'lecturas-2026' };
  const post = (to: string) =>
    fetch(`${address}/api/${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
  await post('register');
  const response = await post('login');
  if (!response.ok) throw new Error(`signing in answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function upload(address: string, cookie: string, file: string): Promise<number> {
  const body = new FormData();
  // Different files, otherwise the second would be recognised by its hash.
  const bytes = Buffer.concat([fs.readFileSync(file), Buffer.from(`\n%${cookie.length}${Math.random()}\n`)]);
  body.set('pdf', new File([bytes], path.basename(file), { type: 'application/pdf' }));
  const response = await fetch(`${address}/api/abonos/upload`, { method: 'POST', headers: { cookie }, body });
  await response.arrayBuffer();
  return response.status;
}

/** Measures and prints. @returns whether the limit holds. */
export async function measureHome(): Promise<boolean> {
  const dataDir = newDataDir();
  const site = startSite({ DATA_DIR: dataDir, DEMO: 'small' });
  try {
    const address = (await site.untilListening()).replace(/\/$/, '').replace('0.0.0.0', '127.0.0.1');
    const cookies = await Promise.all(
      Array.from({ length: UPLOADS }, (_, index) => newAccount(address, index)),
    );
    await answered(`${address}/`, performance.now());
    const quiet = await asked(
      `${address}/`,
      new Promise((resolve) => setTimeout(resolve, QUIET_SECONDS * 1000)),
    );
    const scans = fs.readdirSync(samples).filter((name) => /(scan|poor|turned)-\d+\.pdf$/.test(name));
    const start = performance.now();
    const uploads = Promise.all(
      cookies.map((cookie, index) =>
        upload(address, cookie, path.join(samples, scans[index % scans.length] ?? '')),
      ),
    );
    const busy = await asked(`${address}/`, uploads);
    const seconds = (performance.now() - start) / 1000;
    const statuses = (await uploads).toSorted((a, b) => a - b).join(' ');
    console.log('\n## The home page while ten scans are being read\n');
    console.log('| milliseconds | requests | median | p99 | slowest |\n| --- | --- | --- | --- | --- |');
    console.log(row('nothing else to do', quiet));
    console.log(row(`ten uploads, ${seconds.toFixed(0)} s, answered ${statuses}`, busy));
    return quantile(busy, 0.99) < GOAL;
  } finally {
    site.process.kill('SIGTERM');
    await site.untilExit();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0;

const row = (name: string, times: readonly number[]) =>
  `| ${name} | ${times.length} | ${[0.5, 0.99, 1].map((share) => Math.round(quantile(times, share))).join(' | ')} |`;
