import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';

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

/** The list is asked for again: what is tried again is no failure any more. */
const CHANGES_LIST = { additionalTypenames: ['FailedJob', 'FailedJobPage'] };

/** Asks, and has a failed job tried again. */
export function RetryJob({ id, what }: { id: string; what: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [, retry] = useMutation(RetryFailedJob);

  async function confirm() {
    const { data, error } = await retry({ id }, CHANGES_LIST);
    const outcome = readOutcome(data?.retryFailedJob, error);
    if (outcome.ok) toast.success('Trabajo en marcha', 'Si vuelve a fallar, aparecerá aquí.');
    else toast.error(outcome.message);
  }

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
        onConfirm={confirm}
      />
    </>
  );
}
