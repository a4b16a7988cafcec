import {
  SPONSORSHIP_LEVELS,
  type SponsorshipLevelName,
} from '../../../../api/domains/inquiries/inquiries.input.ts';

const PARAMETER = 'nivel';

/** Where the form stands on its page. */
export const FORM_ANCHOR = 'solicitud';

/** The level that the address asks for, in any case, or null. */
export function readLevel(params: URLSearchParams): SponsorshipLevelName | null {
  const name = params.get(PARAMETER)?.toLowerCase();
  return SPONSORSHIP_LEVELS.find((level) => level === name) ?? null;
}

/** The address of the form with a level chosen. */
export function levelAddress(level: SponsorshipLevelName): string {
  return `/hazte-patrocinador?${PARAMETER}=${level}#${FORM_ANCHOR}`;
}
