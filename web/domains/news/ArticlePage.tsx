import { useEffect, useEffectEvent } from 'react';
import { data, redirect, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { MessagePage } from '../../app/MessagePage.tsx';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { Comments } from '../comments/Comments.tsx';
import { MatchLine } from '../matches/MatchLine.tsx';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { hasRole, useViewer } from '../users/viewer.tsx';
import { articleJsonLd, modifiedAt } from './article-json-ld.ts';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleNeighbours } from './ArticleNeighbours.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { RelatedNews } from './RelatedNews.tsx';
import { socialPicture } from './social-picture.ts';

const ArticleQuery = graphql(`
  query ArticlePage($id: ID!) {
    article(id: $id) {
      id
      title
      content
      imageUrl
      publicationDate
      updatedAt
      state
      excerpt(length: 160)
      match {
        id
        ...MatchLine_match
      }
      ...ArticleHead_article
      ...ArticleNeighbours_article
      ...RelatedNews_article
      ...ArticleJsonLd_article
      ...Comments_article
    }
  }
`);

export const load: PageLoad = async (client, { params }) => {
  const { id = '' } = params;
  if (!/^\d+$/.test(id)) throw redirect('/noticias');
  // Fetched at each visit; the cached article is shown meanwhile.
  const answer = await preload(client, ArticleQuery, { id }, 'cache-and-network');
  if (answer && !answer.article) return data(null, { status: 404 });
  return null;
};

export default function ArticlePage() {
  const { id = '' } = useParams();
  // Another article mounts a new page, so that no state of the previous one stays.
  return <Article key={id} id={id} />;
}

function Article({ id }: { id: string }) {
  const { origin } = useSite();
  const [{ data: answer, error }, ask] = useQuery({ query: ArticleQuery, variables: { id } });
  const article = answer?.article;
  useWritersSight(answer !== undefined && !article, () => ask({ requestPolicy: 'network-only' }));

  if (!answer && !error) return <ArticleSkeleton />;
  if (!article) {
    return <ArticleMissing {...(error && { onRetry: () => ask({ requestPolicy: 'network-only' }) })} />;
  }
  return (
    <article>
      <Seo
        title={article.title}
        description={article.excerpt}
        image={socialPicture(article)}
        type="article"
        noIndex={article.state !== 'PUBLISHED'}
        jsonLd={[
          articleJsonLd(article, origin, article.excerpt),
          breadcrumbs(origin, ['Noticias', '/noticias'], [article.title, `/noticias/${article.id}`]),
        ]}
      />
      <meta property="article:published_time" content={article.publicationDate} />
      <meta property="article:modified_time" content={modifiedAt(article)} />
      {article.state !== 'PUBLISHED' && <NotPublic state={article.state} />}
      <ArticleHead article={article} />
      <div className="wrap grid gap-14 py-9 sm:py-14 lg:grid-cols-[minmax(0,40rem)_minmax(0,26rem)] lg:justify-between lg:gap-12">
        <div className="grid min-w-0 content-start gap-12">
          <div
            className="prose-club [&>p:first-child]:text-[1.25rem] [&>p:first-child]:leading-normal"
            // The API sanitised the HTML when it was saved.
            dangerouslySetInnerHTML={{ __html: article.content }}
          />
          {article.match && (
            <section
              aria-labelledby="partido-de-la-noticia"
              className="rounded-lg border border-hairline bg-surface px-4 py-3 shadow-card sm:px-5"
            >
              <h2 id="partido-de-la-noticia" className="caption pt-1 text-muted">
                El partido
              </h2>
              <MatchLine match={article.match} />
            </section>
          )}
          <Comments article={article} />
        </div>
        <aside className="min-w-0 lg:sticky lg:top-[calc(var(--bar-h)+1.5rem)] lg:self-start">
          <RelatedNews article={article} />
        </aside>
      </div>
      <ArticleNeighbours article={article} />
    </article>
  );
}

/** Pages are served as public; users who write news then also load unpublished articles. */
function useWritersSight(isMissing: boolean, ask: () => void) {
  const { user } = useViewer();
  const mayLook = isMissing && hasRole(user, 'BLOGGER', 'ADMIN', 'EDITOR');
  const look = useEffectEvent(ask);
  useEffect(() => {
    if (mayLook) look();
  }, [mayLook]);
}

const NOT_PUBLIC = {
  DRAFT: 'Borrador: solo lo ve quien escribe las noticias.',
  HIDDEN: 'Noticia oculta: solo la ve quien escribe las noticias.',
  SCHEDULED: 'Noticia programada: aparecerá cuando llegue su fecha.',
};

function NotPublic({ state }: { state: keyof typeof NOT_PUBLIC }) {
  return (
    <p role="status" className="border-b border-hairline bg-warn-soft">
      <span className="wrap block py-3 font-semibold text-warn">{NOT_PUBLIC[state]}</span>
    </p>
  );
}

/** The article does not exist or could not be loaded; a failed query can be retried. */
function ArticleMissing({ onRetry }: { onRetry?: () => void }) {
  return (
    <MessagePage
      seed="noticia-404"
      kicker="Noticias"
      title="Noticia no encontrada"
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Reintentar</Button>}
          <ButtonLink to="/noticias" {...(onRetry && { variant: 'secondary' })}>
            Volver a noticias
          </ButtonLink>
        </>
      }
    >
      <Seo
        title="Noticia no encontrada"
        description="La noticia que estás buscando no existe o ha sido eliminada."
        noIndex
      />
      <p>La noticia que estás buscando no existe o ha sido eliminada.</p>
      {onRetry && (
        <p>También puede haber fallado la conexión: comprueba que la tienes y vuelve a intentarlo.</p>
      )}
    </MessagePage>
  );
}
