import { club } from '../../club/club.ts';

// How a scanned or typed text names a ticket, a member card or a season pass. Shared by the server and the door page, which
// decides without the server while it is offline.

/** A longer text is no code of ours. */
export const LONGEST_CODE = 500;

/** What a text names. A season pass has the code of its seller, of which any part may be its reference or its locator. */
export type DoorCode =
  | { kind: 'ticket' | 'member_card'; id: string }
  /** The beginning of a ticket's id, as it is printed: «N.º 21722D08». */
  | { kind: 'ticket_number'; number: string }
  /** «PMB-00042» */
  | { kind: 'member_number'; userId: number }
  | { kind: 'season_pass'; parts: string[] };

// A reader that is set up for another keyboard changes colons and hyphens, so any sign may separate.
const WHOLE =
  /^(?:(ticket|membership)[^\da-z])?([\da-f]{8})[^\da-z]([\da-f]{4})[^\da-z]([\da-f]{4})[^\da-z]([\da-f]{4})[^\da-z]([\da-f]{12})$/i;
const NUMBER = /^(?:n\s*\.?\s*[ºo°]?\.?\s*)?([\da-f]{8})$/i;
const MEMBER = new RegExp(`^${club.abbreviation}[^\\da-z]*(\\d{1,9})$`, 'i');

/** Reads a scanned or typed text; null if it cannot be a code of ours. */
export function readDoorCode(typed: string): DoorCode | null {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST_CODE) return null;
  const [, prefix, ...groups] = WHOLE.exec(text) ?? [];
  if (groups.length > 0) {
    const id = groups.join('-').toLowerCase();
    return { kind: prefix?.toLowerCase() === 'membership' ? 'member_card' : 'ticket', id };
  }
  const number = NUMBER.exec(text)?.[1];
  if (number) return { kind: 'ticket_number', number: number.toLowerCase() };
  const member = MEMBER.exec(text)?.[1];
  if (member && Number(member) > 0) return { kind: 'member_number', userId: Number(member) };
  const parts = [...new Set([text, ...text.split(/[\s|;,/?&=:"{}[\]]+/)].map(plainPassCode))];
  const fitting = parts.filter((part) => /^(?=.*\d)[A-Z\d]{5,30}$/.test(part));
  return fitting.length > 0 ? { kind: 'season_pass', parts: fitting } : null;
}

/** A reference or locator without strokes and gaps, in capitals. */
export const plainPassCode = (code: string): string => code.toUpperCase().replace(/[^A-Z\d]/g, '');

/** The texts whose hashes are in the list of a match for devices without a connection. */
export function hashedTexts(code: DoorCode): string[] {
  switch (code.kind) {
    case 'ticket':
    case 'member_card':
      return [`${code.kind} ${code.id}`];
    case 'ticket_number':
      return [`${code.kind} ${code.number}`];
    case 'member_number':
      return [`${code.kind} ${code.userId}`];
    case 'season_pass':
      return code.parts.map((part) => `${code.kind} ${part}`);
  }
}

/** What is hashed, with SHA-256: the salt of the list, a line break and the text. */
export const saltedText = (salt: string, text: string): string => `${salt}\n${text}`;

/** How many characters of a hash, in hexadecimal, the list has: as good as unique among thousands. */
export const HASH_LENGTH = 24;
