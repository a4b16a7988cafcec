import { graphql } from '../../gql/index.ts';

// What staff decide about a comment, under the article and in the panel's queue alike.

export const HideComment = graphql(`
  mutation HideComment($id: ID!) {
    hideComment(input: { id: $id }) {
      ... on HideCommentSuccess {
        comment {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

export const RestoreComment = graphql(`
  mutation RestoreComment($id: ID!) {
    restoreComment(input: { id: $id }) {
      ... on RestoreCommentSuccess {
        comment {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

/** Lists of comments, empty ones too, are asked for again after a decision. */
export const CHANGES_COMMENTS = { additionalTypenames: ['Comment'] };
