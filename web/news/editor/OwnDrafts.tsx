import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import { formatDateTime } from '../../ui/dates.ts';

const OwnDraftsQuery = graphql(`
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

/** What somebody has begun and not published, to go on with. */
export function OwnDrafts({ href }: { href: (id: string) => string }) {
  const [{ data }] = useQuery({
    query: OwnDraftsQuery,
    requestPolicy: 'cache-and-network',
    context: useMemo(() => ({ additionalTypenames: ['NewsArticle'] }), []),
  });
  const drafts = data?.allNews.items ?? [];
  if (drafts.length === 0) return null;
  return (
    <details className="rounded-md border border-hairline bg-surface px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        Tus borradores ({drafts.length})
      </summary>
      <ul className="grid pb-3">
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
