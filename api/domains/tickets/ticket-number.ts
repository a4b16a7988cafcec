import { Prisma } from '../../platform/database/client.ts';
import { visibleLine } from '../../platform/input/visible-text.input.ts';

/** A whole ticket id, or the content of its QR code. */
const WHOLE = /^(?:ticket:)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
/** «N.º 21722D08», as a ticket has it printed: the beginning of its id. */
const PRINTED = /^(?:n\s*\.?\s*[ºo°]\.?\s*)?([\da-f]{8})$/i;
/** A part of it. Without «N.º» it has a digit, so that «Ada» is a name. */
const PART = /^(?:n\s*\.?\s*[ºo°]\.?\s*([\da-f]{2,7})|(?=[a-f]*\d)([\da-f]{3,7}))$/i;

/** The condition for the tickets that a search text names by their number, or a part of it; none if it is no number. */
export function ticketsNamed(search: string | null | undefined): Prisma.Sql {
  const text = visibleLine(search ?? '');
  const whole = WHOLE.exec(text)?.[1];
  if (whole) return Prisma.sql`tickets.id = ${whole}::uuid`;
  const first = PRINTED.exec(text)?.[1];
  if (first) {
    const [from, until] = [`${first}-0000-0000-0000-000000000000`, `${first}-ffff-ffff-ffff-ffffffffffff`];
    // A range, so that the primary key finds it.
    return Prisma.sql`tickets.id BETWEEN ${from}::uuid AND ${until}::uuid`;
  }
  const [, named, bare] = PART.exec(text) ?? [];
  const part = named ?? bare;
  return part ? Prisma.sql`left(tickets.id::text, 8) LIKE ${`%${part.toLowerCase()}%`}` : Prisma.sql`false`;
}
