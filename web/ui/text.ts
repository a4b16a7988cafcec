/** Shortens to at most `max` characters, ellipsis included; never cuts an emoji or an accented letter in two. */
export function shorten(text: string, max: number): string {
  const letters = Array.from(text.normalize('NFC').trim());
  if (letters.length <= max) return letters.join('');
  return `${letters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** Initials of the first two words, in capitals: «Joan Mas Riera» → «JM»; one word gives its first two letters. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s\-·.]+/u)
    .filter(Boolean);
  const [first, second] = words;
  if (!first) return '?';
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toLocaleUpperCase('es-ES');
}

/** An integer in Spanish: 1432 → «1432», 12500 → «12.500» (four digits have no separator). */
export function formatNumber(value: number): string {
  const digits = Math.round(Math.abs(value)).toString();
  const grouped = digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '.') : digits;
  return value < 0 ? `−${grouped}` : grouped;
}

/**
 * Euros in Spanish: 15 → «15 €», 12.5 → «12,50 €» (with a no-break space). Also accepts Decimal strings. Not formatted
 * by Intl, because browsers and Node.js use different spaces and hydration compares text.
 */
export function formatEuros(amount: number | string): string {
  const cents = Math.round(Number(amount) * 100);
  if (!Number.isFinite(cents)) return '—';
  const whole = formatNumber(Math.trunc(Math.abs(cents) / 100));
  const rest = Math.abs(cents) % 100;
  const sign = cents < 0 ? '−' : '';
  return `${sign}${whole}${rest ? `,${String(rest).padStart(2, '0')}` : ''}\u00a0€`;
}
