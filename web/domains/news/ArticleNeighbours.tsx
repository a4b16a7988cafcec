import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { cx } from '../../ui/cx.ts';
import { ChevronLeft, ChevronRight } from '../../ui/icons.tsx';

export const ArticleNeighbours_article = graphql(`
  fragment ArticleNeighbours_article on NewsArticle {
    id
    previous {
      id
      title
    }
    next {
      id
      title
    }
  }
`);

interface ArticleNeighboursProps {
  article: FragmentType<typeof ArticleNeighbours_article>;
}

/** Links to the previous and the next article. */
export function ArticleNeighbours({ article }: ArticleNeighboursProps) {
  const { previous, next } = getFragment(ArticleNeighbours_article, article);
  if (!previous && !next) return null;
  return (
    <nav aria-label="Otras noticias" className="wrap print:hidden">
      <div className="grid border-t border-hairline py-4 sm:grid-cols-2 sm:py-0">
        {previous && (
          <Neighbour to={previous} rel="prev" label="Noticia anterior" className="sm:pr-8">
            <ChevronLeft size={28} className="mt-1 shrink-0 text-accent-text" />
          </Neighbour>
        )}
        {next && (
          <Neighbour
            to={next}
            rel="next"
            label="Noticia siguiente"
            className="border-hairline max-sm:not-first:border-t sm:col-start-2 sm:flex-row-reverse sm:border-l sm:pl-8 sm:text-right"
          >
            <ChevronRight
              size={28}
              className="mt-1 shrink-0 text-accent-text max-sm:order-last max-sm:ml-auto"
            />
          </Neighbour>
        )}
      </div>
    </nav>
  );
}

interface NeighbourProps {
  to: { id: string; title: string };
  rel: 'prev' | 'next';
  label: string;
  className?: string;
  children: ReactNode;
}

function Neighbour({ to: { id, title }, rel, label, className, children }: NeighbourProps) {
  return (
    <Link to={`/noticias/${id}`} rel={rel} className={cx('group flex gap-4 py-5 sm:py-8', className)}>
      {children}
      <span className="grid content-start gap-1.5">
        <span className="caption text-muted">{label}</span>
        <span className="headline text-xl leading-[1.15]! decoration-accent decoration-3 underline-offset-4 group-hover:underline">
          {title}
        </span>
      </span>
    </Link>
  );
}
