import type { MembershipUploadStatus } from '../../../gql/graphql.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

/** Labels for the states of an uploaded file. */
export const UPLOAD_STATUS: Readonly<
  Record<MembershipUploadStatus, { slug: string; label: string; tone: BadgeTone }>
> = {
  PENDING: { slug: 'pendiente', label: 'Pendiente', tone: 'warn' },
  PROCESSED: { slug: 'procesado', label: 'Procesado', tone: 'ok' },
  VERIFIED: { slug: 'verificado', label: 'Verificado', tone: 'sea' },
  REJECTED: { slug: 'rechazado', label: 'Rechazado', tone: 'error' },
  ERROR: { slug: 'error', label: 'Error', tone: 'error' },
};

export const UPLOAD_STATUS_NAMES = Object.keys(UPLOAD_STATUS) as MembershipUploadStatus[];
