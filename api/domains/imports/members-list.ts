import { clubDay } from '../../club/club-time.ts';
import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { memberNumber } from '../memberships/member-number.ts';
import { removeListedRole } from '../users/listed-roles.ts';
import { csvText } from './csv-text.ts';
import { clubInstant } from './file-dates.ts';
import type { RowRemark } from './game-rows.ts';
import { isSameRow, type ImportList, type ListPlan, type ListRows } from './import-list.ts';
import { ImportInUseError } from './import-in-use.ts';
import { listEntries } from './list-rows.ts';
import {
  DATE,
  MEMBER_COLUMNS,
  MemberPlan,
  lastDayOf,
  memberOf,
  rowOf,
  type Account,
  type MemberRow,
} from './member-plan.ts';

type Rows = ListRows<string, MemberRow>;

/**
 * Memberships. A row is the membership of its account that begins on its day. Accounts are not opened: only their people
 * can do that.
 */
export const membersList: ImportList = {
  columns: MEMBER_COLUMNS,
  async plan(transaction, rows, { now, locks }) {
    const problems: RowRemark[] = [];
    const read = listEntries(rows, MEMBER_COLUMNS, ['email', 'type', 'from', 'until'], problems).flatMap(
      (entry) => {
        const row = memberOf(entry);
        return row ? [{ entry, row }] : [];
      },
    );
    const emails = [...new Set(read.map(({ row }) => row.email))];
    // Every change of somebody's memberships waits for the lock of the account.
    if (locks)
      await transaction.$queryRaw`
        SELECT id FROM users WHERE email = ANY (${emails}::text[]) ORDER BY id FOR NO KEY UPDATE`;
    const accounts = await accountsOf(transaction, emails);
    const plan = new MemberPlan(now);
    for (const { entry, row } of read) {
      const account = accounts.get(row.email);
      if (account) plan.add(entry, row, account);
      else plan.skip(entry);
    }
    const { added, changes, unchanged, notes } = plan;
    return {
      created: added.length,
      changed: changes.length,
      unchanged,
      skipped: notes.length,
      problems: problems.concat(plan.problems),
      notes,
      async write(): Promise<ListRows> {
        await transaction.membership.createMany({
          data: added.map(({ id, after }) => ({ id, qrCode: `membership:${id}`, ...after })),
        });
        await update(transaction, changes);
        const list: Rows['list'] = [
          ...added.map(({ id, after }) => ({ id, before: null, after })),
          ...changes,
        ];
        const holders = list.map(({ after: { userId } }) => userId);
        const grown = await transaction.$queryRaw<{ id: number }[]>`
          UPDATE users SET roles = array_append(roles, 'socio'::"Role")
           WHERE id = ANY (${holders}::int[]) AND NOT 'socio'::"Role" = ANY (roles) RETURNING id`;
        return { list, members: grown.map(({ id }) => id) };
      },
    } satisfies ListPlan;
  },
  async undo(transaction, rows, now) {
    const { list, members = [] } = rows as Rows;
    const holders = list.map(({ after: { userId } }) => userId);
    await transaction.$queryRaw`
      SELECT id FROM users WHERE id = ANY (${holders}::int[]) ORDER BY id FOR NO KEY UPDATE`;
    const stored = await transaction.membership.findMany({
      where: { id: { in: list.map(({ id }) => id) } },
      include: { user: { select: { name: true } }, _count: { select: { admissions: true } } },
    });
    const found = new Map(stored.map((membership) => [membership.id, membership]));
    for (const { id, before, after } of list) {
      const membership = found.get(id);
      // A closed account has taken its memberships with it.
      if (!membership) continue;
      const whose = `el carnet de ${membership.user.name}`;
      if (!isSameRow(rowOf(membership), after))
        throw new ImportInUseError(`No se puede deshacer: ${whose} se ha cambiado después`);
      if (!before && membership._count.admissions > 0)
        throw new ImportInUseError(`No se puede deshacer: con ${whose} ya se ha entrado a un partido`);
    }
    await transaction.membership.deleteMany({
      where: { id: { in: list.flatMap(({ id, before }) => (before ? [] : [id])) } },
    });
    await update(
      transaction,
      list.flatMap(({ id, before }) => (before ? [{ id, after: before }] : [])),
    );
    await takeRole(transaction, members, now);
  },
  async export(database) {
    const memberships = await database.membership.findMany({
      orderBy: [{ userId: 'asc' }, { activationDate: 'asc' }, { id: 'asc' }],
      include: { user: { select: { name: true, email: true } } },
    });
    return csvText(
      ['Número', 'Nombre', 'Email', 'Tipo', 'Desde', 'Hasta'],
      memberships.map(({ userId, user, type, activationDate, expiryDate }) => {
        const isWholeDays = isMidnight(activationDate) && isMidnight(expiryDate);
        return [
          ...[memberNumber(userId), user.name, user.email, type],
          isWholeDays ? DATE.format(activationDate) : activationDate.toISOString(),
          isWholeDays ? DATE.format(lastDayOf(expiryDate)) : expiryDate.toISOString(),
        ];
      }),
    );
  },
};

/** The accounts of these e-mails. */
async function accountsOf(
  transaction: DatabaseTransaction,
  emails: readonly string[],
): Promise<Map<string, Account>> {
  const accounts = await transaction.user.findMany({
    where: { email: { in: [...emails] } },
    select: { id: true, email: true, memberships: true },
  });
  return new Map(accounts.map(({ email, ...account }) => [email, account]));
}

const isMidnight = (at: Date) => clubInstant(clubDay(at), '00:00')?.getTime() === at.getTime();

/** Writes many memberships in one statement. */
async function update(
  transaction: DatabaseTransaction,
  changes: readonly { id: string; after: MemberRow }[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = JSON.stringify(changes.map(({ id, after }) => ({ id, ...after })));
  await transaction.$executeRaw`
    UPDATE memberships
       SET type = new.type, activation_date = new."activationDate", expiry_date = new."expiryDate"
      FROM jsonb_to_recordset(${rows}::jsonb)
           AS new (id uuid, type text, "activationDate" timestamptz, "expiryDate" timestamptz)
     WHERE memberships.id = new.id`;
}

/** Takes the role `socio` from users who have it only by the import: without another current or upcoming membership. */
async function takeRole(
  transaction: DatabaseTransaction,
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  const none = { id: { in: [...userIds] }, memberships: { none: { expiryDate: { gt: now } } } };
  // Sessions end only for users whose main role it is.
  const main = await transaction.user.findMany({
    where: { ...none, role: 'socio' },
    select: { id: true, role: true, roles: true },
  });
  for (const user of main) await removeListedRole(transaction, user, 'socio');
  const others = await transaction.user.findMany({ where: none, select: { id: true } });
  const ids = others.map(({ id }) => id);
  await transaction.$executeRaw`
    UPDATE users SET roles = array_remove(roles, 'socio'::"Role") WHERE id = ANY (${ids}::int[]) AND role <> 'socio'`;
}
