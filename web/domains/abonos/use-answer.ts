import { useMutation } from 'urql';
import type { AbonoCard_AbonoFragment } from '../../gql/graphql.ts';
import { getFragment, graphql } from '../../gql/index.ts';
import { type Outcome, readOutcome } from '../../graphql/results.ts';
import { AbonoCard_abono } from './abono-card-data.ts';

const ConfirmAbono = graphql(`
  mutation ConfirmAbono($input: ConfirmAbonoInput!) {
    confirmAbono(input: $input) {
      ... on ConfirmAbonoSuccess {
        abono {
          ...AbonoCard_abono
        }
      }
      ...MutationFailure
    }
  }
`);

const ReportAbono = graphql(`
  mutation ReportAbono($input: ReportAbonoInput!) {
    reportAbono(input: $input) {
      ... on ReportAbonoSuccess {
        abono {
          ...AbonoCard_abono
        }
      }
      ...MutationFailure
    }
  }
`);

/** Fetched again also after a refusal: then the pass has changed elsewhere. A report takes its points. */
const CHANGED = { additionalTypenames: ['Abono', 'FanPoints'] };

/** What its account says about a pass; both give the pass as it is stored then. */
export function useAnswer(id: string) {
  const [, confirmAbono] = useMutation(ConfirmAbono);
  const [, reportAbono] = useMutation(ReportAbono);
  return {
    async confirm(): Promise<Outcome<AbonoCard_AbonoFragment>> {
      const { data, error } = await confirmAbono({ input: { id } }, CHANGED);
      const outcome = readOutcome(data?.confirmAbono, error);
      return outcome.ok ? { ok: true, value: getFragment(AbonoCard_abono, outcome.value.abono) } : outcome;
    },
    async report(message: string): Promise<Outcome<AbonoCard_AbonoFragment>> {
      const { data, error } = await reportAbono({ input: { id, message } }, CHANGED);
      const outcome = readOutcome(data?.reportAbono, error);
      return outcome.ok ? { ok: true, value: getFragment(AbonoCard_abono, outcome.value.abono) } : outcome;
    },
  };
}
