import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { NewsCard_ArticleFragment } from '../../gql/graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { formatShortDate, isoInstant } from '../../ui/dates.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import { NewsPicture } from './NewsPicture.tsx';

export const NewsCard_article = graphql(`
  fragment NewsCard_article on NewsArticle {
    id
    title
    excerpt(length: 120)
    imageUrl
    publicationDate
    category {
      id
      color
      ...CategoryBadge_category
    }
  }
`);

interface NewsCardProps {
  article: FragmentType<typeof NewsCard_article>;
  /** Heading level, to keep the page's outline correct. */
  as?: 'h2' | 'h3';
  className?: string;
}

/** A news card for a grid or carousel: picture above, text below, the whole card a link. */
export function NewsCard({ article: key, as: Title = 'h2', className }: NewsCardProps) {
  const article = getFragment(NewsCard_article, key);
  return (
    <Card as="article" linked className={cx('flex h-full flex-col', className)}>
      <Picture article={article} className="aspect-3/2 w-full" />
      <div className="grid flex-1 content-start gap-2.5 p-5">
        <Meta article={article} />
        <Title className="headline text-xl leading-[1.15]!">
          <CardLink article={article} />
        </Title>
        <p className="text-[0.9375rem] text-muted">{article.excerpt}</p>
      </div>
    </Card>
  );
}

interface NewsLeadProps extends NewsCardProps {
  /** Alone in its row, with the picture left of the text. */
  wide?: boolean;
}

/** The lead article of a page, as large as its container allows. */
export function NewsLead({ article: key, as: Title = 'h2', wide, className }: NewsLeadProps) {
  const article = getFragment(NewsCard_article, key);
  return (
    <Card as="article" linked className={cx('grid', wide && 'md:grid-cols-2', className)}>
      <Picture
        article={article}
        priority
        className={cx(
          'aspect-3/2 w-full',
          wide ? 'md:aspect-auto md:min-h-80' : 'lg:aspect-auto lg:min-h-80',
        )}
      />
      <div className="grid content-center gap-3.5 p-5 sm:p-7">
        <Meta article={article} />
        <Title className="display text-display-md text-balance">
          <CardLink article={article} />
        </Title>
        <p className="max-w-[34.5em] text-lg text-muted">{article.excerpt}</p>
      </div>
    </Card>
  );
}

/** An article as a list row: a small picture beside the text. */
export function NewsRow({ article: key, as: Title = 'h2', className }: NewsCardProps) {
  const article = getFragment(NewsCard_article, key);
  return (
    <Card
      as="article"
      linked
      className={cx(
        'grid h-full grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)]',
        className,
      )}
    >
      <Picture article={article} className="h-full w-full" />
      <div className="grid content-center gap-1.5 p-4">
        <Meta article={article} />
        <Title className="headline text-lg leading-[1.15]!">
          <CardLink article={article} />
        </Title>
        <p className="line-clamp-2 text-sm text-muted max-sm:hidden">{article.excerpt}</p>
      </div>
    </Card>
  );
}

type Shown = NewsCard_ArticleFragment;

function CardLink({ article }: { article: Shown }) {
  return (
    <Link to={`/noticias/${article.id}`} className="card-link">
      {article.title}
    </Link>
  );
}

/** The box has a fixed size, so that nothing shifts when the picture loads. */
function Picture({
  article,
  priority,
  className,
}: {
  article: Shown;
  priority?: boolean;
  className: string;
}) {
  return (
    <div className={cx('relative overflow-hidden', className)}>
      <NewsPicture
        url={article.imageUrl}
        seed={article.id}
        color={article.category.color}
        {...(priority && { priority, sizes: 'min(40rem, 100vw)' })}
        className="absolute inset-0"
      />
    </div>
  );
}

function Meta({ article }: { article: Shown }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <CategoryBadge category={article.category} />
      <time dateTime={isoInstant(article.publicationDate)} className="caption text-muted">
        {formatShortDate(article.publicationDate)}
      </time>
    </p>
  );
}
