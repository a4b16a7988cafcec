const INK = '#0b1524';
const SAND = '#f7f3ea';
const FALLBACK = '#1b3357';

function channels(hex: string): [number, number, number] {
  const full = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(/^#[0-9a-f]{6}$/i.test(full) ? full.slice(1) : FALLBACK.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes `share` of `b` into `a`, as hex. An invalid colour becomes navy. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)];
  const blend = from.map((c, i) => Math.round(c + ((to[i] ?? c) - c) * share));
  return `#${blend.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

/** The shades of a painted court, from dark floor to light line. */
export function courtTones(colour: string) {
  return {
    deep: mix(colour, INK, 0.72),
    dark: mix(colour, INK, 0.45),
    base: mix(colour, INK, 0.12),
    light: mix(colour, SAND, 0.35),
    line: SAND,
    ink: INK,
  };
}
