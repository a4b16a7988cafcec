import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { newQueue, nextQueue, applyTaps, unsaved, type Period, type ScoreQueue } from './score-queue.ts';
import { forgetTaps, keepTaps, recallTaps } from './kept-taps.ts';

// The success names no match: a page that asked for the match anew after each point would choke a slow network.
const RecordScore = graphql(`
  mutation RecordScore($input: RecordScoreInput!) {
    recordScore(input: $input) {
      ...MutationFailure
      ... on ScoreChangedError {
        match {
          id
          periods {
            home
            away
          }
        }
      }
    }
  }
`);

/** A pavilion full of telephones is slow, but what takes longer than this will not come. */
const PATIENCE_MS = 8000;
const LONGEST_PAUSE_MS = 10_000;

const patientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

const isSame = (a: readonly Period[], b: readonly Period[]) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps the score of a match: every press shows at once and is sent in the background, again and again until the server
 * has it, also by the page that comes after this one was closed.
 * @param told the score as the page's query knows it.
 */
export function useScorekeeper(matchId: string, told: readonly Period[]) {
  const [queue, dispatch] = useReducer(nextQueue, told, (score) => {
    const kept = recallTaps(matchId);
    return kept ? nextQueue(newQueue(score), { type: 'restore', ...kept }) : newQueue(score);
  });
  const [, recordScore] = useMutation(RecordScore);
  const attempts = useRef(0);

  const send = useCallback(
    async (batch: Pick<ScoreQueue, 'saved' | 'sending' | 'waiting'>) => {
      dispatch({ type: 'send' });
      const taps = batch.sending.length > 0 ? batch.sending : batch.waiting;
      const input = { id: matchId, seen: [...batch.saved], periods: applyTaps(batch.saved, taps) };
      const plain = {
        ...input,
        seen: input.seen.map(({ home, away }) => ({ home, away })),
        periods: input.periods.map(({ home, away }) => ({ home, away })),
      };
      const { data, error } = await recordScore({ input: plain }, { fetch: patientFetch });
      const outcome = readOutcome(data?.recordScore, error);
      attempts.current = outcome.ok ? 0 : attempts.current + 1;
      if (outcome.ok) dispatch({ type: 'saved' });
      else if (data?.recordScore.__typename === 'ScoreChangedError') {
        dispatch({ type: 'changed', score: data.recordScore.match.periods });
      } else if (outcome.type) dispatch({ type: 'refused', message: outcome.message });
      else dispatch({ type: 'failed', message: outcome.message });
    },
    [matchId, recordScore],
  );

  const { phase, saved, sending, waiting } = queue;
  const pending = unsaved(queue);
  useEffect(() => {
    if (pending === 0) forgetTaps(matchId);
    else keepTaps(matchId, { base: saved, taps: [...sending, ...waiting] });
  }, [matchId, pending, saved, sending, waiting]);

  useEffect(() => {
    if (phase === 'idle' && waiting.length > 0) void send({ saved, sending, waiting });
  }, [phase, saved, sending, waiting, send]);

  useEffect(() => {
    if (phase !== 'failed') return;
    const again = () => void send({ saved, sending, waiting });
    const pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (attempts.current - 1));
    const timer = setTimeout(again, pause);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
    // `waiting` may grow meanwhile: the batch that failed is the one that goes again.
  }, [phase, saved, sending, waiting, send]);

  const known = useRef(told);
  useEffect(() => {
    if (isSame(known.current, told)) return;
    known.current = told;
    dispatch({ type: 'told', score: told });
  }, [told]);

  return { queue, dispatch, retry: () => void send({ saved, sending, waiting }) };
}
