import { graphql } from '../../../gql/index.ts';
import type { InquiryRow_InquiryFragment } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { MessageSquareText } from '../../../ui/page-icons.tsx';
import { mailto } from '../../../ui/mail-address.ts';
import { INQUIRY_STATES, LEVELS, SUSPICIOUS } from './inquiry-words.ts';

export const InquiryRow_inquiry = graphql(`
  fragment InquiryRow_inquiry on SponsorInquiry {
    id
    company
    name
    email
    phone
    sponsorshipLevel
    message
    status
    isSuspicious
    createdAt
    notes {
      id
      text
      createdAt
      authorName
    }
  }
`);

/** An inquiry in the list, which the dialog also uses. */
export type InquiryRow = InquiryRow_InquiryFragment;

export const INQUIRY_LISTS = ['SponsorInquiry', 'SponsorInquiryPage'] as const;

/** @param open opens one inquiry. */
export function inquiryColumns(open: (inquiry: InquiryRow) => void): readonly Column<InquiryRow>[] {
  return [
    {
      id: 'empresa',
      header: 'Empresa',
      sortable: true,
      names: true,
      cell: (inquiry) => (
        <>
          <button
            type="button"
            onClick={() => open(inquiry)}
            className="min-h-6 text-left font-semibold underline underline-offset-3 wrap-anywhere"
          >
            {inquiry.company}
          </button>
          <span className="block text-sm font-normal text-muted wrap-anywhere">{inquiry.name}</span>
        </>
      ),
    },
    {
      id: 'contacto',
      header: 'Contacto',
      cell: ({ email, phone }) => (
        <>
          <a href={mailto(email)} className="flex min-h-6 w-fit items-center wrap-anywhere">
            {email}
          </a>
          {phone && (
            <a
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
              className="flex min-h-6 w-fit items-center text-sm text-muted"
            >
              {phone}
            </a>
          )}
        </>
      ),
    },
    {
      id: 'nivel',
      header: 'Nivel',
      cell: ({ sponsorshipLevel }) =>
        sponsorshipLevel ? (
          <Badge tone={LEVELS[sponsorshipLevel].tone}>{LEVELS[sponsorshipLevel].label}</Badge>
        ) : (
          '—'
        ),
    },
    {
      id: 'estado',
      header: 'Estado',
      cell: ({ status, isSuspicious, notes }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={INQUIRY_STATES[status].tone}>{INQUIRY_STATES[status].label}</Badge>
          {isSuspicious && <Badge tone="warn">{SUSPICIOUS}</Badge>}
          {notes.length > 0 && (
            <span className="inline-flex items-center gap-1 text-sm text-muted">
              <MessageSquareText size={16} />
              {notes.length}
              <span className="sr-only"> {notes.length === 1 ? 'nota' : 'notas'}</span>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'recibida',
      header: 'Recibida',
      sortable: true,
      firstSort: 'desc',
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
  ];
}
