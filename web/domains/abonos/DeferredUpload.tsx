import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { formatDateTime } from '../../ui/dates.ts';

export const DeferredUpload_upload = graphql(`
  fragment DeferredUpload_upload on DeferredUpload {
    fileName
    uploadedAt
    problem
  }
`);

/** A file that is read later, or could not be read. */
export function DeferredUpload({ upload }: { upload: FragmentType<typeof DeferredUpload_upload> }) {
  const { fileName, uploadedAt, problem } = getFragment(DeferredUpload_upload, upload);
  return (
    <Alert tone={problem ? 'error' : 'info'} title={problem ? 'Error' : 'Pendiente'}>
      <span className="font-semibold wrap-anywhere">{fileName}</span> · {formatDateTime(uploadedAt)}
      <br />
      {problem ?? 'Está en cola: lo leeremos y te avisamos por correo.'}
    </Alert>
  );
}
