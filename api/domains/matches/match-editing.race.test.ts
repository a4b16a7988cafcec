import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '../audit/audit-log.ts';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { purchaseTicket } from '../tickets/tickets.ts';
import { createCompetition, deleteCompetition, moveCompetition, updateCompetition } from './competitions.ts';
import { createMatch as addMatch, deleteMatch, updateMatch } from './match-editing.ts';
import { cancelMatch, recordScore, startMatch } from './match-progress.ts';
import { createMatch, inHours } from './matches.fixture.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
/** The connection of another process of the site. */
let other: PostgresDatabase;
let staff: Staff;

beforeAll(async () => {
  postgres = await testPostgres();
  other = await openPostgres(postgres.url);
});
afterAll(async () => {
  await other.close();
  await postgres.close();
});
beforeEach(async () => {
  const data = { name: 'Marga', email: 'marga@prueba.test', password: '-', roles: ['visitor' as const] };
  staff = await postgres.prisma.user.create({ data });
  await postgres.prisma.competition.create({ data: { name: 'LIGA' } });
});
afterEach(async () => {
  await postgres.prisma.ticket.deleteMany();
  await postgres.prisma.match.deleteMany();
  await postgres.prisma.competition.deleteMany();
  await postgres.prisma.user.deleteMany();
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const database = (index: number) => (index % 2 === 0 ? postgres.prisma : other.prisma);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.name,
  );
function tally(names: string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const name of names) counted[name] = (counted[name] ?? 0) + 1;
  return counted;
}

async function createBuyers(count: number): Promise<number[]> {
  const data = upTo(count).map((index) => ({
    name: `Persona ${index}`,
    email: `comprador-${index}@prueba.test`,
    password: '-',
  }));
  const users = await postgres.prisma.user.createManyAndReturn({ data, select: { id: true } });
  return users.map(({ id }) => id);
}

async function seatsAndTickets(matchId: number) {
  const { ticketsAvailable } = await postgres.prisma.match.findUniqueOrThrow({ where: { id: matchId } });
  return { seats: ticketsAvailable, tickets: await postgres.prisma.ticket.count({ where: { matchId } }) };
}

describe('seats during a rush', () => {
  test('free seats and tickets always add up to the total that staff set', async () => {
    const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 200 });
    const buyers = await createBuyers(120);
    const sales = buyers.map((buyer, index) => outcome(purchaseTicket(database(index), buyer, id)));
    const totals = [300, 150, 40, 90, 20, 160, 60, 130];
    const changes = totals.map((ticketsTotal, index) =>
      outcome(updateMatch(database(index + 1), staff, id, { ticketsTotal })),
    );
    const sold = tally(await Promise.all(sales));
    const changed = tally(await Promise.all(changes));
    expect((sold.done ?? 0) + (sold.SoldOutError ?? 0)).toBe(120);
    expect((changed.done ?? 0) + (changed.ValidationError ?? 0)).toBe(totals.length);
    const { seats, tickets } = await seatsAndTickets(id);
    expect(tickets).toBe(sold.done);
    // The last total that was accepted must hold, and it is one of those requested.
    expect(totals).toContain(seats + tickets);
  });

  test('a total below the tickets sold at commit time is refused, even if it was valid at request time', async () => {
    const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 50 });
    const buyers = await createBuyers(50);
    const client = await postgres.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT id FROM matches WHERE id = $1 FOR UPDATE', [id]);
      const sales = buyers.map((buyer, index) => outcome(purchaseTicket(database(index), buyer, id)));
      await client.query('COMMIT');
      const lowered = outcome(updateMatch(postgres.prisma, staff, id, { ticketsTotal: 5 }));
      const sold = tally(await Promise.all(sales)).done ?? 0;
      const { seats, tickets } = await seatsAndTickets(id);
      expect(tickets).toBe(sold);
      expect(seats + tickets).toBe((await lowered) === 'done' ? 5 : 50);
    } finally {
      client.release();
    }
  });

  test('a match is either deleted or sold', async () => {
    for (const round of upTo(10)) {
      const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 5 });
      const [buyer = 0] = await createBuyers(1);
      const sale = () => outcome(purchaseTicket(other.prisma, buyer, id));
      const removal = () => outcome(deleteMatch(postgres.prisma, staff, id));
      const [sold, deleted] =
        round % 2 === 0
          ? await Promise.all([sale(), removal()])
          : (await Promise.all([removal(), sale()])).toReversed();
      expect([
        ['done', 'MatchHasTicketsError'],
        ['NotFoundError', 'done'],
      ]).toContainEqual([sold, deleted]);
      await postgres.prisma.ticket.deleteMany();
      await postgres.prisma.user.delete({ where: { id: buyer } });
    }
  });

  test('a cancelled match sells nothing more, and an edit does not reopen it', async () => {
    const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 100 });
    const buyers = await createBuyers(60);
    const sales = buyers.map((buyer, index) => outcome(purchaseTicket(database(index), buyer, id)));
    const edits = upTo(5).map((index) =>
      outcome(updateMatch(database(index), staff, id, { location: `Pista ${index}` })),
    );
    const cancelled = outcome(cancelMatch(other.prisma, staff, id));
    const { done = 0, MatchNotOnSaleError: refused = 0 } = tally(await Promise.all(sales));
    expect([done + refused, await cancelled, tally(await Promise.all(edits))]).toEqual([
      60,
      'done',
      { done: 5 },
    ]);
    expect(await seatsAndTickets(id)).toEqual({ seats: 100 - done, tickets: done });
    expect((await postgres.prisma.match.findUniqueOrThrow({ where: { id } })).status).toBe('cancelled');
  });
});

