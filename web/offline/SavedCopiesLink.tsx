import { ButtonLink } from '../ui/Button.tsx';
import { OFFLINE_PAGE } from './address.ts';

/** Leads to the tickets and the member card that are saved on this device, where they could not be loaded. */
export function SavedCopiesLink({ label }: { label: string }) {
  return (
    <ButtonLink variant="secondary" href={OFFLINE_PAGE}>
      {label}
    </ButtonLink>
  );
}
