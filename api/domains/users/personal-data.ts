import type { Database, Prisma } from '../../platform/database/client.ts';
import { NotFoundError, RateLimitedError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';

/** When and where somebody came in, with a ticket, a card or a pass; who let them in is staff's work. */
const ADMISSIONS = {
  select: { matchId: true, gate: true, admittedAt: true, undoneAt: true },
  orderBy: { admittedAt: 'asc' },
} satisfies Prisma.Ticket$admissionsArgs;

/** The user's own season passes, with the data read from them. */
const PASS = {
  omit: { userId: true },
  include: { admissions: ADMISSIONS },
} satisfies Prisma.AbonoDefaultArgs;

/**
 * All data stored about a user, by the relations of their account; a test compares it with the data model. Left out:
 * credentials (password hash, session ids, push keys), file paths, and the user's staff work on other people's data.
 */
const EVERYTHING = {
  id: true,
  name: true,
  email: true,
  role: true,
  roles: true,
  rights: true,
  registrationDate: true,
  emailVerifiedAt: true,
  sessions: { select: { createdAt: true, lastSeenAt: true, expiresAt: true }, orderBy: { createdAt: 'asc' } },
  accountTokens: {
    select: { purpose: true, email: true, createdAt: true, expiresAt: true, usedAt: true },
    orderBy: { createdAt: 'asc' },
  },
  mails: { select: { kind: true, createdAt: true, doneAt: true }, orderBy: { createdAt: 'asc' } },
  tickets: {
    select: {
      id: true,
      qrCode: true,
      purchaseDate: true,
      state: true,
      endedAt: true,
      endReason: true,
      pricePaid: true,
      paidBy: true,
      gift: { select: { email: true, createdAt: true } },
      admissions: ADMISSIONS,
      match: { select: { id: true, subject: true, matchDate: true, competition: true, location: true } },
    },
    orderBy: { purchaseDate: 'asc' },
  },
  seatHolds: {
    select: { matchId: true, kind: true, createdAt: true, until: true },
    orderBy: { createdAt: 'asc' },
  },
  orders: {
    select: {
      id: true,
      reference: true,
      provider: true,
      state: true,
      amount: true,
      vatRate: true,
      createdAt: true,
      until: true,
      paidAt: true,
      paidBy: true,
      ticketId: true,
      refundReason: true,
      refundedAt: true,
      matchId: true,
    },
    orderBy: { createdAt: 'asc' },
  },
  waitingEntries: { select: { matchId: true, joinedAt: true }, orderBy: { joinedAt: 'asc' } },
  memberships: {
    omit: { userId: true },
    include: { admissions: ADMISSIONS },
    orderBy: { activationDate: 'asc' },
  },
  news: { select: { id: true, title: true, publicationDate: true }, orderBy: { publicationDate: 'asc' } },
  comments: {
    select: {
      id: true,
      content: true,
      createdAt: true,
      hiddenAt: true,
      news: { select: { id: true, title: true } },
    },
    orderBy: { createdAt: 'asc' },
  },
  commentReports: {
    select: { commentId: true, reason: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  },
  points: { select: { totalPoints: true, level: true, levelProgress: true, updatedAt: true } },
  pointsHistory: { omit: { userId: true }, orderBy: { createdAt: 'asc' } },
  achievements: {
    select: {
      earnedAt: true,
      achievement: { select: { name: true, description: true, category: true, points: true } },
    },
    orderBy: { earnedAt: 'asc' },
  },
  membershipUploads: {
    omit: { userId: true, filePath: true, reviewedBy: true },
    orderBy: { uploadedAt: 'asc' },
  },
  abonos: { ...PASS, orderBy: { fechaSubida: 'asc' } },
  pushSubscriptions: {
    select: { endpoint: true, createdAt: true, expirationTime: true, preferences: true, deviceInfo: true },
    orderBy: { createdAt: 'asc' },
  },
} satisfies Prisma.UserSelect;

/**
 * Exports all data about a user in a portable form: dates in ISO 8601 (UTC), amounts in euros.
 * @returns a JSON document.
 * @throws NotFoundError, RateLimitedError
 */
export async function exportPersonalData(
  database: Database,
  limits: RateLimits,
  userId: number,
  now = new Date(),
): Promise<string> {
  try {
    await limits.consume({ exportAccount: String(userId) });
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error;
    throw new RateLimitedError(
      error.retryAfter,
      'Has descargado tus datos varias veces seguidas. Vuelve a probar más tarde.',
    );
  }
  const person = await database.user.findUnique({ where: { id: userId }, select: EVERYTHING });
  if (!person) throw new NotFoundError('Tu cuenta ya no existe');
  const { id, name, email, role, roles, rights, registrationDate, emailVerifiedAt, ...belongings } = person;
  const account = { id, name, email, role, roles, rights, registrationDate, emailVerifiedAt };
  return JSON.stringify({ exportedAt: now, account, ...belongings }, null, 2);
}
