import { useState } from 'react';
import { useMutation } from 'urql';
import type { UploadAbonoMutation } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { type Outcome, readOutcome } from '../../graphql/results.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

const UploadAbono = graphql(`
  mutation UploadAbono($input: UploadAbonoInput!) {
    uploadAbono(input: $input) {
      __typename
      ... on UploadAbonoSuccess {
        registrosCreados
        message
        abonos {
          id
          ...AbonoCard_abono
        }
        owner {
          id
          points {
            totalPoints
          }
        }
      }
      ...MutationFailure
    }
  }
`);

type Result = UploadAbonoMutation['uploadAbono'];

/** The season passes detected in a file. */
export type Detected = Extract<Result, { __typename: 'UploadAbonoSuccess' }>;

/** State of the upload: idle, the share of the file sent (0 to 1), or being processed. */
export type UploadPhase = { is: 'idle' } | { is: 'sending'; share: number } | { is: 'reading' };

/** Their lists are fetched again, also empty ones. */
const LISTS = ['Abono', 'DeferredUpload'];
const IDLE: UploadPhase = { is: 'idle' };

/** Uploads a PDF. urql then refetches the list of passes, and the points if one of the passes is the user's own. */
export function useAbonoUpload() {
  const [phase, setPhase] = useState<UploadPhase>(IDLE);
  const [, run] = useMutation(UploadAbono);

  async function upload(pdf: File): Promise<Outcome<Detected>> {
    setPhase({ is: 'sending', share: 0 });
    const fetch = fetchWithProgress((share) =>
      setPhase(share < 1 ? { is: 'sending', share } : { is: 'reading' }),
    );
    const { data, error } = await run({ input: { pdf } }, { fetch, additionalTypenames: LISTS });
    setPhase(IDLE);
    return readOutcome<Result>(data?.uploadAbono, error);
  }

  return { phase, upload };
}
