import { pick, seeded } from '../../ui/art/seed.ts';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';

interface SponsorLogoProps {
  name: string;
  /** URL of the logo; null if the sponsor has none. */
  url: string | null | undefined;
  /** Position of the symbol: above the name or beside it. */
  stacked?: boolean;
  /** Text size, which also scales the drawn logo. */
  className?: string;
}

/** A sponsor's logo, or one drawn from its name if it is missing or fails to load. Fills its box. */
export function SponsorLogo({ name, url, stacked, className }: SponsorLogoProps) {
  return (
    <Picture url={url} alt={name} className="block size-full object-contain">
      <DrawnLogo name={name} stacked={stacked} className={className} />
    </Picture>
  );
}

/** Simple solid shapes on a 24 px grid. */
const MARKS = [
  'M12 1L23 21H1Z',
  'M1 9Q6.5 3 12 9T23 9V14Q17.5 20 12 14T1 14Z',
  'M12 1L15 9L23 12L15 15L12 23L9 15L1 12L9 9Z',
  'M2 22V11A10 10 0 0 1 22 11V22H15V12A3 3 0 0 0 9 12V22Z',
  'M1 1H11V11H1ZM13 1A10 10 0 0 1 23 11H13ZM1 13H11V23A10 10 0 0 1 1 13ZM13 13H23V23H13Z',
  'M1 12A11 11 0 0 1 23 12ZM1 15H23V18H1ZM5 20H19V23H5Z',
] as const;

const FACES = [
  'font-[850] uppercase [font-stretch:70%] tracking-[0.01em]',
  'font-bold [font-stretch:108%] tracking-[-0.02em]',
  'font-extrabold lowercase [font-stretch:88%] tracking-[-0.015em]',
  'font-semibold uppercase [font-stretch:120%] tracking-[0.04em] text-[0.8em]',
] as const;

const PAINTS = ['text-accent-text', 'text-sea', 'text-warn', 'text-ok', 'text-fg'] as const;

function DrawnLogo({ name, stacked, className }: Omit<SponsorLogoProps, 'url'>) {
  const next = seeded(`marca-${name}`);
  const mark = pick(next, MARKS);
  const face = pick(next, FACES);
  const paint = pick(next, PAINTS);
  return (
    <span
      className={cx(
        'flex max-w-full min-w-0 items-center font-display leading-[1.02] wrap-anywhere',
        stacked ? 'flex-col justify-center gap-[0.45em] text-center' : 'gap-[0.55em]',
        className,
      )}
    >
      <svg
        viewBox="0 0 24 24"
        fill="currentColor"
        aria-hidden="true"
        className={cx('shrink-0', stacked ? 'size-[1.9em]' : 'size-[1.5em]', paint)}
      >
        <path d={mark} />
      </svg>
      <span className={cx('min-w-0 text-balance', face)}>{name}</span>
    </span>
  );
}
