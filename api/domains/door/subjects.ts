import {
  Prisma,
  type AbonoStatus,
  type AdmissionKind,
  type Database,
  type MatchStatus,
  type TicketPayment,
  type TicketState,
} from '../../platform/database/client.ts';
import { counted } from './counted.ts';
import { plainPassCode, type DoorCode } from './door-code.input.ts';

/** The match at whose gates people are admitted. */
export interface DoorMatch {
  id: number;
  matchDate: Date;
  status: MatchStatus;
  /** The year in which its season begins. */
  season: number | null;
}

/** What somebody shows at a gate of a match. */
export interface Subject {
  kind: AdmissionKind;
  /** The id of the ticket, member card or season pass, as text. */
  id: string;
  /** Its person; null if the account was closed. */
  name: string | null;
  userId: number | null;
  /** The match of a ticket. */
  ticketMatchId: number | null;
  ticketMatch: string | null;
  ticketMatchDate: Date | null;
  ticketMatchStatus: MatchStatus | null;
  state: TicketState | null;
  paidBy: TicketPayment | null;
  /** The kind of card or pass, as the club calls it. */
  label: string | null;
  /** When a member card begins and ends. */
  validFrom: Date | null;
  validUntil: Date | null;
  passStatus: AbonoStatus | null;
  season: string | null;
  reference: string | null;
  locator: string | null;
  /** The admission to this match that counts. */
  admissionId: string | null;
  gate: string | null;
  admittedAt: Date | null;
}

const none = (column: string, type: string) => Prisma.raw(`NULL::${type} AS "${column}"`);
const ADMITTED = Prisma.sql`admissions.id AS "admissionId", admissions.gate, admissions.admitted_at AS "admittedAt"`;
const NO_TICKET = Prisma.join([
  none('ticketMatchId', 'int'),
  none('ticketMatch', 'text'),
  none('ticketMatchDate', 'timestamptz'),
  Prisma.raw('NULL::text AS "ticketMatchStatus"'),
  none('state', 'text'),
  none('paidBy', 'text'),
]);
const NO_CARD = Prisma.join([none('validFrom', 'timestamptz'), none('validUntil', 'timestamptz')]);
const NO_PASS = Prisma.join([
  none('passStatus', 'text'),
  none('season', 'text'),
  none('reference', 'text'),
  none('locator', 'text'),
]);

/** Tickets, whichever their match is: a ticket admits once. */
const tickets = (where: Prisma.Sql) => Prisma.sql`
  SELECT 'ticket' AS kind, tickets.id::text AS id, users.name, users.id AS "userId",
         tickets.match_id AS "ticketMatchId", matches.subject AS "ticketMatch",
         matches.match_date AS "ticketMatchDate", matches.status::text AS "ticketMatchStatus",
         tickets.state::text, tickets.paid_by::text AS "paidBy",
         NULL::text AS label, ${NO_CARD}, ${NO_PASS}, ${ADMITTED}
    FROM tickets
    JOIN matches ON matches.id = tickets.match_id
    LEFT JOIN users ON users.id = tickets.user_id
    LEFT JOIN admissions ON admissions.ticket_id = tickets.id AND ${counted}
   WHERE ${where}`;

const cards = (matchId: number, where: Prisma.Sql) => Prisma.sql`
  SELECT 'member_card' AS kind, memberships.id::text AS id, users.name, users.id AS "userId", ${NO_TICKET},
         memberships.type AS label, memberships.activation_date AS "validFrom", memberships.expiry_date AS "validUntil",
         ${NO_PASS}, ${ADMITTED}
    FROM memberships
    JOIN users ON users.id = memberships.user_id
    LEFT JOIN admissions ON admissions.membership_id = memberships.id AND admissions.match_id = ${matchId}::int
                        AND ${counted}
   WHERE ${where}`;

