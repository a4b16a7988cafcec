import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import type { MessagePreference } from '../../../gql/graphql.ts';
import { audienceWords } from './message-words.ts';

const AudienceQuery = graphql(`
  query NotificationAudience($preference: MessagePreference!) {
    notificationAudience(preference: $preference) {
      devices
      people
    }
  }
`);

/** The number of devices that a message of this kind would reach now. */
export function Audience({ preference }: { preference: MessagePreference }) {
  const [{ data, error, fetching }] = useQuery({
    query: AudienceQuery,
    variables: { preference },
    // The number of devices changes.
    context: useMemo(() => ({ requestPolicy: 'cache-and-network' as const }), []),
  });
  const audience = fetching && !data ? null : data?.notificationAudience;
  return (
    <p role="status" className="font-semibold">
      {audience
        ? `${audienceWords(audience)}.`
        : error
          ? 'No hemos podido contar a cuántos dispositivos llegará.'
          : 'Contando dispositivos...'}
    </p>
  );
}
