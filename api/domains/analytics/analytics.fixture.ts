import { randomUUID } from 'node:crypto';
import type { Database, Prisma } from '../../platform/database/client.ts';

let people = 0;
let orders = 0;

/** Creates rows for tests of figures; columns without influence on a figure have made-up values. */
export function figuresOf(database: Database) {
  return {
    async person(registrationDate: string | Date): Promise<number> {
      people += 1;
      const data = {
        name: 'Persona',
        email: `figura-${people}@prueba.test`,
        password: 'x',
        registrationDate,
      };
      return (await database.user.create({ data })).id;
    },
    async match(data: Partial<Prisma.MatchCreateInput> & { matchDate: string | Date }): Promise<number> {
      const base = {
        subject: 'Partido',
        homeTeam: 'PMB',
        awayTeam: 'Rival',
        opponent: 'Rival',
        isHome: true,
      };
      return (await database.match.create({ data: { ...base, competition: 'LIGA', ...data } })).id;
    },
    async ticket(
      userId: number | null,
      matchId: number,
      purchaseDate: string | Date,
      rest: Partial<Prisma.TicketUncheckedCreateInput> = {},
    ): Promise<void> {
      const id = randomUUID();
      await database.match.update({ where: { id: matchId }, data: { capacity: { increment: 1 } } });
      await database.ticket.create({
        data: { id, qrCode: `ticket:${id}`, userId, matchId, purchaseDate, ...rest },
      });
    },
    /** An order in any state. */
    async order(
      data: Pick<Prisma.OrderUncheckedCreateInput, 'matchId' | 'amount' | 'state' | 'refundedAt'>,
    ): Promise<void> {
      orders += 1;
      const isGoingBack = data.state === 'refund_due' || data.state === 'refunded';
      const at = data.refundedAt ?? new Date();
      await database.order.create({
        data: {
          reference: String(orders).padStart(12, '0'),
          provider: 'demo',
          vatRate: 21,
          until: at,
          ...(isGoingBack && { paidAt: at, paidBy: 'card', refundReason: 'returned', refundAfter: at }),
          ...(data.state === 'refunded' && { refundStartedAt: at, refundedAt: at }),
          ...data,
        },
      });
    },
    async member(userId: number, activationDate: string, expiryDate: string): Promise<void> {
      const id = randomUUID();
      const data = { id, qrCode: `membership:${id}`, userId, activationDate, expiryDate, type: 'General' };
      await database.membership.create({ data });
    },
    async points(userId: number, action: string, points: number, createdAt: string): Promise<void> {
      const data = { userId, action, points, createdAt, description: 'x', relatedId: randomUUID() };
      await database.pointsEntry.create({ data });
    },
    async device(userId: number, createdAt: string, rest: Partial<Prisma.PushSubscriptionCreateInput> = {}) {
      const data = { endpoint: randomUUID(), p256dh: 'x', auth: 'x', createdAt, ...rest };
      await database.pushSubscription.create({ data: { ...data, user: { connect: { id: userId } } } });
    },
    async inquiry(data: Pick<Prisma.SponsorInquiryCreateInput, 'sponsorshipLevel' | 'status' | 'createdAt'>) {
      const who = { name: 'Ana', company: 'Forn', email: 'ana@prueba.test', message: 'Hola' };
      await database.sponsorInquiry.create({ data: { ...who, ...data } });
    },
  };
}
