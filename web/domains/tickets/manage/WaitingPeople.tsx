import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { mailto } from '../../../ui/mail-address.ts';

export const WaitingPeople_person = graphql(`
  fragment WaitingPeople_person on WaitingPerson {
    userId
    name
    email
    since
    offeredUntil
  }
`);

/** Who waits for a seat of a match, in order; nothing if nobody does. */
export function WaitingPeople({
  people: keys,
}: {
  people: readonly FragmentType<typeof WaitingPeople_person>[];
}) {
  const people = getFragment(WaitingPeople_person, keys);
  if (people.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="lista-de-espera" className="grid gap-3 p-5 sm:p-6">
      <h2 id="lista-de-espera" className="headline text-xl">
        Lista de espera <span className="text-muted tabular-nums">({people.length})</span>
      </h2>
      <ol className="grid max-h-80 gap-2 overflow-y-auto" tabIndex={0} aria-labelledby="lista-de-espera">
        {people.map(({ userId, name, email, since, offeredUntil }) => (
          <li
            key={userId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline pt-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>{' '}
              <a href={mailto(email)} className="text-sm">
                {email}
              </a>
            </span>
            {offeredUntil ? (
              <Badge tone="ok">Entrada guardada hasta el {formatDateTime(offeredUntil)}</Badge>
            ) : (
              <span className="text-sm text-muted">Desde el {formatDateTime(since)}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
