import { graphql } from '../../../gql/index.ts';
import type { Failure } from '../../../graphql/results.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
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
const refetch = ['Abono', 'AbonoPage', 'MembershipUpload', 'MembershipUploadPage'];

/** The decisions about a pass; the form shows the failures. */
export function useReview(pass: ReviewedPass) {
  const [verify] = useStaffMutation({
    document: VerifyAbono,
    refetch,
    describe: atField,
    success: ({ abono: { nombreAsistente, esPropietario } }) => {
      const points = esPropietario ? 'Es del titular de la cuenta y suma sus puntos.' : 'Es de otra persona.';
      return ['Abono verificado', `${nombreAsistente ?? 'Sin nombre'}. ${points}`];
    },
  });
  const [reject] = useStaffMutation({
    document: RejectAbono,
    refetch,
    success: ['Abono rechazado', `${pass.nombreAsistente ?? 'Sin nombre'}: no suma puntos.`],
  });

  return {
    verify: ({ notes, corrections }: Review) => verify({ input: { id: pass.id, notes, corrections } }),
    reject: (notes: string) => reject({ input: { id: pass.id, notes } }),
  };
}

/** The API nests the fields of the form, beside the notes. */
function atField(failure: Failure): Failure {
  const fields = Object.entries(failure.fields).map(([path, message]) => [
    path.replace(/^corrections\./, ''),
    message,
  ]);
  return { ...failure, fields: Object.fromEntries(fields) };
}
