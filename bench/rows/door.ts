import { randomUUID } from 'node:crypto';
import { operationPath, persistedCall } from '../../api/testing/page-documents.ts';
import type { DoorListQuery } from '../../web/gql/graphql.ts';
import { decideOffline, openList } from '../../web/domains/door/offline-verdict.ts';
import { median } from '../duel.ts';
import { askEvenly, quantile } from '../load/fixed-rate.ts';
import type { LoadRequest } from '../load/load.ts';
import { figureRow, whole, type Row } from '../report.ts';
import { BROWSER, type Stage } from '../stage.ts';

/** Scans a second of all gates together: 20 gates, and a person every second at each. */
const PER_SECOND = 20;
const LISTED = 4000;
const DEVICES = 20;
const TICKETS = 500;
const LIMITS = { online: 150, offline: 300, list: 3000 };

/** A match with so many tickets. */
interface Sold {
  match: string;
  tickets: string[];
}

/** The gates of a match, over HTTP like the devices. @param seconds of scans at a fixed rate */
export async function doorRows(stage: Stage, seconds: number): Promise<Row[]> {
  const [cookie = ''] = await stage.visitors(1);
  await stage.query(
    `UPDATE users SET rights = '{puerta}' WHERE id = (SELECT user_id FROM sessions ORDER BY created_at DESC, id LIMIT 1)
      OR id IN (SELECT user_id FROM sessions WHERE id = encode(sha256($1::bytea), 'hex'))`,
    [cookie.replace('pmb_session=', '')],
  );
  return [
    await onlineRow(stage, cookie, seconds),
    ...(await listRows(stage, cookie)),
    await devicesRow(stage, cookie),
  ];
}

async function sell({ query }: Stage, count: number): Promise<Sold> {
  const { rows } = await query(
    `INSERT INTO matches (subject, home_team, away_team, opponent, is_home, match_date, competition, tickets_available, updated_at)
     VALUES ('Puerta', 'Palma Mallorca Bàsquet', 'Rival', 'Rival', true, now() + interval '1 hour', 'LIGA', $1, now())
     RETURNING id`,
    [count],
  );
  const match = String(rows[0]?.id);
  const tickets = Array.from({ length: count }, () => randomUUID());
  await query(
    `INSERT INTO tickets (id, match_id, qr_code) SELECT id, $1::int, 'ticket:' || id FROM unnest($2::uuid[]) AS id`,
    [match, tickets],
  );
  return { match, tickets };
}

function scan(cookie: string, match: string, ticket: string, device: string): LoadRequest {
  const at = new Date().toISOString();
  const input = { id: randomUUID(), matchId: match, gate: 'Norte', device, code: `ticket:${ticket}`, at };
  return {
    method: 'POST',
    path: '/operations',
    headers: { ...BROWSER, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ variables: { input }, extensions: persistedCall('Admit') }),
  };
}

async function admitted({ query }: Stage, match: string): Promise<number> {
  const { rows } = await query('SELECT count(*)::int AS count FROM admissions WHERE match_id = $1', [match]);
  return Number(rows[0]?.count);
}

async function onlineRow(stage: Stage, cookie: string, seconds: number): Promise<Row> {
  const warm = PER_SECOND * 2;
  const { match, tickets } = await sell(stage, warm + PER_SECOND * seconds);
  const ask = (skip: number) => (index: number) => scan(cookie, match, tickets[skip + index] ?? '', 'lector');
  // Warm-up: code is compiled as it is used.
  await askEvenly(stage.site, ask(0), { perSecond: PER_SECOND, seconds: 2 });
  const times = await askEvenly(stage.site, ask(warm), { perSecond: PER_SECOND, seconds });
  const all = (await admitted(stage, match)) === tickets.length;
  return figureRow(
    `The gates with a connection: ${PER_SECOND} scans a second`,
    `95% within ${whole(times.p95)} ms, half within ${whole(times.median)} ms`,
    `95% ≤ ${LIMITS.online} ms, all admitted`,
    all && times.p95 <= LIMITS.online,
  );
}

async function listRows(stage: Stage, cookie: string): Promise<Row[]> {
  const { match, tickets } = await sell(stage, LISTED);
  const times: number[] = [];
  let body = '';
  for (let turn = 0; turn < 5; turn += 1) {
    const start = performance.now();
    const answer = await fetch(
      `http://127.0.0.1:${stage.site.port}${operationPath('DoorList', { matchId: match })}`,
      { headers: { ...BROWSER, cookie } },
    );
    body = await answer.text();
    times.push(performance.now() - start);
  }
  const { doorList }: DoorListQuery = JSON.parse(body).data;
  if (!doorList) throw new Error('There is no list');
  const list = openList(doorList);
  const verdicts: number[] = [];
  let green = 0;
  for (const ticket of tickets) {
    const start = performance.now();
    const { colour } = await decideOffline(list, `ticket:${ticket}`);
    verdicts.push(performance.now() - start);
    if (colour === 'GREEN') green += 1;
  }
  const took = median(times);
  const slow = quantile(verdicts, 0.95);
  return [
    figureRow(
      `The list of ${whole(LISTED)} tickets for a device`,
      `${whole(took)} ms, ${whole(body.length / 1000)} kB before compression`,
      `≤ ${whole(LIMITS.list)} ms`,
      doorList.entries.length >= LISTED && took <= LIMITS.list,
    ),
    figureRow(
      `A verdict without a connection, by a list of ${whole(LISTED)}`,
      `95% within ${slow.toFixed(2)} ms`,
      `95% ≤ ${LIMITS.offline} ms, all right`,
      green === LISTED && slow <= LIMITS.offline,
    ),
  ];
}

async function devicesRow(stage: Stage, cookie: string): Promise<Row> {
  const { match, tickets } = await sell(stage, TICKETS);
  let green = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: DEVICES }, async (_, device) => {
      // Half of them go through the tickets in the same order, so that they meet at each one.
      const skip = device % 2 === 0 ? 0 : device * 25;
      for (let index = 0; index < TICKETS; index += 1) {
        const ticket = tickets[(index + skip) % TICKETS] ?? '';
        const { path, ...request } = scan(cookie, match, ticket, `lector-${device}`);
        const answer = await fetch(`http://127.0.0.1:${stage.site.port}${path}`, request);
        if ((await answer.text()).includes('"GREEN"')) green += 1;
      }
    }),
  );
  const took = (performance.now() - start) / 1000;
  return figureRow(
    `${DEVICES} devices scan the same ${TICKETS} tickets at once`,
    `${whole((DEVICES * TICKETS) / took)} scans/s, ${whole(green)} admitted`,
    'each ticket admits once',
    green === TICKETS && (await admitted(stage, match)) === TICKETS,
  );
}
