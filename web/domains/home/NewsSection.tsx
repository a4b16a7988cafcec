import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { NewsCard, NewsLead } from '../news/NewsCard.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { EmptyList } from './EmptyList.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export const NewsSection_article = graphql(`
  fragment NewsSection_article on NewsArticle {
    id
    ...NewsCard_article
  }
`);

interface NewsSectionProps {
  /** Newest first; undefined while loading. */
  articles: readonly FragmentType<typeof NewsSection_article>[] | undefined;
}

/** 300 px plus the gap of 20 px make the step of 320 px. */
const CARD_WIDTH = 'w-[300px]';

/** The latest article large, the others as a row of cards. */
export function NewsSection(props: NewsSectionProps) {
  const articles = props.articles?.map((key) => getFragment(NewsSection_article, key));
  const [lead, ...others] = articles ?? [];
  return (
    <section
      aria-labelledby="ultimas-noticias"
      className="wrap grid gap-6 py-12 later-[82rem] sm:py-16 sm:later-[72rem] lg:later-[67rem]"
    >
      <SectionHeading
        id="ultimas-noticias"
        title="Últimas Noticias"
        more={{ to: '/noticias', label: 'Ver todas' }}
      />
      {!articles && <LoadingNews />}
      {articles && !lead && <EmptyList title="No hay noticias disponibles en este momento." />}
      {lead && <NewsLead article={lead} as="h3" wide />}
      {others.length > 0 && (
        <Carousel
          label="Más noticias"
          slideClass={CARD_WIDTH}
          header={<p className="headline text-xl">Más noticias</p>}
        >
          {others.map((article) => (
            <NewsCard key={article.id} article={article} as="h3" />
          ))}
        </Carousel>
      )}
    </section>
  );
}

function LoadingNews() {
  return (
    <SkeletonGroup label="Cargando noticias...">
      <Skeleton className="h-[56rem] rounded-lg md:h-[49rem]" />
    </SkeletonGroup>
  );
}
