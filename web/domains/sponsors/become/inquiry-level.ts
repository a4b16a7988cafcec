import {
  SPONSORSHIP_LEVELS,
  type SponsorshipLevelName,
} from '../../../../api/domains/inquiries/inquiries.input.ts';

const PARAMETER = 'nivel';

/** The form's anchor. */
export const FORM_ANCHOR = 'solicitud';

/** The level in the URL, in any case, or null. */
export function readLevel(params: URLSearchParams): SponsorshipLevelName | null {
  const name = params.get(PARAMETER)?.toLowerCase();
  return SPONSORSHIP_LEVELS.find((level) => level === name) ?? null;
}

/** The URL of the form with a level selected. */
export function levelAddress(level: SponsorshipLevelName): string {
  return `/hazte-patrocinador?${PARAMETER}=${level}#${FORM_ANCHOR}`;
}
