import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';

export const OrderQuery = graphql(`
  query PayPage($id: ID!) {
    viewer {
      id
      order(id: $id) {
        id
        reference
        state
        amount
        until
        isPayable
        isHeld
        ticketId
        refundReason
        match {
          id
          ...MatchScoreboard_match
        }
      }
    }
  }
`);

const SECOND = 1000;

/**
 * An order of the user, asked for again and again while the provider may still say something.
 * @param every milliseconds
 */
export function useOrder(id: string, every = 2 * SECOND) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: OrderQuery,
    variables: { id },
    requestPolicy: 'network-only',
  });
  const order = data?.viewer?.order;
  const isOpen = order?.state === 'PENDING' || order?.state === 'FAILED' || order?.state === 'EXPIRED';
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => {
      if (!document.hidden) ask({ requestPolicy: 'network-only' });
    }, every);
    return () => clearInterval(timer);
  }, [isOpen, every, ask]);
  return { order, isKnown: data !== undefined, error, fetching, ask };
}

/** Whether so many milliseconds have passed since the page was opened. */
export function usePatience(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
