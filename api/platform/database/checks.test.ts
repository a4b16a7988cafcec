import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { Prisma, type Database, type ImportKind, type Match } from './client.ts';
import { checkViolation } from './constraint.ts';
import { addPlayers } from '../../domains/players/players.fixture.ts';

let db: Database;
const day = new Date('2026-11-21T10:00:00Z');

const user = { name: 'Aina', email: 'aina@pmb.test', password: '-' };
const match = {
  subject: 'Jornada 1',
  homeTeam: 'Palma Mallorca Bàsquet',
  awayTeam: 'Menorca',
  opponent: 'Menorca',
  isHome: true,
  matchDate: day,
  competition: 'LIGA',
};
const ratings = {
  atkOverall: 80,
  shooting: 80,
  finishing: 80,
  concentration: 80,
  passing: 80,
  defOverall: 80,
  steal: 80,
  block: 80,
  perimeter: 80,
  interior: 80,
};
const player = { dorsal: 7, name: 'Joan', position: ['PG' as const], country: 'ES', ...ratings };
const upload = { fileName: 'a.pdf', filePath: 'a', fileSize: 1, mimeType: 'application/pdf' };
const product = { name: 'Bufanda', price: 15, category: 'Fan' };
const achievement = { name: 'Primera', description: '-', points: 10, category: '-', icon: '-', color: '-' };
const inquiry = { name: 'Aina', company: 'Forn', email: 'aina@forn.test', message: 'Hola' };
const membership = { type: 'General', activationDate: day, expiryDate: new Date('2027-06-30T10:00:00Z') };

beforeAll(async () => {
  db = await testDatabase();
  await db.user.create({ data: user });
  await db.match.create({ data: { ...match, ticketsAvailable: 1 } });
  await db.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
  await db.news.create({ data: { title: 'A', content: 'A', category: 'Club' } });
});

const ticketId = randomUUID();
const membershipId = randomUUID();
const admission = { matchId: 1, gate: 'Norte', admittedAt: day };

async function addLeagueGame(game: { homeTeamId: number; awayTeamId: number; homePoints?: number }) {
  await db.$executeRaw`INSERT INTO seasons VALUES (2040, '2040/41', '2040-07-01', '2041-06-30') ON CONFLICT DO NOTHING`;
  await db.$executeRaw`INSERT INTO teams (id, name) VALUES (1, 'Uno'), (2, 'Dos') ON CONFLICT DO NOTHING`;
  const competition = { create: { name: randomUUID() } };
  const edition = { create: { competition, seasonOf: { connect: { year: 2040 } } } };
  const { homeTeamId, awayTeamId, homePoints = 80 } = game;
  return db.leagueGame.create({
    data: {
      edition,
      round: 1,
      playedAt: new Date(),
      homePoints,
      awayPoints: 70,
      homeTeam: { connect: { id: homeTeamId } },
      awayTeam: { connect: { id: awayTeamId } },
    },
  });
}

function addSeason(firstDay: string, lastDay: string) {
  const days = { firstDay: new Date(firstDay), lastDay: new Date(lastDay) };
  return db.season.create({ data: { year: 2030, label: '2030/31', ...days } });
}

/** An order of the first user for the first match. */
function addOrder(values: Partial<Prisma.OrderUncheckedCreateInput>) {
  const order = { reference: randomUUID().slice(0, 12), provider: 'demo' as const, amount: 10, vatRate: 10 };
  return db.order.create({ data: { ...order, userId: 1, matchId: 1, until: day, ...values } });
}
const paid = { state: 'paid' as const, paidAt: day, paidBy: 'card' as const };
const due = { ...paid, state: 'refund_due' as const, refundReason: 'returned' as const, refundAfter: day };

const addImport = (about: { kind: ImportKind; competition: string; season: number }) =>
  db.dataImport.create({
    data: { ...about, fileName: 'x.csv', actorName: 'Ada', created: 1, changed: 0, rows: {} },
  });

const addFeed = (feed: { address?: string; failures?: number; reader?: string; readerUntil?: Date }) =>
  db.match.create({
    data: { ...match, feed: { create: { address: 'https://fiba.test/data.json', ...feed } } },
  });

const saveVatRate = (id: number, vatRate: number) =>
  db.paymentSettings.upsert({ where: { id }, create: { id, vatRate }, update: { vatRate } });

