import { graphql } from '../gql/index.ts';

/** What every mutation selects of its errors; `readOutcome` reads it. */
export const MutationFailure = graphql(`
  fragment MutationFailure on UserError {
    message
    ... on ValidationError {
      fields {
        path
        message
      }
    }
    ... on EditConflictError {
      fields {
        path
        message
        current
      }
    }
  }
`);