describe('two scorekeepers', () => {
  test('of twenty changes based on the same score one is saved, and the others get a conflict', async () => {
    const { id } = await createMatch(postgres.prisma);
    await startMatch(postgres.prisma, staff, id);
    const seen = [{ home: 0, away: 0 }];
    const writes = upTo(20).map((index) =>
      outcome(recordScore(database(index), staff, id, { seen, periods: [{ home: index + 1, away: 0 }] })),
    );
    expect(tally(await Promise.all(writes))).toEqual({ done: 1, ScoreChangedError: 19 });
    expect(
      await postgres.prisma.auditEntry.count({ where: { subjectId: String(id), action: 'score' } }),
    ).toBe(1);
  });

  test('a scorekeeper who reads the score again before each change loses no point', async () => {
    const { id } = await createMatch(postgres.prisma);
    await startMatch(postgres.prisma, staff, id);
    const keepScore = async (index: number) => {
      for (let points = 0; points < 10;) {
        const { homePeriods, awayPeriods } = await database(index).match.findUniqueOrThrow({ where: { id } });
        const now = { home: homePeriods[0] ?? 0, away: awayPeriods[0] ?? 0 };
        const next = index === 0 ? { ...now, home: now.home + 1 } : { ...now, away: now.away + 1 };
        const written = await outcome(
          recordScore(database(index), staff, id, { seen: [now], periods: [next] }),
        );
        if (written === 'done') points += 1;
      }
    };
    await Promise.all([keepScore(0), keepScore(1)]);
    const match = await postgres.prisma.match.findUniqueOrThrow({ where: { id } });
    expect([match.homePeriods, match.awayPeriods, match.result]).toEqual([[10], [10], '10-10']);
  });

  test('a match starts only once', async () => {
    const { id } = await createMatch(postgres.prisma);
    const starts = upTo(8).map((index) => outcome(startMatch(database(index), staff, id)));
    expect(tally(await Promise.all(starts))).toEqual({ done: 1, MatchStateError: 7 });
  });
});

describe('competitions and the matches that name them', () => {
  const fine = { opponent: 'Reus', isHome: true, matchDate: inHours(99), competition: 'LIGA' };

  test('no match keeps the old name', async () => {
    const { id } = await postgres.prisma.competition.findFirstOrThrow();
    const work = upTo(24).map((index) =>
      index % 6 === 5
        ? outcome(updateCompetition(database(index), staff, id, { name: `LIGA ${index}` }))
        : outcome(addMatch(database(index), staff, fine)),
    );
    const { done = 0, ValidationError: refused = 0 } = tally(await Promise.all(work));
    expect(done + refused).toBe(24);
    const { name } = await postgres.prisma.competition.findFirstOrThrow();
    expect(await postgres.prisma.match.count({ where: { competition: name } })).toBe(done - 4);
    expect(await postgres.prisma.match.count()).toBe(done - 4);
  });

  test('a competition is either deleted or linked to a match', async () => {
    for (const round of upTo(10)) {
      const name = `COPA ${round}`;
      const id = await createCompetition(postgres.prisma, staff, { name });
      const [added, deleted] = await Promise.all([
        outcome(addMatch(other.prisma, staff, { ...fine, competition: name })),
        outcome(deleteCompetition(postgres.prisma, staff, id)),
      ]);
      expect([
        ['done', 'CompetitionInUseError'],
        ['ValidationError', 'done'],
      ]).toContainEqual([added, deleted]);
    }
  });

  test('forty concurrent moves leave unique positions, and names stay unique', async () => {
    await postgres.prisma.competition.deleteMany();
    const ids: number[] = [];
    for (const index of upTo(6))
      ids.push(await createCompetition(other.prisma, staff, { name: `C${index}` }));
    const moves = upTo(40).map((index) =>
      outcome(moveCompetition(database(index), staff, ids[index % 6] ?? null, { position: (index * 5) % 6 })),
    );
    const twins = upTo(6).map((index) =>
      outcome(createCompetition(database(index), staff, { name: index % 2 ? 'Copa' : 'COPA' })),
    );
    expect(tally(await Promise.all(moves))).toEqual({ done: 40 });
    expect(tally(await Promise.all(twins))).toEqual({ done: 1, ValidationError: 5 });
    const all = await postgres.prisma.competition.findMany({ orderBy: { order: 'asc' } });
    expect(all.map(({ order }) => order)).toEqual(upTo(7));
  });
});
