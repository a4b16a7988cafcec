import { createHash } from 'node:crypto';

/**
 * A UUID derived from a name, so that every new demonstration has the same ids. Real tickets and memberships have
 * random ids that cannot be guessed.
 */
export function deterministicId(name: string): string {
  const hex = createHash('sha256').update(`pmb-demonstration:${name}`).digest('hex');
  // Version and variant as in a random UUID, so that format checks accept it.
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
