import type { ArticleForm } from './edited-article.ts';
import { readArticle, writeArticle } from './rich-text/article-document.ts';

interface ArticlePreviewProps {
  form: ArticleForm;
  /** Colour of the category. */
  category: string;
}

/** A preview of the article as readers will see it. */
export function ArticlePreview({
  form: { title, content, imageUrl, galleryImages },
  category,
}: ArticlePreviewProps) {
  const html = writeArticle(readArticle(content));
  const pictures = [...new Set([...(imageUrl ? [imageUrl] : []), ...galleryImages])];
  return (
    <article className="grid min-w-0 gap-6 rounded-lg border border-hairline bg-surface p-4 sm:p-8">
      <header className="grid gap-3">
        <p className="caption text-accent-text">{category}</p>
        <h2 className="headline text-[clamp(1.75rem,1.25rem+2vw,2.75rem)] leading-[1.05]!">
          {title.trim() || 'Sin título'}
        </h2>
      </header>
      {pictures.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {pictures.map((picture, at) => (
            <li key={picture} className={at === 0 ? 'sm:col-span-2' : undefined}>
              <img src={picture} alt="" className="aspect-3/2 w-full rounded-md bg-sunken object-cover" />
            </li>
          ))}
        </ul>
      )}
      {html === '' ? (
        <p className="text-muted">Todavía no hay texto.</p>
      ) : (
        <div
          className="prose-club [&>p:first-child]:text-[1.25rem] [&>p:first-child]:leading-normal"
          // Rendered through the editor's document model, which cannot contain scripts.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </article>
  );
}
