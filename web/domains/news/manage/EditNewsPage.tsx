import { useParams } from 'react-router-dom';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { ArticleEditor } from '../editor/ArticleEditor.tsx';

/** The news editor inside the panel. */
export default function EditNewsPage() {
  const { id } = useParams();
  return (
    <PanelPage
      title={id === undefined ? 'Nueva noticia' : 'Editar noticia'}
      back={{ to: '/admin/content/news', label: 'Noticias' }}
    >
      <ArticleEditor key={id} id={id ?? null} afterwards="/admin/content/news" />
    </PanelPage>
  );
}