/** For each constraint: a refused row, and a similar row that must be accepted. */
const rules: [string, () => PromiseLike<unknown>, () => PromiseLike<unknown>][] = [
  [
    'matches_periods_of_both_sides',
    () => db.match.create({ data: { ...match, homePeriods: [20, 18], awayPeriods: [21] } }),
    () => db.match.create({ data: { ...match, homePeriods: [20, 18], awayPeriods: [21, 0] } }),
  ],
  [
    'match_feeds_address_form',
    () => addFeed({ address: 'fiba.test' }),
    () => addFeed({ address: 'tcp://arena:1' }),
  ],
  ['match_feeds_failures_not_negative', () => addFeed({ failures: -1 }), () => addFeed({ failures: 1 })],
  [
    'match_feeds_reader_until',
    () => addFeed({ reader: 'one' }),
    () => addFeed({ reader: 'one', readerUntil: day }),
  ],
  [
    'data_imports_edition_of_games',
    () => addImport({ kind: 'members', competition: 'LIGA', season: 2026 }),
    () => addImport({ kind: 'games', competition: 'LIGA', season: 2026 }),
  ],
  ['orders_amount_positive', () => addOrder({ amount: 0 }), () => addOrder({ amount: 0.01 })],
  ['orders_vat_rate_range', () => addOrder({ vatRate: 51 }), () => addOrder({ vatRate: 0 })],
  [
    'orders_paid_at_of_state',
    () => addOrder({ ...paid, paidAt: null, ticketId: randomUUID() }),
    () => addOrder({ ...paid, ticketId: randomUUID() }),
  ],
  [
    'orders_ticket_of_state',
    () => addOrder({ ticketId: randomUUID() }),
    () => addOrder({ ...due, ticketId: randomUUID() }),
  ],
  ['orders_paid_has_ticket', () => addOrder(paid), () => addOrder({ ...paid, ticketId: randomUUID() })],
  ['orders_refund_has_reason', () => addOrder({ ...due, refundReason: null }), () => addOrder(due)],
  ['payment_settings_one_row', () => saveVatRate(2, 10), () => saveVatRate(1, 10)],
  ['payment_settings_vat_rate_range', () => saveVatRate(1, 50.5), () => saveVatRate(1, 21)],
  [
    'competitions_name_present',
    () => db.competition.create({ data: { name: ' ' } }),
    () => db.competition.create({ data: { name: 'COPA' } }),
  ],
  [
    'inquiry_notes_text_present',
    () => db.sponsorInquiry.create({ data: { ...inquiry, notes: { create: { text: '\n' } } } }),
    () => db.sponsorInquiry.create({ data: { ...inquiry, notes: { create: { text: 'Llamar' } } } }),
  ],
  [
    'users_email_lower',
    () => db.user.create({ data: { ...user, email: 'Nou@pmb.test' } }),
    () => db.user.create({ data: { ...user, email: 'nou@pmb.test' } }),
  ],
  [
    'users_email_lower',
    () => db.user.create({ data: { ...user, email: ' espai@pmb.test' } }),
    () => db.user.create({ data: { ...user, email: 'espai@pmb.test' } }),
  ],
  [
    'users_role_among_roles',
    () => db.user.update({ where: { id: 1 }, data: { role: 'admin', roles: ['visitor', 'socio'] } }),
    () => db.user.update({ where: { id: 1 }, data: { role: 'socio', roles: ['visitor', 'socio'] } }),
  ],
  [
    'users_role_among_roles',
    () => db.$executeRaw`UPDATE users SET roles = NULL`,
    () => db.user.update({ where: { id: 1 }, data: { role: 'user', roles: ['user'] } }),
  ],
  [
    'memberships_expire_after_activation',
    () => createMembership({ expiryDate: day }),
    () => createMembership({ id: randomUUID() }),
  ],
  [
    'memberships_qr_code_of_id',
    () => createMembership({ qrCode: 'membership:1' }),
    () => createMembership({ id: membershipId }),
  ],
  [
    'matches_tickets_available_not_negative',
    () => db.match.create({ data: { ...match, ticketsAvailable: -1 } }),
    () => db.match.create({ data: { ...match, ticketsAvailable: 0 } }),
  ],
  [
    'matches_seats_add_up',
    () => writeSeats({ capacity: 10, ticketsSold: 3, ticketsHeld: 2, ticketsAvailable: 6 }),
    () => writeSeats({ capacity: 10, ticketsSold: 3, ticketsHeld: 2, ticketsAvailable: 5 }),
  ],
  [
    'matches_seats_not_negative',
    () => writeSeats({ capacity: 10, ticketsSold: 11, ticketsHeld: -1, ticketsAvailable: 0 }),
    () => writeSeats({ capacity: 0, ticketsSold: 0, ticketsHeld: 0, ticketsAvailable: 0 }),
  ],
  [
    'matches_return_hours_range',
    () => db.match.create({ data: { ...match, returnHours: -1 } }),
    () => db.match.create({ data: { ...match, returnHours: 0 } }),
  ],
  [
    'matches_offer_minutes_range',
    () => db.match.create({ data: { ...match, offerMinutes: 4 } }),
    () => db.match.create({ data: { ...match, offerMinutes: 5 } }),
  ],
  [
    'matches_ticket_price_not_negative',
    () => db.match.create({ data: { ...match, ticketPrice: '-0.01' } }),
    () => db.match.create({ data: { ...match, ticketPrice: null } }),
  ],
  [
    'matches_result_format',
    () => db.match.create({ data: { ...match, result: '82 - 75' } }),
    () => db.match.create({ data: { ...match, result: '102-75' } }),
  ],
  [
    'tickets_qr_code_of_id',
    () => db.ticket.create({ data: { id: ticketId, qrCode: 'ticket:1', userId: 1, matchId: 1 } }),
    () => db.ticket.create({ data: { id: ticketId, qrCode: `ticket:${ticketId}`, userId: 1, matchId: 1 } }),
  ],
  [
    'league_games_two_teams',
    () => addLeagueGame({ homeTeamId: 1, awayTeamId: 1 }),
    () => addLeagueGame({ homeTeamId: 1, awayTeamId: 2 }),
  ],
  [
    'league_games_points_not_negative',
    () => addLeagueGame({ homeTeamId: 1, awayTeamId: 2, homePoints: -1 }),
    () => addLeagueGame({ homeTeamId: 1, awayTeamId: 2 }),
  ],
  [
    'seasons_days_in_order',
    () => addSeason('2031-06-30', '2030-07-01'),
    () => addSeason('2030-07-01', '2031-06-30'),
  ],
  [
    'teams_colors_check',
    () => db.team.create({ data: { name: 'Soria', colors: ['verde'] } }),
    () => db.team.create({ data: { name: 'Soria', colors: ['#0b6e78', '#ffffff'] } }),
  ],
  [
    'tickets_ended_at_of_state',
    () => db.ticket.update({ where: { id: ticketId }, data: { state: 'returned' } }),
    () => db.ticket.update({ where: { id: ticketId }, data: { state: 'returned', endedAt: new Date() } }),
  ],
  [
    'tickets_price_paid_not_negative',
    () => db.ticket.update({ where: { id: ticketId }, data: { pricePaid: '-0.01' } }),
    () => db.ticket.update({ where: { id: ticketId }, data: { pricePaid: '0' } }),
  ],
  [
    'admissions_subject_of_kind',
    () => db.admission.create({ data: { ...admission, kind: 'season_pass', ticketId } }),
    () => db.admission.create({ data: { ...admission, kind: 'ticket', ticketId } }),
  ],
  [
    'admissions_undone_has_reason',
    () => db.admission.create({ data: { ...admission, kind: 'ticket', undoneAt: new Date() } }),
    () =>
      db.admission.create({
        data: { ...admission, kind: 'ticket', undoneAt: new Date(), undoReason: 'Error' },
      }),
  ],
  [
    'squad_places_dorsal_range',
    () => addPlayers(db, [{ ...player, dorsal: 100 }]),
    () => addPlayers(db, [{ ...player, dorsal: 99 }]),
  ],
  [
    'squad_places_position_present',
    () => addPlayers(db, [{ ...player, position: [] }]),
    () => addPlayers(db, [{ ...player, dorsal: 0, position: ['SF', 'PF'] }]),
  ],
  [
    'news_categories_color_hex',
    () => db.newsCategory.create({ data: { name: 'X', slug: 'X', color: 'red' } }),
    () => db.newsCategory.create({ data: { name: 'X', slug: 'X', color: '#C7401C' } }),
  ],
  [
    'comments_content_present',
    () => db.comment.create({ data: { content: ' \n\t', userId: 1, newsId: 1 } }),
    () => db.comment.create({ data: { content: '¡Vamos!', userId: 1, newsId: 1 } }),
  ],
  [
    'comments_content_length',
    () => db.comment.create({ data: { content: 'ñ'.repeat(1001), userId: 1, newsId: 1 } }),
    () => db.comment.create({ data: { content: '🏀'.repeat(1000), userId: 1, newsId: 1 } }),
  ],
  [
    'comments_hidden_by_of_hidden',
    () => db.comment.create({ data: { content: 'Hola', userId: 1, newsId: 1, hiddenBy: 1 } }),
    () => db.comment.create({ data: { content: 'Hola', userId: 1, newsId: 1, hiddenBy: 1, hiddenAt: day } }),
  ],
  [
    'comment_reports_reason_present',
    () => db.commentReport.create({ data: { commentId: 1, userId: 1, reason: ' \n' } }),
    async () => {
      const { id: commentId } = await db.comment.create({ data: { content: 'Hola', userId: 1, newsId: 1 } });
      await db.commentReport.create({ data: { commentId, userId: 1, reason: null } });
    },
  ],
  [
    'products_price_not_negative',
    () => db.product.create({ data: { ...product, price: -1 } }),
    () => db.product.create({ data: { ...product, price: 0 } }),
  ],
  [
    'products_stock_not_negative',
    () => db.product.create({ data: { ...product, stock: -1 } }),
    () => db.product.create({ data: { ...product, stock: 0 } }),
  ],
  [
    'user_points_total_points_not_negative',
    () => db.userPoints.create({ data: { userId: 1, totalPoints: -1 } }),
    () => db.userPoints.create({ data: { userId: 1, totalPoints: 0 } }),
  ],
  [
    'user_points_level_progress_range',
    () => db.userPoints.update({ where: { userId: 1 }, data: { levelProgress: 101 } }),
    () => db.userPoints.update({ where: { userId: 1 }, data: { levelProgress: 100 } }),
  ],
  [
    'achievements_points_not_negative',
    () => db.achievement.create({ data: { ...achievement, points: -1 } }),
    () => db.achievement.create({ data: achievement }),
  ],
  [
    'achievements_threshold_reachable',
    () =>
      db.achievement.create({ data: { ...achievement, name: 'Nada', ruleKind: 'tickets', threshold: 0 } }),
    () => db.achievement.create({ data: { ...achievement, name: 'Una', ruleKind: 'tickets', threshold: 1 } }),
  ],
  [
    'membership_uploads_file_size_positive',
    () => db.membershipUpload.create({ data: { ...upload, userId: 1, fileSize: 0 } }),
    () => db.membershipUpload.create({ data: { ...upload, userId: 1 } }),
  ],
  [
    'membership_uploads_points_awarded_not_negative',
    () => db.membershipUpload.create({ data: { ...upload, userId: 1, pointsAwarded: -1 } }),
    () => db.membershipUpload.create({ data: { ...upload, userId: 1, pointsAwarded: 100 } }),
  ],
  [
    'abonos_report_has_message',
    () => db.abono.create({ data: { userId: 1, reportedAt: day } }),
    () => db.abono.create({ data: { userId: 1, reportedAt: day, reportMessage: 'La fila es la 9' } }),
  ],
  ...(['precioEntrada', 'precioDistribucion', 'precioTotal'] as const).map(
    (field): (typeof rules)[number] => [
      `abonos_${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_not_negative`,
      () => db.abono.create({ data: { userId: 1, [field]: '-0.01' } }),
      () => db.abono.create({ data: { userId: 1, [field]: '0' } }),
    ],
  ),
];

