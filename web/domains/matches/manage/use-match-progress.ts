import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import type { FinishMatchInput, PostponeMatchInput } from '../../../gql/graphql.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';

const StartMatch = graphql(`
  mutation StartMatch($input: MatchIdInput!) {
    startMatch(input: $input) {
      ... on StartMatchSuccess {
        match {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const CancelMatch = graphql(`
  mutation CancelMatch($input: MatchIdInput!) {
    cancelMatch(input: $input) {
      ... on CancelMatchSuccess {
        match {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const ReopenMatch = graphql(`
  mutation ReopenMatch($input: MatchIdInput!) {
    reopenMatch(input: $input) {
      ... on ReopenMatchSuccess {
        match {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const PostponeMatch = graphql(`
  mutation PostponeMatch($input: PostponeMatchInput!) {
    postponeMatch(input: $input) {
      ... on PostponeMatchSuccess {
        match {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const FinishMatch = graphql(`
  mutation FinishMatch($input: FinishMatchInput!) {
    finishMatch(input: $input) {
      ... on FinishMatchSuccess {
        match {
          id
        }
      }
      ...MutationFailure
      ... on ScoreChangedError {
        match {
          id
        }
      }
    }
  }
`);

type Told = Parameters<typeof readOutcome>[0];

/** The steps from one state of a match to the next. Those with a form give back what went wrong, the others tell it. */
export function useMatchProgress(id: string) {
  const [, startMatch] = useMutation(StartMatch);
  const [, cancelMatch] = useMutation(CancelMatch);
  const [, reopenMatch] = useMutation(ReopenMatch);
  const [, postponeMatch] = useMutation(PostponeMatch);
  const [, finishMatch] = useMutation(FinishMatch);

  function tell(result: Told, error: Parameters<typeof readOutcome>[1], done: string, text?: string): void {
    const outcome = readOutcome(result, error);
    if (outcome.ok) toast.success(done, text);
    else toast.error(outcome.message, 'No se ha cambiado');
  }
  function answer(result: Told, error: Parameters<typeof readOutcome>[1], done: string): Failure | null {
    const outcome = readOutcome(result, error);
    if (!outcome.ok) return outcome;
    toast.success(done);
    return null;
  }

  return {
    async start() {
      const { data, error } = await startMatch({ input: { id } });
      tell(data?.startMatch, error, 'Partido en juego', 'El marcador está abierto y la venta, cerrada.');
    },
    async cancel() {
      const { data, error } = await cancelMatch({ input: { id } });
      tell(
        data?.cancelMatch,
        error,
        'Partido cancelado',
        'La venta está cerrada. Las entradas se conservan.',
      );
    },
    async reopen() {
      const { data, error } = await reopenMatch({ input: { id } });
      tell(data?.reopenMatch, error, 'Partido reabierto');
    },
    async postpone(input: Omit<PostponeMatchInput, 'id'>) {
      const { data, error } = await postponeMatch({ input: { id, ...input } });
      return answer(
        data?.postponeMatch,
        error,
        input.matchDate ? 'Partido con nueva fecha' : 'Partido aplazado',
      );
    },
    async finish(input: Omit<FinishMatchInput, 'id'>) {
      const { data, error } = await finishMatch({ input: { id, ...input } });
      return answer(data?.finishMatch, error, 'Partido terminado');
    },
  };
}
