import { graphql } from '../../gql/index.ts';

// `$seen` is whether the comment was hidden on the screen, `$reported` whether it had open reports, `$reports` how many. Moderation actions, shared by the article page and the panel's queue.

export const HideComment = graphql(`
  mutation HideComment($id: ID!, $seen: Boolean!, $reported: Boolean!) {
    hideComment(input: { id: $id, seen: $seen, reported: $reported }) {
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
  mutation RestoreComment($id: ID!, $seen: Boolean!, $reports: Int) {
    restoreComment(input: { id: $id, seen: $seen, reports: $reports }) {
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