const passes = (matchId: number, where: Prisma.Sql) => Prisma.sql`
  SELECT 'season_pass' AS kind, abonos.id::text AS id, coalesce(abonos.nombre_asistente, users.name) AS name,
         CASE WHEN abonos.es_propietario THEN users.id END AS "userId", ${NO_TICKET},
         concat_ws(' · ', abonos.tipo_abonament, 'sector ' || abonos.bloque, 'fila ' || abonos.fila,
                   'asiento ' || abonos.asiento) AS label, ${NO_CARD},
         abonos.status::text AS "passStatus", abonos.temporada AS season,
         abonos.referencia_ticket AS reference, abonos.codigo_localizador AS locator, ${ADMITTED}
    FROM abonos
    JOIN users ON users.id = abonos.user_id
    LEFT JOIN admissions ON admissions.abono_id = abonos.id AND admissions.match_id = ${matchId}::int AND ${counted}
   WHERE abonos.status <> 'error' AND (${where})`;

const plain = (column: string) =>
  Prisma.sql`upper(regexp_replace(${Prisma.raw(column)}, '[^[:alnum:]]', '', 'g'))`;

/** What a code names; several if it is not clear, as with the locator of an order of passes. */
export async function findSubjects(database: Database, matchId: number, code: DoorCode): Promise<Subject[]> {
  switch (code.kind) {
    case 'ticket':
      return database.$queryRaw(tickets(Prisma.sql`tickets.id = ${code.id}::uuid`));
    case 'ticket_number': {
      const [from, until] = [
        `${code.number}-0000-0000-0000-000000000000`,
        `${code.number}-ffff-ffff-ffff-ffffffffffff`,
      ];
      return database.$queryRaw(
        tickets(
          Prisma.sql`tickets.match_id = ${matchId}::int AND tickets.id BETWEEN ${from}::uuid AND ${until}::uuid`,
        ),
      );
    }
    case 'member_card':
      return database.$queryRaw(cards(matchId, Prisma.sql`memberships.id = ${code.id}::uuid`));
    case 'member_number':
      return latestCard(
        await database.$queryRaw(cards(matchId, Prisma.sql`memberships.user_id = ${code.userId}::int`)),
      );
    case 'season_pass': {
      const parts = code.parts;
      const found = await database.$queryRaw<Subject[]>(
        passes(
          matchId,
          Prisma.sql`${plain('abonos.referencia_ticket')} = ANY (${parts}::text[])
                  OR ${plain('abonos.codigo_localizador')} = ANY (${parts}::text[])`,
        ),
      );
      return mostNamed(found, parts);
    }
  }
}

/** A person may have had several cards; their number means the one that ends last. */
const latestCard = (found: readonly Subject[]): Subject[] =>
  found.toSorted((a, b) => (b.validUntil?.getTime() ?? 0) - (a.validUntil?.getTime() ?? 0)).slice(0, 1);

/** The passes of which most codes are in the text: the reference tells apart the passes of one order. */
function mostNamed(found: readonly Subject[], parts: readonly string[]): Subject[] {
  const named = ({ reference, locator }: Subject) =>
    [reference, locator].filter((code) => code !== null && parts.includes(plainPassCode(code))).length;
  const most = Math.max(0, ...found.map(named));
  return found.filter((pass) => named(pass) === most);
}

/** Everything that may be shown at the gates of a match, for devices that lose their connection. */
export async function everySubject(database: Database, { id, matchDate }: DoorMatch): Promise<Subject[]> {
  const since = new Date(matchDate.getTime() - OLD_CARDS);
  const [sold, members, seats] = [
    await database.$queryRaw<Subject[]>(tickets(Prisma.sql`tickets.match_id = ${id}::int`)),
    await database.$queryRaw<Subject[]>(
      cards(id, Prisma.sql`memberships.expiry_date > ${since}::timestamptz`),
    ),
    await database.$queryRaw<Subject[]>(passes(id, Prisma.sql`true`)),
  ];
  return [...sold, ...members, ...seats];
}

/** Older cards are simply unknown. */
const OLD_CARDS = 400 * 24 * 60 * 60_000;

/** Reads the match of a gate; null unless it is a home match. */
export function doorMatch(database: Database, id: number | null): Promise<DoorMatch | null> {
  return database.match.findFirst({
    where: { id: id ?? 0, isHome: true },
    select: { id: true, matchDate: true, status: true, season: true },
  });
}
