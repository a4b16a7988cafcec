/** Joins class names and skips falsy values: `cx('card', active && 'card-on', className)`. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
