import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { NewsCard, NewsLead } from '../news/NewsCard.tsx';
import { cx } from '../../ui/cx.ts';

export const MatchNews_match = graphql(`
  fragment MatchNews_match on Match {
    id
    status
    news {
      id
      ...NewsCard_article
    }
  }
`);

/** The report and the preview of a match; nothing if there are none. */
export function MatchNews(props: { match: FragmentType<typeof MatchNews_match> }) {
  const { status, news } = getFragment(MatchNews_match, props.match);
  const [first, ...others] = news;
  if (!first) return null;
  return (
    <section aria-labelledby="noticias-del-partido" className="grid gap-6">
      <h2 id="noticias-del-partido" className="display text-display-sm">
        {status === 'FINISHED' ? 'Así lo contamos' : 'Antes del partido'}
      </h2>
      {others.length === 0 ? (
        <NewsLead article={first} as="h3" wide />
      ) : (
        <ul className={cx('grid gap-5 sm:grid-cols-2', others.length > 1 && 'lg:grid-cols-3')}>
          {news.map((article) => (
            <li key={article.id}>
              <NewsCard article={article} as="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
