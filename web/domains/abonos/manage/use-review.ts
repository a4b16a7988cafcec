import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';
import type { Review, ReviewedPass } from './pass-fields.ts';

const VerifyAbono = graphql(`
  mutation VerifyAbono($input: VerifyAbonoInput!) {
    verifyAbono(input: $input) {
      ... on VerifyAbonoSuccess {
        abono {
          id
          status
          esPropietario
          nombreAsistente
        }
      }
      ...MutationFailure
    }
  }
`);

const RejectAbono = graphql(`
  mutation RejectAbono($input: RejectAbonoInput!) {
    rejectAbono(input: $input) {
      ... on RejectAbonoSuccess {
        abono {
          id
          status
        }
      }
      ...MutationFailure
    }
  }
`);

/** The queue and the history both change. */
const LISTED = { additionalTypenames: ['Abono', 'AbonoPage', 'MembershipUpload', 'MembershipUploadPage'] };

/** What staff decide about a pass; gives back what went wrong, for the form to show. */
export function useReview() {
  const [, verifyAbono] = useMutation(VerifyAbono);
  const [, rejectAbono] = useMutation(RejectAbono);

  async function verify(pass: ReviewedPass, { notes, corrections }: Review): Promise<Failure | null> {
    const { data, error } = await verifyAbono({ input: { id: pass.id, notes, corrections } }, LISTED);
    const outcome = readOutcome(data?.verifyAbono, error);
    if (!outcome.ok) return atField(outcome);
    const { nombreAsistente, esPropietario } = outcome.value.abono;
    const points = esPropietario ? 'Es del titular de la cuenta y suma sus puntos.' : 'Es de otra persona.';
    toast.success('Abono verificado', `${nombreAsistente ?? 'Sin nombre'}. ${points}`);
    return null;
  }

  async function reject(pass: ReviewedPass, notes: string): Promise<Failure | null> {
    const { data, error } = await rejectAbono({ input: { id: pass.id, notes } }, LISTED);
    const outcome = readOutcome(data?.rejectAbono, error);
    if (!outcome.ok) return outcome;
    toast.success('Abono rechazado', `${pass.nombreAsistente ?? 'Sin nombre'}: no suma puntos.`);
    return null;
  }

  return { verify, reject };
}

/** The form has the fields side by side with the notes. */
function atField(failure: Failure): Failure {
  const fields = Object.entries(failure.fields).map(([path, message]) => [
    path.replace(/^corrections\./, ''),
    message,
  ]);
  return { ...failure, fields: Object.fromEntries(fields) };
}
