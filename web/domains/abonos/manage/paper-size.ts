/** Sizes of upright paper in millimetres. */
const PAPERS = [
  { name: 'A3', width: 297, height: 420 },
  { name: 'A4', width: 210, height: 297 },
  { name: 'A5', width: 148, height: 210 },
  { name: 'A6', width: 105, height: 148 },
  { name: 'carta', width: 216, height: 279 },
] as const;

/** Printers and scanners round. */
const TOLERANCE = 2;

/** The size of a page in words: short («A4 horizontal») and in full («A4 horizontal, 297 × 210 mm»). */
export function paperSize(width: number, height: number): { short: string; full: string } {
  const [narrow, long] = [Math.min(width, height), Math.max(width, height)];
  const paper = PAPERS.find(
    (one) => Math.abs(one.width - narrow) <= TOLERANCE && Math.abs(one.height - long) <= TOLERANCE,
  );
  const size = `${width} × ${height} mm`;
  if (!paper) return { short: size, full: size };
  const name = width > height ? `${paper.name} horizontal` : paper.name;
  return { short: name, full: `${name}, ${size}` };
}
