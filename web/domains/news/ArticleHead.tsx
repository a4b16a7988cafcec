import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { useSite } from '../../app/site.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatFullDate, formatTime, isoInstant } from '../../ui/dates.ts';
import { ChevronLeft } from '../../ui/icons.tsx';
import { Pencil } from '../../ui/page-icons.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { hasRole, useViewer } from '../users/viewer.tsx';
import { ArticleGallery } from './ArticleGallery.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import { newsAddress, NO_FILTERS } from './news-filters.ts';
import { readingMinutes } from './reading-time.ts';

export const ArticleHead_article = graphql(`
  fragment ArticleHead_article on NewsArticle {
    id
    title
    content
    imageUrl
    galleryImages
    publicationDate
    authorName
    category {
      id
      slug
      name
      color
      ...CategoryBadge_category
    }
  }
`);

/** The head of an article: the headline on ink, with its pictures beside it up to the window's edge. */
export function ArticleHead({ article: key }: { article: FragmentType<typeof ArticleHead_article> }) {
  const article = getFragment(ArticleHead_article, key);
  const { category, publicationDate } = article;
  const minutes = readingMinutes(article.content);
  return (
    <header className="on-ink relative overflow-hidden border-b border-hairline bg-ink text-fg print:border-0 print:bg-white">
      <div className="aspect-3/2 max-h-[60dvh] w-full border-coral sm:aspect-2/1 max-lg:border-b-6 lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:max-h-none lg:w-[44%] lg:border-l-6 print:hidden">
        <ArticleGallery
          images={picturesOf(article)}
          seed={article.id}
          color={category.color}
          title={article.title}
        />
      </div>
      <div className="wrap relative lg:pointer-events-none">
        <div className="grid content-between gap-7 py-6 sm:py-9 lg:pointer-events-auto lg:min-h-[30rem] lg:w-[56%] lg:pr-12 print:min-h-0 print:w-full">
          <nav
            aria-label="Ruta de la noticia"
            className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
          >
            <Link
              to="/noticias"
              className="-ml-1 flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
            >
              <ChevronLeft size={20} className="text-accent-text" /> Noticias
            </Link>
            <Link
              to={newsAddress({ ...NO_FILTERS, category: category.slug })}
              className="flex min-h-11 items-center"
            >
              <span className="sr-only">Categoría: </span>
              <CategoryBadge category={category} />
            </Link>
          </nav>
          <h1 className="headline text-[clamp(2rem,1.5rem+2.4vw,3.5rem)] leading-[1.02]!">{article.title}</h1>
          <div className="grid gap-5">
            <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted">
              <time dateTime={isoInstant(publicationDate)} className="font-semibold text-fg">
                {formatFullDate(publicationDate)}, {formatTime(publicationDate)}
              </time>
              {article.authorName && <span>Por {article.authorName}</span>}
              <span>{minutes === 1 ? '1 minuto' : `${minutes} minutos`} de lectura</span>
            </p>
            <Actions id={article.id} title={article.title} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** The main picture and the gallery, without duplicates. */
function picturesOf({
  imageUrl,
  galleryImages,
}: {
  imageUrl?: string | null;
  galleryImages: readonly string[];
}) {
  return [...new Set([...(imageUrl ? [imageUrl] : []), ...galleryImages])];
}

/** The edit button comes last, so that nothing shifts when it appears. */
function Actions({ id, title }: { id: string; title: string }) {
  const { origin } = useSite();
  const { user } = useViewer();
  return (
    <div className="flex min-h-12 flex-wrap gap-3 print:hidden">
      <ShareButton title={title} url={`${origin}/noticias/${id}`} />
      {hasRole(user, 'BLOGGER', 'ADMIN') && (
        <ButtonLink to={`/editor/${id}`} variant="ghost">
          <Pencil size={20} /> Editar noticia
        </ButtonLink>
      )}
    </div>
  );
}
