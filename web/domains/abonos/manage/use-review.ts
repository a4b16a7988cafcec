import { useClient } from 'urql';
import { graphql } from '../../../gql/index.ts';
import type { Failure } from '../../../graphql/results.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { readPass, type Review, type ReviewedPass } from './pass-fields.ts';

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

const PassNow = graphql(`
  query AbonosPassNow($uploadId: ID!) {
    membershipUpload(id: $uploadId) {
      id
      abonos {
        id
        ...PassReview_abono
      }
    }
  }
`);

/** The queue and the history both change. */
const refetch = ['Abono', 'AbonoPage', 'MembershipUpload', 'MembershipUploadPage'];

/** The decisions about a pass; the form shows the failures. */
export function useReview(pass: ReviewedPass) {
  const client = useClient();
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
    verify: ({ notes, corrections }: Review) =>
      verify({ input: { id: pass.id, seen: pass.version, notes, corrections } }),
    reject: (notes: string) => reject({ input: { id: pass.id, seen: pass.version, notes } }),
    /** The pass as it is stored now; null if it is gone. */
    async latest(): Promise<ReviewedPass | null> {
      if (pass.archivoId === null) return null;
      const variables = { uploadId: pass.archivoId };
      const { data } = await client.query(PassNow, variables, { requestPolicy: 'network-only' }).toPromise();
      const stored = data?.membershipUpload?.abonos.find(({ id }) => id === pass.id);
      return stored ? readPass(stored) : null;
    },
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
