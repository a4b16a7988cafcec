import type { InquiryStatus, SponsorshipLevel } from '../../../gql/graphql.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

interface Word {
  /** Its name in URLs. */
  slug: string;
  label: string;
  tone: BadgeTone;
}

export const INQUIRY_STATES: Readonly<Record<InquiryStatus, Word>> = {
  NEW: { slug: 'nueva', label: 'Nueva', tone: 'accent' },
  CONTACTED: { slug: 'contactada', label: 'Contactada', tone: 'sea' },
  AGREED: { slug: 'acordada', label: 'Acordada', tone: 'ok' },
  DECLINED: { slug: 'descartada', label: 'Descartada', tone: 'neutral' },
};

export const LEVELS: Readonly<Record<SponsorshipLevel, Word>> = {
  PLATINO: { slug: 'platino', label: 'Platino', tone: 'platinum' },
  ORO: { slug: 'oro', label: 'Oro', tone: 'gold' },
  PLATA: { slug: 'plata', label: 'Plata', tone: 'silver' },
  BRONCE: { slug: 'bronce', label: 'Bronce', tone: 'bronze' },
  PERSONALIZADO: { slug: 'personalizado', label: 'Personalizado', tone: 'solid' },
};

/** An inquiry that filled in the field that people do not see. */
export const SUSPICIOUS = 'Posible robot';

export const STATE_NAMES = Object.keys(INQUIRY_STATES) as InquiryStatus[];
export const LEVEL_NAMES = Object.keys(LEVELS) as SponsorshipLevel[];
