import {
  call,
  found,
  given,
  optionalText,
  readPage,
  sentFile,
  succeeded,
  text,
  type RestRequest,
} from '../../platform/rest/call.ts';
import { getFragment, graphql, type FragmentType } from '../../platform/rest/gql/index.ts';

const RestArticle = graphql(`
  fragment RestArticle on NewsArticle {
    id
    title
    content
    imageUrl
    galleryImages
    category {
      slug
    }
    authorId
    authorName
    publicationDate
  }
`);

function articleBody(article: FragmentType<typeof RestArticle>) {
  const { id, category, authorId, ...rest } = getFragment(RestArticle, article);
  return { id: Number(id), ...rest, category: category.slug, authorId: authorId && Number(authorId) };
}

/** The form also sends `authorId`, which is ignored: the author is the signed-in user. */
const optionalFields = ({ body }: RestRequest) => ({
  ...given(body, 'imageUrl', optionalText),
  ...given(body, 'galleryImages', (value) => (Array.isArray(value) ? value.map(text) : null)),
  ...given(body, 'publicationDate', optionalText),
});

export const newsCalls = [
  call({
    call: 'GET /api/news',
    document: graphql(`
      query RestNews($search: String, $category: String, $page: Int!, $pageSize: Int!, $upTo: String) {
        news(search: $search, category: $category, page: $page, pageSize: $pageSize, upTo: $upTo) {
          totalCount
          page
          pageSize
          upTo
          items {
            ...RestArticle
          }
        }
      }
    `),
    variables: ({ query }) => ({
      search: query.search ?? null,
      // The site's selects send «all» for «no filter», because their items may not be empty.
      category: query.category === 'all' ? null : (query.category ?? null),
      ...readPage(query),
    }),
    answer: ({ news }) => news.items.map(articleBody),
    page: ({ news }) => news,
  }),
  call({
    call: 'GET /api/news/:id',
    document: graphql(`
      query RestArticleById($id: ID!) {
        article(id: $id) {
          ...RestArticle
        }
      }
    `),
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ article }) => articleBody(found(article, 'La noticia no existe o ha sido eliminada')),
  }),
  call({
    call: 'POST /api/news',
    document: graphql(`
      mutation RestCreateArticle($input: ArticleInput!) {
        createArticle(input: $input) {
          __typename
          ... on CreateArticleSuccess {
            article {
              ...RestArticle
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: (request) => ({
      input: {
        title: text(request.body.title),
        content: text(request.body.content),
        category: text(request.body.category),
        ...optionalFields(request),
      },
    }),
    answer: ({ createArticle }) => articleBody(succeeded(createArticle).article),
    status: 201,
  }),
  call({
    call: 'PUT /api/news/:id',
    document: graphql(`
      mutation RestUpdateArticle($input: UpdateArticleInput!) {
        updateArticle(input: $input) {
          __typename
          ... on UpdateArticleSuccess {
            article {
              ...RestArticle
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: (request) => ({
      input: {
        id: request.params.id ?? '',
        ...given(request.body, 'title', optionalText),
        ...given(request.body, 'content', optionalText),
        ...given(request.body, 'category', optionalText),
        ...optionalFields(request),
      },
    }),
    answer: ({ updateArticle }) => articleBody(succeeded(updateArticle).article),
  }),
  call({
    call: 'DELETE /api/news/:id',
    document: graphql(`
      mutation RestDeleteArticle($id: ID!) {
        deleteArticle(input: { id: $id }) {
          __typename
          ...RestFailure
        }
      }
    `),
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ deleteArticle }) => succeeded(deleteArticle),
    status: 204,
  }),
  call({
    call: 'POST /api/upload-news',
    multipart: true,
    document: graphql(`
      mutation RestUploadNewsImage($input: UploadNewsImageInput!) {
        uploadNewsImage(input: $input) {
          __typename
          ... on UploadNewsImageSuccess {
            imageUrl
          }
          ...RestFailure
        }
      }
    `),
    variables: ({ body, files }) => ({ input: { title: text(body.title), image: sentFile(files, 'image') } }),
    answer: ({ uploadNewsImage }) => ({ imageUrl: succeeded(uploadNewsImage).imageUrl }),
  }),
  call({
    call: 'GET /api/categories',
    document: graphql(`
      query RestCategories {
        newsCategories {
          id
          slug
          name
          description
          color
        }
      }
    `),
    answer: ({ newsCategories }) => newsCategories.map(({ id, ...rest }) => ({ id: Number(id), ...rest })),
  }),
];
