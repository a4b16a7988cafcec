import { persistedCall } from '../../api/testing/page-documents.ts';
import { load, type Figures } from '../load/load.ts';
import { figureRow, whole, type Row } from '../report.ts';
import { type Stage } from '../stage.ts';

const SALES_A_SECOND = 300;
const WARM_FANS = 500;

/** Many fans want tickets for the same match at once, fewer seats than fans, over HTTP like browsers. */
export async function rushRows(stage: Stage, fans: number): Promise<Row[]> {
  // Warm-up: code is compiled as it is used, so others buy for another match first.
  await rush(stage, await hotMatch(stage, WARM_FANS), WARM_FANS);
  const seats = Math.floor(fans * 0.8);
  const match = await hotMatch(stage, seats);
  const figures = await rush(stage, match, fans);
  const { rows } = await stage.query(
    'SELECT tickets_available AS left, (SELECT count(*)::int FROM tickets WHERE match_id = matches.id) AS sold FROM matches WHERE id = $1',
    [match],
  );
  const { left, sold }: { left: number; sold: number } = rows[0];
  const perSecond = sold / figures.seconds;
  const isExact = left === 0 && sold === seats && figures.answers === fans;
  const row = figureRow(
    `Ticket sales for one match: ${whole(fans)} fans want ${whole(seats)} seats`,
    `${whole(perSecond)} sales/s (${whole(figures.answers / figures.seconds)} answers/s), ${whole(sold)} sold`,
    `≥ ${SALES_A_SECOND}/s and exactly the stock`,
    isExact && perSecond >= SALES_A_SECOND,
  );
  return [{ ...row, byCpu: `${whole(figures.perCpuSecond)} answers a second of it` }];
}

/** Each fan buys once. */
async function rush(stage: Stage, match: string, fans: number): Promise<Figures> {
  const extensions = persistedCall('PurchaseTicket');
  const body = JSON.stringify({ variables: { input: { matchId: match } }, extensions });
  const cookies = await stage.visitors(fans);
  return load(stage.site, {
    requests: cookies.map((cookie) => ({
      method: 'POST',
      path: '/operations',
      headers: { 'content-type': 'application/json', accept: 'application/json', cookie },
      body,
    })),
    connections: 100,
    once: true,
  });
}

async function hotMatch({ query }: Stage, seats: number): Promise<string> {
  const { rows } = await query(
    `INSERT INTO matches (subject, home_team, away_team, opponent, is_home, match_date, competition, tickets_available, updated_at)
     VALUES ('Final', 'Palma Mallorca Bàsquet', 'Rival', 'Rival', true, now() + interval '30 days', 'LIGA', $1, now())
     RETURNING id`,
    [seats],
  );
  return String(rows[0]?.id);
}
