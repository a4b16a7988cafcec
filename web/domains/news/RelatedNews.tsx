import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { formatShortDate, isoInstant } from '../../ui/dates.ts';
import { NewsPicture } from './NewsPicture.tsx';

export const RelatedNews_article = graphql(`
  fragment RelatedNews_article on NewsArticle {
    id
    related(limit: 3) {
      id
      title
      excerpt(length: 100)
      imageUrl
      publicationDate
      category {
        id
        color
      }
    }
  }
`);

/** Up to three more articles of the same category; nothing if there are none. */
export function RelatedNews({ article }: { article: FragmentType<typeof RelatedNews_article> }) {
  const { related } = getFragment(RelatedNews_article, article);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="relacionadas" className="print:hidden">
      <h2 id="relacionadas" className="display border-b-3 border-fg pb-3 text-display-sm">
        Noticias relacionadas
      </h2>
      <ul>
        {related.map(({ id, title, excerpt, imageUrl, publicationDate, category }) => (
          <li key={id} className="border-b border-hairline">
            <article className="group relative grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-4 py-5 has-focus-visible:outline-3 has-focus-visible:outline-ring">
              <div className="relative aspect-square self-start overflow-hidden rounded-md">
                <NewsPicture
                  url={imageUrl}
                  seed={id}
                  color={category.color}

                  className="absolute inset-0"
                />
              </div>
              <div className="grid content-start gap-1.5">
                <time dateTime={isoInstant(publicationDate)} className="caption text-muted">
                  {formatShortDate(publicationDate)}
                </time>
                <h3 className="headline text-lg leading-[1.15]!">
                  <Link
                    to={`/noticias/${id}`}
                    className="decoration-accent decoration-3 underline-offset-4 outline-none! group-hover:underline after:absolute after:inset-0 focus-visible:shadow-none!"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="text-sm text-muted">{excerpt}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
