import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { formatDateTime } from '../../../ui/dates.ts';

const OwnDraftsDocument = graphql(`
  query OwnDrafts {
    allNews(mine: true, state: DRAFT, pageSize: 5) {
      items {
        id
        title
        updatedAt
      }
    }
  }
`);

/** The user's unpublished drafts, as they were when the page opened. */
export function OwnDrafts({ href }: { href: (id: string) => string }) {
  const [{ data }] = useQuery({ query: OwnDraftsDocument, requestPolicy: 'network-only' });
  const [first, setFirst] = useState<typeof data>();
  // The current article saves itself as a draft too, and must not appear in this list.
  if (!first && data) setFirst(data);
  const drafts = first?.allNews.items ?? [];
  return (
    <details className="rounded-md border border-hairline bg-surface px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        Tus borradores{drafts.length > 0 && ` (${drafts.length})`}
      </summary>
      {first && drafts.length === 0 && <p className="pb-3 text-muted">No tienes ninguno sin publicar.</p>}
      <ul className="grid pb-3 empty:hidden">
        {drafts.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <Link
              to={href(id)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 underline underline-offset-4"
            >
              {title}
              <span className="text-sm text-muted">{formatDateTime(updatedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
