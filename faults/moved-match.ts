import fs from 'node:fs';
import pg from 'pg';
import { SETTLE_NOTICES_JOB } from '../api/domains/notices/notices.background.ts';
import { startPostgres } from '../api/testing/postgres-server.ts';
import { startSmtpServer } from '../api/testing/smtp-server.ts';
import { newDataDir, startSite, type SiteProcess } from '../e2e/site-process.ts';
import { type Figure, seconds } from './figure.ts';
import { askAs, until } from './staff-calls.ts';

/** Number of concurrent deliveries of one process, see `api/platform/jobs/mail-jobs.ts`. */
const MAILS_IN_HAND = 4;
const LIMIT = 300_000;

/**
 * A match with many holders of tickets is moved, and the process is killed while it tells them: all mails were queued in one
 * statement, and each holder gets one.
 */
export async function surviveMovedMatch(holders: number): Promise<Figure> {
  const folder = newDataDir();
  const [postgres, mails] = await Promise.all([startPostgres({ durable: true }), startSmtpServer()]);
  const databaseUrl = postgres.url('postgres');
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, SMTP_URL: mails.url, DEMO: 'small' };
  const sites: SiteProcess[] = [];
  const start = async () => {
    const site = startSite(env);
    sites.push(site);
    return { site, address: await site.untilListening() };
  };
  const database = new pg.Client({ connectionString: databaseUrl });
  try {
    const first = await start();
    await database.connect();
    const matchId = await sellMany(database, holders);
    const ask = await askAs(first.address, 'sports_manager');
    const matchDate = new Date(Date.now() + 20 * 86_400_000).toISOString();
    await ask(
      `mutation { updateMatch(input: { id: ${matchId}, matchDate: "${matchDate}" }) { __typename } }`,
    );
    // Staff have been quiet for long enough. The job's schedule would look within a minute.
    await database.query(`UPDATE match_notices SET last_change_at = now() - interval '1 hour'`);
    await database.query('INSERT INTO pgboss.job (name) VALUES ($1)', [SETTLE_NOTICES_JOB]);
    const begin = performance.now();
    const told = () => mails.received.filter(({ to }) => to.startsWith('aviso-'));
    await until(() => told().length > holders / 6, LIMIT);
    first.site.process.kill('SIGKILL');
    await first.site.untilExit();
    const before = told().length;
    const { rows } = await database.query<{ queued: number; statements: number }>(
      `SELECT count(*)::int AS queued, count(DISTINCT created_at)::int AS statements FROM mails WHERE kind = 'match_notice'`,
    );
    const { queued = 0, statements = 0 } = rows[0] ?? {};

    await start();
    const sent = async () => {
      const { rows: counted } = await database.query<{ sent: number }>(
        `SELECT count(*)::int AS sent FROM mails WHERE kind = 'match_notice' AND outcome = 'sent'`,
      );
      return counted[0]?.sent === holders;
    };
    await until(sent, LIMIT);
    const ids = told().map(({ content }) => /^Message-ID: (.*)$/im.exec(content)?.[1]);
    const people = new Set(told().map(({ to }) => to)).size;
    const again = ids.length - people;
    return {
      fault: `kill -9 while ${holders} holders of a moved match are told`,
      seen:
        `${queued} mails queued in ${statements} statement; killed after ${before}; ${people} people have the mail, ` +
        `${again} of them the same one again (those in its hands); all told after ${seconds(performance.now() - begin)}`,
      held:
        queued === holders &&
        statements === 1 &&
        before < holders &&
        people === holders &&
        new Set(ids).size === holders &&
        again <= MAILS_IN_HAND,
    };
  } finally {
    for (const site of sites) site.process.kill('SIGKILL');
    await Promise.all(sites.map((site) => site.untilExit()));
    await database.end();
    await mails.close();
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Sells tickets of a home match to people who are told by mail. Nobody else has one, so that the mails can be counted.
 * @returns the id of the match
 */
async function sellMany(database: pg.Client, count: number): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `UPDATE matches SET capacity = capacity + $1::int
      WHERE id = (SELECT id FROM matches WHERE is_home AND status = 'scheduled' AND match_date > now() + interval '2 days'
                     AND NOT EXISTS (SELECT FROM tickets WHERE tickets.match_id = matches.id)
                   ORDER BY match_date LIMIT 1) RETURNING id`,
    [count],
  );
  const id = rows[0]?.id ?? 0;
  await database.query(
    `WITH fans AS (
       INSERT INTO users (name, email, password)
       SELECT 'Fan', 'aviso-' || number || '@prueba.test', 'x' FROM generate_series(1, $1::int) AS number RETURNING id)
     INSERT INTO tickets (id, user_id, match_id, qr_code)
     SELECT ticket, fan, $2::int, 'ticket:' || ticket FROM (SELECT id AS fan, gen_random_uuid() AS ticket FROM fans) AS sold`,
    [count, id],
  );
  return id;
}
