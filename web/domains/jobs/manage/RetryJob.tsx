import { useState } from 'react';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

const RetryFailedJob = graphql(`
  mutation RetryFailedJob($id: ID!) {
    retryFailedJob(input: { id: $id }) {
      __typename
      ... on RetryFailedJobSuccess {
        retriedJobId
      }
      ...MutationFailure
    }
  }
`);

/** Asks first, then runs a failed job again. */
export function RetryJob({ id, what }: { id: string; what: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [retry] = useStaffMutation({
    document: RetryFailedJob,
    // A job that runs again is no longer in the list.
    refetch: ['FailedJob', 'FailedJobPage'],
    success: ['Trabajo en marcha', 'Si vuelve a fallar, aparecerá aquí.'],
    failure: 'Error',
  });

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Reintentar<span className="sr-only"> {what}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="¿Reintentar este trabajo?"
        description={`«${what}» se hará otra vez en cuanto sea posible, con todos sus intentos.`}
        confirmLabel="Reintentar"
        pendingLabel="Reintentando..."
        variant="primary"
        onConfirm={() => retry({ id })}
      />
    </>
  );
}
