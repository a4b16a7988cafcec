import { club } from '../../../api/club/club.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { socialPicture } from './social-picture.ts';

export const ArticleJsonLd_article = graphql(`
  fragment ArticleJsonLd_article on NewsArticle {
    id
    title
    imageUrl
    galleryImages
    publicationDate
    updatedAt
    authorName
    category {
      id
      name
    }
  }
`);

/** When readers saw the last change: the day of publication at least, since a scheduled article is written before it. */
export function modifiedAt({ publicationDate, updatedAt }: { publicationDate: string; updatedAt: string }) {
  return Date.parse(updatedAt) > Date.parse(publicationDate) ? updatedAt : publicationDate;
}

/** Structured data of an article. `origin` comes from `useSite`; `description` is plain text. */
export function articleJsonLd(
  key: FragmentType<typeof ArticleJsonLd_article>,
  origin: string,
  description: string,
): object {
  const article = getFragment(ArticleJsonLd_article, key);
  const pictures = [article.imageUrl ?? socialPicture(article), ...article.galleryImages];
  const organization = { '@type': 'SportsOrganization', name: club.name, url: origin };
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: `${origin}/noticias/${article.id}`,
    headline: article.title,
    description,
    image: [...new Set(pictures)].map((picture) => new URL(picture, origin).href),
    datePublished: article.publicationDate,
    dateModified: modifiedAt(article),
    articleSection: article.category.name,
    inLanguage: 'es',
    author: article.authorName ? { '@type': 'Person', name: article.authorName } : organization,
    publisher: {
      ...organization,
      logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
    },
  };
}
