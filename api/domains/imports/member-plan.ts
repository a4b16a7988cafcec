import { randomUUID } from 'node:crypto';
import { clubDay, clubFormat } from '../../club/club-time.ts';
import type { Membership, User } from '../../platform/database/client.ts';
import { grantMembershipInput } from '../memberships/memberships.input.ts';
import { clubInstant, readDate } from './file-dates.ts';
import type { RowRemark } from './game-rows.ts';
import type { ListColumns, ListEntry } from './list-rows.ts';

export const MEMBER_COLUMNS: ListColumns<'email' | 'type' | 'from' | 'until'> = {
  email: ['email', 'correo', 'correo electronico', 'e mail', 'mail'],
  type: ['tipo', 'tipo de carnet', 'carnet', 'type'],
  from: ['desde', 'inicio', 'alta', 'valido desde', 'activationdate'],
  until: ['hasta', 'fin', 'caducidad', 'valido hasta', 'expirydate'],
};
type Key = keyof typeof MEMBER_COLUMNS;

/** The columns of a membership that an import writes; instants as text. */
export interface MemberRow {
  userId: number;
  type: string;
  activationDate: string;
  expiryDate: string;
}
export const rowOf = ({ userId, type, activationDate, expiryDate }: Membership): MemberRow => ({
  userId,
  type,
  activationDate: activationDate.toISOString(),
  expiryDate: expiryDate.toISOString(),
});
/** A row of the file. Its days are whole, unless it says an hour. */
interface ReadRow {
  email: string;
  type: string;
  activationDate: Date;
  expiryDate: Date;
  hasHours: boolean;
}

export const DATE = clubFormat({ day: '2-digit', month: '2-digit', year: 'numeric' }, 'en-GB');
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
export const lastDayOf = (expiryDate: Date) => new Date(expiryDate.getTime() - 1);

/** The row of an entry; null if something is wrong, which is noted. */
export function memberOf(entry: ListEntry<Key>): ReadRow | null {
  const [from, until] = (['from', 'until'] as const).map((key) => {
    const text = entry.value(key) ?? '';
    const read = text === '' ? null : readDate(text, '');
    if (!read) {
      const missing = key === 'from' ? 'Indica desde cuándo vale' : 'Indica hasta cuándo vale';
      entry.wrong(key, read === null ? missing : `«${text}» no es una fecha como 30/06/2027`);
    }
    return read;
  });
  const end = until && (until.hasHour ? until.date : clubInstant(dayAfter(clubDay(until.date)), '00:00'));
  if (!from || !until || !end) return null;
  const data = entry.check(
    grantMembershipInput,
    { email: entry.value('email'), type: entry.value('type'), activationDate: from.date, expiryDate: end },
    (field) =>
      field === 'activationDate'
        ? 'from'
        : field === 'expiryDate'
          ? 'until'
          : field === 'type'
            ? 'type'
            : 'email',
  );
  return data && { ...data, hasHours: from.hasHour || until.hasHour };
}

export type Account = Pick<User, 'id'> & { memberships: Membership[] };

/** Compares rows with what is stored, and with each other. */
export class MemberPlan {
  readonly added: { id: string; after: MemberRow }[] = [];
  readonly changes: { id: string; before: MemberRow; after: MemberRow }[] = [];
  readonly problems: RowRemark[] = [];
  readonly notes: RowRemark[] = [];
  unchanged = 0;
  private readonly lines = new Map<string, number>();
  private readonly inFile = new Map<number, { from: Date; until: Date; line: number }[]>();

  private readonly now: Date;

  constructor(now: Date) {
    this.now = now;
  }

  skip({ line }: ListEntry<Key>): void {
    const message = 'No hay ninguna cuenta con este email: la persona tiene que registrarse antes';
    this.notes.push({ line, column: 'email', message });
  }

  add(entry: ListEntry<Key>, row: ReadRow, { id: userId, memberships }: Account): void {
    const say = (column: string, message: string) =>
      void this.problems.push({ line: entry.line, column, message });
    const before = membershipOf(memberships, row);
    const earlier = before && this.lines.get(before.id);
    const from = before?.activationDate ?? row.activationDate;
    const rows = this.inFile.get(userId) ?? [];
    const clash = rows.find((other) => other.from < row.expiryDate && other.until > from);
    if (earlier !== undefined && earlier !== null)
      return say('email', `Es el mismo carnet que en la fila ${earlier}`);
    if (clash) return say('desde', `Las fechas se cruzan con las de la fila ${clash.line}`);
    if (before) this.lines.set(before.id, entry.line);
    this.inFile.set(userId, [...rows, { from, until: row.expiryDate, line: entry.line }]);
    if (before && isSame(before, row)) {
      this.unchanged += 1;
      return;
    }
    if (row.expiryDate <= this.now) return say('hasta', 'El final debe estar en el futuro');
    const other = memberships.find(
      ({ id, activationDate, expiryDate }) =>
        id !== before?.id && activationDate < row.expiryDate && expiryDate > from,
    );
    if (other) {
      const days = `${DATE.format(other.activationDate)} al ${DATE.format(lastDayOf(other.expiryDate))}`;
      return say('desde', `Esta persona ya tiene un carnet para esas fechas, del ${days}`);
    }
    const after = {
      userId,
      type: row.type,
      activationDate: from.toISOString(),
      expiryDate: row.expiryDate.toISOString(),
    };
    if (before) this.changes.push({ id: before.id, before: rowOf(before), after });
    else this.added.push({ id: randomUUID(), after });
  }
}

/** The membership that begins on the day of a row; if several do, the one that is the same, or ends last. */
function membershipOf(memberships: readonly Membership[], row: ReadRow): Membership | null {
  const day = clubDay(row.activationDate);
  const sameDay = memberships
    .filter(({ activationDate }) => clubDay(activationDate) === day)
    .toSorted((one, other) => other.expiryDate.getTime() - one.expiryDate.getTime());
  return sameDay.find((membership) => isSame(membership, row)) ?? sameDay[0] ?? null;
}

/** A file that has only days does not change the hours. */
function isSame({ type, activationDate, expiryDate }: Membership, row: ReadRow): boolean {
  if (type !== row.type) return false;
  if (row.hasHours)
    return (
      activationDate.getTime() === row.activationDate.getTime() &&
      expiryDate.getTime() === row.expiryDate.getTime()
    );
  return clubDay(lastDayOf(expiryDate)) === clubDay(lastDayOf(row.expiryDate));
}
