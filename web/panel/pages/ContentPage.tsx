import { useQuery } from 'urql';
import type { PageLoad } from '../../app/page.ts';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { Newspaper, Plus } from '../../ui/icons.tsx';
import { Bell, FileText, ImageMark, Megaphone, MessageSquareText, Tag } from '../../ui/page-icons.tsx';
import { type PanelCard, PanelCards } from '../PanelCards.tsx';
import { PanelPage } from '../PanelPage.tsx';

const ContentQuery = graphql(`
  query ContentPage {
    allNews(pageSize: 1) {
      totalCount
    }
    allNewsCategories {
      id
    }
    reported: moderatedComments(queue: REPORTED, pageSize: 1) {
      totalCount
    }
  }
`);

export const load: PageLoad = (client) => preload(client, ContentQuery, {}, 'cache-and-network');

/** The tab for the content of the site. */
export default function ContentPage() {
  const [{ data }] = useQuery({ query: ContentQuery });
  const cards: PanelCard[] = [
    {
      title: 'Gestor de noticias',
      text: 'Busca, publica, oculta y elimina noticias.',
      Icon: Newspaper,
      to: '/admin/content/news',
      count: { value: data?.allNews.totalCount ?? null, unit: ['noticia', 'noticias'] },
    },
    {
      title: 'Añadir noticia',
      text: 'Escribe una noticia nueva, ahora o programada.',
      Icon: Plus,
      to: '/admin/content/news/new',
    },
    {
      title: 'Categorías',
      text: 'Nombres, colores y orden de las secciones.',
      Icon: Tag,
      to: '/admin/content/categories',
      count: { value: data?.allNewsCategories.length ?? null, unit: ['categoría', 'categorías'] },
    },
    {
      title: 'Comentarios',
      text: 'Revisa lo que la afición denuncia.',
      Icon: MessageSquareText,
      to: '/admin/content/comments',
      count: {
        value: data?.reported.totalCount ?? null,
        unit: ['denunciado por revisar', 'denunciados por revisar'],
      },
    },
    {
      title: 'Notificaciones',
      text: 'Escribe a los móviles de quienes siguen al equipo.',
      Icon: Bell,
      to: '/admin/content/notifications',
    },
    { title: 'Galería', text: 'Las fotos del club en un solo lugar.', Icon: ImageMark },
    { title: 'Páginas', text: 'Los textos de las páginas de la web.', Icon: FileText },
    { title: 'Banners', text: 'Avisos y promociones de la portada.', Icon: Megaphone },
  ];
  return (
    <PanelPage title="Contenido" description="Noticias, categorías y comentarios de la web.">
      <PanelCards label="Secciones de contenido" cards={cards} />
    </PanelPage>
  );
}
