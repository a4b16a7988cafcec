import { cx } from '../../../ui/cx.ts';
import { SponsorLogo } from '../SponsorLogo.tsx';
import type { ManagedSponsor } from './managed-sponsor.ts';

/** A small sponsor's logo; the name is beside it. */
export function SponsorThumbnail({ sponsor }: { sponsor: Pick<ManagedSponsor, 'name' | 'logoUrl'> }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex h-11 w-18 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-hairline p-1',
        // Logos are made for a white background.
        sponsor.logoUrl ? 'bg-white scheme-light' : 'bg-sunken',
      )}
    >
      <SponsorLogo name={sponsor.name} url={sponsor.logoUrl} stacked className="text-[0.5rem]" />
    </span>
  );
}
