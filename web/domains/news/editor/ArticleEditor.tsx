import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { getFragment, graphql } from '../../../gql/index.ts';
import { describeError } from '../../../graphql/results.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useViewer } from '../../users/viewer.tsx';
import type { SaveAction } from './article-saving.ts';
import {
  type CategoryOption,
  EditedArticle_article,
  type EditedArticle,
  emptyForm,
  formOf,
} from './edited-article.ts';
import { EditorForm } from './EditorForm.tsx';
import { useArticleEditor } from './use-article-editor.ts';

const ArticleEditorQuery = graphql(`
  query ArticleEditor($id: ID!) {
    article(id: $id) {
      id
      ...EditedArticle_article
    }
    newsCategories {
      id
      slug
      name
    }
  }
`);

interface ArticleEditorProps {
  /** Null for a new article. */
  id: string | null;
  /** Where the user goes after deleting it. */
  afterwards: string;
}

interface Loaded {
  article: EditedArticle | null;
  categories: readonly CategoryOption[];
}

/** The article editor, rendered once the article is loaded. */
export function ArticleEditor({ id, afterwards }: ArticleEditorProps) {
  const { loaded, problem, retry } = useLoadedOnce(id);
  const { user } = useViewer();
  if (problem) {
    return (
      <Alert
        tone="error"
        title="No se ha podido abrir el editor"
        actions={<Button onClick={retry}>Reintentar</Button>}
      >
        {problem}
      </Alert>
    );
  }
  if (!loaded || !user) return <EditorSkeleton />;
  if (id !== null && !loaded.article) {
    return (
      <Alert
        tone="error"
        title="Noticia no encontrada"
        actions={<ButtonLink to={afterwards}>Volver a noticias</ButtonLink>}
      >
        La noticia que estás buscando no existe o ha sido eliminada.
      </Alert>
    );
  }
  return <LoadedEditor {...loaded} userId={user.id} afterwards={afterwards} />;
}

/** Fetched once, without updates: the form must not change while the user types, and saving detects other versions. */
function useLoadedOnce(id: string | null) {
  const client = useClient();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const asked = client.query(ArticleEditorQuery, { id: id ?? '0' }, { requestPolicy: 'network-only' });
    void asked.toPromise().then(({ data, error }) => {
      if (!isCurrent) return;
      if (!data) {
        setProblem(describeError(error));
        return;
      }
      const article = getFragment(EditedArticle_article, data.article ?? null);
      setLoaded({ article, categories: withOwn(data.newsCategories, article) });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, id, attempt]);

  function retry() {
    setProblem(null);
    setAttempt((before) => before + 1);
  }
  return { loaded, problem, retry };
}

/** The article's own category stays in the list even if it is no longer offered. */
function withOwn(offered: readonly CategoryOption[], article: EditedArticle | null) {
  const own = article?.category;
  return !own || offered.some(({ slug }) => slug === own.slug) ? offered : [...offered, own];
}

function LoadedEditor({
  article,
  categories,
  userId,
  afterwards,
}: Loaded & { userId: string; afterwards: string }) {
  const navigate = useNavigate();
  const [first] = useState(() => (article ? formOf(article) : emptyForm(categories[0]?.slug ?? '')));

  function onSaved(saved: EditedArticle, action: SaveAction) {
    if (action === 'draft') {
      toast.success(saved.state === 'DRAFT' ? 'Borrador guardado' : 'Noticia actualizada');
    } else if (article) {
      toast.success('Noticia actualizada', DONE[action]);
    } else {
      toast.success('Noticia creada', DONE[action]);
      void navigate(`/noticias/${saved.id}`);
    }
  }
  const editor = useArticleEditor({ article, form: first, userId, onSaved });
  return <EditorForm editor={editor} categories={categories} onDeleted={() => void navigate(afterwards)} />;
}

const DONE: Readonly<Partial<Record<SaveAction, string>>> = {
  publish: 'Ya la puede leer todo el mundo.',
  schedule: 'Aparecerá sola cuando llegue su hora.',
  hide: 'Ya no se ve en la web.',
};

function EditorSkeleton() {
  return (
    <SkeletonGroup
      label="Cargando el editor..."
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
    >
      <div className="grid gap-6">
        <Skeleton className="h-20" />
        <Skeleton className="h-12 w-60" />
        <Skeleton className="h-96" />
      </div>
      <div className="grid gap-6">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </SkeletonGroup>
  );
}
