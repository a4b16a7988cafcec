import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { useViewer } from '../../users/viewer.tsx';
import { newQueue, nextQueue, applyTaps, unsaved, type Period, type ScoreQueue } from './score-queue.ts';
import { removeTaps, storeTaps, readTaps } from './stored-taps.ts';

// The result does not include the match: fetching it again after each point would be too much for a slow network.
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

/** A pavilion full of phones is slow, but a response that takes longer than this will not arrive. */
const PATIENCE_MS = 8000;
const LONGEST_PAUSE_MS = 10_000;

const patientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

const isSame = (a: readonly Period[], b: readonly Period[]) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps the score of a match: every tap shows at once and is sent in the background, and sent again until the server
 * has it, also by the next page after this one was closed.
 * @param fetched the score from the page's query.
 */
export function useScorekeeper(matchId: string, fetched: readonly Period[]) {
  const { user } = useViewer();
  // The user who opened the page, also if the session ends meanwhile.
  const [userId] = useState(user?.id ?? '');
  const scoreboard = useMemo(() => ({ userId, matchId }), [userId, matchId]);
  const [queue, dispatch] = useReducer(nextQueue, fetched, (score) => {
    const stored = readTaps(scoreboard);
    return stored ? nextQueue(newQueue(score), { type: 'restore', ...stored }) : newQueue(score);
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
    if (pending === 0) removeTaps(scoreboard);
    else storeTaps(scoreboard, { base: saved, sending, waiting, undecided: phase === 'undecided' });
  }, [scoreboard, pending, phase, saved, sending, waiting]);

  useEffect(() => {
    if (phase === 'idle' && pending > 0) void send({ saved, sending, waiting });
  }, [phase, pending, saved, sending, waiting, send]);

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
    // `waiting` may grow meanwhile: the failed batch is sent again unchanged.
  }, [phase, saved, sending, waiting, send]);

  const known = useRef(fetched);
  useEffect(() => {
    if (isSame(known.current, fetched)) return;
    known.current = fetched;
    dispatch({ type: 'fetched', score: fetched });
  }, [fetched]);

  return { queue, dispatch, retry: () => void send({ saved, sending, waiting }) };
}
