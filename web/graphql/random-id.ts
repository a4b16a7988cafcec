/** A random UUID (version 4), also on pages without HTTPS, where browsers have no `crypto.randomUUID`. */
export function randomId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte, place) => {
      if (place === 6) return (byte & 0x0f) | 0x40;
      return place === 8 ? (byte & 0x3f) | 0x80 : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
