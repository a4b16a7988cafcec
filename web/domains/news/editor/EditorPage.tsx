import { Link, Navigate, useParams } from 'react-router-dom';
import { club } from '../../../../api/club/club.ts';
import { Seo } from '../../../app/Seo.tsx';
import { ChevronLeft } from '../../../ui/icons.tsx';
import { hasRole, useViewer } from '../../users/viewer.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { OwnDrafts } from './OwnDrafts.tsx';

/** The news editor of bloggers and administrators. */
export default function EditorPage() {
  const { id } = useParams();
  const { user } = useViewer();
  // A signed-in user who may not write news is redirected to the news.
  if (user && !hasRole(user, 'BLOGGER', 'ADMIN')) return <Navigate to="/noticias" replace />;
  const title = id === undefined ? 'Nueva noticia' : 'Editar noticia';
  return (
    <div className="wrap grid gap-6 py-6 sm:py-8">
      <Seo title={title} description={`${title}: editor de noticias del ${club.name}.`} noIndex />
      <header className="grid gap-3">
        <Link
          to="/noticias"
          className="-ml-1 inline-flex min-h-11 w-fit items-center gap-1 font-semibold underline-offset-4 hover:underline"
        >
          <ChevronLeft size={20} className="text-accent-text" />
          Volver a noticias
        </Link>
        <h1 className="display text-display-sm">{title}</h1>
      </header>
      {id === undefined && <OwnDrafts href={(draft) => `/editor/${draft}`} />}
      <ArticleEditor key={id} id={id ?? null} afterwards="/noticias" />
    </div>
  );
}
