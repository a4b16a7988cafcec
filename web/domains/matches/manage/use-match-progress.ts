import { graphql } from '../../../gql/index.ts';
import type { FinishMatchInput, NoticeInput, PostponeMatchInput } from '../../../gql/graphql.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { MATCH_LISTS } from './match-mutations.ts';

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
  mutation CancelMatch($input: ToldMatchInput!) {
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
  mutation ReopenMatch($input: ToldMatchInput!) {
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

/** The changes of a match's state; each returns its failure, which its dialog shows. */
export function useMatchProgress({ id, updatedAt: seen }: { id: string; updatedAt: string }) {
  const failure = 'No se ha cambiado';
  const refetch = MATCH_LISTS;
  const [start] = useStaffMutation({
    document: StartMatch,
    refetch,
    success: ['Partido en juego', 'El marcador está abierto y la venta, cerrada.'],
    failure,
  });
  const [cancel] = useStaffMutation({
    document: CancelMatch,
    refetch,
    success: ['Partido cancelado', 'La venta está cerrada. Las entradas se conservan.'],
  });
  const [reopen] = useStaffMutation({ document: ReopenMatch, refetch, success: 'Partido reabierto' });
  const [takeBack] = useStaffMutation({
    document: ReopenMatch,
    refetch,
    success: 'Partido reabierto',
    failure,
  });
  const [postpone] = useStaffMutation({
    document: PostponeMatch,
    refetch,
    success: (_, { input }) => (input.matchDate ? 'Partido con nueva fecha' : 'Partido aplazado'),
  });
  const [finish] = useStaffMutation({
    document: FinishMatch,
    refetch,
    success: 'Partido terminado',
    failure: 'No se ha terminado',
  });

  return {
    start: () => start({ input: { id, seen } }),
    cancel: (notice: NoticeInput) => cancel({ input: { id, seen, notice } }),
    /** Of a cancelled match, which its holders are told. */
    reopen: (notice: NoticeInput) => reopen({ input: { id, seen, notice } }),
    /** Of a match that had begun or ended. */
    takeBack: () => takeBack({ input: { id, seen } }),
    postpone: (input: Omit<PostponeMatchInput, 'id' | 'seen'>) => postpone({ input: { id, seen, ...input } }),
    finish: (input: Omit<FinishMatchInput, 'id'>) => finish({ input: { id, ...input } }),
  };
}
