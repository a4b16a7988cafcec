import { Alert } from '../../../ui/Alert.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import type { ReviewedPass } from './pass-fields.ts';

/** What the person who uploaded a pass says about the data that were read. */
export function MemberAnswer({ pass }: { pass: ReviewedPass }) {
  const { confirmedAt, reportedAt, reportMessage } = pass;
  if (reportedAt)
    return (
      <Alert tone="warn" title="El socio avisa de un error">
        <p className="whitespace-pre-line wrap-anywhere">{reportMessage}</p>
        <p className="mt-1 text-sm text-muted">{formatDateTime(reportedAt)}</p>
      </Alert>
    );
  if (!confirmedAt) return null;
  return (
    <Alert tone="ok" title="El socio dice que todo es correcto">
      <span className="text-sm text-muted">{formatDateTime(confirmedAt)}</span>
    </Alert>
  );
}
