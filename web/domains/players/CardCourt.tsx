import { COURT } from '../../ui/art/court.ts';

/** The background of a player card: the court seen from the stands, in the tier's colour on ink. */
export function CardCourt() {
  return (
    <>
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(circle_at_50%_38%,color-mix(in_srgb,var(--tier)_78%,#0b1524),#0b1524_68%)]"
      />
      <svg
        viewBox="0 0 600 840"
        aria-hidden="true"
        className="absolute inset-0 size-full stroke-(--tier) opacity-60"
        fill="none"
        strokeWidth="5"
      >
        <g transform="translate(300 330) rotate(-14) scale(1.08) translate(-300 -400)">
          <path d="M0 0V-300M600 0V-300M0 560H-200M600 560H800" />
          <path d={COURT.edge + COURT.centreCircle + COURT.arc + COURT.key + COURT.freeThrow} />
          <path d={COURT.freeThrowBack} strokeDasharray="14 12" />
        </g>
      </svg>
    </>
  );
}
