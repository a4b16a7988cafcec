/**
 * The looks of a card by its overall rating (90+, 85+, 80+, 75+). `tint` is the colour of its figures
 * and lines on ink; `foil` paints the frame.
 */
const TIERS = [
  {
    from: 90,
    tint: '[--tier:#cfdbe6]',
    foil: 'bg-[linear-gradient(135deg,#cfdbe6,#4cc3ce_24%,#fff_44%,#ff7a4d_66%,#ffe0d0_80%,#cfdbe6)]',
  },
  {
    from: 85,
    tint: '[--tier:#e3b341]',
    foil: 'bg-[linear-gradient(135deg,#a87a1c,#e3b341_25%,#fff0bf_48%,#e3b341_68%,#8d6412)]',
  },
  {
    from: 80,
    tint: '[--tier:#b4bdc9]',
    foil: 'bg-[linear-gradient(135deg,#7c8798,#b4bdc9_28%,#f4f7fa_50%,#9aa5b4_70%,#6c7684)]',
  },
  {
    from: 75,
    tint: '[--tier:#d8986a]',
    foil: 'bg-[linear-gradient(135deg,#8a5228,#c98552_28%,#f3cda9_50%,#c98552_70%,#6e3f1e)]',
  },
  {
    from: 0,
    tint: '[--tier:#a9b6c9]',
    foil: 'bg-[linear-gradient(135deg,#1b3357,#2a4060_50%,#1b3357)]',
  },
] as const;

/** Below the lowest tier of the legend. */
const PLAIN = TIERS[4];

type RatingTier = (typeof TIERS)[number];

export function ratingTier(overall: number): RatingTier {
  return TIERS.find(({ from }) => overall >= from) ?? PLAIN;
}

/** The tiers with a frame of their own, the highest first. */
export const FRAMED_TIERS: readonly RatingTier[] = TIERS.filter((tier) => tier !== PLAIN);