/** Writes seats as no trigger would, to reach the constraint behind it. */
function writeSeats(seats: Pick<Match, 'capacity' | 'ticketsSold' | 'ticketsHeld' | 'ticketsAvailable'>) {
  return db.$transaction(async (transaction) => {
    await transaction.$executeRaw`ALTER TABLE matches DISABLE TRIGGER keep_free_seats`;
    await transaction.match.create({ data: { ...match, ...seats } });
    await transaction.$executeRaw`ALTER TABLE matches ENABLE TRIGGER keep_free_seats`;
  });
}

function createMembership(change: { id?: string; qrCode?: string; expiryDate?: Date }): PromiseLike<unknown> {
  const id = change.id ?? randomUUID();
  return db.membership.create({
    data: { id, userId: 1, qrCode: `membership:${id}`, ...membership, ...change },
  });
}

test.each(rules)('%s', async (constraint, refused, accepted) => {
  const error = await Promise.resolve(refused()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Prisma.PrismaClientKnownRequestError);
  expect(checkViolation(error)).toBe(constraint);
  await accepted();
});

test.each(Object.keys(ratings))('players_ratings_range applies to %s', async (field) => {
  for (const value of [-1, 100]) {
    const error = await addPlayers(db, [{ ...player, [field]: value }]).catch((reason: unknown) => reason);
    expect(checkViolation(error)).toBe('players_ratings_range');
  }
});

test('the table above covers every CHECK constraint', async () => {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT conname AS name FROM pg_constraint JOIN pg_namespace n ON n.oid = connamespace
    WHERE contype = 'c' AND n.nspname = 'public'`;
  const tried = new Set([...rules.map(([name]) => name), 'players_ratings_range']);
  expect(new Set(rows.map((row) => row.name))).toEqual(tried);
});
