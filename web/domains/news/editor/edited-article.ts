import type { EditedArticle_ArticleFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { toClubInput } from '../../../ui/club-time-input.ts';
import { isKeptWhole, readArticle, writeArticle } from './rich-text/article-document.ts';

/** The editor's data of a stored article. */
export const EditedArticle_article = graphql(`
  fragment EditedArticle_article on NewsArticle {
    id
    title
    content
    imageUrl
    galleryImages
    publicationDate
    state
    version
    notify
    updatedAt
    match {
      id
      season {
        year
      }
    }
    category {
      id
      slug
      name
    }
  }
`);

export type EditedArticle = EditedArticle_ArticleFragment;

/** The form's values. */
export interface ArticleForm {
  title: string;
  /** Slug. */
  category: string;
  /** HTML as the editor produces it. */
  content: string;
  /** Empty if there is no picture. */
  imageUrl: string;
  galleryImages: readonly string[];
  /** Id of the match that it is about; empty if there is none. */
  matchId: string;
  /** Value of a `datetime-local` input, in club time; empty if not set. */
  publishAt: string;
}

export const emptyForm = (category: string): ArticleForm => ({
  title: '',
  category,
  content: '',
  imageUrl: '',
  galleryImages: [],
  matchId: '',
  publishAt: '',
});

/** As the editor writes it. The second time nothing changes, so that undoing all changes leads back here. */
const asWritten = (html: string) => writeArticle(readArticle(html));

/** The form's initial values: HTML in the editor's own form, so that an unchanged article counts as unchanged. */
export function formOf(article: EditedArticle): ArticleForm {
  const { title, content, category, imageUrl, galleryImages, match, state, publicationDate } = article;
  const isDated = state === 'SCHEDULED' || state === 'PUBLISHED';
  return {
    title,
    category: category.slug,
    content: isKeptWhole(content) ? asWritten(asWritten(content)) : content,
    imageUrl: imageUrl ?? '',
    galleryImages,
    matchId: match?.id ?? '',
    publishAt: isDated ? toClubInput(publicationDate) : '',
  };
}

export function isSameForm(a: ArticleForm, b: ArticleForm): boolean {
  const asText = (form: ArticleForm) =>
    JSON.stringify([
      form.title,
      form.category,
      form.content,
      form.imageUrl,
      form.galleryImages,
      form.matchId,
      form.publishAt,
    ]);
  return asText(a) === asText(b);
}

/** A category that an article may have. */
export interface CategoryOption {
  slug: string;
  name: string;
}
