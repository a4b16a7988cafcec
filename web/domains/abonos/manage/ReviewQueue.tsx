import { useState } from 'react';
import { useQuery } from 'urql';
import type { AbonosReviewQueueQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { PassReview } from './PassReview.tsx';

export const ReviewQueueQuery = graphql(`
  query AbonosReviewQueue {
    abonosToReview(page: 1, pageSize: 20) {
      items {
        id
        ...PassReview_abono
      }
      totalCount
    }
  }
`);

type Waiting = AbonosReviewQueueQuery['abonosToReview']['items'][number];

const LISTED = { additionalTypenames: ['Abono'] };

/** The waiting passes, one after the other: the next one appears at once. */
export function ReviewQueue() {
  const [{ data, error, fetching }, ask] = useQuery({ query: ReviewQueueQuery, context: LISTED });
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  // A pass that another user has decided stays until the user goes on.
  const [held, setHeld] = useState<Waiting | null>(null);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const queue = data?.abonosToReview;

  if (!queue) {
    return error ? (
      <Alert
        tone="error"
        title="Error al cargar los abonos"
        actions={
          <Button size="sm" variant="secondary" onClick={() => ask({ requestPolicy: 'network-only' })}>
            Reintentar
          </Button>
        }
      >
        Por favor, intenta de nuevo más tarde.
      </Alert>
    ) : (
      <Skeleton className="h-120" />
    );
  }
  // A pass disappears as soon as it is decided, before the new list arrives.
  const waiting = queue.items.filter(({ id }) => !done.has(id));
  const left = queue.totalCount - (queue.items.length - waiting.length);
  // Skipped passes come again at the end, in the order in which they were skipped.
  const rank = ({ id }: { id: string }) => skipped.lastIndexOf(id);
  const current = held ?? waiting.toSorted((one, other) => rank(one) - rank(other))[0];

  if (!current) {
    return (
      <EmptyState
        title={fetching || left > 0 ? 'Buscando más abonos…' : 'Todo revisado'}
        seed="abonos"
        actions={
          <Button variant="secondary" onClick={() => ask({ requestPolicy: 'network-only' })}>
            Volver a mirar
          </Button>
        }
      >
        <p>Ningún abono espera a que alguien lo mire.</p>
      </EmptyState>
    );
  }
  function skip() {
    setHeld(null);
    if (current) setSkipped([...skipped, current.id]);
  }
  return (
    <PassReview
      key={current.id}
      abono={current}
      takesFocus={done.size + skipped.length > 0}
      onDone={(id) => {
        setHeld(null);
        setDone(new Set([...done, id]));
      }}
      onConflict={() => setHeld(current)}
      onSkip={held || waiting.length > 1 ? skip : undefined}
      status={<Badge tone="warn">{formatNumber(left)} por revisar</Badge>}
    />
  );
}
