/**
 * The lines of a half court by the FIBA rules (15 × 14 m), at 40 units per metre: x 0–600 across, y 0 at the halfway
 * line, 560 at the baseline below the basket. All court drawings use them.
 */
export const COURT = {
  width: 600,
  length: 560,
  edge: 'M0 0H600V560H0Z',
  centreCircle: 'M228 0A72 72 0 0 0 372 0A72 72 0 0 0 228 0',
  /** The painted area: 4.9 m wide, 5.8 m long. */
  key: 'M202 560V328H398V560Z',
  freeThrow: 'M228 328A72 72 0 0 1 372 328',
  freeThrowBack: 'M228 328A72 72 0 0 0 372 328',
  /** Three-point line: 6.75 m from the basket, 0.9 m from the sides. */
  arc: 'M36 560V440.4A270 270 0 0 1 564 440.4V560',
  noCharge: 'M250 512V497A50 50 0 0 1 350 497V512',
  board: 'M264 512H336',
  rim: 'M291 497A9 9 0 0 1 309 497A9 9 0 0 1 291 497',
  /** Positions of the rebounders. */
  ticks: 'M202 490H190M202 456H190M202 422H190M202 388H190M398 490H410M398 456H410M398 422H410M398 388H410',
} as const;

/** The continuous lines, in drawing order. */
export const COURT_LINES = [
  COURT.edge,
  COURT.centreCircle,
  COURT.arc,
  COURT.key,
  COURT.freeThrow,
  COURT.noCharge,
] as const;
