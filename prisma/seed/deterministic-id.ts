import { createHash } from 'node:crypto';

/**
 * A UUID that is always the same for the same name, so that two fresh demonstrations are alike. Only for the
 * demonstration: real tickets and memberships get random ids, which nobody can guess.
 */
export function deterministicId(name: string): string {
  const hex = createHash('sha256').update(`pmb-demonstration:${name}`).digest('hex');
  // Version and variant as in a random UUID, so that every check of the format accepts it.
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
