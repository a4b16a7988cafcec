import type { EditedArticle_ArticleFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { toClubInput } from '../../../ui/club-time-input.ts';
import { isKeptWhole, readArticle, writeArticle } from './rich-text/article-document.ts';

/** What the editor knows of an article that is stored. */
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
    updatedAt
    category {
      id
      slug
      name
    }
  }
`);

export type EditedArticle = EditedArticle_ArticleFragment;

/** What somebody types. */
export interface ArticleForm {
  title: string;
  /** Slug. */
  category: string;
  /** HTML as the editor writes it. */
  content: string;
  /** Empty without a picture. */
  imageUrl: string;
  galleryImages: readonly string[];
  /** As a `datetime-local` box holds it, on the club's wall clock; empty where it is not decided. */
  publishAt: string;
}

export const emptyForm = (category: string): ArticleForm => ({
  title: '',
  category,
  content: '',
  imageUrl: '',
  galleryImages: [],
  publishAt: '',
});

/** An article as the form begins with it: what the editor itself would write of it counts as unchanged. */
export function formOf(article: EditedArticle): ArticleForm {
  const { title, content, category, imageUrl, galleryImages, state, publicationDate } = article;
  const isDated = state === 'SCHEDULED' || state === 'PUBLISHED';
  return {
    title,
    category: category.slug,
    content: isKeptWhole(content) ? writeArticle(readArticle(content)) : content,
    imageUrl: imageUrl ?? '',
    galleryImages,
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
      form.publishAt,
    ]);
  return asText(a) === asText(b);
}

/** A category that an article may have. */
export interface CategoryOption {
  slug: string;
  name: string;
}
