import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { statusLook } from '../abono-status.ts';
import { PassReview } from './PassReview.tsx';
import { UPLOAD_STATUS } from './upload-status.ts';

export const UploadReviewQuery = graphql(`
  query AbonosUpload($id: ID!) {
    membershipUpload(id: $id) {
      id
      fileName
      status
      reviewerName
      reviewedAt
      adminNotes
      pointsAwarded
      abonos {
        id
        status
        nombreAsistente
        ...PassReview_abono
      }
    }
  }
`);

const keyOf = ({ id, status }: { id: string; status: string }) => `${id} ${status}`;

/** One uploaded file with all its passes, also decided ones: staff may change a decision. */
export function UploadReview({ id }: { id: string }) {
  const [{ data, error }] = useQuery({ query: UploadReviewQuery, variables: { id } });
  const [chosen, setChosen] = useState<string>();
  // After a conflict the form stays, with what was typed.
  const [kept, setKept] = useState<{ id: string; key: string }>();
  const upload = data?.membershipUpload;
  if (error) return <Alert tone="error" title="Error al cargar el archivo" />;
  if (!data) return <Skeleton className="h-120" />;
  if (!upload) return <Alert tone="warn">Este archivo ya no existe.</Alert>;

  const { label, tone } = UPLOAD_STATUS[upload.status];
  const panelOf = (abono: (typeof upload.abonos)[number]) => {
    const look = statusLook(abono.status);
    return (
      <PassReview
        // A new form after a decision, with the corrected values.
        key={kept?.id === abono.id ? kept.key : keyOf(abono)}
        abono={abono}
        takesFocus={false}
        onDone={() => setKept(undefined)}
        onConflict={() => setKept({ id: abono.id, key: keyOf(abono) })}
        status={<Badge tone={look.tone}>{look.label}</Badge>}
      />
    );
  };
  const [only, ...others] = upload.abonos;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-hairline bg-surface p-4">
        <p className="font-semibold wrap-anywhere">{upload.fileName}</p>
        <Badge tone={tone}>{label}</Badge>
        <p className="text-sm text-muted">{upload.pointsAwarded} puntos</p>
        {upload.reviewedAt && (
          <p className="text-sm text-muted">
            Revisado por {upload.reviewerName ?? 'una cuenta cerrada'}, {formatDateTime(upload.reviewedAt)}
          </p>
        )}
        {upload.adminNotes && (
          <p className="w-full text-sm whitespace-pre-line wrap-anywhere">{upload.adminNotes}</p>
        )}
      </div>
      {only && others.length === 0 ? (
        panelOf(only)
      ) : (
        <Tabs
          label="Abonos del archivo"
          value={chosen ?? only?.id ?? ''}
          onChange={setChosen}
          items={upload.abonos.map((abono) => ({
            id: abono.id,
            label: abono.nombreAsistente ?? 'Sin nombre',
            panel: panelOf(abono),
          }))}
        />
      )}
    </div>
  );
}
