import fs from 'node:fs';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { startSmtpServer } from '../api/testing/smtp-server.ts';
import { readMail, type OutboxMail } from '../api/testing/outbox.ts';
import { demonstrationPostgres } from './demonstration.ts';
import { newDataDir, startSite } from './site-process.ts';

/** A site of a journey's own, on PostgreSQL, whose mails go to a server on this machine. */
export interface OwnSite {
  url: string;
  database: pg.Client;
  /** Waits for a mail to this recipient, by its subject. */
  mailTo(email: string, subject: RegExp): Promise<OutboxMail>;
}

/**
 * Starts it, with the demonstration club; it ends with the test.
 * @param environment added to its own
 */
export async function startOwnSite(environment: Record<string, string> = {}): Promise<OwnSite> {
  const folder = newDataDir();
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const [databaseUrl, mails] = await Promise.all([demonstrationPostgres(), startSmtpServer()]);
  onTestFinished(() => mails.close());
  const site = startSite({
    DEMO: 'small',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mails.url,
    ...environment,
  });
  onTestFinished(async () => {
    site.process.kill('SIGKILL');
    await site.untilExit();
  });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  onTestFinished(() => database.end());
  return {
    url: await site.untilListening(),
    database,
    async mailTo(email, subject) {
      for (;;) {
        const own = mails.received.filter(({ to }) => to === email);
        const found = own
          .map(({ content }) => readMail(content.replaceAll('\n', '\r\n')))
          .find((mail) => subject.test(mail.subject));
        if (found) return found;
        await new Promise((resolve) => {
          setTimeout(resolve, 200);
        });
      }
    },
  };
}

/** Moves the demonstration's next home match to this evening, with enough seats. @returns its id and title */
export async function matchTonight({ database }: OwnSite): Promise<{ id: number; subject: string }> {
  const { rows } = await database.query<{ id: number; subject: string }>(
    `UPDATE matches SET match_date = now() + interval '1 hour', capacity = capacity + 1000
      WHERE id = (SELECT id FROM matches WHERE is_home AND status = 'scheduled' AND match_date > now()
                   ORDER BY match_date LIMIT 1) RETURNING id, subject`,
  );
  const [match] = rows;
  if (!match) throw new Error('The demonstration has no home match');
  return match;
}

/** Sells tickets for a match to new people. @returns what their QR codes hold */
export async function sellMany({ database }: OwnSite, matchId: number, count: number): Promise<string[]> {
  const { rows } = await database.query<{ code: string }>(
    `WITH fans AS (
       INSERT INTO users (name, email, password)
       SELECT 'Fan', 'puerta-' || number || '@prueba.test', 'x' FROM generate_series(1, $1::int) AS number RETURNING id)
     INSERT INTO tickets (id, user_id, match_id, qr_code)
     SELECT ticket, fan, $2::int, 'ticket:' || ticket FROM (SELECT id AS fan, gen_random_uuid() AS ticket FROM fans) AS sold
     RETURNING qr_code AS code`,
    [count, matchId],
  );
  return rows.map(({ code }) => code);
}
