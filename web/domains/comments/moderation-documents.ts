import { graphql } from '../../gql/index.ts';

// Moderation actions, shared by the article page and the panel's queue.

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

/** The type names let a decision invalidate the lists of comments, even if they are empty. */
export const CHANGES_COMMENTS = { additionalTypenames: ['Comment'] };
